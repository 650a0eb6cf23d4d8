// @vitest-environment jsdom
import { expect, test } from "vitest";

import { drawingFile } from "../drawing-file.ts";
import type { Drawing } from "../drafting.ts";
import { costBars } from "./cost-bars.ts";
import { dimensionLines } from "./dimension-lines.ts";
import { priceBreaks } from "./price-breaks.ts";
import { runChart } from "./run-chart.ts";

/** CSS pixels that a figure of an article has on a phone. */
const narrowestShownWidth = 308;

const charts: Record<string, Drawing> = {
  "dimension lines": dimensionLines("Kestrel Fasteners:0.0142;Per each:0.0198", "$"),
  "cost bars": costBars("Norrvik:36720+9000+2600+0;Brandt:34000+0+6100+2040", "$"),
  "price breaks": priceBreaks("1:12.40;100:9.80;250:8.35;500:7.9", "$"),
  "run chart": runChart("97,92,95,98,88,96,97,99,94,95,98,97", 95),
};

test.each(Object.entries(charts))(
  "%s can be read on a phone, and nothing leaves the sheet",
  (_, chart) => {
    const document = new DOMParser().parseFromString(drawingFile(chart), "image/svg+xml");
    for (const text of document.querySelectorAll("text")) {
      const size = Number(text.getAttribute("font-size"));
      expect((size * narrowestShownWidth) / chart.width).toBeGreaterThanOrEqual(11);
      const length = (text.textContent ?? "").length * size * 0.6;
      const shift =
        { start: 0, middle: 0.5, end: 1 }[text.getAttribute("text-anchor") ?? "start"] ?? 0;
      const left = Number(text.getAttribute("x")) - length * shift;
      expect(left, text.textContent).toBeGreaterThanOrEqual(0);
      expect(left + length, text.textContent).toBeLessThanOrEqual(chart.width);
    }
  },
);

test("a dimension line is as long as its value says", () => {
  const { notes = "" } = dimensionLines("Half:5;Whole:10", "");
  const ends = [...notes.matchAll(/<path[^>]*stroke-width="\.75" d="M12 \d+l(\d+\.?\d*) 0"/g)].map(
    ([, x]) => Number(x),
  );
  expect(ends).toHaveLength(2);
  expect(ends[0]! * 2).toBeCloseTo(ends[1]!, 0);
});

test("labels say the values", () => {
  expect(charts["cost bars"]?.label).toContain("Norrvik $48,320, Brandt $42,140");
  expect(charts["price breaks"]?.label).toContain("falls at 100, 250, 500 pieces");
});
