import { bytesOfWord, featureCount } from "./features.ts";
import { type Matrix, paddedTo } from "./kernel/inner-loops.ts";

/** `reader.json`: what the model is, and where in `reader.bin` each of its tensors lies. */
export interface ReaderCard {
  readonly format: number;
  readonly bytes: number;
  readonly width: number;
  readonly layers: number;
  readonly heads: number;
  /** What each head looks at. */
  readonly attention: readonly ("all" | "row" | "column")[];
  readonly rotary: Readonly<Record<"row" | "column" | "index", readonly number[]>>;
  readonly word: { readonly bytes: number; readonly features: number };
  readonly labels: readonly string[];
  readonly pointers: readonly string[];
  readonly pointerWidth: number;
  readonly pointerRows: number;
  readonly tensors: readonly TensorCard[];
}

interface TensorCard {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: string;
  readonly offset: number;
  readonly scaleOffset?: number;
}

/** A table of vectors, or a single one. */
export interface Tensor {
  readonly rowCount: number;
  readonly width: number;
  readonly values: Float32Array;
}

export interface ReaderWeights {
  readonly card: ReaderCard;
  readonly matrices: readonly Matrix[];
  /** "block0.qkv": a product with its bias. */
  matrix(name: string): Matrix;
  tensor(name: string): Tensor;
}

/** Throws where the file is not what its card says, or the card is for another version of this code. */
export function openWeights(card: ReaderCard, bytes: Uint8Array): ReaderWeights {
  if (card.format !== 1 || card.bytes !== bytes.length) throw new Error("The weights are others.");
  if (card.word.bytes !== bytesOfWord || card.word.features !== featureCount) {
    throw new Error("The weights are for other features.");
  }
  const { buffer } = new Uint8Array(bytes);
  const named = new Map(card.tensors.map((tensor) => [tensor.name, tensor]));
  const found = (name: string): TensorCard => {
    const tensor = named.get(name);
    if (!tensor) throw new Error(`The weights have no ${name}.`);
    return tensor;
  };
  const tensors = new Map<string, Tensor>();
  const matrices = new Map<string, Matrix>();
  for (const { name } of card.tensors) {
    const matrix = /^(?<of>.+)\.weight$/.exec(name)?.groups?.["of"];
    if (matrix === undefined || named.get(`${matrix}.bias`) === undefined) continue;
    matrices.set(matrix, matrixOf(buffer, found(name), found(`${matrix}.bias`)));
  }
  return {
    card,
    matrices: [...matrices.values()],
    matrix(name) {
      const matrix = matrices.get(name);
      if (!matrix) throw new Error(`The weights have no ${name}.`);
      return matrix;
    },
    tensor(name) {
      const known = tensors.get(name) ?? tensorOf(buffer, found(name));
      tensors.set(name, known);
      return known;
    },
  };
}

function tensorOf(buffer: ArrayBuffer, { shape, type, offset, scaleOffset }: TensorCard): Tensor {
  const count = shape.reduce((product, each) => product * each, 1);
  const rowCount = shape.length > 1 ? (shape[0] ?? 1) : 1;
  const width = count / rowCount;
  if (type === "float32") {
    return { rowCount, width, values: new Float32Array(buffer, offset, count) };
  }
  const whole = new Int8Array(buffer, offset, count);
  const scales = new Float32Array(buffer, scaleOffset ?? 0, rowCount);
  const values = Float32Array.from(
    whole,
    (value, at) => value * (scales[Math.floor(at / width)] ?? 0),
  );
  return { rowCount, width, values };
}

/** Padded with nothing to what the kernel takes at once. */
function matrixOf(buffer: ArrayBuffer, weight: TensorCard, bias: TensorCard): Matrix {
  const [rowCount = 0, width = 0] = weight.shape;
  if (weight.type !== "int8") throw new Error(`${weight.name} is not of 8 bits.`);
  const inputs = paddedTo(width, 8);
  const outputs = paddedTo(rowCount, 4);
  const weights = new Int8Array(inputs * outputs);
  for (let row = 0; row < rowCount; row += 1) {
    weights.set(new Int8Array(buffer, weight.offset + row * width, width), row * inputs);
  }
  const scales = new Float32Array(outputs);
  scales.set(new Float32Array(buffer, weight.scaleOffset ?? 0, rowCount));
  const biases = new Float32Array(outputs);
  biases.set(tensorOf(buffer, bias).values);
  return { inputs, outputs, weights, scales, bias: biases };
}
