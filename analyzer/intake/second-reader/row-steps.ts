import { emptyRows, type Rows } from "./kernel/inner-loops.ts";
import type { Tensor } from "./weights.ts";

export function rowsOf({ width, values }: Pick<Tensor, "width" | "values">, row: number) {
  return values.subarray(row * width, (row + 1) * width);
}

export function addRows(to: Rows, other: Rows): void {
  for (let at = 0; at < to.values.length; at += 1) {
    to.values[at] = (to.values[at] ?? 0) + (other.values[at] ?? 0);
  }
}

/** Each row with a mean of nothing and a spread of one (layer norm). */
export function evened({ count, width, values }: Rows, gain: Tensor, bias: Tensor): Rows {
  const out = emptyRows(count, width);
  for (let row = 0; row < count; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width);
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += own[at] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let at = 0; at < width; at += 1) squares += ((own[at] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + 1e-5);
    for (let at = 0; at < width; at += 1) {
      out.values[row * width + at] =
        ((own[at] ?? 0) - mean) * factor * (gain.values[at] ?? 0) + (bias.values[at] ?? 0);
    }
  }
  return out;
}

const steps = 1000;
const most = 4;

/** x · ½ · (1 + erf(x / √2)), in place; the curve comes from a table, between whose steps it is straight. */
export function curved(rows: Rows): Rows {
  const { values } = rows;
  for (let at = 0; at < values.length; at += 1) {
    const x = values[at] ?? 0;
    const place = Math.min(
      2 * most * steps - 0.001,
      Math.max(0, (x * steps) / Math.SQRT2 + most * steps),
    );
    const low = Math.floor(place);
    const curve = errorCurve[low] ?? 0;
    values[at] = x * 0.5 * (1 + curve + (place - low) * ((errorCurve[low + 1] ?? 0) - curve));
  }
  return rows;
}

const errorCurve = Float32Array.from({ length: 2 * most * steps + 1 }, (_, index) =>
  errorFunction((index - most * steps) / steps),
);

/** By its power series, which for so few values is fast enough and exact. */
function errorFunction(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; n < 120; n += 1) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}
