import type { Reading, UnitOfMeasure } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import type { AskedReading, ColumnReader, ReadCell } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import { unitQuestion } from "../questions/questions.ts";
import { priceUnitQuestion } from "../questions/table-questions.ts";
import type { Quantity } from "../values/quantities.ts";
import { plainText } from "../values/plain-words.ts";
import type { TableContext } from "../table/table-context.ts";
import { each, namedUnit, times, type FoundUnit } from "../values/units.ts";

export interface LineUnits {
  readonly unit: Reading<UnitOfMeasure>;
  readonly quantityUnit: Reading<UnitOfMeasure>;
}

export interface UnitColumns {
  readonly unit: ColumnReader<"unit"> | null;
  readonly priceUnit: ColumnReader<"priceUnit"> | null;
  readonly quantity: ColumnReader<"quantity"> | null;
}

export type UnitReader = (
  row: number,
  line: number,
  amount: Reading<Amount>,
  claim: ColumnClaim,
  quantity: Reading<Quantity> | null,
) => LineUnits;

/** "Unit price", "Stückpreis", "PU": the header itself says that the price is for one. */
const forOne =
  /\b(?:unit|each|ea|pc|piece|stuckpreis|stk|stuck|einzelpreis|nettoeinzelpreis|nettostuckpreis|einheitspreis|teilepreis|ep|unitaire|unit|pu|puht|p u|piece|unitario|unidad|ud|pieza|u p|up|ppu|stuckkosten)\b/;

const assumed = (value: UnitOfMeasure, confidence: number, reason: string) =>
  ({
    value,
    raw: "",
    place: { kind: "assumed" },
    confidence,
    reason,
  }) satisfies Reading<UnitOfMeasure>;

