import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { LadderRule } from "./ladder-rule.tsx";
import { evtolSample } from "#app/samples/evtol-sample.ts";
import { evtolSettings } from "./ladder-costs.ts";

const { min, max } = evtolSettings.shipsets;

/** Where a range input has its thumb: the share of its own scale. */
const onSlider = (shipsets: number) => ((shipsets - min) / (max - min)) * 100;

/** The places of the rule's parts, in percent of its width. */
function places(shipsets: number): number[] {
  const html = renderToString(<LadderRule spans={[]} shipsets={shipsets} />);
  return [...html.matchAll(/<svg x="([\d.]+)%"/g)].map(([, x]) => Number(x));
}

test("the rule has the scale of the slider above it: its pointer stands under the thumb", () => {
  for (const shipsets of [min, 12, max]) {
    const pointer = places(shipsets).at(-1);
    expect(pointer).toBeCloseTo(onSlider(shipsets), 1);
  }
});

test("the rungs stand on the same scale", () => {
  const rungs = places(min).slice(0, evtolSample.rungs.length);
  for (const [index, { shipsets }] of evtolSample.rungs.entries()) {
    expect(rungs[index]).toBeCloseTo(onSlider(shipsets), 1);
  }
});

test("a span that is too short for its name has it above, at every width", () => {
  const spans = [
    { from: 1, to: 1, quoteId: "bar" },
    { from: 2, to: max, quoteId: "forging" },
  ];
  const html = renderToString(<LadderRule spans={spans} shipsets={min} />);
  const shown = [...html.matchAll(/class="overflow-visible redraws ([^"]*)".*?<text[^>]*>(\w+)</g)];
  expect(shown.map(([, when, name]) => `${name} ${when}`.trim())).toEqual([
    "bar hidden",
    "bar",
    "forging",
    "forging hidden",
  ]);
});

test("a name is drawn over the pointer, which would strike it through", () => {
  const spans = [{ from: 1, to: max, quoteId: "bar" }];
  const html = renderToString(<LadderRule spans={spans} shipsets={max / 2} />);
  expect(html.indexOf(">bar</text>")).toBeGreaterThan(html.indexOf("text-signal"));
});
