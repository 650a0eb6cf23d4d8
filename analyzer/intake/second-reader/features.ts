import { isDateWord, numeralIn, readNumeral, type DecimalSign } from "./numerals.ts";
import { isLine, type Piece } from "./piece.ts";
import { numberParts } from "./row-products.ts";
import { anyDigit, shapeOf, textOf, type Word, wordsOf } from "./words.ts";

export const bytesOfWord = 20;
export const featureCount = 36;
const wordHashes = 8192;
const shapeHashes = 1024;
const mostColumns = 32;

/** All that the model is told about each word of a document. */
export interface Features {
  readonly words: readonly Word[];
  readonly values: readonly (number | null)[];
  readonly sign: DecimalSign;
  /** `bytesOfWord` for each word. */
  readonly bytes: Uint8Array;
  readonly wordHash: Int32Array;
  readonly shapeHash: Int32Array;
  /** `featureCount` for each word. */
  readonly features: Float32Array;
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly places: Int32Array;
  readonly tables: Int32Array;
}

const encoder = new TextEncoder();

export function featuresOf(pieces: readonly Piece[]): Features {
  const words = wordsOf(pieces);
  const firstRows = new Map<number, number>();
  for (const { table, row } of pieces) {
    if (!firstRows.has(table)) firstRows.set(table, row);
  }
  const { numerals, sign } = numeralsOf(words);
  const values = words.map(({ piece }, at) => {
    if (piece.kind === "number") return piece.number;
    const numeral = numerals[at] ?? null;
    return numeral === null ? null : readNumeral(numeral, sign).value;
  });
  const parts = numberParts(words, values);
  const count = words.length;
  const found = {
    words,
    values,
    sign,
    bytes: new Uint8Array(count * bytesOfWord),
    wordHash: new Int32Array(count),
    shapeHash: new Int32Array(count),
    features: new Float32Array(count * featureCount),
    rows: new Int32Array(count),
    columns: new Int32Array(count),
    places: new Int32Array(count),
    tables: new Int32Array(count),
  };
  const lastInColumn = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const { piece, from, to } = word;
    const text = textOf(word);
    found.bytes.set(encoder.encode(text).subarray(0, bytesOfWord), at * bytesOfWord);
    const plain = text.toLowerCase().replace(/^[.,;:!?'"]+|[.,;:!?'"]+$/g, "");
    found.wordHash[at] = hashOf(plain.replace(/[0-9]/g, "0"), wordHashes);
    found.shapeHash[at] = hashOf(shapeOf(text), shapeHashes);
    const own = found.features.subarray(at * featureCount, (at + 1) * featureCount);
    const value = values[at] ?? null;
    if (value !== null) {
      const column = `${piece.table} ${piece.column}`;
      const isCell = piece.kind === "number";
      setNumber(own, value, numerals[at] ?? "", isCell, lastInColumn.get(column));
      lastInColumn.set(column, value);
      const { product, factor, per, sum, discounted, discount } = parts;
      for (const [place, each] of [product, factor, per, sum].entries()) {
        own[10 + place] = each[at] ?? 0;
      }
      own[34] = discounted[at] ?? 0;
      own[35] = discount[at] ?? 0;
    }
    setWord(own, text, word);
    const before = piece.text.slice(Math.max(0, from - 1), from);
    const after = piece.text.slice(to, to + 1);
    own[30] = Number(before === "(" || before === "（");
    own[31] = Number(after === ")" || after === "）");
    own[32] = Number(piece.row === firstRows.get(piece.table));
    own[33] = Number(/[:：]$/.test(text) || after === ":" || after === "：");
    found.rows[at] = piece.row;
    found.columns[at] = Math.min(piece.column, mostColumns - 1);
    found.places[at] = Math.min(word.at, mostColumns - 1);
    found.tables[at] = piece.table;
  }
  return found;
}

/** The digits of each word that is a number, and which decimal sign most of them prove. */
function numeralsOf(words: readonly Word[]) {
  const votes = { point: 0, comma: 0 };
  const numerals = words.map((word) => {
    const text = textOf(word);
    if (word.piece.kind === "date" || isDateWord(text)) return null;
    const numeral = numeralIn(text);
    const proof = numeral && word.piece.kind === "text" ? readNumeral(numeral).sign : null;
    if (proof) votes[proof] += 1;
    return numeral;
  });
  const sign: DecimalSign = votes.comma > votes.point ? "comma" : "point";
  return { numerals, sign };
}

function setNumber(
  own: Float32Array,
  value: number,
  numeral: string,
  isCell: boolean,
  last: number | undefined,
): void {
  const isWhole = Math.abs(value) >= 1e15 || Number.isInteger(value);
  own[0] = 1;
  own[1] = Math.max(-3, Math.min(8, Math.log10(Math.abs(value) + 1e-4))) / 4;
  own[2] = Number(isWhole);
  own[3 + (isCell && !isWhole ? decimalsOfCell(value) : decimalsOf(numeral))] = 1;
  own[8] = Number(last !== undefined && value === last + 1);
  own[9] = Number(last !== undefined && value === last);
  own[14] = Number(value <= 30 && isWhole);
  own[15] = Number(value >= 1900 && value < 2100 && isWhole);
}

function decimalsOf(numeral: string): number {
  return Math.min(4, /[.,]([0-9]+)$/.exec(numeral)?.[1]?.length ?? 0);
}

function decimalsOfCell(value: number): number {
  const fraction = value.toFixed(6).replace(/0+$/, "").split(".")[1] ?? "";
  return Math.min(4, fraction.length);
}

function setWord(own: Float32Array, text: string, { piece, at, count }: Word): void {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  own[16] = Number(piece.kind === "number");
  own[17] = Number(piece.kind === "date" || isDateWord(text));
  own[18] = Number(isLine(piece));
  own[19] = Number(piece.isMailHead);
  own[20] = Number(at === 0);
  own[21] = Number(at === count - 1);
  own[22] = Math.min(count, 20) / 10;
  own[23] = Number(/[€$£¥₹₺]/.test(text));
  own[24] = Number(text.includes("%"));
  own[25] = Number(/\p{Lu}/u.test(first));
  own[26] = Number(/\p{Lu}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text));
  own[27] = Number(anyDigit.test(text));
  own[28] = Number(/\p{L}/u.test(text));
  own[29] = Number(text.includes("@"));
}

/** CRC-32, as the training has it. */
function hashOf(text: string, size: number): number {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) {
    crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ((crc ^ 0xffffffff) >>> 0) % size;
}

const crcTable = Int32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
