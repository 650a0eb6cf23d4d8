// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";

import type { ShownOfferView } from "#app/tool/worker/question-messages.ts";

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

test("a long list is folded with its count said, all but what is in doubt, and unfolds", () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  const rows = Array.from({ length: 50 }, (_, index) => offer(index + 1));
  act(() =>
    root.render(
      <ShownOffers offers={{ count: 50, terms: [], rows }} rows={[]} onAnswer={() => {}} />,
    ),
  );
  const parts = () => [...place.querySelectorAll("tbody th")].map((each) => each.textContent);
  expect([parts().length, parts().at(-1)]).toEqual([31, "BR-45"]);
  const more = [...place.querySelectorAll("button")].find(
    (each) => each.textContent === "Show 19 more offers",
  );
  act(() => more?.click());
  expect(parts()).toHaveLength(50);
});
