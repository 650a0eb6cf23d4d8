import type { QuoteField } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import {
  areCodes,
  contentFit,
  guessFromContent,
  isMoney,
  isMostlyNumeric,
} from "./column-content.ts";
import { notUsed, type PossibleClaim } from "./column-claim.ts";
import { isNameAlone, isPriced, type TableColumn } from "./column-layout.ts";
import { claimOf, isWordyPart } from "./header-claim.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import type { HeaderReading } from "../headers/read-header.ts";
import { looksLikeCompany } from "../table/supplier-names.ts";

export interface ClaimOptions {
  readonly hasHeader: boolean;
  readonly suppliersAcross: ReadonlyMap<number, string>;
  /** The quantity that each price column holds from. */
  readonly breaks: ReadonlyMap<number, number>;
  readonly columns: readonly TableColumn[];
  readonly isTurned: boolean;
}

/** Unordered; compare the scores. */
export function claimsOf(
  { column, header, sample }: TableColumn,
  { hasHeader, suppliersAcross, breaks, columns, isTurned }: ClaimOptions,
): PossibleClaim[] {
  const supplier = suppliersAcross.get(column) ?? null;
  const fromQuantity = breaks.get(column) ?? null;
  if (fromQuantity !== null) {
    const confidence = header.quantity!.isMarked || header.meanings.length > 0 ? 97 : 95;
    const reason = `“${header.text}” is the price from ${fromQuantity} on`;
    return [{ field: "price", fromQuantity, supplier, confidence, reason, unused: null }];
  }
  if (supplier !== null && isNameAlone(header)) {
    const isCompany = [...suppliersAcross.values()].some(looksLikeCompany);
    const reason = `“${supplier}” is a supplier, and the column holds prices`;
    const confidence = isCompany ? 95 : 90;
    return [{ field: "price", fromQuantity: null, supplier, confidence, reason, unused: null }];
  }
  const claims = header.meanings
    .flatMap((meaning) => {
      const claim = claimOf(meaning, header, sample, supplier);
      if (claim.field === "unit" && isCounted(sample) && !isCountedElsewhere(columns)) {
        const reason = `${claim.reason}, but its values count something`;
        return [{ ...claim, field: "quantity" as const, confidence: 96, reason }];
      }
      const weighed = isYearly(claim, header, columns)
        ? { ...claim, confidence: claim.confidence - yearlyLess }
        : claim;
      return [weighed, ...otherName(claim, sample, columns)];
    })
    .filter(
      ({ confidence, field }) =>
        confidence >= 40 &&
        !isMoneyCounted(field, header) &&
        // Below "Supplier P/N" nobody is named.
        !(field === "supplier" && areCodes(sample)) &&
        !(field === "tooling" && lifeOfTool.test(header.text)),
    );
  if (claims.length > 0) return [...claims, ...typedDespiteHeader(claims, sample, supplier)];
  if (isTurned && isRowOfNames(header, sample)) {
    const reason = "its words are above the offers";
    return [{ ...notUsed(reason), field: "supplier", supplier }];
  }
  const isTimed = header.meanings[0]?.meaning === "leadTime";
  const possible = guessFromContent(sample, hasHeader).filter(
    // Dates below "Delivery" say when it comes, not how long the offer holds.
    ({ field }) => !(isTimed && field === "validUntil"),
  );
  const guesses = possible.map(({ field, confidence, reason }) => ({
    field,
    fromQuantity: null,
    supplier,
    confidence,
    reason,
    unused: null,
  }));
  const isOnlyNumber =
    hasHeader &&
    isMostlyNumeric(sample) &&
    !columns.some((other) => isPriced(other) || isOneTime(other)) &&
    guesses.length === 0;
  return isOnlyNumber
    ? [
        {
          ...notUsed("it is a column of numbers that may be a price"),
          field: "price",
          confidence: header.currency !== null || sample.some(isMoney) ? 65 : 55,
        },
      ]
    : guesses;
}

