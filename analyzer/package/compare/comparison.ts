import type { QuoteLine, Reading } from "../../intake/quote-line.ts";
import { holdingLines } from "../rank/offers.ts";
import { deliveryTermText, type OpenCost } from "../normalize/delivery.ts";
import { inShownCurrency } from "../normalize/line-workings.ts";
import { normalize, type NormalizedLine } from "../normalize/normalize.ts";
import { partDescription, partTitle } from "../normalize/part-title.ts";
import { supplierKey } from "../part-key.ts";
import type { PackageSettings } from "../settings.ts";

/** One supplier's offer for one part, landed, in the currency that is shown. */
export interface ComparedOffer {
  readonly lineId: string;
  readonly supplier: string;
  /** For the quantity that is compared at; `null` where none is known. */
  readonly total: number | null;
  readonly perUnit: number;
  /** What is charged once for several parts, whole: `total` holds this part's share of it. */
  readonly shared: readonly SharedCost[];
  /** What nobody states of it, and no sum holds. */
  readonly open: readonly OpenCost[];
  readonly leadTimeDays: number | null;
  /** The words that call it an alternative. */
  readonly alternative: string | null;
  readonly terms: OfferTerms;
}

interface SharedCost {
  /** The same at each part that bears it. */
  readonly key: string;
  readonly amount: number;
  readonly share: number;
}

/** What is carried along for the buyer. */
export interface OfferTerms {
  readonly quoteNumber: string | null;
  readonly validUntil: string | null;
  readonly paymentTerms: string | null;
  readonly deliveryTerm: string | null;
  readonly remark: string | null;
}

export interface ComparedPart {
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  /** By supplier, in the order of the comparison; `null` where a supplier does not quote it. */
  readonly offers: readonly (ComparedOffer | null)[];
  /** The index of the lowest landed cost that is no alternative; `null` where there is none. */
  readonly best: number | null;
}

/** Parts down, suppliers across: all offers of a request on one sheet. */
export interface Comparison {
  readonly currency: string;
  readonly suppliers: readonly string[];
  readonly parts: readonly ComparedPart[];
  /** The sum of each supplier's offers; `null` where it does not quote every part at a known quantity. */
  readonly totals: readonly (number | null)[];
}

export function compareAll(lines: readonly QuoteLine[], settings: PackageSettings): Comparison {
  const normalized = normalize(lines, { ...settings, rankBy: "package" });
  const names = new Map<string, string>();
  for (const line of lines) {
    const key = supplierKey(line);
    const known = names.get(key);
    if (known === undefined || line.supplier.value < known) names.set(key, line.supplier.value);
  }
  const suppliers = [...names].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  const parts = normalized.map(({ context, lines: comparable }): ComparedPart => {
    const { holding } = holdingLines(comparable);
    const bySupplier = Map.groupBy(holding, ({ line }) => supplierKey(line));
    const offers = suppliers.map(([key]) => lowestOf(bySupplier.get(key) ?? [], settings));
    return {
      key: context.key,
      title: partTitle(context),
      description: partDescription(context),
      offers,
      best: bestOf(offers),
    };
  });
  return {
    currency: settings.currency,
    suppliers: suppliers.map(([, name]) => name),
    parts,
    totals: suppliers.map((_, index) =>
      sumOf(parts.map(({ offers }) => offers[index]?.total ?? null)),
    ),
  };
}

/** Of several offers of a supplier the lowest, an alternative only where there is no other. */
function lowestOf(own: readonly NormalizedLine[], settings: PackageSettings): ComparedOffer | null {
  const regular = own.filter(({ line }) => line.alternative === undefined);
  const [lowest] = (regular.length > 0 ? regular : own).toSorted(
    (a, b) => a.perUnitInBase - b.perUnitInBase || (a.line.id < b.line.id ? -1 : 1),
  );
  return lowest === undefined ? null : comparedOffer(lowest, settings);
}

function comparedOffer(normalized: NormalizedLine, settings: PackageSettings): ComparedOffer {
  const { line, goods, perUnitInBase } = normalized;
  return {
    lineId: line.id,
    supplier: line.supplier.value,
    total: goods.wanted === null ? null : inShownCurrency(perUnitInBase * goods.wanted, settings),
    perUnit: inShownCurrency(perUnitInBase, settings),
    shared: sharedCosts(normalized, settings),
    open: normalized.delivery.open,
    leadTimeDays: line.leadTimeDays?.value ?? null,
    alternative: line.alternative?.value ?? null,
    terms: termsOf(line),
  };
}

function sharedCosts(normalized: NormalizedLine, settings: PackageSettings): SharedCost[] {
  const { tooling, freight, duty, others, rate } = normalized;
  const workings = [tooling, freight, duty, ...others.map(({ working }) => working)];
  return workings.flatMap(({ amount, basis }) => {
    if (basis.kind !== "quoted" || basis.share >= 1 || basis.sharedAs === null) return [];
    const share = inShownCurrency(amount * rate, settings);
    return [{ key: basis.sharedAs, amount: share / basis.share, share }];
  });
}

export function termsOf(line: QuoteLine): OfferTerms {
  const text = (reading: Reading<string> | null | undefined) => reading?.value ?? null;
  return {
    quoteNumber: text(line.quoteNumber),
    validUntil: text(line.validUntil),
    paymentTerms: text(line.paymentTerms),
    deliveryTerm: deliveryTermText(line),
    remark: text(line.remark),
  };
}

/** What the quote states of them, each in a few words. */
export function termsText(terms: OfferTerms): string[] {
  const { quoteNumber, validUntil, paymentTerms, deliveryTerm, remark } = terms;
  return [
    quoteNumber === null ? "" : `quote ${quoteNumber}`,
    validUntil === null ? "" : `valid until ${validUntil}`,
    deliveryTerm ?? "",
    paymentTerms === null ? "" : `payment: ${paymentTerms}`,
    remark ?? "",
  ].filter((text) => text !== "");
}

function bestOf(offers: readonly (ComparedOffer | null)[]): number | null {
  let best: number | null = null;
  for (const [index, offer] of offers.entries()) {
    if (offer === null || offer.alternative !== null) continue;
    const lowest = best === null ? null : offers[best];
    if (!lowest || offer.perUnit < lowest.perUnit) best = index;
  }
  return best;
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
