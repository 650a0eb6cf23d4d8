import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import { ColumnReader, taken, type AskedReading, type ReadCell } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { Headings } from "../table/headings.ts";
import { spanPattern } from "../text/spans.ts";
import type { TableContext } from "../table/table-context.ts";
import { tableSupplier } from "../table/table-supplier.ts";
import type { TableValue } from "../table/table-values.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import type { ChargeField } from "../values/charges.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import { cellReaders } from "../values/cell-readers.ts";
import { FilledNames } from "./filled-names.ts";
import { LineCharges } from "./line-charges.ts";
import { createLineColumns, type LineColumns, type LineField } from "./line-columns.ts";
import { CurrencyReader } from "./line-currency.ts";
import { NoteReader } from "./line-notes.ts";
import { PartReader } from "./line-parts.ts";
import { offeredPrices, priceBreak, priceFromTotal, priceOfTotal } from "./line-prices.ts";
import { checkAgainstTotal } from "./line-total.ts";
import { UnitReader, type LineUnits } from "./line-units.ts";
import { askAboutNoSupplier } from "./row-questions.ts";
import { setAside } from "./set-aside.ts";

/** Reads lines from the columns of one supplier, or of a table with one offer a row. */
export class LineReader {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #columns: LineColumns["columns"];
  readonly #values: LineColumns["values"];
  readonly #prices: readonly ColumnReader<"price">[];
  readonly #charges: LineCharges;
  readonly #notes: NoteReader;
  readonly #names: FilledNames;
  /** The column of a supplier that is above its prices. */
  readonly #across: ColumnClaim | null;
  readonly #knownSupplier: AskedReading<string> | null;
  readonly #currencies: CurrencyReader;
  readonly #units: UnitReader;
  readonly #parts: PartReader;
  /** Its quantities are where prices hold from, not what is ordered. */
  readonly #isFromColumn: boolean;

