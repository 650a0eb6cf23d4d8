import type { QuoteField } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { readAmount, type Amount } from "./amounts.ts";
import { readCharge, type ChargeBasis, type FoundCharge } from "./charges.ts";
import { isCurrencyCode, namedCurrency, type FoundCurrency } from "./currencies.ts";
import { addDays, addMonths, namedDate, type DateOrder } from "./dates.ts";
import { daysBetween, namedDay } from "./named-day.ts";
import { findIncoterm } from "./find-incoterm.ts";
import { daysIn, readLeadTime, type DurationUnit } from "./lead-times.ts";
import type { DecimalSign } from "./number-style.ts";
import { readQuantity, type Quantity } from "./quantities.ts";
import { readRating, type RatingScale } from "./ratings.ts";
import { missing, noDoubts, understood, type Doubt, type Understood } from "./understood.ts";
import { namedUnit, type FoundUnit } from "./units.ts";

/** What a cell of each field says. */
export interface FieldValues {
  readonly supplier: string;
  readonly part: string;
  readonly description: string;
  readonly quantity: Quantity;
  readonly unit: FoundUnit;
  readonly priceUnit: FoundUnit;
  readonly price: Amount;
  /** In percent. */
  readonly discount: number;
  readonly total: Amount;
  readonly currency: FoundCurrency;
  readonly tooling: FoundCharge;
  readonly freight: FoundCharge;
  readonly duty: FoundCharge;
  readonly incoterm: string;
  readonly leadTime: number;
  readonly validUntil: string;
  readonly minimumOrder: Quantity;
  readonly rating: number;
}

/** What has to be known to read the cells of a column; `null` is what its header does not say. */
export interface ReadingRules {
  readonly decimal: DecimalSign;
  readonly numberDoubt: Doubt;
  readonly dateOrder: DateOrder;
  readonly dateDoubt: Doubt | null;
  readonly quoteDate: string | null;
  /** The day that delivery dates are counted from, where the visitor says that they are lead times. */
  readonly countsFrom: string | null;
  readonly durationUnit: DurationUnit | null;
  readonly assumedDurationUnit: DurationUnit;
  readonly basis: ChargeBasis | null;
  readonly assumedBasis: ChargeBasis;
  readonly scale: RatingScale | null;
  readonly assumedScale: RatingScale;
  /** The visitor's word on letters that may mean two units. */
  readonly unit: FoundUnit | null;
  /** The visitor's word on signs that may mean several currencies. */
  readonly currencySigns: ReadonlyMap<string, string>;
}

type CellReader<Value> = (cell: CellValue, rules: ReadingRules) => Understood<Value>;

export const cellReaders: { readonly [Field in QuoteField]: CellReader<FieldValues[Field]> } = {
  supplier: readWords,
  part: readWords,
  description: readWords,
  quantity: readCount,
  unit: readUnit,
  priceUnit: readUnit,
  price: readPrice,
  discount: readDiscount,
  total: readPositiveAmount,
  currency: (cell, { currencySigns }) => {
    const named = namedCurrency(cell.text);
    if (named === null) return missing(`“${cell.text}” is not a currency`);
    const currency = settledCurrency(named, currencySigns);
    return understood(currency, "", currencyDoubts(currency));
  },
  tooling: (cell, rules) => readChargeCell(cell, { ...rules, basis: rules.basis ?? "per order" }),
  freight: readChargeCell,
  duty: readChargeCell,
  incoterm: (cell) => {
    const found = findIncoterm(cell.text, true);
    if (found === null) return missing(`“${cell.text}” is not one Incoterm`);
    if (found.isCode) return understood(found.code);
    const note = `“${cell.text}” is read as ${found.code}`;
    return understood(found.code, note, [{ kind: "leftover", detail: cell.text, confidence: 90 }]);
  },
  leadTime: (cell, rules) => {
    const day =
      rules.countsFrom === null ? null : namedDay(cell, rules.dateOrder, rules.countsFrom);
    if (rules.countsFrom !== null && day !== null && day >= rules.countsFrom) {
      return understood(daysBetween(rules.countsFrom, day), `from ${rules.countsFrom} on`);
    }
    if (cell.kind === "date") return missing(`“${cell.text}” is a date, not a lead time`);
    const text = cell.kind === "number" ? String(cell.number) : cell.text;
    return readLeadTime(text, rules.durationUnit, rules.assumedDurationUnit);
  },
  validUntil: readValidity,
  minimumOrder: readCount,
  rating: (cell, rules) => {
    if (cell.kind === "date") return missing(`“${cell.text}” is a date, not a rating`);
    const isShare = cell.kind === "number" && !cell.text.includes("%");
    return readRating(isShare ? String(cell.number) : cell.text, rules.scale, rules.assumedScale);
  },
};

function readWords(cell: CellValue): Understood<string> {
  const text = cell.text.replace(/\s+/g, " ").trim();
  return text === "" ? missing("blank") : understood(text);
}

/** A currency's sign that may stand for several, as a doubt that one answer settles. */
export function currencyDoubts(currency: FoundCurrency): readonly Doubt[] {
  if (currency.mayBe.length === 1) return noDoubts;
  return [{ kind: "currency-sign", detail: currency.sign, confidence: 80 }];
}

/** The currency with the visitor's word on its sign. */
export function settledCurrency(
  currency: FoundCurrency,
  signs: ReadonlyMap<string, string>,
): FoundCurrency {
  const code = signs.get(currency.sign);
  return code === undefined || !isCurrencyCode(code)
    ? currency
    : { ...currency, code, mayBe: [code] };
}

