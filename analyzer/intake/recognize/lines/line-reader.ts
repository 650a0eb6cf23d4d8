import {
  askBelowConfidence,
  type Charge,
  type NamedCharge,
  type QuoteLine,
  type Reading,
} from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import {
  addMissingCell,
  ColumnReader,
  type AskedReading,
  type ReadCell,
} from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import { surchargeQuestion, unknownAmountQuestion } from "../questions/questions.ts";
import { isMoney, isMostlyNumeric } from "../columns/column-content.ts";
import { choice, choiceQuestion } from "../questions/table-questions.ts";
import { headingSupplier, type Headings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { tableSupplier } from "../table/table-supplier.ts";
import type { TableValue } from "../table/table-values.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import type { ChargeField } from "../values/charges.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import { cellReaders } from "../values/cell-readers.ts";
import type { Asked } from "../questions/question-book.ts";
import { alternativeWords } from "./alternative-words.ts";
import { createLineColumns, type LineColumns, type LineField } from "./line-columns.ts";
import { CurrencyReader } from "./line-currency.ts";
import { offeredPrices, priceBreak, priceFromTotal, priceOfTotal } from "./line-prices.ts";
import { checkAgainstTotal, sizeImpliedByTotals } from "./line-total.ts";
import { taken, UnitReader, type LineUnits } from "./line-units.ts";

/** Reads lines from the columns of one supplier, or of a table with one offer a row. */
export class LineReader {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #columns: LineColumns["columns"];
  readonly #values: LineColumns["values"];
  readonly #prices: readonly ColumnReader<"price">[];
  /** Further one-time charges, and extra costs that no field holds. */
  readonly #otherCharges: readonly OtherCharge[];
  /** Columns whose words may call an offer an alternative. */
  readonly #wordColumns: readonly number[];
  readonly #noteClaims: ReadonlyMap<UnusedColumn, ColumnClaim>;
  /** The column of a supplier that stands above its prices. */
  readonly #across: ColumnClaim | null;
  readonly #knownSupplier: AskedReading<string> | null;
  readonly #currencies: CurrencyReader;
  readonly #units: UnitReader;
  readonly #above: Record<"supplier" | "part", Reading<string> | null> = {
    supplier: null,
    part: null,
  };
  #described: { readonly part: string; readonly description: Reading<string> | null } | null = null;
  /** Its quantities are where prices hold from, not what is ordered. */
  readonly #isFromColumn: boolean;
  /** A first row without a name means that merged cells have it in their middle: then nothing is filled down. */
  readonly #startsBlank = { supplier: false, part: false };

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
    this.#otherCharges = otherChargeColumns(context, claims, columns.tooling);
    this.#wordColumns = claims
      .filter(
        ({ field, unused, header }) =>
          field === "part" ||
          field === "description" ||
          unused === "remark" ||
          unused === "position" ||
          (field === null && header.meanings.length === 0),
      )
      .map(({ column }) => column);
    this.#noteClaims = new Map(
      claims.flatMap((claim) => (claim.unused === null ? [] : [[claim.unused, claim]])),
    );
    this.#across = this.#prices.find(({ claim }) => claim.supplier !== null)?.claim ?? null;
    this.#knownSupplier =
      this.#across !== null
        ? supplierAcross(context, this.#across)
        : columns.supplier === null && headings.supplierRows.size === 0
          ? tableSupplier(context)
          : null;
    this.#currencies = new CurrencyReader(context, columns.currency, values.currency);
    this.#units = new UnitReader(context, columns, sizeImpliedByTotals(context, claims));
  }

  /** A row's line, or why the row has none. */
  read(row: number, line: number): QuoteLine | string {
    const context = this.#context;
    const quantity = this.#resolve("quantity", row, line);
    const offered = this.#offered(row, line, quantity);
    if (typeof offered === "string") return offered;
    const supplier = this.#supplierOf(row, line);
    if (supplier === null) return this.#askAboutNoSupplier(row);
    const first = offered[0];
    if (first === undefined) return "no price";
    const inText = this.#askAboutText(row, line);
    if (inText === null) return "left out";

    const { amount, claim } = first;
    const total = this.#prices.length > 0 ? this.#resolve("total", row, line) : null;
    const currency = this.#currencies.read(row, line, amount, claim, total);
    const units = this.#units.read(row, line, amount, claim, quantity);
    const discount = this.#discountOf(row, line);
    const sorted = offered
      .map((price) => priceBreak(price, discount))
      .map((each) =>
        each.price.confidence <= inText
          ? each
          : { ...each, price: { ...each.price, confidence: inText } },
      )
      .sort((a, b) => a.fromQuantity - b.fromQuantity);
    const checked = checkAgainstTotal(context, line, sorted, quantity, total, units);
    const isBreak =
      quantity !== null && (quantity.value.isFrom || this.#isFromColumn) && checked.length === 1;
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
      tooling: this.#chargeOf("tooling", row, line, currency),
      freight: this.#chargeOf("freight", row, line, currency),
      duty: this.#chargeOf("duty", row, line, currency),
      incoterm: this.#incotermOf(claim, row, line),
      leadTimeDays: this.#resolve("leadTime", row, line),
      validUntil: this.#resolve("validUntil", row, line),
      minimumOrder: this.#minimumOf(row, line, units),
      rating: this.#resolve("rating", row, line),
      ...this.#othersOf(row, line, currency),
      ...this.#notesOf(row),
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
        claim.field === "price" && quantity !== null ? taken(quantity.read(row, row), row) : null;
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

  #supplierOfCharge(row: number): string | null {
    if (this.#across !== null) return this.#across.supplier;
    const column = this.#columns.supplier;
    if (column === null) return this.#headings.supplierRows.get(row)?.text ?? null;
    const own = cellAt(this.#context.rows, row, column.claim.column)?.text.trim();
    return own ?? this.#above.supplier?.value ?? null;
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
    if (this.#columns.supplier !== null) return this.#filledDown("supplier", row, line);
    const found = headingSupplier(this.#context, this.#headings, row);
    return found === null ? null : taken(found, line);
  }

  /** Where the part is that of the row above, so is its description. */
  #partAndDescription(row: number, line: number): Pick<QuoteLine, "part" | "description"> {
    const part = this.#partOf(row, line);
    const own = this.#resolve("description", row, line);
    if (own !== null || part === null || this.#described?.part !== part.value) {
      this.#described = part === null ? null : { part: part.value, description: own };
    }
    return { part, description: own ?? this.#described?.description ?? null };
  }

  #partOf(row: number, line: number): Reading<string> | null {
    const own =
      this.#columns.part === null
        ? this.#resolve("part", row, line)
        : this.#filledDown("part", row, line);
    return own ?? this.#headings.parts.get(row) ?? null;
  }

  /** A merged cell stands in its first row only. */
  #filledDown(field: "supplier" | "part", row: number, line: number): Reading<string> | null {
    const context = this.#context;
    const own = this.#resolve(field, row, line);
    const held = this.#above[field];
    if (own !== null && !this.#startsBlank[field]) this.#above[field] = own;
    else if (own === null && held === null) this.#startsBlank[field] = true;
    const column = this.#columns[field]?.claim;
    if (column === undefined) return own;
    const isBlank = cellAt(context.rows, row, column.column) === null;
    if (own !== null || held === null || !isBlank) return own;
    const about = `fill-down/${column.column}`;
    if (context.corrections.choices.get(about) === "no") return null;
    if (field === "part" && this.#isNextBreak(row)) {
      return { ...held, reason: "the cell is empty: a further quantity of the part above" };
    }
    const asked = context.book.ask(
      choiceQuestion(context, about, {
        text: `Do empty cells of “${column.header.text}” in ${context.name} mean the same as above?`,
        confidence: 90,
        reason: "some cells are empty below a filled one",
        place: context.regular.cellPlace(row, column.column),
        keep: "Yes, the same as above",
        others: [choice(context, about, "no", "No, they are empty")],
      }),
    );
    asked.touch(line);
    const confidence = Math.min(held.confidence, asked.confidence);
    return { ...held, confidence, reason: "the cell is empty: as in the row above" };
  }

  /** Below a part, a larger quantity at a lower price, and no words of its own: a price break. */
  #isNextBreak(row: number): boolean {
    const { quantity, description } = this.#columns;
    const [price] = this.#prices;
    if (quantity === null || price === undefined) return false;
    const { rows } = this.#context;
    if (description !== null && cellAt(rows, row, description.claim.column) !== null) return false;
    const numberAt = (column: number, at: number) => {
      const text = cellAt(rows, at, column)?.text ?? "";
      return Number(
        /\d+(?:[.,]\d+)*/
          .exec(text)?.[0]
          .replaceAll(/[.,](?=\d{3}\b)/g, "")
          .replace(",", ".") ?? Number.NaN,
      );
    };
    const isMore = numberAt(quantity.claim.column, row) > numberAt(quantity.claim.column, row - 1);
    const isLess = numberAt(price.claim.column, row) < numberAt(price.claim.column, row - 1);
    return isMore && isLess;
  }

  #askAboutNoSupplier(row: number): string {
    const context = this.#context;
    const column = this.#columns.supplier?.claim.column ?? 0;
    const about = "no-supplier";
    context.book
      .ask(
        choiceQuestion(context, about, {
          text: `Some prices of ${context.name} stand beside no supplier. Leave their rows out?`,
          confidence: 0,
          reason: "the cell of the supplier is empty",
          place: context.regular.cellPlace(row, column),
          keep: "Yes, leave them out",
          others: [],
        }),
      )
      .touch(row);
    return "no supplier";
  }

  /** How sure an offer of running text is; `null` where the visitor says that it is none. */
  #askAboutText(row: number, line: number): number | null {
    const context = this.#context;
    if (context.regular.isProse !== true) return 100;
    const about = "text-offers";
    if (context.corrections.choices.get(about) === "no") return null;
    const words = (context.rows[row] ?? []).flatMap((cell) => cell?.text ?? []).join(", ");
    const asked = context.book.ask(
      choiceQuestion(context, about, {
        text: `The text of ${context.name} says “${words}”. Is this the offer?`,
        confidence: 90,
        reason: "it was read from sentences, not from a table",
        place: context.regular.cellPlace(row, 2),
        keep: "Yes, it is",
        others: [choice(context, about, "no", "No, leave it out")],
      }),
    );
    asked.touch(line);
    return asked.confidence;
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
    return this.#setAside("minimumOrder", row, minimum, `is not counted as the quantity is`);
  }

  #chargeOf(
    field: ChargeField,
    row: number,
    line: number,
    currency: Reading<string> | null,
  ): Reading<Charge> | null {
    const found = this.#resolve(field, row, line);
    return found === null ? null : this.#inCurrency(field, row, found, currency);
  }

  #inCurrency(
    field: LineField,
    row: number,
    found: Reading<FieldValues["tooling"]>,
    currency: Reading<string> | null,
  ): Reading<Charge> | null {
    const own = found.value.currency;
    if (own === null || currency === null || own.mayBe.includes(currency.value)) {
      return { ...found, value: found.value.charge };
    }
    const why = `is not in ${currency.value}, the currency of its line`;
    this.#context.book
      .ask(
        choiceQuestion(this.#context, `charge-currency/${field}`, {
          text: `“${found.raw}” in ${this.#context.name} ${why}. Leave it out?`,
          confidence: 40,
          reason: "a charge is added in the currency of its line",
          place: found.place,
          keep: "Yes, leave it out",
          others: [],
        }),
      )
      .touch(row);
    return this.#setAside(field, row, found, why);
  }

  #othersOf(
    row: number,
    line: number,
    currency: Reading<string> | null,
  ): Pick<QuoteLine, "otherCharges"> {
    const otherCharges = this.#otherCharges.flatMap(({ column, asked }): NamedCharge[] => {
      const read = taken(column.read(row, line), line);
      if (read === null) return [];
      asked?.touch(line);
      const confidence = Math.min(read.confidence, asked?.confidence ?? 100);
      const found = { ...read, confidence };
      const { charge } = found.value;
      if (charge.kind === "amount" ? charge.amount === 0 : charge.percent === 0) return [];
      const counted = this.#inCurrency("tooling", row, found, currency);
      return counted === null ? [] : [{ name: column.claim.header.text, charge: counted }];
    });
    return otherCharges.length === 0 ? {} : { otherCharges };
  }

  /** What the row and the text say that no figure rests on. */
  #notesOf(row: number): Partial<QuoteLine> {
    const { facts } = this.#context;
    const alternative = this.#alternativeOf(row);
    if (this.#noteClaims.size === 0 && facts.notes.size === 0) {
      return alternative === undefined ? {} : { alternative };
    }
    const paymentTerms = this.#wordsOf("payment", row) ?? facts.notes.get("payment");
    const quoteNumber = this.#wordsOf("quoteNumber", row) ?? facts.notes.get("quoteNumber");
    const origin = this.#wordsOf("place", row);
    const remark = this.#wordsOf("remark", row);
    return {
      ...(paymentTerms === undefined ? {} : { paymentTerms }),
      ...(quoteNumber === undefined ? {} : { quoteNumber }),
      ...(origin === undefined ? {} : { origin }),
      ...(remark === undefined ? {} : { remark }),
      ...(alternative === undefined ? {} : { alternative }),
    };
  }

  #wordsOf(unused: UnusedColumn, row: number): Reading<string> | undefined {
    const claim = this.#noteClaims.get(unused);
    const cell = claim === undefined ? null : cellAt(this.#context.rows, row, claim.column);
    if (claim === undefined || cell === null) return undefined;
    const place = this.#context.regular.cellPlace(row, claim.column);
    const reason = `as in “${claim.header.text}”`;
    return { value: cell.text.trim(), raw: cell.text, place, confidence: 97, reason };
  }

  #alternativeOf(row: number): Reading<string> | undefined {
    for (const column of this.#wordColumns) {
      const cell = cellAt(this.#context.rows, row, column);
      const words = cell?.kind === "text" ? alternativeWords(cell.text) : null;
      if (cell === null || words === null) continue;
      const place = this.#context.regular.cellPlace(row, column);
      const reason = `its row says “${words}”`;
      return { value: words, raw: cell.text, place, confidence: 97, reason };
    }
    return this.#headings.alternatives.get(row);
  }

  #setAside(field: LineField, row: number, { raw, place }: Reading<unknown>, why: string): null {
    if (place.kind === "cell") {
      const column = this.#context.regular.isTurned ? place.row : place.column;
      addMissingCell(this.#context, row, column, field, raw, `“${raw}” ${why}`);
    }
    return null;
  }
}

