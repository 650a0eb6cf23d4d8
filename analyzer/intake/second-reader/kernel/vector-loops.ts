import {
  type InnerLoops,
  type Matrix,
  paddedTo,
  roundRows,
  type Rows,
  softenRows,
} from "./inner-loops.ts";
import { kernelBytes } from "./kernel-bytes.ts";

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  product(...addressesAndCounts: number[]): void;
  scores(...addressesAndCounts: number[]): void;
  blend(...addressesAndCounts: number[]): void;
}

/** Where a matrix lies in the kernel's memory. */
interface PlacedMatrix {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
}

const pageBytes = 65_536;

/** The loops in WebAssembly with vectors (kernel.wat); `null` where the browser has none. */
export async function openVectorLoops(matrices: readonly Matrix[]): Promise<InnerLoops | null> {
  if (typeof WebAssembly === "undefined" || !WebAssembly.validate(kernelBytes)) return null;
  const { instance } = await WebAssembly.instantiate(kernelBytes);
  return new VectorLoops(instance.exports as unknown as Kernel, matrices);
}

class VectorLoops implements InnerLoops {
  readonly #kernel: Kernel;
  readonly #placed = new Map<Matrix, PlacedMatrix>();
  readonly #kept: number;
  #end = 0;

  constructor(kernel: Kernel, matrices: readonly Matrix[]) {
    this.#kernel = kernel;
    for (const matrix of matrices) {
      const { weights, scales, bias } = matrix;
      const placed = {
        weights: this.#room(weights.length),
        scales: this.#room(scales.length * 4),
        bias: this.#room(bias.length * 4),
      };
      const { buffer } = kernel.memory;
      new Int8Array(buffer, placed.weights).set(weights);
      new Float32Array(buffer, placed.scales).set(scales);
      new Float32Array(buffer, placed.bias).set(bias);
      this.#placed.set(matrix, placed);
    }
    this.#kept = this.#end;
  }

  product(rows: Rows, matrix: Matrix): Rows {
    const placed = this.#placed.get(matrix);
    if (!placed) throw new Error("The matrix is none of the reader's.");
    const { inputs, outputs } = matrix;
    this.#end = this.#kept;
    const count = paddedTo(rows.count, 2);
    const from = this.#room(count * inputs * 2);
    const scales = this.#room(count * 4);
    const to = this.#room(count * outputs * 4);
    const { memory } = this.#kernel;
    const whole = new Int16Array(memory.buffer, from, count * inputs);
    roundRows(rows, whole, inputs, new Float32Array(memory.buffer, scales, count));
    whole.fill(0, rows.count * inputs);
    const { weights, scales: wScales, bias } = placed;
    this.#kernel.product(from, scales, weights, wScales, bias, to, count, inputs, outputs);
    return this.#taken(to, rows.count, outputs);
  }

  attend(query: Rows, key: Rows, value: Rows): Rows {
    const { width } = query;
    const keys = paddedTo(key.count, 4);
    this.#end = this.#kept;
    const q = this.#room(query.values.length * 4);
    const k = this.#room(keys * width * 4);
    const v = this.#room(keys * width * 4);
    const shares = this.#room(query.count * keys * 4);
    const to = this.#room(query.count * width * 4);
    const { buffer } = this.#kernel.memory;
    new Float32Array(buffer, q).set(query.values);
    for (const [at, rows] of [
      [k, key],
      [v, value],
    ] as const) {
      const placed = new Float32Array(buffer, at, keys * width);
      placed.set(rows.values);
      placed.fill(0, rows.values.length);
    }
    this.#kernel.scores(q, k, shares, query.count, keys, width);
    const scores = new Float32Array(buffer, shares, query.count * keys);
    softenRows(scores, query.count, key.count, keys);
    this.#kernel.blend(shares, v, to, query.count, keys, width);
    return this.#taken(to, query.count, width);
  }

  #taken(from: number, count: number, width: number): Rows {
    const { buffer } = this.#kernel.memory;
    return { count, width, values: new Float32Array(buffer, from, count * width).slice() };
  }

  /** So many bytes more, where a vector may begin. */
  #room(bytes: number): number {
    const from = this.#end;
    this.#end = from + paddedTo(bytes, 16);
    const { memory } = this.#kernel;
    const missing = this.#end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    return from;
  }
}