  constructor(context: TableContext, claims: readonly ColumnClaim[], headings: Headings) {
    this.#context = context;
    this.#headings = headings;
    const { columns, values } = createLineColumns(context, claims);
    this.#columns = columns;
    this.#values = values;
    this.#prices = claims
      .filter(({ field }) => field === "price")
      .map((claim) => new ColumnReader(context, "price", claim));
    const counted = columns.quantity?.claim.header.text ?? "";
    this.#isFromColumn = columns.total === null && fromHeader.test(counted);
    this.#charges = new LineCharges(context, claims, columns.tooling);
    this.#notes = new NoteReader(context, claims, headings);
    this.#names = new FilledNames(context, columns, this.#prices);
    this.#parts = new PartReader(context, columns, headings);
    this.#across = this.#prices.find(({ claim }) => claim.supplier !== null)?.claim ?? null;
    this.#knownSupplier =
      this.#across !== null
        ? supplierAcross(context, this.#across)
        : columns.supplier === null && headings.suppliers.size === 0
          ? tableSupplier(context)
          : null;
    this.#currencies = new CurrencyReader(context, columns.currency, values.currency);
    this.#units = new UnitReader(context, columns, claims);
  }

  /** A row's line, or why the row has none. */
  read(row: number, line: number): QuoteLine | string {
    const context = this.#context;
    const quantity = this.#resolve("quantity", row, line);
    const offered = this.#offered(row, line, quantity);
    if (typeof offered === "string") return offered;
    const supplier = this.#supplierOf(row, line);
    if (supplier === null) {
      return askAboutNoSupplier(context, row, this.#columns.supplier?.claim.column ?? 0);
    }
    const first = offered[0];
    if (first === undefined) return "no price";

    const { amount, claim } = first;
    const total = this.#prices.length > 0 ? this.#resolve("total", row, line) : null;
    const currency = this.#currencies.read(row, line, amount, claim);
    const units = this.#units.read(row, line, amount, claim, quantity);
    const discount = this.#discountOf(row, line);
    const sorted = offered
      .map((price) => priceBreak(price, discount))
      .sort((a, b) => a.fromQuantity - b.fromQuantity);
    const checked = checkAgainstTotal(context, line, sorted, quantity, total, units);
    const isBreak =
      quantity !== null && (quantity.value.isFrom || this.#isFromColumn) && checked.length === 1;
    const chargeOf = (field: ChargeField) =>
      this.#charges.read(field, row, this.#resolve(field, row, line), currency);
    const validUntil = this.#resolve("validUntil", row, line);
    const { table } = context;
    return {
      id:
        this.#across === null ? `${table.id}:${row}` : `${table.id}:${row}:${this.#across.column}`,
      tableId: table.id,
      row,
      supplier,
      ...this.#partAndDescription(row, line),
      quantity: quantity === null || isBreak ? null : { ...quantity, value: quantity.value.value },
      ...units,
      prices: isBreak
        ? checked.map((price) => ({ ...price, fromQuantity: quantity.value.value }))
        : checked,
      currency,
      tooling: chargeOf("tooling"),
      freight: chargeOf("freight"),
      duty: chargeOf("duty"),
      incoterm: this.#incotermOf(claim, row, line),
      leadTimeDays: this.#leadTimeOf(row, line),
      validUntil,
      ...spanOfValidity(context, validUntil),
      minimumOrder: this.#minimumOf(row, line, units),
      rating: this.#resolve("rating", row, line),
      ...this.#charges.readOthers(row, line, currency),
      ...this.#notes.read(row),
    };
  }

  /** Notes a charge that stands in a row of its own; `false` where the row has no amount for it. */
  addCharge(row: number, name: string): boolean {
    const context = this.#context;
    const { total, tooling, quantity } = this.#columns;
    const columns = [total, ...this.#prices, tooling].filter((column) => column !== null);
    for (const { claim, rules } of columns) {
      const cell = cellAt(context.rows, row, claim.column);
      const result = cell === null ? null : cellReaders.total(cell, rules);
      if (cell === null || result?.kind !== "value" || result.value.value === 0) continue;
      const { value, isPercent, currency } = result.value;
      const count =
        claim.field === "price" && quantity !== null && this.#isCounted(row, quantity)
          ? taken(quantity.read(row, row), row)
          : null;
      context.looseCharges.push({
        name,
        kind: chargeKindOf(name) ?? mentionedChargeKind(name) ?? "other",
        charge: isPercent
          ? { kind: "percent", percent: value }
          : { kind: "amount", amount: value * Math.max(1, count?.value.value ?? 1), per: "order" },
        currency: currency ?? claim.header.currency,
        raw: cell.text,
        place: context.regular.cellPlace(row, claim.column),
        confidence: 96,
        tableId: context.table.id,
        supplier: this.#supplierOfCharge(row),
      });
      return true;
    }
    return false;
  }

  /** The name of a charge may stand where other rows have their quantity. */
  #isCounted(row: number, { claim }: ColumnReader<"quantity">): boolean {
    return /^\d/.test(cellAt(this.#context.rows, row, claim.column)?.text ?? "");
  }

  #supplierOfCharge(row: number): string | null {
    if (this.#across !== null) return this.#across.supplier;
    const column = this.#columns.supplier;
    if (column === null) return this.#headings.suppliers.get(row)?.value ?? null;
    const own = cellAt(this.#context.rows, row, column.claim.column)?.text.trim();
    return own ?? this.#names.supplierAbove;
  }

  #offered(row: number, line: number, quantity: Reading<FieldValues["quantity"]> | null) {
    const context = this.#context;
    const { total } = this.#columns;
    if (this.#prices.length > 0) {
      const offered = offeredPrices(context, this.#prices, row, line);
      const isSaid = context.corrections.choices.get("left-rows/counted") === "offer";
      if (typeof offered !== "string" || total === null || !isSaid) return offered;
      return priceOfTotal(total.claim, this.#resolve("total", row, line), quantity) ?? offered;
    }
    return total === null
      ? "no price"
      : priceFromTotal(context, line, total.claim, this.#resolve("total", row, line), quantity);
  }

  /** The row's own value, else what holds for the table; the visitor's word goes before a doubtful value. */
  #resolve<Field extends LineField>(
    field: Field,
    row: number,
    line: number,
  ): Reading<FieldValues[Field]> | null {
    const column = this.#columns[field] as ColumnReader<Field> | null;
    const value = this.#values[field] as TableValue<FieldValues[Field]> | null;
    const cell = column === null ? null : column.read(row, line);
    if (value?.isFromVisitor === true && !isSure(cell)) return taken(value.asked, line);
    return taken(cell ?? value?.asked ?? null, line);
  }

  #supplierOf(row: number, line: number): Reading<string> | null {
    if (this.#knownSupplier !== null) return taken(this.#knownSupplier, line);
    if (this.#columns.supplier !== null)
      return this.#names.fill("supplier", row, line, this.#resolve("supplier", row, line));
    return this.#headings.suppliers.get(row) ?? null;
  }

  #partAndDescription(row: number, line: number): Pick<QuoteLine, "part" | "description"> {
    const ofColumn = () => {
      const own = this.#resolve("part", row, line);
      return this.#columns.part === null ? own : this.#names.fill("part", row, line, own);
    };
    return this.#parts.read(row, ofColumn, this.#resolve("description", row, line));
  }

  /** "delivery of this item 9 weeks" in the words of a row goes before what holds for all. */
  #leadTimeOf(row: number, line: number): Reading<number> | null {
    const column = this.#columns.leadTime?.claim.column;
    const isOwn = column !== undefined && cellAt(this.#context.rows, row, column) !== null;
    const said = isOwn ? null : this.#notes.leadTimeOf(row, line);
    return said ?? this.#resolve("leadTime", row, line);
  }

  #discountOf(row: number, line: number): Reading<number> | null {
    const cell = this.#columns.discount?.read(row, line) ?? null;
    return cell !== null && cell !== "missing" && cell.reading.value > 0 ? taken(cell, line) : null;
  }

  #incotermOf(claim: ColumnClaim, row: number, line: number): Reading<string> | null {
    const { header, column, confidence } = claim;
    const isSaid = this.#columns.incoterm !== null || this.#values.incoterm?.isFromVisitor === true;
    if (isSaid || header.incoterm === null) return this.#resolve("incoterm", row, line);
    const place = this.#context.regular.headerPlace(column);
    const reason = `header “${header.text}” names ${header.incoterm}`;
    return { value: header.incoterm, raw: header.text, place, confidence, reason };
  }

  #minimumOf(row: number, line: number, units: LineUnits): Reading<number> | null {
    const minimum = this.#resolve("minimumOrder", row, line);
    if (minimum === null) return null;
    const { value, unit } = minimum.value;
    const counted = units.quantityUnit.value;
    if (unit === null || unit.unit.label === counted.label) return { ...minimum, value };
    if (unit.unit.dimension === counted.dimension) {
      return { ...minimum, value: (value * unit.unit.size) / counted.size };
    }
    return setAside(
      this.#context,
      "minimumOrder",
      row,
      minimum,
      "is not counted as the quantity is",
    );
  }
}

/** The span that the text gives, where the date was counted from it or could not be. */
function spanOfValidity(
  { facts, corrections }: TableContext,
  until: Reading<string> | null,
): Pick<QuoteLine, "validFor"> {
  const [fact] = facts.byField.get("validUntil") ?? [];
  const span = spanPattern.exec(fact?.text ?? "")?.[0];
  const isSaid =
    corrections.values.has("validUntil") || (until !== null && until.raw !== fact?.line);
  if (fact === undefined || span === undefined || isSaid) return {};
  const { line: raw, place, reason } = fact;
  const value = facts.quoteDate === null ? span : `${span} from ${facts.quoteDate}`;
  return { validFor: { value, raw, place, confidence: askBelowConfidence, reason } };
}

const fromHeader =
  /(?<!\p{L})(?:ab|from|price breaks?|(?:quantity|qty) breaks?|breaks? (?:quantity|qty)|tier|\p{L}*staffel\p{L}*|desde|a partir de|à partir de|palier|seuil|tramo|scaglione|da quantità|vanaf|från|fr\.?o\.?m\.?|fra|od)(?!\p{L})/iu;

function isSure(cell: ReadCell<unknown>): boolean {
  return cell !== null && cell !== "missing" && cell.reading.confidence >= askBelowConfidence;
}

function supplierAcross(context: TableContext, claim: ColumnClaim): AskedReading<string> {
  const value = claim.supplier ?? "";
  const place = context.regular.headerPlace(claim.column);
  const reason = `“${value}” is above its prices`;
  return { reading: { value, raw: value, place, confidence: 96, reason }, asked: [] };
}
