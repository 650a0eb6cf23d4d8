/** Rows of 8-bit weights with what each of them is multiplied by. `inputs` is padded to 8 and `outputs` to 4. */
export interface Matrix {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly bias: Float32Array;
}

export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

/** The three loops in which nearly all of the time goes. */
export interface InnerLoops {
  /** Each row, rounded to 8 bits, times the matrix, plus its bias. */
  product(rows: Rows, matrix: Matrix): Rows;
  /** What each query takes from the values, by how much it is like their keys. */
  attend(query: Rows, key: Rows, value: Rows): Rows;
}

export function emptyRows(count: number, width: number): Rows {
  return { count, width, values: new Float32Array(count * width) };
}

export function paddedTo(count: number, step: number): number {
  return Math.ceil(count / step) * step;
}

/** Rounds each row to whole numbers from -127 to 127; gives what each row is to be multiplied by. */
export function roundRows(
  { count, width, values }: Rows,
  into: Int16Array | Int8Array,
  intoWidth: number,
  scales: Float32Array,
): void {
  for (let row = 0; row < count; row += 1) {
    const from = row * width;
    let most = 0;
    for (let at = from; at < from + width; at += 1) {
      const size = Math.abs(values[at] ?? 0);
      if (size > most) most = size;
    }
    const scale = most / 127 + 1e-12;
    const factor = 1 / scale;
    scales[row] = scale;
    const to = row * intoWidth;
    for (let at = 0; at < width; at += 1) {
      into[to + at] = Math.round((values[from + at] ?? 0) * factor);
    }
    for (let at = width; at < intoWidth; at += 1) into[to + at] = 0;
  }
}

/** Turns the first `width` of each `stride` values into shares of one, and the rest into nothing. */
export function softenRows(
  values: Float32Array,
  count: number,
  width: number,
  stride: number,
): void {
  for (let row = 0; row < count; row += 1) {
    const from = row * stride;
    let most = -Infinity;
    for (let at = from; at < from + width; at += 1) most = Math.max(most, values[at] ?? 0);
    let sum = 0;
    for (let at = from; at < from + width; at += 1) {
      const each = Math.exp((values[at] ?? 0) - most);
      values[at] = each;
      sum += each;
    }
    for (let at = from; at < from + width; at += 1) values[at] = (values[at] ?? 0) / sum;
    values.fill(0, from + width, from + stride);
  }
}