const fromHeader =
  /(?<!\p{L})(?:ab|from|price breaks?|(?:quantity|qty) breaks?|breaks? (?:quantity|qty)|tier|\p{L}*staffel\p{L}*|desde|a partir de|à partir de|palier|seuil|tramo|scaglione|da quantità|vanaf|från|fr\.?o\.?m\.?|fra|od)(?!\p{L})/iu;

function isSure(cell: ReadCell<unknown>): boolean {
  return cell !== null && cell !== "missing" && cell.reading.confidence >= askBelowConfidence;
}

function supplierAcross(context: TableContext, claim: ColumnClaim): AskedReading<string> {
  const value = claim.supplier ?? "";
  const place = context.regular.headerPlace(claim.column);
  const reason = `“${value}” stands above its prices`;
  return { reading: { value, raw: value, place, confidence: 96, reason }, asked: [] };
}

interface OtherCharge {
  readonly column: ColumnReader<"tooling">;
  readonly asked: Asked | null;
}

/** Columns of one-time charges beyond the first, and of extra costs; the latter are asked about. */
function otherChargeColumns(
  context: TableContext,
  claims: readonly ColumnClaim[],
  tooling: ColumnReader<"tooling"> | null,
): OtherCharge[] {
  const further = claims.filter(
    (claim) => claim.field === "tooling" && claim.column !== tooling?.claim.column,
  );
  const extra = claims.filter(({ unused, field, column }) => {
    const hasAmounts = context.columns[column]?.sample.some(({ text }) => /[1-9]/.test(text));
    return field === null && unused === "surcharge" && hasAmounts === true;
  });
  const unknown = claims.filter((claim) => isUnknownAmount(context, claim));
  return [
    ...further.map((claim) => ({
      column: new ColumnReader(context, "tooling", claim),
      asked: null,
    })),
    ...extra.map((claim) => {
      const isKnown = context.corrections.units.has(claim.column) || claim.header.basis !== null;
      const reason = `“${claim.header.text}” is an extra cost`;
      return {
        column: new ColumnReader(context, "tooling", { ...claim, confidence: 96, reason }),
        asked: isKnown ? null : context.book.ask(surchargeQuestion(context, claim)),
      };
    }),
    ...unknown.flatMap((claim) => {
      const isCost = context.corrections.units.has(claim.column);
      const asked = isCost ? null : context.book.ask(unknownAmountQuestion(context, claim));
      asked?.touch(0);
      if (!isCost) return [];
      const reason = "you said so";
      return [
        {
          column: new ColumnReader(context, "tooling", { ...claim, confidence: 100, reason }),
          asked,
        },
      ];
    }),
  ];
}

/** Amounts of money under a header that is not known: they may be a cost. */
function isUnknownAmount(
  context: TableContext,
  { column, field, header, isCorrected, unused }: ColumnClaim,
) {
  const sample = context.columns[column]?.sample ?? [];
  const isOther = field !== null || unused !== null || header.meanings.length > 0;
  if (isOther || isCorrected || header.text === "") return false;
  if (!isMostlyNumeric(sample)) return false;
  return header.currency !== null || sample.some(isMoney);
}
