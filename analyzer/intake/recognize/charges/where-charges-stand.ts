import { anyWord } from "../../../lexicon/any-word.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import type { TableContext } from "../table/table-context.ts";
import { plainText } from "../values/plain-words.ts";
import { partName } from "./bearers.ts";
import type { LooseCharge } from "./loose-charge.ts";

/** Each charge once, though several rules read its cell, and without the sum below others. */
export function onceEach(
  contexts: readonly TableContext[],
  charges: readonly LooseCharge[],
): LooseCharge[] {
  const read = new Map<string, number>();
  const own = charges.filter((each) => {
    const cell = cellOf(contexts, each);
    if (cell === null) return true;
    const key = `${cell.key} ${each.raw}`;
    const times = (read.get(key) ?? 0) + 1;
    read.set(key, times);
    // A note in a cell may have two alike: "for A 340 €, for B 340 €".
    return times < cell.text.split(each.raw).length;
  });
  return own.filter((each) => !isSumOfOthers(each, own));
}

/** A row that was read as text has its amounts in cells all the same. */
function cellOf(contexts: readonly TableContext[], { place, raw }: LooseCharge) {
  if (place.kind !== "cell") return null;
  const cells = rowOf(contexts, place);
  const isHere = cells[place.column]?.text.includes(raw) === true;
  const column = isHere ? place.column : cells.findIndex((cell) => cell?.text.includes(raw));
  const text = cells[column]?.text;
  return text === undefined ? null : { key: `${place.tableId} ${place.row} ${column}`, text };
}

function rowOf(
  contexts: readonly TableContext[],
  { tableId, row }: Extract<SourcePlace, { kind: "cell" }>,
) {
  const tables = contexts.flatMap(({ file }) => file.tables);
  return tables.find(({ id }) => id === tableId)?.rows[row] ?? [];
}

const isCalledSum = anyWord(
  "total*, subtotal*, sum, summe, *summe, gesamt*, totale, somma, suma, razem, celkem, totaal*, summa, toplam*, összesen, 合计, 总计, 合計",
);

/** Called a sum, and what all charges above it in its table come to, from two on: 50, 50 and 100 may be three. */
function isSumOfOthers({ name, place, charge }: LooseCharge, all: readonly LooseCharge[]): boolean {
  if (place.kind !== "cell" || charge.kind !== "amount" || !isCalledSum.test(name)) return false;
  const above = all.flatMap(({ place: other, charge: value }) =>
    other.kind === "cell" &&
    other.tableId === place.tableId &&
    other.row < place.row &&
    value.kind === "amount"
      ? value.amount
      : [],
  );
  const sum = above.reduce((so, amount) => so + amount, 0);
  return above.length > 1 && Math.abs(sum - charge.amount) < 0.005;
}

/** The lines whose part has a cell of its own in the charge's row: "TA-10200 | Test fixture | 4,250.00". */
export function linesOfItsRow(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  { place }: LooseCharge,
): readonly QuoteLine[] {
  if (place.kind !== "cell") return [];
  const cells = new Set(rowOf(contexts, place).map((cell) => plainText(cell?.text ?? "")));
  return lines.filter(({ part }) => part !== null && cells.has(plainText(part.value)));
}

/** "The 1110 needs a die": the last figures of one part's number alone. */
export function linesInShort(
  lines: readonly QuoteLine[],
  { name, raw }: LooseCharge,
): readonly QuoteLine[] {
  const numbers = new Set(name.replace(raw, " ").match(/(?<![\d.,-])\d{3,}(?![\d.,-]*\d)/g));
  const isMeant = ({ part }: QuoteLine) => {
    const [last] = /\d{3,}(?=\D*$)/.exec(part?.value ?? "") ?? [];
    return last !== undefined && last !== part?.value && numbers.has(last);
  };
  const meant = lines.filter(isMeant);
  const isCounted = lines.some(({ quantity }) => numbers.has(String(quantity?.value)));
  return isCounted || new Set(meant.map(partName)).size !== 1 ? [] : meant;
}

/**
 * The part whose offer stands above the charge, where a charge of this name stands below several offers. Another between two
 * offers is likely of the one above too.
 */
export function partAbove(
  charge: LooseCharge,
  charges: readonly LooseCharge[],
  lines: readonly QuoteLine[],
): { readonly part: string; readonly isSure: boolean } | null {
  const at = spotOf(charge.place);
  if (at === null) return null;
  const spots = lines.flatMap((line) => {
    const spot = lastSpot(line, at.sheet);
    return spot === null ? [] : [{ spot, part: partName(line) }];
  });
  const above = (spot: number) =>
    spots.filter((line) => line.spot < spot).toSorted((a, b) => b.spot - a.spot)[0]?.part;
  const part = above(at.spot);
  if (part === undefined) return null;
  const alike = charges.flatMap(({ name, place }) => {
    const spot = spotOf(place);
    return spot?.sheet === at.sheet && nameOf(name) === nameOf(charge.name) ? spot.spot : [];
  });
  const owners = alike.map(above);
  const isRepeated =
    alike.length > 1 && !owners.includes(undefined) && new Set(owners).size === alike.length;
  const isBetween = spots.some(({ spot }) => spot > at.spot);
  return isRepeated || isBetween ? { part, isSure: isRepeated } : null;
}

const nameOf = (name: string) => plainText(name).replace(/\d+/g, "").trim();

function spotOf(place: SourcePlace): { readonly sheet: string; readonly spot: number } | null {
  if (place.kind === "cell") return { sheet: place.tableId, spot: place.row };
  return place.kind === "line"
    ? { sheet: `${place.fileName}/${place.part}`, spot: place.line }
    : null;
}

export function standTogether(one: SourcePlace, other: SourcePlace): boolean {
  const [spot, otherSpot] = [spotOf(one), spotOf(other)];
  return spot !== null && spot.sheet === otherSpot?.sheet && spot.spot === otherSpot.spot;
}

/** Where an offer's part or its first price stands on the sheet, whichever comes last. */
function lastSpot({ part, prices }: QuoteLine, sheet: string): number | null {
  const spots = [part?.place, prices[0]?.price.place].flatMap((place) => {
    const spot = place === undefined ? null : spotOf(place);
    return spot?.sheet === sheet ? spot.spot : [];
  });
  return spots.length === 0 ? null : Math.max(...spots);
}
