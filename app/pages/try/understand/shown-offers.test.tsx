// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";

import type { ShownOfferView } from "#app/tool/worker/question-view.ts";

import { ShownOffers } from "./shown-offers.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function offer(at: number): ShownOfferView {
  const part = `BR-${at}`;
  return {
    part,
    quantity: "500",
    prices: ["4.20"],
    further: [],
    doubt: at === 45 ? "stands out among the others" : "",
    answers: [],
    draft: {
      of: { kind: "line", lineId: `a.csv#1:${at}`, tableId: "a.csv#1" },
      part,
      quantity: "500",
      price: "4.20",
      leadTime: "",
    },
  };
}

function render(element: ReactNode): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  act(() => root.render(element));
  return place;
}

test("what the file does not state is named in one line, and folded away", () => {
  const terms = [
    { what: "Supplier", read: "Brandt" },
    { what: "Incoterm", read: "not stated" },
    { what: "Lead time", read: "not stated" },
  ];
  const place = render(
    <ShownOffers offers={{ count: 1, terms, rows: [offer(1)] }} rows={[]} onAnswer={() => {}} />,
  );
  const folded = place.querySelector("details");
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector("summary")?.textContent).toBe("Not stated: Incoterm, Lead time");
  const shown = [...place.querySelectorAll("tbody th")].filter((each) => !folded?.contains(each));
  expect(shown.map((each) => each.textContent)).toEqual(["Supplier", "BR-1"]);
});

test("a long list is folded with its count said, all but what is in doubt, and unfolds", () => {
  const rows = Array.from({ length: 50 }, (_, index) => offer(index + 1));
  const place = render(
    <ShownOffers offers={{ count: 50, terms: [], rows }} rows={[]} onAnswer={() => {}} />,
  );
  const parts = () => [...place.querySelectorAll("tbody th")].map((each) => each.textContent);
  expect([parts().length, parts().at(-1)]).toEqual([31, "BR-45"]);
  const more = [...place.querySelectorAll("button")].find(
    (each) => each.textContent === "Show 19 more offers",
  );
  act(() => more?.click());
  expect(parts()).toHaveLength(50);
});
