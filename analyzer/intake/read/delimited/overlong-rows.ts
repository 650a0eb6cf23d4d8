import { textCell } from "../findings.ts";
import { holdsFigure, type GridRow } from "../grid.ts";

/** So many values too many at most: beyond that nobody can say what belonged together. */
const mostExtra = 4;
const mostWidth = 20;

/**
 * Puts values together again that a comma within them split: 1,50 without quotes, or "Plate, 10 mm". What belongs
 * together shows by quantity times price, or by the kinds of values in rows that are whole.
 */
export function withJoinedValues(rows: readonly GridRow[]): readonly GridRow[] {
  const start = rows.findIndex(isHeader);
  const header = rows[start];
  if (header === undefined) return rows;
  const width = textsOf(header).length;
  if (width > mostWidth) return rows;
  const body = rows.slice(start + 1).map((row) => ({ row, texts: textsOf(row) }));
  if (!body.some(({ texts }) => texts.length > width)) return rows;
  const kinds = kindsOf(
    body.flatMap(({ texts }) => (texts.length === width ? [texts] : [])),
    width,
  );
  return [
    ...rows.slice(0, start + 1),
    ...body.map(({ row, texts }) => {
      const joined = texts.length > width ? joinedTo(width, texts, kinds) : null;
      return joined === null ? row : { ...row, cells: joined.map(textCell) };
    }),
  ];
}

/** The first row of at least three words. */
function isHeader({ cells }: GridRow): boolean {
  const filled = cells.filter((cell) => cell !== null);
  return filled.length >= 3 && !filled.some(holdsFigure);
}

/** Up to the last value. */
function textsOf({ cells }: GridRow): string[] {
  const last = cells.findLastIndex((cell) => cell !== null);
  return cells.slice(0, last + 1).map((cell) => cell?.text ?? "");
}

type Kind = "figure" | "words" | null;

/** What all whole rows have in each column; `null` where they differ. */
function kindsOf(rows: readonly (readonly string[])[], width: number): Kind[] {
  return Array.from({ length: width }, (_, column) => {
    const kinds = new Set(rows.map((row) => kindOf(row[column] ?? "")));
    const [only] = kinds;
    return kinds.size === 1 ? (only ?? null) : null;
  });
}

function kindOf(text: string): Kind {
  if (text === "") return null;
  return /^\D{0,4}\d[\d.,'’ ]*\D{0,4}$/u.test(text) ? "figure" : "words";
}

/** The one way to join values that the arithmetic or the other rows bear out; `null` where none or several do. */
function joinedTo(
  width: number,
  texts: readonly string[],
  kinds: readonly Kind[],
): readonly string[] | null {
  if (texts.length - width > mostExtra) return null;
  const extra = texts.length - width;
  const proved = joinings(texts, extra, joinedText).filter(holdsProduct);
  if (proved.length === 1) return proved[0] ?? null;
  // Digits may be two numbers as well as one: only words are joined without a proof.
  const possible = proved.length > 0 ? proved : joinings(texts, extra, joinedWords);
  const alike = possible.filter((row) =>
    row.every((text, column) => {
      const kind = kinds[column] ?? null;
      return kind === null || text === "" || kindOf(text) === kind;
    }),
  );
  const isKnown = kinds.filter((kind) => kind !== null).length >= width / 2;
  return isKnown && alike.length === 1 ? (alike[0] ?? null) : null;
}

/** All ways to join neighbours, each a number with its decimals or words with words. */
function joinings(
  texts: readonly string[],
  count: number,
  join: (before: string, after: string) => string | null,
): string[][] {
  if (count === 0) return [[...texts]];
  const found = new Map<string, string[]>();
  for (let at = 0; at + 1 < texts.length; at += 1) {
    const [before = "", after = ""] = texts.slice(at, at + 2);
    const joined = join(before, after);
    if (joined === null) continue;
    const shorter = [...texts.slice(0, at), joined, ...texts.slice(at + 2)];
    for (const row of joinings(shorter, count - 1, join)) found.set(row.join("\u0001"), row);
  }
  return [...found.values()];
}

function joinedText(before: string, after: string): string | null {
  if (/^\D{0,4}\d{1,3}(?:[.' ]?\d{3})*$/u.test(before) && /^\d{2,5}\D{0,5}$/u.test(after)) {
    return `${before},${after}`;
  }
  return joinedWords(before, after);
}

function joinedWords(before: string, after: string): string | null {
  const areWords = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  return areWords ? `${before}, ${after}` : null;
}

/** Three of its numbers are a quantity, a price and what they give. */
function holdsProduct(row: readonly string[]): boolean {
  return (["point", "comma"] as const).some((decimal) => {
    const numbers = row.flatMap((text) => {
      const numeral = /^\D{0,4}(\d[\d.,'’ ]*)\D{0,4}$/u.exec(text)?.[1]?.trim();
      if (numeral === undefined) return [];
      const plain =
        decimal === "point"
          ? numeral.replace(/[,'’ ]/g, "")
          : numeral.replace(/[.'’ ]/g, "").replace(",", ".");
      const value = Number(plain);
      return Number.isFinite(value) ? [value] : [];
    });
    return numbers.some((count, at) =>
      numbers.slice(at + 1).some((each, next) => {
        if (count < 2 || !Number.isInteger(count) || each <= 0) return false;
        return numbers
          .slice(at + next + 2)
          .some((sum) => Math.abs(count * each - sum) <= 0.00005 * count + 0.0051 && sum > each);
      }),
    );
  });
}