/** "Die life (hits)" counts what a tool lasts. */
const lifeOfTool =
  /(?<!\p{L})(?:life|hits|shots|strokes|cavit\p{L}*|standzeit|standmenge|kavität\p{L}*|schuss|durée de vie|empreintes|vida|cavidades|durata|impronte|battute|levensduur|żywotność|životnost)(?!\p{L})/iu;

/** What is written in a currency counts no pieces and no days. */
function isMoneyCounted(field: QuoteField | null, { currency, quantity }: HeaderReading): boolean {
  return (field === "quantity" || field === "leadTime") && currency !== null && quantity === null;
}

/** "24 EA": a unit with its number is a quantity. */
function isCounted(sample: readonly CellValue[]): boolean {
  return (
    sample.length > 0 &&
    sample.every(({ text }) => /^\d[\d.,]*\s*\p{L}{1,8}\.?$/u.test(text.trim()))
  );
}

function isCountedElsewhere(columns: readonly TableColumn[]): boolean {
  return columns.some(({ header }) => header.meanings[0]?.meaning === "quantity");
}

/** Costs of tools beside parts: a list of these, not of prices. */
function isOneTime({ header, sample }: TableColumn): boolean {
  return header.meanings[0]?.meaning === "tooling" && isMostlyNumeric(sample);
}

const yearly =
  /annual|yearly|per year|p\.?\s?a\.?$|(?<!\p{L})(?:eau|usage|forecast)|jahres|annuel|anual|annu[ao]|jaar|årlig|års|roczn|roční|éves|yıllık|年/iu;
const yearlyLess = 6;

/** What is used in a year is not what is ordered, where another column is. */
function isYearly(
  { field }: PossibleClaim,
  { text }: HeaderReading,
  columns: readonly TableColumn[],
): boolean {
  if (field !== "quantity" || !yearly.test(text)) return false;
  return columns.some(
    ({ header, sample }) =>
      header.text !== text &&
      !yearly.test(header.text) &&
      header.meanings[0]?.meaning === "quantity" &&
      isMostlyNumeric(sample),
  );
}

/** Below "Terms" or "Availability" may stand Incoterms or lead times: values that can be nothing else say so. */
function typedDespiteHeader(
  claims: readonly PossibleClaim[],
  sample: readonly CellValue[],
  supplier: string | null,
): PossibleClaim[] {
  const isVague = claims.every(({ unused }) => unused !== null && vagueColumns.has(unused));
  if (!isVague) return [];
  return guessFromContent(sample, true)
    .filter(({ field }) => field === "incoterm" || field === "leadTime")
    .map(({ field, reason }) => ({
      field,
      fromQuantity: null,
      supplier,
      confidence: field === "incoterm" ? 99 : 98.5,
      reason,
      unused: null,
    }));
}

const vagueColumns: ReadonlySet<UnusedColumn> = new Set<UnusedColumn>([
  "payment",
  "place",
  "remark",
  "stock",
  "deliveryDate",
]);

/** A name of codes may be the part, and a part of words the description, where nothing else is. */
function otherName(
  claim: PossibleClaim,
  sample: readonly CellValue[],
  columns: readonly TableColumn[],
): PossibleClaim[] {
  const hasPart = columns.some(({ header }) => header.meanings[0]?.meaning === "part");
  if (claim.field === "description" && !hasPart && areCodes(sample)) {
    return [
      {
        ...claim,
        field: "part",
        confidence: 99,
        reason: `${claim.reason}, and its values are codes`,
      },
    ];
  }
  if (claim.field === "part" && isWordyPart("part", sample)) {
    return [{ ...claim, field: "description", confidence: 90 }];
  }
  return [];
}

function isRowOfNames(header: HeaderReading, sample: readonly CellValue[]): boolean {
  return header.text === "" && sample.length > 0 && contentFit("supplier", sample) === 1;
}