/** A number of a workbook is what it is; its text only adds the sign, the unit or the percent. */
function readPositiveAmount(cell: CellValue, rules: ReadingRules): Understood<Amount> {
  if (cell.kind === "date") return missing(`“${cell.text}” is a date, not a number`);
  if (cell.kind === "text") return readAmount(cell.text, rules.decimal, rules.numberDoubt);
  if (!Number.isFinite(cell.number)) return missing(`“${cell.text}” is not a number`);
  if (cell.number < 0) return missing(`“${cell.text}” is negative`);
  const shown = readAmount(cell.text, rules.decimal, rules.numberDoubt);
  const around = shown.kind === "value" ? shown.value : null;
  const isPercent = cell.text.includes("%");
  return understood({
    value: isPercent ? Math.round(cell.number * 1e12) / 1e10 : cell.number,
    isPercent,
    currency: around?.currency ?? null,
    unit: around?.unit ?? null,
  });
}

/** A price of 0 would win every ranking: in quotes it stands for "no offer". */
function readPrice(cell: CellValue, rules: ReadingRules): Understood<Amount> {
  const amount = readPositiveAmount(cell, rules);
  if (amount.kind === "missing") return amount;
  if (amount.value.isPercent) return missing(`“${cell.text}” is a percentage, not a price`);
  return amount.value.value > 0 ? amount : missing("a price of 0 is read as no offer");
}

function readCount(cell: CellValue, rules: ReadingRules): Understood<Quantity> {
  if (cell.kind === "text") return readQuantity(cell.text, rules.decimal, rules.numberDoubt);
  const amount = readPositiveAmount(cell, rules);
  if (amount.kind === "missing") return amount;
  const { value, unit, isPercent, currency } = amount.value;
  return isPercent || currency !== null
    ? missing(`“${cell.text}” is not a quantity`)
    : understood({ value, unit, isFrom: false });
}

function readUnit(cell: CellValue, rules: ReadingRules): Understood<FoundUnit> {
  const unit = namedUnit(cell.text);
  if (unit === null) return missing(`“${cell.text}” is not a known unit`);
  if (unit.mayBe.length === 1) return understood(unit);
  const chosen = unit.mayBe.find(({ label }) => label === rules.unit?.unit.label);
  if (chosen !== undefined) return understood({ ...unit, unit: chosen, mayBe: [chosen] });
  return understood(unit, `“${cell.text}” is read as ${unit.unit.label}`, [
    { kind: "unit", detail: unit.mayBe.map(({ label }) => label).join("|"), confidence: 75 },
  ]);
}

function readDiscount(cell: CellValue, rules: ReadingRules): Understood<number> {
  if (cell.kind === "number") {
    const share = Math.abs(cell.text.includes("%") ? cell.number * 100 : cell.number);
    return checkedDiscount(Math.round(share * 1e10) / 1e10, cell.text, noDoubts);
  }
  const amount = readAmount(cell.text.replace(/^[-−–]\s*/, ""), rules.decimal, rules.numberDoubt);
  if (amount.kind === "missing") return amount;
  if (amount.value.currency !== null) return missing(`“${cell.text}” is not a percentage`);
  return checkedDiscount(amount.value.value, cell.text, amount.doubts);
}

function checkedDiscount(
  percent: number,
  text: string,
  doubts: readonly Doubt[],
): Understood<number> {
  return percent >= 0 && percent < 100
    ? understood(percent, "", doubts)
    : missing(`“${text}” is not a discount`);
}

function readChargeCell(cell: CellValue, rules: ReadingRules): Understood<FoundCharge> {
  const { decimal, numberDoubt, basis, assumedBasis } = rules;
  if (cell.kind === "text") return readCharge(cell.text, decimal, numberDoubt, basis, assumedBasis);
  const amount = readPositiveAmount(cell, rules);
  if (amount.kind === "missing") return amount;
  const { value, isPercent, currency } = amount.value;
  const shown = `${value}${isPercent ? " %" : ""}`;
  const read = readCharge(shown, "point", { ...numberDoubt, confidence: 100 }, basis, assumedBasis);
  return read.kind === "missing" ? read : { ...read, value: { ...read.value, currency } };
}

/** A date, or a number of days from the day of the offer where the file says that day. */
function readValidity(cell: CellValue, rules: ReadingRules): Understood<string> {
  if (cell.kind === "date") return understood(cell.date);
  const found = namedDate(cell.text, rules.dateOrder);
  if (found !== null) {
    const isAsked = found.isAmbiguous && rules.dateDoubt !== null;
    return understood(found.date, "", isAsked ? [rules.dateDoubt!] : noDoubts);
  }
  const period = cell.kind === "text" ? readLeadTime(cell.text, rules.durationUnit, "days") : null;
  if (period?.kind !== "value" || period.doubts.length > 0) {
    return missing(`“${cell.text}” is not a date`);
  }
  if (rules.quoteDate === null) {
    return missing(`“${cell.text}” counts from a date that the file does not give`);
  }
  const note = `“${cell.text}” from ${rules.quoteDate} on`;
  const months = period.note.includes("a month is 30 days") ? period.value / daysIn.months : null;
  const until =
    months !== null && Number.isInteger(months)
      ? addMonths(rules.quoteDate, months)
      : addDays(rules.quoteDate, period.value);
  return understood(until, note);
}
