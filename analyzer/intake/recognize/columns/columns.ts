import { isMaterialGrade } from "../../../lexicon/material-grades.ts";
import { notUsed, type ColumnClaim, type PossibleClaim } from "./column-claim.ts";
import { claimsOf } from "./column-claims.ts";
import { isSecondPart } from "./header-claim.ts";
import {
  findPriceBreaks,
  findSuppliersAcross,
  type ColumnChoice,
  type KnownColumn,
  type TableColumn,
} from "./column-layout.ts";
import { areCodes } from "./column-content.ts";
import { chargeKindOf } from "../charges/charge-name.ts";
import { fieldNames } from "../../field-names.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";

export interface AssignOptions {
  /** By the visitor. */
  readonly chosen: ReadonlyMap<number, ColumnChoice>;
  readonly isTurned: boolean;
  /** What columns hold by the shape of the table. */
  readonly known?: ReadonlyMap<number, KnownColumn>;
  /** The visitor says that the names above the columns are no suppliers. */
  readonly hasNoSuppliersAcross: boolean;
}

/** Decides on all columns of a table together: each field has one column, but for prices by quantity or supplier. */
export function assignColumns(
  columns: readonly TableColumn[],
  hasHeader: boolean,
  { chosen, isTurned, known = new Map(), hasNoSuppliersAcross }: AssignOptions,
): ColumnClaim[] {
  const suppliersAcross = hasNoSuppliersAcross
    ? new Map<number, string>()
    : findSuppliersAcross(columns, chosen);
  const breaks = findPriceBreaks(columns, suppliersAcross);
  const claims = new Map<number, PossibleClaim[]>(
    columns.map((column) => [
      column.column,
      knownClaim(known.get(column.column), suppliersAcross) ??
        claimsOf(column, { hasHeader, suppliersAcross, breaks, columns, isTurned }),
    ]),
  );
  const taken = new Map<string, { readonly column: number; readonly score: number }>();
  const settled = new Map<number, ColumnClaim>();
  const settle = (column: TableColumn, claim: PossibleClaim, isCorrected: boolean) => {
    const others = claims.get(column.column)!.flatMap(({ field }) => field ?? []);
    settled.set(column.column, {
      column: column.column,
      header: column.header,
      ...claim,
      isCorrected,
      others: [...new Set(others)].filter((field) => field !== claim.field),
    });
  };

  for (const [index, choice] of chosen) {
    const column = columns.find((candidate) => candidate.column === index);
    if (column === undefined) continue;
    const supplier = suppliersAcross.get(index) ?? null;
    const claim = { ...choice, supplier, confidence: 100, reason: "you said so", unused: null };
    const earlier = choice.field === null ? undefined : taken.get(placeOf(claim, index));
    if (earlier !== undefined) {
      const freed = columns.find((candidate) => candidate.column === earlier.column)!;
      settle(freed, notUsed("not used: you chose another column since"), true);
    }
    settle(column, claim, true);
    if (choice.field !== null) taken.set(placeOf(claim, index), { column: index, score: 101 });
  }

  const hasCodes = columns.some((column) => isFirstPart(column) && areCodes(column.sample));
  const weightOf = (of: TableColumn, { confidence, field }: PossibleClaim) => {
    // A column without a value gives way to one that has them; a drawing or a material to part numbers.
    const gives = of.sample.length === 0 || (hasCodes && field === "part" && !isFirstPart(of));
    return gives ? confidence - 20 : confidence;
  };
  const byScore = columns
    .filter(({ column }) => !chosen.has(column))
    .flatMap((column) => claims.get(column.column)!.map((claim) => ({ column, claim })))
    .sort(
      (a, b) =>
        weightOf(b.column, b.claim) - weightOf(a.column, a.claim) ||
        a.column.column - b.column.column,
    );
  for (const { column, claim } of byScore) {
    if (settled.has(column.column)) continue;
    const holder = claim.field === null ? undefined : findHolder(taken, claim, column.column);
    if (holder !== undefined) {
      contest(settled, holder, column, claim);
      continue;
    }
    settle(column, claim, false);
    if (claim.field !== null) {
      const place = placeOf(claim, column.column);
      taken.set(place, { column: column.column, score: claim.confidence });
    }
  }
  const hasPart = [...settled.values()].some(({ field }) => field === "part");
  const isFree = ({ column }: TableColumn) => {
    const claim = settled.get(column);
    return claim === undefined || (claim.field === null && !claim.isCorrected);
  };
  const spare = hasPart || !hasHeader ? [] : columns.filter(isFree);
  const coded =
    spare.find(isUnknownCodes) ??
    spare.find(
      ({ column, sample }) =>
        mayNameParts(settled.get(column)) &&
        areCodes(sample.filter(({ text }) => chargeKindOf(text) === null)),
    );
  if (coded !== undefined) {
    const reason = "its values are codes of letters and digits, and no other column is the part";
    settle(coded, { ...notUsed(reason), field: "part", confidence: 90 }, false);
  }
  doubtByUnread(settled, columns);
  return columns.map(
    (column) =>
      settled.get(column.column) ?? {
        column: column.column,
        header: column.header,
        ...notUsed(whyNot(column.column, claims.get(column.column)!, taken, columns)),
        isCorrected: false,
        others: [],
      },
  );
}

