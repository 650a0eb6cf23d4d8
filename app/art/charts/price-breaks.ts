import { amount, axes, caption, CHART, listed, readPairs, scale } from "./chart-sheet.ts";
import { circle, type Drawing, line, polyline, shown } from "../drafting.ts";
import type { Point } from "../geometry.ts";

const BOX = { left: 16, right: 336, top: 34, bottom: 196 };

/** What a lot costs by its size, under price breaks `1:12.40;100:9.80;250:8.35`: it falls at each break. */
export function priceBreaks(subject: string, unit: string): Drawing {
  const breaks = readPairs(subject).map(({ name, value: price }) => ({
    from: Number(name),
    price,
  }));
  const largest = breaks.at(-1)!.from * 1.25;
  const ends = breaks.map(({ price }, index) => (breaks[index + 1]?.from ?? largest) * price);
  const dearest = Math.max(...ends);
  const [across, up] = [scale(BOX.left, BOX.right, largest), scale(BOX.bottom, BOX.top, dearest)];
  const at = (quantity: number, price: number): Point => [across(quantity), up(quantity * price)];
  const ramps = breaks.map(({ from, price }, index) => {
    const to = breaks[index + 1]?.from ?? largest;
    return polyline([at(from, price), at(to, price)], "thick");
  });
  const steps = breaks.slice(1).map(({ from, price }, index) => {
    const [before, after] = [at(from, breaks[index]!.price), at(from, price)];
    return (
      line(...before, ...after, "hidden") +
      circle(...before, 3, "ground") +
      circle(...after, 3, "arrow") +
      line(after[0], BOX.bottom, after[0], BOX.bottom + 5, "dimension") +
      caption(after[0], BOX.bottom + 20, String(from), "middle")
    );
  });
  return {
    ...shown(0, 0, CHART.width, 226),
    body: axes(BOX.left, BOX.bottom, BOX.right + 16, 14) + ramps.join(""),
    notes:
      steps.join("") +
      caption(BOX.left + 10, 20, `Lot cost, to ${amount(dearest, unit)}`) +
      caption(BOX.right + 12, BOX.bottom - 8, "pieces", "end"),
    label: `Lot cost by quantity; it falls at ${listed(breaks.slice(1), ({ from }) => String(from))} pieces`,
  };
}
