// @vitest-environment jsdom
import { expect, test } from "vitest";

import { drawingFile } from "../drawing-file.ts";
import type { Drawing } from "../drafting.ts";
import { dimensionLines } from "./dimension-lines.ts";
import { dimensionPairs } from "./dimension-pairs.ts";
import { gateChain } from "./gate-chain.ts";
import { priceBreaks } from "./price-breaks.ts";
import { runChart } from "./run-chart.ts";
import { COST_PARTS, stackedBars } from "./stacked-bars.ts";
import { weightedBars } from "./weighted-bars.ts";

/** CSS pixels that a figure of an article has on a phone. */
const narrowestShownWidth = 308;

const charts: Record<string, Drawing> = {
  "dimension lines": dimensionLines("Kestrel Fasteners:0.0142;Per each:0.0198", "$"),
  "dimension pairs": dimensionPairs("Housing casting:4.5:22;Seal, custom profile:20:9", " weeks"),
  "gate chain": gateChain("Inbox:30;Approvals:60;ERP:90", " days"),
  "cost bars": stackedBars("Norrvik:36720+9000+2600+0;Brandt:34000+0+6100+2040", "$", COST_PARTS),
  "cost bars of six parts": stackedBars("Halden:36800+0+0+0+184+0", "$", COST_PARTS),
  "stacked bars": stackedBars("One round:408;Two rounds:132+69", " pages", ["first", "second"]),
  "weighted bars": weightedBars("Delivery:70:0.3;Quality:87:0.5;Innovation:100:0.2"),
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
  expect(charts["cost bars of six parts"]?.label).toContain("scrap, money tied up");
  expect(charts["stacked bars"]?.label).toContain("One round 408 pages, Two rounds 201 pages");
  expect(charts["weighted bars"]?.label).toContain("Delivery 70 at 30%");
  expect(charts["weighted bars"]?.label).toContain("total 84.5");
  expect(charts["price breaks"]?.label).toContain("falls at 100, 250, 500 pieces");
});