function knownClaim(
  known: KnownColumn | undefined,
  suppliersAcross: ReadonlyMap<number, string>,
): PossibleClaim[] | null {
  if (known === undefined) return null;
  const { field, supplierOf, reason } = known;
  const supplier = supplierOf === undefined ? null : (suppliersAcross.get(supplierOf) ?? null);
  // A term of one supplier is nobody's where the names above are no suppliers.
  if (supplierOf !== undefined && supplier === null) return [];
  return [{ ...notUsed(reason), field, supplier, confidence: 97 }];
}

/** "Qty Unit price" over "2 6,850.00" is not read: then "Price" beside it may be something else. */
function doubtByUnread(settled: Map<number, ColumnClaim>, columns: readonly TableColumn[]) {
  const unread = columns.find(
    ({ column, header, sample }) =>
      (settled.get(column)?.field ?? null) === null &&
      settled.get(column)?.isCorrected !== true &&
      settled.get(column)?.unused !== "otherPrice" &&
      /price|preis|prix|precio|prezzo|preço|prijs|pris|cena|f[iİ]yat|egységár/iu.test(
        header.text,
      ) &&
      sample.some(({ text }) => /^\d[\d.,]*\s+\D{0,3}\d/.test(text)),
  );
  if (unread === undefined) return;
  for (const [column, claim] of settled) {
    if (claim.field !== "price" || claim.isCorrected) continue;
    const reason = `${claim.reason}, but “${unread.header.text}” is not read`;
    settled.set(column, { ...claim, confidence: Math.min(claim.confidence, 70), reason });
  }
}

/** "Line", "Type", "Document": codes below such a header are the parts where no other column is. */
function mayNameParts(claim: ColumnClaim | undefined): boolean {
  const unused = claim?.unused ?? null;
  return unused !== null && namingColumns.has(unused);
}

const namingColumns: ReadonlySet<UnusedColumn> = new Set<UnusedColumn>([
  "position",
  "revision",
  "quoteNumber",
  "remark",
  "manufacturer",
]);

function isUnknownCodes({ header, sample }: TableColumn): boolean {
  return header.meanings.length === 0 && areCodes(sample);
}

/** "Material" is the part in some programs, and what it is made of in others. */
function isFirstPart({ header: { meanings }, sample }: TableColumn): boolean {
  return (
    meanings.some(({ meaning }) => meaning === "part") &&
    !sample.some(({ text }) => isMaterialGrade(text))
  );
}

/** What only one column can have; one-time charges may stand in several. */
function placeOf(
  { field, fromQuantity, supplier }: Omit<PossibleClaim, "confidence">,
  column: number,
): string {
  const which = field === "tooling" ? column : (fromQuantity ?? "");
  return `${field}/${supplier ?? ""}/${which}`;
}

/** A price without a quantity also gives way to prices by quantity. */
function findHolder(
  taken: ReadonlyMap<string, { column: number; score: number }>,
  claim: PossibleClaim,
  column: number,
) {
  const holder = taken.get(placeOf(claim, column));
  if (holder !== undefined || claim.field !== "price" || claim.fromQuantity !== null) return holder;
  const prefix = `price/${claim.supplier ?? ""}/`;
  for (const [place, other] of taken) if (place.startsWith(prefix)) return other;
  return undefined;
}

const ofTheBuyer =
  /customer|cust|your|buyer|our|internal|kund|ihre|votre|client|(?<!\p{L})su(?!\p{L})|vostro|klant|zákazn|klient/iu;

/** Two columns that claim the same about equally well make the one that got it less sure. */
function contest(
  settled: Map<number, ColumnClaim>,
  holder: { readonly column: number; readonly score: number },
  column: TableColumn,
  claim: PossibleClaim,
) {
  const winner = settled.get(holder.column)!;
  const isMakers = column.header.meanings[0]?.meaning === "makerPart";
  const isSellers = isMakers && !ofTheBuyer.test(winner.header.text) && column.sample.length > 0;
  const mostApart = claim.field === "price" || isSellers ? 12 : 2;
  const isClose = holder.score - claim.confidence <= mostApart && claim.confidence >= 85;
  const isHarmless =
    claim.field === "description" ||
    winner.isCorrected ||
    column.sample.length === 0 ||
    (isSecondPart(column.header.meanings[0]?.meaning) && !isSellers);
  if (!isClose || isHarmless) return;
  settled.set(holder.column, {
    ...winner,
    confidence: Math.min(winner.confidence, 75),
    reason: `${winner.reason}, but “${column.header.text}” may be the ${fieldNames[claim.field!]} as well`,
  });
}

function whyNot(
  index: number,
  claims: readonly PossibleClaim[],
  taken: ReadonlyMap<string, { column: number; score: number }>,
  columns: readonly TableColumn[],
): string {
  const best = claims.find(({ field }) => field !== null);
  if (best === undefined) return "not used: its header and values are not recognized";
  const holder = columns.find(({ column }) => column === findHolder(taken, best, index)?.column);
  return `not used: the ${fieldNames[best.field!]} is in “${holder?.header.text ?? "another column"}”`;
}
