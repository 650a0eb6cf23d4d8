import { askBelowConfidence, type Charge, type QuoteLine, type Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import type { ChargeField } from "../values/charges.ts";
import {
  createColumnReader,
  type AskedReading,
  type ColumnReader,
  type ReadCell,
} from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import { createLineColumns, type LineField } from "./line-columns.ts";
import { createCurrencyReader } from "./line-currency.ts";
import { offeredPrices, priceBreak, priceFromTotal } from "./line-prices.ts";
import { checkAgainstTotal, sizeImpliedByTotals } from "./line-total.ts";
import { createUnitReader } from "./line-units.ts";
import { noteQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { tableSupplier } from "../table/table-supplier.ts";
import type { TableValue } from "../table/table-values.ts";

/** Gives a row's line, or why the row has none. */
export type LineReader = (row: number, line: number) => QuoteLine | string;

/** Reads lines from the columns of one supplier, or of a table with one offer a row. */
export function createLineReader(
  context: TableContext,
  claims: readonly ColumnClaim[],
): LineReader {
  const tableId = context.table.id;
  const { columns, values } = createLineColumns(context, claims);
  const prices = claims
    .filter(({ field }) => field === "price")
    .map((claim) => createColumnReader(context, "price", claim));
  const across = prices.find(({ claim }) => claim.supplier !== null)?.claim ?? null;
  const knownSupplier =
    across !== null
      ? supplierAcross(context, across)
      : columns.supplier === null
        ? tableSupplier(context)
        : null;
  const currencyOf = createCurrencyReader(context, columns.currency, values.currency);
  const unitsOf = createUnitReader(context, columns, sizeImpliedByTotals(context, claims));
  const above: Record<"supplier" | "part", Reading<string> | null> = { supplier: null, part: null };
  /** A first row without a name means that merged cells have it in their middle: then nothing is filled down. */
  const startsBlank = { supplier: false, part: false };

  return (row, line) => {
    const quantity = resolve("quantity");
    const offered =
      prices.length > 0
        ? offeredPrices(context, prices, row, line, take)
        : columns.total !== null
          ? priceFromTotal(context, line, columns.total.claim, resolve("total"), quantity)
          : "no price";
    if (typeof offered === "string") return offered;
    const supplier = knownSupplier === null ? filledDown("supplier") : take(knownSupplier);
    if (supplier === null) return withoutSupplier();

    const { amount, claim } = offered[0]!;
    const currency = currencyOf(row, line, amount, claim);
    const units = unitsOf(row, line, amount, claim, quantity);
    const discount = discountOf();
    const sorted = offered
      .map((price) => priceBreak(price, discount))
      .sort((a, b) => a.fromQuantity - b.fromQuantity);
    const total = prices.length > 0 ? resolve("total") : null;
    const checked = checkAgainstTotal(context, line, sorted, quantity, total, units);
    const isBreak = quantity?.value.isFrom === true && checked.length === 1;
    return {
      id: across === null ? `${tableId}:${row}` : `${tableId}:${row}:${across.column}`,
      tableId,
      row,
      supplier,
      part: columns.part === null ? resolve("part") : filledDown("part"),
      description: resolve("description"),
      quantity: quantity === null || isBreak ? null : { ...quantity, value: quantity.value.value },
      ...units,
      prices: isBreak ? [{ ...checked[0]!, fromQuantity: quantity.value.value }] : checked,
      currency,
      tooling: chargeOf("tooling", currency),
      freight: chargeOf("freight", currency),
      duty: chargeOf("duty", currency),
      incoterm: incotermOf(claim),
      leadTimeDays: resolve("leadTime"),
      validUntil: resolve("validUntil"),
      minimumOrder: minimumOf(),
      rating: resolve("rating"),
    };

    function take<Value>(cell: ReadCell<Value>): Reading<Value> | null {
      if (cell === null || cell === "missing") return null;
      for (const asked of cell.asked) asked.touch(line);
      return cell.reading;
    }

    /** The row's own value, else what holds for the table; the visitor's word goes before a doubtful value. */
    function resolve<Field extends LineField>(field: Field): Reading<FieldValues[Field]> | null {
      const column = columns[field] as ColumnReader<Field> | null;
      const value = values[field] as TableValue<FieldValues[Field]> | null;
      const cell = column === null ? null : column.read(row, line);
      if (value?.isFromVisitor === true && !isSure(cell)) return take(value.asked);
      return take(cell ?? value?.asked ?? null);
    }

    /** A merged cell stands in its first row only. */
    function filledDown(field: "supplier" | "part"): Reading<string> | null {
      const own = resolve(field);
      const held = above[field];
      if (own !== null && !startsBlank[field]) above[field] = own;
      else if (own === null && held === null) startsBlank[field] = true;
      const column = columns[field]!.claim;
      const isBlank = cellAt(context.rows, row, column.column) === null;
      if (own !== null || held === null || !isBlank) return own;
      const asked = context.book.ask(
        noteQuestion(
          context,
          `fill-down/${column.column}`,
          `Do empty cells of “${column.header.text}” in ${context.name} mean the same as above?`,
          90,
          "some cells are empty below a filled one",
          { kind: "cell", tableId, row, column: column.column },
          "Yes, the same as above",
        ),
      );
      asked.touch(line);
      const confidence = Math.min(held.confidence, asked.confidence);
      return { ...held, confidence, reason: "the cell is empty: as in the row above" };
    }

    function withoutSupplier(): string {
      const place = { kind: "cell", tableId, row, column: columns.supplier!.claim.column } as const;
      const text = `Some prices of ${context.name} stand beside no supplier. May their rows be left out?`;
      const reason = "the cell of the supplier is empty";
      context.book
        .ask(noteQuestion(context, "no-supplier", text, 0, reason, place, "Leave them out"))
        .touch(row);
      return "no supplier";
    }

    function discountOf(): Reading<number> | null {
      const cell = columns.discount?.read(row, line) ?? null;
      return cell !== null && cell !== "missing" && cell.reading.value > 0 ? take(cell) : null;
    }

    function incotermOf({ header, column, confidence }: ColumnClaim): Reading<string> | null {
      if (columns.incoterm !== null || values.incoterm?.isFromVisitor === true) {
        return resolve("incoterm");
      }
      if (header.incoterm === null) return resolve("incoterm");
      const place = { kind: "header", tableId, column } as const;
      const reason = `header “${header.text}” names ${header.incoterm}`;
      return { value: header.incoterm, raw: header.text, place, confidence, reason };
    }

    function minimumOf(): Reading<number> | null {
      const minimum = resolve("minimumOrder");
      if (minimum === null) return null;
      const { value, unit } = minimum.value;
      const counted = units.quantityUnit.value;
      if (unit === null || unit.unit.label === counted.label) return { ...minimum, value };
      if (unit.unit.dimension === counted.dimension) {
        return { ...minimum, value: (value * unit.unit.size) / counted.size };
      }
      return setAside("minimumOrder", minimum, `is not counted as the quantity is`);
    }

    function chargeOf(
      field: ChargeField,
      currency: Reading<string> | null,
    ): Reading<Charge> | null {
      const found = resolve(field);
      if (found === null) return null;
      const own = found.value.currency;
      if (own === null || currency === null || own.mayBe.includes(currency.value)) {
        return { ...found, value: found.value.charge };
      }
      return setAside(field, found, `is not in ${currency.value}, the currency of its line`);
    }

    function setAside(field: LineField, { raw, place }: Reading<unknown>, why: string): null {
      if (place.kind === "cell") {
        const reason = `“${raw}” ${why}`;
        context.missingCells.push({ row, column: place.column, field, raw, reason });
      }
      return null;
    }
  };
}

function isSure(cell: ReadCell<unknown>): boolean {
  return cell !== null && cell !== "missing" && cell.reading.confidence >= askBelowConfidence;
}

function supplierAcross(context: TableContext, claim: ColumnClaim): AskedReading<string> {
  const value = claim.supplier!;
  const place = { kind: "header", tableId: context.table.id, column: claim.column } as const;
  const reason = `“${value}” stands above its prices`;
  return { reading: { value, raw: value, place, confidence: 96, reason }, asked: [] };
}
