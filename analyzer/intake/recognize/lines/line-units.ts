import type { Reading, UnitOfMeasure } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { cellAt } from "../columns/cell-at.ts";
import { taken, type ColumnReader } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { isNameAlone } from "../columns/column-layout.ts";
import { unitQuestion } from "../questions/questions.ts";
import { priceUnitQuestion } from "../questions/table-questions.ts";
import type { Quantity } from "../values/quantities.ts";
import { plainText } from "../values/plain-words.ts";
import { sizeOfPrices } from "../values/prices-per.ts";
import type { TableContext } from "../table/table-context.ts";
import { each, isPack, namedUnit, single, times, type FoundUnit } from "../values/units.ts";
import { sizeImpliedByTotals } from "./units-by-totals.ts";

export interface LineUnits {
  readonly unit: Reading<UnitOfMeasure>;
  readonly quantityUnit: Reading<UnitOfMeasure>;
}

export interface UnitColumns {
  readonly unit: ColumnReader<"unit"> | null;
  readonly priceUnit: ColumnReader<"priceUnit"> | null;
  readonly quantity: ColumnReader<"quantity"> | null;
}

/** One row while its units are found. */
interface UnitRow {
  readonly row: number;
  readonly line: number;
  readonly amount: Reading<Amount>;
  readonly claim: ColumnClaim;
  readonly quantity: Reading<Quantity> | null;
  /** What the column of units says. */
  readonly counted: Reading<FoundUnit> | null;
}

/** "Unit price", "Stückpreis", "PU": the header itself says that the price is for one. */
const forOne =
  /\b(?:unit|each|ea|pc|piece|stuckpreis|stk|stuck|einzelpreis|nettoeinzelpreis|nettostuckpreis|einheitspreis|teilepreis|ep|unitaire|pu|puht|p u|unitario|unidad|ud|pieza|u p|up|ppu|stuckkosten|unit|cad|cadauno|stukprijs|stuk|styckpris|stykpris|stykkpris|enhetspris|enhedspris|jednostkowa|jedn|szt|kus|ks|jednotkova|egysegar|darabar|db|birim|adet|单价|単価)\b/u;
/** "Price per U/M": for what the column of units says. */
const perCounted =
  /(?:(?<!\p{L})(?:per|pro|je|por|par)|\/)\s?(?:u\s?\/\s?m|u\.?o\.?m\.?|unit of measure|mengeneinheit|me)(?!\p{L})/iu;
