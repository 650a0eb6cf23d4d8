// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { type DashboardRow, RankedRows } from "./ranked-rows.tsx";

const row = (rank: number, score: number, leadTimeDays: number | null): DashboardRow => ({
  id: `${rank}`,
  rank,
  supplier: `Supplier ${rank}`,
  note: "EUR, FCA",
  cost: { parts: 1, tooling: 0, freight: 0, duty: 0 },
  costText: "$1.00",
  leadTimeDays,
  reliability: 98,
  ordersOnTime: null,
  score,
});

function render(rows: DashboardRow[]) {
  const place = document.createElement("div");
  const scale = { cost: 3, leadTimeDays: 200 };
  place.innerHTML = renderToStaticMarkup(<RankedRows label="Ranked" rows={rows} scale={scale} />);
  return [...place.querySelectorAll("li")];
}

test("scores are whole, with a decimal where whole ones would tie", () => {
  const scoresOf = (...scores: number[]) =>
    render(scores.map((score, index) => row(index + 1, score, 100))).map(
      (item) => /Score ([\d.]+)$/.exec(item.textContent)?.[1],
    );
  expect(scoresOf(95.2, 91, 87.4)).toEqual(["95", "91", "87"]);
  expect(scoresOf(96.3, 95.8, 87.4)).toEqual(["96.3", "95.8", "87.4"]);
});

test("a line too short for its label keeps its arrows and has the label beside", () => {
  const [short, long] = render([row(1, 96, 49), row(2, 90, 180)]);
  // The label inside a line is painted with a broad edge of the ground, which breaks the line.
  expect(short?.querySelector("text")?.getAttribute("text-anchor")).toBeNull();
  expect(long?.querySelector("text")?.getAttribute("text-anchor")).toBe("middle");
});

test("on a phone, where no head stands above, figures without their orders say what they are", () => {
  const [item] = render([row(1, 96, null)]);
  const labels = [...(item?.querySelectorAll("span") ?? [])].filter(({ className }) =>
    className.split(" ").includes("md:sr-only"),
  );
  expect(labels.map(({ textContent }) => textContent)).toEqual(["Lead time ", "Reliability "]);
});
