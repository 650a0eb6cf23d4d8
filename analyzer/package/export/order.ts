import { baseUnit, numberText } from "../figures.ts";
import { deliveryTermText } from "../normalize/delivery.ts";
import { inShownCurrency, perUnitText, shownRate } from "../normalize/line-workings.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import { partDescription, partTitle } from "../normalize/part-title.ts";
import type { PackageSettings } from "../settings.ts";
import { type AddedCost, chargesOfLine, ratesFrom } from "./added-costs.ts";
import type { SourceTables } from "./audit-trail.ts";

/** One part at one supplier, as an order is typed from it. What the quote does not state is `null`. */
export interface OrderLine {
  readonly lineId: string;
  readonly supplier: string;
  readonly part: string;
  readonly description: string | null;
  readonly quantity: number;
  /** "piece", "kg". */
  readonly unit: string;
  readonly price: number;
  /** "each", "per 100". */
  readonly per: string;
  /** How many times the price is paid for one of the quantity. */
  readonly pricedEach: number;
  readonly currency: string;
  readonly goods: number;
  readonly costs: readonly AddedCost[];
  readonly total: number;
  readonly leadTimeDays: number | null;
  readonly validUntil: string | null;
  /** "FCA Brno". */
  readonly term: string | null;
  readonly payment: string | null;
  readonly quoteNumber: string | null;
  readonly quoteDate: string | null;
  readonly remark: string | null;
  /** Of the currency that is shown for one of the quote's; `null` where they are the same. */
  readonly rate: number | null;
  /** In the currency that is shown. */
  readonly landed: number;
}

export interface SupplierOrder {
  readonly supplier: string;
  readonly currency: string;
  readonly partCount: number;
  readonly goods: number;
  readonly costs: number;
  readonly total: number;
  readonly landed: number;
}

export interface Order {
  /** What landed costs are in. */
  readonly currency: string;
  /** "ecb.csv of 2026-11-13"; `null` where nothing is converted. */
  readonly ratesFrom: string | null;
  readonly lines: readonly OrderLine[];
  /** One for each currency that a supplier quotes in. */
  readonly suppliers: readonly SupplierOrder[];
  readonly landed: number;
}

export function orderOf(
  awarded: readonly NormalizedLine[],
  settings: PackageSettings,
  tables: SourceTables,
): Order {
  const lines = awarded.map((each) => orderLine(each, settings, tables));
  const bySupplier = Map.groupBy(lines, ({ supplier, currency }) => `${supplier}\n${currency}`);
  return {
    currency: settings.currency,
    ratesFrom: lines.some(({ rate }) => rate !== null) ? ratesFrom(settings) : null,
    lines,
    suppliers: [...bySupplier.values()].map(supplierOrder),
    landed: sum(lines, ({ landed }) => landed),
  };
}

function orderLine(
  normalized: NormalizedLine,
  settings: PackageSettings,
  tables: SourceTables,
): OrderLine {
  const { line, part, goods, total } = normalized;
  const currency = line.currency?.value ?? "";
  const rate = normalized.rate / shownRate(settings);
  return {
    lineId: line.id,
    supplier: line.supplier.value,
    part: partTitle(part),
    description: partDescription(part),
    quantity: goods.ordered,
    unit: baseUnit(part.dimension),
    price: goods.priceBreak.price.value,
    per: perUnitText(line.unit.value),
    pricedEach: goods.pricedAmount / goods.ordered / line.unit.value.size,
    currency,
    goods: goods.cost,
    costs: chargesOfLine(normalized, tables),
    total,
    leadTimeDays: line.leadTimeDays?.value ?? null,
    validUntil: line.validUntil?.value ?? line.validFor?.value ?? null,
    term: deliveryTermText(line),
    payment: line.paymentTerms?.value ?? null,
    quoteNumber: line.quoteNumber?.value ?? null,
    quoteDate: line.quoteDate ?? null,
    remark: line.remark?.value ?? null,
    rate: currency === settings.currency ? null : rate,
    landed: inShownCurrency(total * normalized.rate, settings),
  };
}

function supplierOrder(lines: readonly OrderLine[]): SupplierOrder {
  const { supplier = "", currency = "" } = lines[0] ?? {};
  return {
    supplier,
    currency,
    partCount: lines.length,
    goods: sum(lines, ({ goods }) => goods),
    costs: sum(lines, ({ total, goods }) => total - goods),
    total: sum(lines, ({ total }) => total),
    landed: sum(lines, ({ landed }) => landed),
  };
}

/** "1.085 USD for 1 EUR". */
export function rateText({ rate, currency }: OrderLine, shown: string): string | null {
  return rate === null
    ? null
    : `${numberText(Number(rate.toPrecision(6)))} ${shown} for 1 ${currency}`;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
