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
  const known = new Map<string, SourcePlace>();
  const own = charges.filter((each) => {
    const { place, raw } = each;
    const key = JSON.stringify([cellOf(contexts, each), raw]);
    const first = known.get(key) ?? place;
    known.set(key, first);
    // One rule may find two alike in a sentence: "for A 340 €, for B 340 €".
    return JSON.stringify(first) === JSON.stringify(place);
  });
  return own.filter((each) => !isSumOfOthers(each, own));
}

/** A row that was read as text has its amounts in cells all the same. */
function cellOf(contexts: readonly TableContext[], { place, raw }: LooseCharge): SourcePlace {
  if (place.kind !== "cell") return place;
  const cells = rowOf(contexts, place);
  if (cells[place.column]?.text.includes(raw) === true) return place;
  const column = cells.findIndex((cell) => cell?.text.includes(raw) === true);
  return column < 0 ? place : { ...place, column };
}

function rowOf(
  contexts: readonly TableContext[],
  { tableId, row }: Extract<SourcePlace, { kind: "cell" }>,
) {
  const tables = contexts.flatMap(({ file }) => file.tables);
  return tables.find(({ id }) => id === tableId)?.rows[row] ?? [];
}

/** What all charges above it in its table come to, from two on. */
function isSumOfOthers({ place, charge }: LooseCharge, all: readonly LooseCharge[]): boolean {
  if (place.kind !== "cell" || charge.kind !== "amount") return false;
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
