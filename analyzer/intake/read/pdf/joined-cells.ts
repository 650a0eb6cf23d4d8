import { readHeader } from "../../recognize/headers/read-header.ts";
import { plainText } from "../../recognize/values/plain-words.ts";
import type { Span } from "./pdf-rows.ts";
import type { PdfTable } from "./pdf-figures.ts";

/** What one of several values in a cell looks like. */
type Kind = "position" | "quantity" | "unit" | "money" | "percent" | "code" | "term" | "words";

const patterns: Readonly<Record<Kind, string>> = {
  position: String.raw`(\d{1,4}(?:\.\d{1,3}){0,2}[.)]?)`,
  quantity: String.raw`(\d{1,3}(?:[.,'’ ]?\d{3})*(?:[.,]\d{1,3})?(?:\s\p{L}{1,6}\.?)?)`,
  unit: String.raw`((?!(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|JPY|CNY|CAD|AUD)(?!\p{L}))\p{L}{1,6}[.²³]?)`,
  money: String.raw`((?:\p{Sc}\s?|[A-Z]{3}\s)?\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2,4}(?:\s?\p{Sc}|\s[A-Z]{3})?)`,
  percent: String.raw`(\d{1,2}(?:[.,]\d{1,2})?\s?%?)`,
  term: String.raw`((?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?)?\p{L}[\p{L}.]+(?:\s\p{L}+)*)`,
  code: String.raw`((?=\S*\d|\p{Lu}+-\p{Lu})[\p{L}\d][\p{L}\d./_-]{2,})`,
  words: String.raw`(.*\p{L}{2}.*)`,
};

const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  position: ["position"],
  quantity: ["quantity"],
  unit: ["unit", "money"],
  priceUnit: ["unit", "money"],
  price: ["money"],
  total: ["money"],
  discount: ["percent"],
  leadTime: ["term"],
  part: ["code"],
  drawing: ["code"],
  makerPart: ["code"],
  description: ["words"],
};

interface Cut {
  readonly headers: readonly string[];
  readonly kinds: readonly Kind[];
}

const mostHeaderWords = 6;
/** Totals and notes stand among the values as well. */
const leastKnown = 0.6;

/**
 * Columns that stand too close to be told apart by their gap: "1 40 st VDB-5120" below "Pos Aantal Artikel". The
 * words of the header and the values of all rows say where they part.
 */
export function withPartedCells(table: PdfTable): PdfTable {
  for (let column = 0; column < table.columns.length; column += 1) {
    const cut = cutOf(table.rows, column);
    if (cut !== null) return withPartedCells(partedAt(table, column, cut));
  }
  return table;
}

function cutOf(rows: PdfTable["rows"], column: number): Cut | null {
  const header = rows[0]?.[column] ?? "";
  const words = header.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2 || words.length > mostHeaderWords) return null;
  const cells = rows
    .slice(1)
    .map((row) => row[column] ?? "")
    .filter((text) => /\d/.test(text) && text !== header);
  if (cells.length === 0) return null;
  const isOne = isOneName(header);
  // The price of one and that of the line are both prices; parts have one column.
  const hasParts = (rows[0] ?? []).some(
    (text, at) => at !== column && groupOf(meaningOf(text, false)) === "part",
  );
  const others = hasParts ? ["part"] : [];
  return (
    cutsOf(words, others).find(({ kinds }) => {
      // "Quantity Unit" above "40 PCS" names both of them.
      if (isOne && kinds.join(" ") !== "quantity unit") return false;
      const whole = patternOf(kinds);
      const full = cells.filter((text) => whole.test(text));
      const known = cells.filter((text) => whole.test(text) || slotOf(kinds, text) !== null);
      const isProven = full.length > 1 || cells.length === 1 || kinds.includes("unit");
      return full.length > 0 && isProven && known.length >= leastKnown * cells.length;
    }) ?? null
  );
}

/** "Unit price" is one thing, though both of its words name one. */
function isOneName(header: string): boolean {
  return readHeader(header).meanings.some(({ words }) => plainText(words) === plainText(header));
}

/** The ways to part the words of a header into names of different fields, those with most fields first. */
function cutsOf(words: readonly string[], others: readonly string[]): Cut[] {
  return namings(words, others)
    .filter((cut) => cut.headers.length > 1)
    .sort((a, b) => b.headers.length - a.headers.length || signsFirst(a) - signsFirst(b));
}

/** In "Price € % off" the sign goes with the price. */
function signsFirst({ headers }: Cut): number {
  return headers.filter((header) => /^\p{Sc}/u.test(header)).length;
}

function namings(words: readonly string[], known: readonly string[]): Cut[] {
  if (words.length === 0) return [{ headers: [], kinds: [] }];
  return words.flatMap((_, index) => {
    const header = words.slice(0, index + 1).join(" ");
    const rest = words.slice(index + 1);
    const meaning = meaningOf(header, rest.length === 0 && known.at(-1) === "part");
    const group = groupOf(meaning);
    if (meaning === null || group === null || known.includes(group)) return [];
    return namings(rest, [...known, group]).flatMap((cut) =>
      (kindsOf[meaning] ?? []).map((kind) => ({
        headers: [header, ...cut.headers],
        kinds: [kind, ...cut.kinds],
      })),
    );
  });
}

/** What stands last, behind the name of the part, describes it whatever it is called. */
function meaningOf(header: string, isLastBehindPart: boolean): string | null {
  const { meanings, rest } = readHeader(header);
  const [first] = meanings;
  if (first !== undefined && rest === "" && first.score >= leastScore) return first.meaning;
  return isLastBehindPart && first === undefined ? "description" : null;
}

const leastScore = 78;

/** A table names its parts once. */
function groupOf(meaning: string | null): string | null {
  return meaning === "drawing" || meaning === "makerPart" ? "part" : meaning;
}

function patternOf(kinds: readonly Kind[]): RegExp {
  return new RegExp(`^${kinds.map((kind) => patterns[kind]).join(String.raw`\s+`)}$`, "u");
}

/** Which of the values a cell holds that has one of them alone. */
function slotOf(kinds: readonly Kind[], text: string): number | null {
  const slot = kinds.findIndex(
    (kind) => kind !== "words" && new RegExp(`^${patterns[kind]}$`, "u").test(text),
  );
  return slot === -1 ? null : slot;
}

function partedAt(table: PdfTable, column: number, { headers, kinds }: Cut): PdfTable {
  const whole = patternOf(kinds);
  const header = table.rows[0]?.[column] ?? "";
  const partsOf = (text: string): readonly string[] => {
    if (text === header) return headers;
    const found = whole.exec(text);
    if (found !== null) return kinds.map((_, index) => (found[index + 1] ?? "").trim());
    const slot = slotOf(kinds, text) ?? 0;
    return kinds.map((_, index) => (index === slot ? text : ""));
  };
  return {
    ...table,
    columns: table.columns.flatMap((span, index) =>
      index === column ? evenly(span, kinds.length) : [span],
    ),
    rows: table.rows.map((row) =>
      row.flatMap((text, index) => (index === column ? partsOf(text) : [text])),
    ),
  };
}

function evenly({ left, right }: Span, count: number): Span[] {
  const width = (right - left) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: left + index * width,
    right: left + (index + 1) * width,
  }));
}
