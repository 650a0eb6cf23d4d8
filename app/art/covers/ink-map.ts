import { flatten } from "../clipping.ts";
import { circlePoints, type Point } from "../geometry.ts";
import { HEIGHT, WIDTH } from "./field.ts";

// Reads covers back for the tests: is the markup sound, and do two of them look alike?

type Attributes = ReadonlyMap<string, string>;
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
interface Mark {
  tag: string;
  attributes: Attributes;
  matrix: Matrix;
}

const TAG = /<(\/?)(\w+)((?: [\w-]+="[^"<&]*")*)(\/?)>/y;

/** Every element with its place on the sheet. Throws where an XML parser would. */
export function readMarks(markup: string): Mark[] {
  const marks: Mark[] = [];
  const open: { tag: string; matrix: Matrix }[] = [{ tag: "", matrix: [1, 0, 0, 1, 0, 0] }];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < markup.length) {
    const at = TAG.lastIndex;
    const [, closing, tag = "", list = "", empty] = TAG.exec(markup) ?? [];
    if (tag === "") throw new Error(`Not a tag: ${markup.slice(at, at + 60)}`);
    if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`Unexpected </${tag}> at ${at}`);
      continue;
    }
    const pairs = [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)];
    const attributes = new Map(pairs.map(([, name = "", value = ""]) => [name, value]));
    if (attributes.size < pairs.length) throw new Error(`Attribute given twice: ${list}`);
    const matrix = multiplied(open.at(-1)?.matrix, transformOf(attributes.get("transform")));
    marks.push({ tag, attributes, matrix });
    if (!empty) open.push({ tag, matrix });
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return marks;
}

function multiplied(m: Matrix = [1, 0, 0, 1, 0, 0], n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function transformOf(attribute = ""): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of attribute.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third = 0] = list.split(/[ ,]+/).map(Number);
    if (name === "translate") matrix = multiplied(matrix, [1, 0, 0, 1, first, second ?? 0]);
    if (name === "scale") matrix = multiplied(matrix, [first, 0, 0, second ?? first, 0, 0]);
    if (name === "rotate") {
      const angle = (first * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const about: Matrix = [1, 0, 0, 1, second ?? 0, third];
      matrix = multiplied(multiplied(matrix, about), [cos, sin, -sin, cos, 0, 0]);
      matrix = multiplied(matrix, [1, 0, 0, 1, -(second ?? 0), -third]);
    }
  }
  return matrix;
}

const COLUMNS = 12;
const ROWS = 8;

/** How much line there is in each cell of the field, as a unit vector. */
export function inkMap(markup: string): number[] {
  const cells = Array.from({ length: COLUMNS * ROWS }, () => 0);
  for (const mark of readMarks(markup)) {
    if (!isInk(mark)) continue;
    for (const outline of outlines(mark)) {
      for (const [i, end] of outline.entries()) addInk(cells, outline[i - 1] ?? end, end);
    }
  }
  const size = Math.hypot(...cells);
  return cells.map((ink) => ink / size);
}

/** 1 when the ink lies in the same places, 0 when none of it does. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, ink, i) => sum + ink * (b[i] ?? 0), 0);
}

/** Hatching is tone, not line: left out, or two sections would be alike for their shading alone. */
const isInk = ({ attributes }: Mark) =>
  attributes.get("stroke") !== "var(--grid)" &&
  attributes.get("stroke-width") !== ".6" &&
  !(attributes.get("stroke") === "none" && attributes.get("fill") === "var(--fill)");

/** Arcs become two chords, which is close enough for cells of forty units. */
const withChords = (d: string) =>
  d.replace(/a([\d.]+) [\d.]+ 0 1 0 (-?[\d.]+) 0/g, (_, radius: string, across: string) => {
    const half = Number(across) / 2;
    const rise = Math.sign(half) * Number(radius);
    return `l${half} ${rise}l${half} ${-rise}`;
  });

function outlines({ tag, attributes, matrix: [a, b, c, d, e, f] }: Mark): Point[][] {
  const number = (name: string) => Number(attributes.get(name));
  const drawn =
    tag === "circle"
      ? [circlePoints(number("cx"), number("cy"), number("r"), 16)]
      : flatten(withChords(attributes.get("d") ?? ""));
  return drawn.map((outline) =>
    outline.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]),
  );
}

function addInk(cells: number[], [x1, y1]: Point, [x2, y2]: Point): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const pieces = Math.max(1, Math.ceil(length / 10));
  for (let i = 0; i < pieces; i++) {
    const share = (i + 0.5) / pieces;
    const column = Math.floor(((x1 + (x2 - x1) * share) * COLUMNS) / WIDTH);
    const row = Math.floor(((y1 + (y2 - y1) * share) * ROWS) / HEIGHT);
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) continue;
    const cell = row * COLUMNS + column;
    cells[cell] = (cells[cell] ?? 0) + length / pieces;
  }
}
