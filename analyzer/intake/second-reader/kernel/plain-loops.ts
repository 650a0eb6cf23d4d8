import {
  emptyRows,
  type InnerLoops,
  type Matrix,
  roundRows,
  type Rows,
  softenRows,
} from "./inner-loops.ts";

/** The same as the kernel, for where WebAssembly has no vectors: about ten times slower. */
export const plainLoops: InnerLoops = { product, attend };

function product(rows: Rows, { inputs, outputs, weights, scales, bias }: Matrix): Rows {
  const whole = new Int8Array(rows.count * inputs);
  const rowScales = new Float32Array(rows.count);
  roundRows(rows, whole, inputs, rowScales);
  const out = emptyRows(rows.count, outputs);
  for (let row = 0; row < rows.count; row += 1) {
    const from = row * inputs;
    for (let output = 0; output < outputs; output += 1) {
      const weight = output * inputs;
      let sum = 0;
      for (let at = 0; at < inputs; at += 1) {
        sum += (whole[from + at] ?? 0) * (weights[weight + at] ?? 0);
      }
      out.values[row * outputs + output] =
        sum * (rowScales[row] ?? 0) * (scales[output] ?? 0) + (bias[output] ?? 0);
    }
  }
  return out;
}

function attend(query: Rows, key: Rows, value: Rows): Rows {
  const { width } = query;
  const shares = emptyRows(query.count, key.count);
  for (let row = 0; row < query.count; row += 1) {
    for (let other = 0; other < key.count; other += 1) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) {
        sum += (query.values[row * width + at] ?? 0) * (key.values[other * width + at] ?? 0);
      }
      shares.values[row * key.count + other] = sum;
    }
  }
  softenRows(shares.values, query.count, key.count, key.count);
  const out = emptyRows(query.count, width);
  for (let row = 0; row < query.count; row += 1) {
    for (let other = 0; other < key.count; other += 1) {
      const share = shares.values[row * key.count + other] ?? 0;
      for (let at = 0; at < width; at += 1) {
        const to = row * width + at;
        out.values[to] = (out.values[to] ?? 0) + share * (value.values[other * width + at] ?? 0);
      }
    }
  }
  return out;
}
