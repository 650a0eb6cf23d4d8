import type { SourceLine } from "../../source.ts";
import { readHeader } from "../headers/read-header.ts";
import type { TextCell, TextTable } from "./text-offer.ts";

const offered: ReadonlySet<string> = new Set([
  "part",
  "drawing",
  "makerPart",
  "description",
  "quantity",
  "unit",
  "priceUnit",
  "price",
  "total",
  "currency",
  "discount",
  "tooling",
  "freight",
  "surcharge",
  "leadTime",
  "incoterm",
  "validUntil",
  "minimumOrder",
]);

/** What begins with a number, or with a currency and a number. */
const figures: ReadonlySet<string> = new Set([
  "quantity",
  "price",
  "total",
  "discount",
  "tooling",
  "freight",
  "surcharge",
  "minimumOrder",
]);

interface Labelled {
  readonly label: string;
  readonly meaning: string;
  readonly cell: TextCell;
}

/** "Part: BR-1", "Unit price: CHF 192.00", one below the other, as a table of one row for each part. */
export function labelledOffers(lines: readonly SourceLine[]): TextTable | null {
  const labelled = lines.flatMap((line, index) => labelledAt(lines, index, line));
  const isTitled = !labelled.some(({ meaning }) => startsOffer(meaning));
  const found = isTitled
    ? lines.flatMap((line, index) => titleAt(lines, index) ?? labelledAt(lines, index, line))
    : labelled;
  const meanings = new Set(found.map(({ meaning }) => meaning));
  const isOffer =
    meanings.has("price") &&
    (meanings.has("part") || meanings.has("quantity") || meanings.has("drawing"));
  if (!isOffer) return null;
  const headers: string[] = [];
  const rows: (TextCell | null)[][] = [];
  let seen = new Set<string>();
  for (const { label, meaning, cell } of found) {
    const isNext = startsOffer(meaning) || meaning === "price" || meaning === "quantity";
    if (rows.length === 0 || (seen.has(meaning) && isNext)) {
      rows.push([]);
      seen = new Set();
    }
    if (seen.has(meaning)) continue;
    seen.add(meaning);
    if (!headers.includes(label)) headers.push(label);
    const row = rows.at(-1);
    if (row !== undefined) row[headers.indexOf(label)] = cell;
  }
  return {
    headers,
    rows: rows.map((row) => headers.map((_, column) => row[column] ?? null)),
    isProse: false,
  };
}

function startsOffer(meaning: string): boolean {
  return meaning === "part" || meaning === "drawing" || meaning === "description";
}

/** "1. Industrial bundle" above the labels of its quantity and its price. */
function titleAt(lines: readonly SourceLine[], index: number): Labelled[] | null {
  const line = lines[index];
  const title =
    line === undefined
      ? undefined
      : /^\s*(?:\d{1,2}[.)]|#+|[*•]|(?:item|line|pos|position|lot)\.?\s?\d{1,3}\s*[.:)–-]?)\s+(\p{L}[^:：]{2,70})$/iu.exec(
          line.text,
        )?.[1];
  const below = lines
    .slice(index + 1, index + 3)
    .flatMap((each, at) => labelledAt(lines, index + 1 + at, each));
  const isAbove = below.some(({ meaning }) => figures.has(meaning));
  if (line === undefined || title === undefined || !isAbove) return null;
  return [{ label: "Part", meaning: "part", cell: { text: title.trim(), line } }];
}

/** "Artikel OR-25x3, O-Ring": the name of a code and the code itself begin the line. */
const codeBeside =
  /^(\p{L}[\p{L}.\s-]{1,20}?)\s+((?=[^\s,;]*\d)\p{Lu}[^\s,;:]{3,30}|\d{4,}[^\s,;:]{0,20})(?:[,;]\s|\s[-–]\s|$)/u;

/** A label with its value beside it, or on the line below. */
function labelledAt(lines: readonly SourceLine[], index: number, line: SourceLine): Labelled[] {
  const beside =
    /^[^\p{L}\p{N}]*(\p{L}[^:：=]{0,40}?)\s*(?:[:：=]\s*|\.{3,}\s*|…+\s*|\s{3,}|\t)(\S.*)$/u.exec(
      line.text,
    );
  if (beside !== null) {
    const [, label = "", text = ""] = beside;
    const meaning = meaningOf(label);
    return meaning === null ? [] : [{ label, meaning, cell: { text: text.trim(), line } }];
  }
  const coded = codeBeside.exec(line.text.trim());
  if (coded !== null && meaningOf(coded[1] ?? "") === "part") {
    return [{ label: "Part", meaning: "part", cell: { text: coded[2] ?? "", line } }];
  }
  const next = lines[index + 1];
  const label = line.text.replace(/\s*[:：]$/, "");
  const meaning = label.length <= 40 ? meaningOf(label) : null;
  const isLabel = next !== undefined && !/\d/.test(next.text) && meaningOf(next.text) !== null;
  if (meaning === null || next === undefined || isLabel) return [];
  const isFigure = /^\D{0,5}\d/u.test(next.text);
  if (next.text.length > 60 || (figures.has(meaning) && !isFigure)) return [];
  return [{ label, meaning, cell: { text: next.text.replace(/^\s*[:：]\s*/, ""), line: next } }];
}

function meaningOf(label: string): string | null {
  const { meanings, rest } = readHeader(label);
  const [meaning] = meanings;
  const isPrice = meanings.some(
    (other) => other.words === meaning?.words && other.meaning === "price",
  );
  if (isPrice && rest === "") return "price";
  if (meaning === undefined || !offered.has(meaning.meaning)) return null;
  return rest === "" ? meaning.meaning : meaning.score >= 88 ? meaning.meaning : null;
}