/** What the price is for and what the quantity counts: they may differ, as in 500 pieces at a price per 100. */
export function createUnitReader(
  context: TableContext,
  columns: UnitColumns,
  impliedSize: number | null,
): UnitReader {
  const { corrections, table } = context;
  const tableId = table.id;

  return (row, line, amount, claim, quantity) => {
    const take = <Value>(cell: ReadCell<Value>): Reading<Value> | null => {
      if (cell === null || cell === "missing") return null;
      for (const asked of cell.asked) asked.touch(line);
      return cell.reading;
    };
    const counted = take(columns.unit?.read(row, line) ?? null);
    const unit = priceUnit();
    return { unit, quantityUnit: quantityUnit() };

    function priceUnit(): Reading<UnitOfMeasure> {
      const beside = amount.value.unit;
      if (beside !== null) return withCounted(take(named(beside, amount, claim)), counted);
      const said = visitorUnit(claim.column) ?? tableUnit("priceUnit") ?? tableUnit("unit");
      if (said !== null) return said;
      const stated = take(columns.priceUnit?.read(row, line) ?? null);
      if (stated !== null) return withCounted(stated, counted);
      const { unit: ofHeader, text } = claim.header;
      if (ofHeader !== null) {
        const place = { kind: "header", tableId, column: claim.column } as const;
        const reason = `header “${text}” is ${ofHeader.unit.label}`;
        const reading = { value: ofHeader, raw: text, place, confidence: 97, reason };
        return withCounted(take(named(ofHeader, reading, claim)), counted);
      }
      if (counted !== null) return { ...counted, value: counted.value.unit };
      if (impliedSize !== null) {
        const reason = "price times quantity gives the line total";
        return assumed(times(impliedSize, each), 97, reason);
      }
      return ofQuantity() ?? onePiece();
    }

    /** "500 kg" at a price without a unit: per kilogram, most likely. */
    function ofQuantity(): Reading<UnitOfMeasure> | null {
      const own = quantity?.value.unit ?? columns.quantity?.claim.header.unit ?? null;
      if (own === null || quantity === null) return null;
      const reason = `the quantity “${quantity.raw}” is counted in ${own.unit.label}`;
      if (own.unit.dimension === "count" && own.unit.size === 1)
        return assumed(own.unit, 96, reason);
      return askUnit(own.unit, 80, reason, [own.unit.label, "each", "per 100", "per 1,000"]);
    }

    function onePiece(): Reading<UnitOfMeasure> {
      const words = plainText(claim.header.text);
      if (forOne.test(words)) return assumed(each, 97, `header “${claim.header.text}” is for one`);
      const units = ["each", "per 100", "per 1,000", "kg", "m"];
      return askUnit(each, 90, "the file does not say what the price is for", units);
    }

    function askUnit(
      value: UnitOfMeasure,
      confidence: number,
      reason: string,
      units: readonly string[],
    ): Reading<UnitOfMeasure> {
      const asked = context.book.ask(
        priceUnitQuestion(context, units, confidence, reason, amount.place),
      );
      asked.touch(line);
      return assumed(value, asked.confidence, reason);
    }

    function quantityUnit(): Reading<UnitOfMeasure> {
      const own = quantity?.value.unit ?? null;
      if (own !== null && quantity !== null) return { ...quantity, value: own.unit };
      const quantityClaim = columns.quantity?.claim;
      const said = quantityClaim === undefined ? null : visitorUnit(quantityClaim.column);
      if (said !== null) return said;
      const ofHeader = quantityClaim?.header.unit ?? null;
      if (ofHeader !== null && quantityClaim !== undefined) {
        const { text } = quantityClaim.header;
        const place = { kind: "header", tableId, column: quantityClaim.column } as const;
        const reason = `header “${text}” is ${ofHeader.unit.label}`;
        return { value: ofHeader.unit, raw: text, place, confidence: 97, reason };
      }
      if (counted !== null && !isSeveral(counted.value)) {
        return { ...counted, value: counted.value.unit };
      }
      if (counted === null && unit.value.dimension === "count") {
        return assumed(each, 96, "quantities are pieces where the file says nothing else");
      }
      if (counted?.value.saysPer === true) {
        return assumed(each, 96, `“${counted.raw}” is what the price is for`);
      }
      return askQuantityUnit(quantityClaim);
    }

    /** Dozens or pieces, kilograms or pieces: the price's unit does not settle what is counted. */
    function askQuantityUnit(quantityClaim: ColumnClaim | undefined): Reading<UnitOfMeasure> {
      const base = unit.value.dimension === "count" ? each : unit.value;
      const reason = `the price is ${unit.value.label}, and the quantity does not say what it counts`;
      if (quantity === null || quantityClaim === undefined) return assumed(base, 96, reason);
      const units = [...new Set([base.label, unit.value.label, "each"])];
      const doubt = { kind: "unit", detail: base.label, confidence: 75 } as const;
      const question = unitQuestion(context, quantityClaim, doubt, quantity.raw, units);
      const asked = context.book.ask(question);
      asked.touch(line);
      return assumed(base, asked.confidence, reason);
    }
  };

  function visitorUnit(column: number): Reading<UnitOfMeasure> | null {
    return readVisitorUnit(corrections.units.get(column));
  }

  function tableUnit(field: "unit" | "priceUnit"): Reading<UnitOfMeasure> | null {
    return readVisitorUnit(corrections.values.get(field));
  }

  /** The unit, or a question where its letters may mean another. */
  function named(
    found: FoundUnit,
    from: Reading<unknown>,
    claim: ColumnClaim,
  ): AskedReading<FoundUnit> {
    const chosen = found.mayBe.find(({ label }) => label === corrections.units.get(claim.column));
    if (found.mayBe.length === 1 || chosen !== undefined) {
      const value = chosen === undefined ? found : { ...found, unit: chosen, mayBe: [chosen] };
      return { reading: { ...from, value }, asked: [] };
    }
    const units = found.mayBe.map(({ label }) => label);
    const doubt = { kind: "unit", detail: units[0]!, confidence: 75 } as const;
    const asked = context.book.ask(unitQuestion(context, claim, doubt, from.raw, units));
    const confidence = Math.min(from.confidence, asked.confidence);
    return { reading: { ...from, value: found, confidence }, asked: [asked] };
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
  found: Reading<FoundUnit> | null,
  counted: Reading<FoundUnit> | null,
): Reading<UnitOfMeasure> {
  const { value } = found!;
  if (!value.isBareCount || counted === null || counted.value.unit.dimension === "count") {
    return { ...found!, value: value.unit };
  }
  const unit = times(value.unit.size, counted.value.unit);
  const reason = `${found!.reason}, of ${counted.value.unit.label}`;
  return {
    ...found!,
    value: unit,
    confidence: Math.min(found!.confidence, counted.confidence),
    reason,
  };
}