/** Somewhere in the text prices are said to be for a hundred or a thousand. */
const perMany = /(?:\b(?:per|pro|je|par|por|pr\.?|za)\s|\/\s?)1?[.,' ]?000?\b|‰|%o/iu;

const assumed = (value: UnitOfMeasure, confidence: number, reason: string) =>
  ({
    value,
    raw: "",
    place: { kind: "assumed" },
    confidence,
    reason,
  }) satisfies Reading<UnitOfMeasure>;

/** What the price is for and what the quantity counts: they may differ, as in 500 pieces at a price per 100. */
export class UnitReader {
  readonly #context: TableContext;
  readonly #columns: UnitColumns;
  /** What line totals prove that a price is for. */
  readonly #impliedSize: number | null;
  #isPerManyNamed: boolean | null = null;

  constructor(context: TableContext, columns: UnitColumns, claims: readonly ColumnClaim[]) {
    this.#context = context;
    this.#columns = columns;
    this.#impliedSize = sizeImpliedByTotals(context, claims);
  }

  read(
    row: number,
    line: number,
    amount: Reading<Amount>,
    claim: ColumnClaim,
    quantity: Reading<Quantity> | null,
  ): LineUnits {
    const counted = taken(this.#columns.unit?.read(row, line) ?? null, line);
    const given = { row, line, amount, claim, quantity, counted };
    const unit = this.#priceUnit(given);
    return { unit, quantityUnit: this.#quantityUnit(given, unit) };
  }

  #priceUnit(given: UnitRow): Reading<UnitOfMeasure> {
    const { row, line, amount, claim, counted } = given;
    const beside = amount.value.unit;
    if (beside !== null) return withCounted(this.#named(beside, amount, given), counted);
    const said =
      this.#visitorUnit(claim.column) ?? this.#tableUnit("priceUnit") ?? this.#tableUnit("unit");
    if (said !== null) return said;
    const stated = taken(this.#columns.priceUnit?.read(row, line) ?? null, line);
    if (stated !== null) return withCounted(stated, counted);
    const { unit: ofHeader, text } = claim.header;
    // "Supplier C" is a name.
    const isName = claim.supplier !== null && isNameAlone(claim.header);
    if (counted !== null && perCounted.test(text)) return { ...counted, value: counted.value.unit };
    if (ofHeader !== null && !isName) {
      const place = this.#context.regular.headerPlace(claim.column);
      const reason = `header “${text}” is ${ofHeader.unit.label}`;
      const reading = { value: ofHeader, raw: text, place, confidence: 97, reason };
      return withCounted(this.#named(ofHeader, reading, given), counted);
    }
    if (counted !== null) return { ...counted, value: counted.value.unit };
    if (this.#impliedSize !== null) {
      const reason = "price times quantity gives the line total";
      // "126 FT" at a price per foot.
      const own = given.quantity?.value.unit?.unit;
      const counts = own === undefined || own.dimension === "count" ? each : own;
      return assumed(times(this.#impliedSize, counts), 97, reason);
    }
    return this.#unitOfQuantity(given) ?? this.#onePiece(given);
  }

  /** "500 kg" at a price without a unit: per kilogram, most likely. */
  #unitOfQuantity(given: UnitRow): Reading<UnitOfMeasure> | null {
    const { quantity } = given;
    const own = quantity?.value.unit ?? this.#columns.quantity?.claim.header.unit ?? null;
    if (own === null || quantity === null) return null;
    const reason = `the quantity “${quantity.raw}” is counted in ${own.unit.label}`;
    if (own.unit.dimension === "count" && own.unit.size === 1) return assumed(own.unit, 96, reason);
    const units = [own.unit.label, "each", "per 100", "per 1,000"];
    return this.#askPriceUnit(given, own.unit, 80, reason, units);
  }

  #onePiece(given: UnitRow): Reading<UnitOfMeasure> {
    const { text } = given.claim.header;
    if (forOne.test(plainText(text))) return assumed(each, 97, `header “${text}” is for one`);
    if (!this.#namesPerMany()) {
      return assumed(each, 95, "the file names no other unit, so the price is for one");
    }
    const size = sizeOfPrices(this.#context.file.lines.map((said) => said.text));
    const unit = size === null ? each : times(size, each);
    const units = ["each", "per 100", "per 1,000", "kg", "m"];
    const reason = "the text speaks of prices for many, and the price does not say what it is for";
    return this.#askPriceUnit(given, unit, 85, reason, [...new Set([unit.label, ...units])]);
  }

  #namesPerMany(): boolean {
    const { file, rows, header } = this.#context;
    this.#isPerManyNamed ??=
      file.lines.some(({ text }) => perMany.test(text)) ||
      rows
        .slice(0, header?.row ?? 0)
        .some((row) => row.some((cell) => cell !== null && perMany.test(cell.text)));
    return this.#isPerManyNamed;
  }

  #askPriceUnit(
    { line, amount }: UnitRow,
    value: UnitOfMeasure,
    confidence: number,
    reason: string,
    units: readonly string[],
  ): Reading<UnitOfMeasure> {
    const context = this.#context;
    const asked = context.book.ask(
      priceUnitQuestion(context, units, confidence, reason, amount.place),
    );
    asked.touch(line);
    return assumed(value, asked.confidence, reason);
  }

  #quantityUnit(given: UnitRow, unit: Reading<UnitOfMeasure>): Reading<UnitOfMeasure> {
    const { quantity, counted } = given;
    const own = quantity?.value.unit ?? null;
    if (own !== null && quantity !== null) return { ...quantity, value: own.unit };
    const claim = this.#columns.quantity?.claim ?? null;
    const said = claim === null ? null : this.#visitorUnit(claim.column);
    if (said !== null) return said;
    const ofHeader = claim?.header.unit ?? null;
    const arePacks = ofHeader !== null && isPack(ofHeader.unit);
    if (counted === null && isPack(unit.value) && (ofHeader === null || arePacks)) {
      return arePacks || this.#impliedSize === 1
        ? { ...unit, reason: "packs are counted, as they are priced" }
        : this.#askQuantityUnit(given, unit, claim);
    }
    if (ofHeader !== null && claim !== null) {
      const { text } = claim.header;
      const place = this.#context.regular.headerPlace(claim.column);
      const reason = `header “${text}” is ${ofHeader.unit.label}`;
      return { value: ofHeader.unit, raw: text, place, confidence: 97, reason };
    }
    if (counted !== null && !isSeveral(counted.value)) {
      return { ...counted, value: counted.value.unit };
    }
    if (counted !== null && !counted.value.saysPer && this.#impliedSize === 1) {
      const reason = "price times quantity gives the line total: both count the same";
      return { ...counted, value: counted.value.unit, reason };
    }
    if (counted === null && unit.value.dimension === "count") {
      return assumed(each, 96, "quantities are pieces where the file says nothing else");
    }
    if (counted?.value.saysPer === true) {
      return assumed(each, 96, `“${counted.raw}” is what the price is for`);
    }
    return this.#askQuantityUnit(given, unit, claim);
  }

  /** Dozens or pieces, kilograms or pieces: the price's unit does not settle what is counted. */
  #askQuantityUnit(
    { quantity, line }: UnitRow,
    unit: Reading<UnitOfMeasure>,
    claim: ColumnClaim | null,
  ): Reading<UnitOfMeasure> {
    const base = unit.value.dimension === "count" ? each : single(unit.value);
    const reason = `the price is ${unit.value.label}, and the quantity does not say what it counts`;
    if (quantity === null || claim === null) return assumed(base, 96, reason);
    const units = [...new Set([base.label, unit.value.label, "each"])];
    const doubt = { kind: "unit", detail: base.label, confidence: 75 } as const;
    const context = this.#context;
    const asked = context.book.ask(unitQuestion(context, claim, doubt, quantity.raw, units));
    asked.touch(line);
    return assumed(base, asked.confidence, reason);
  }

  #visitorUnit(column: number): Reading<UnitOfMeasure> | null {
    return readVisitorUnit(this.#context.corrections.units.get(column));
  }

  #tableUnit(field: "unit" | "priceUnit"): Reading<UnitOfMeasure> | null {
    return readVisitorUnit(this.#context.corrections.values.get(field));
  }

  /** How many a pack of the row holds, where a column says it. */
  #packOf(row: number): FoundUnit | null {
    const { claims, rows } = this.#context;
    const column = claims.find(({ unused }) => unused === "packaging")?.column;
    const size = column === undefined ? null : cellAt(rows, row, column)?.text.trim();
    return size && /^\d{1,6}$/.test(size) ? namedUnit(`pack of ${size}`) : null;
  }

  /** The unit, or a question where its letters may mean another. */
  #named(named: FoundUnit, from: Reading<unknown>, given: UnitRow): Reading<FoundUnit> {
    const { claim, line, row } = given;
    const context = this.#context;
    const found = (isPack(named.unit) ? this.#packOf(row) : null) ?? named;
    const said = context.corrections.units.get(claim.column);
    const chosen =
      found.mayBe.find(({ label }) => label === said) ??
      found.mayBe.find(
        ({ dimension, size }) => dimension === "count" && size === this.#impliedSize,
      );
    if (found.mayBe.length === 1 || chosen !== undefined) {
      const value = chosen === undefined ? found : { ...found, unit: chosen, mayBe: [chosen] };
      return { ...from, value };
    }
    const units = found.mayBe.map(({ label }) => label);
    const doubt = { kind: "unit", detail: units[0] ?? "", confidence: 75 } as const;
    const asked = context.book.ask(unitQuestion(context, claim, doubt, from.raw, units));
    asked.touch(line);
    return { ...from, value: found, confidence: Math.min(from.confidence, asked.confidence) };
  }
}

function readVisitorUnit(text: string | undefined): Reading<UnitOfMeasure> | null {
  const unit = text === undefined ? null : namedUnit(text);
  if (text === undefined || unit === null) return null;
  const place = { kind: "visitor" } as const;
  return { value: unit.unit, raw: text, place, confidence: 100, reason: "you said so" };
}

function isSeveral({ unit }: FoundUnit): boolean {
  return unit.dimension === "count" && unit.size > 1;
}

/** "per 100" of what the quantity counts: 100 kg where the unit column says kg. */
function withCounted(
  found: Reading<FoundUnit>,
  counted: Reading<FoundUnit> | null,
): Reading<UnitOfMeasure> {
  const { value } = found;
  if (!value.isBareCount || counted === null || counted.value.unit.dimension === "count") {
    return { ...found, value: value.unit };
  }
  return {
    ...found,
    value: times(value.unit.size, counted.value.unit),
    confidence: Math.min(found.confidence, counted.confidence),
    reason: `${found.reason}, of ${counted.value.unit.label}`,
  };
}
