import type { Correction } from "../../recognition.ts";
import type { SourcePlace } from "../../source.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import { fieldNames } from "../../field-names.ts";
import { confirm, headerPlace, type Draft } from "./questions.ts";
import type { TableContext } from "../table/table-context.ts";
import type { TextFact } from "../table/text-facts.ts";

/** A fact from running text, applied to every line that does not say otherwise. */
export function textQuestion(
  context: TableContext,
  fact: TextFact,
  confidence: number,
  others: readonly TextFact[],
): Draft {
  const id = `${context.table.id}/text/${fact.field}`;
  const said = (text: string): Correction => ({
    kind: "table",
    tableId: context.table.id,
    field: fact.field,
    text,
  });
  const isOne = others.length === 0;
  return {
    id,
    text: isOne
      ? `Does “${fact.text}” hold as ${fieldNames[fact.field]} for all lines of ${context.name}?`
      : `Which ${fieldNames[fact.field]} holds for ${context.name}?`,
    confidence,
    reason: isOne ? fact.reason : `the text gives ${others.length + 1} of them`,
    place: fact.place,
    answers: [
      isOne ? confirm("Yes, for all", id) : { label: fact.text, correction: said(fact.text) },
      ...others.slice(0, 4).map(({ text }) => ({ label: text, correction: said(text) })),
      { label: "No, leave it open", correction: said("") },
    ],
  };
}

/** A charge for the whole offer is left out until the visitor says that each line bears it. */
export function sharedChargeQuestion(context: TableContext, fact: TextFact): Draft {
  const id = `${context.table.id}/text/${fact.field}`;
  const { field, text } = fact;
  return {
    id,
    text: `“${text}” is stated as ${fieldNames[field]} for ${context.name}, which has several lines. Does each line bear it?`,
    confidence: 40,
    reason: fact.reason,
    place: fact.place,
    answers: [
      confirm("No, leave it out of the lines", id),
      {
        label: "Yes, each line",
        correction: { kind: "table", tableId: context.table.id, field, text },
      },
    ],
  };
}

/** Prices of a hidden sheet may be old ones. */
export function hiddenQuestion(context: TableContext, claim: ColumnClaim): Draft {
  const { table } = context;
  const id = `${table.id}/hidden`;
  return {
    id,
    text: `${context.name} is hidden in its workbook. Do its prices count?`,
    confidence: 50,
    reason: "hidden sheets often hold old prices",
    place: headerPlace(context, claim.column),
    answers: [
      confirm("Yes, they count", id),
      {
        label: "No, leave them out",
        correction: {
          kind: "column",
          tableId: table.id,
          column: claim.column,
          field: null,
          fromQuantity: null,
        },
      },
    ],
  };
}

/** Nothing is assumed for a missing currency, so that no answer stands first by right. */
export function currencyQuestion(context: TableContext): Draft {
  return {
    id: `${context.table.id}/currency`,
    text: `In which currency are the prices of ${context.name}?`,
    confidence: 0,
    reason: "the file does not say it",
    place: { kind: "file", fileName: context.table.fileName },
    answers: ["EUR", "USD", "GBP", "CHF", "CNY"].map((code) => ({
      label: code,
      correction: { kind: "table", tableId: context.table.id, field: "currency", text: code },
    })),
  };
}

export function supplierQuestion(
  context: TableContext,
  names: readonly string[],
  confidence: number,
  reason: string,
  place: SourcePlace,
): Draft {
  return {
    id: `${context.table.id}/supplier`,
    text: `Who quotes in ${context.name}?`,
    confidence,
    reason,
    place,
    answers: names.map((name) => ({
      label: name,
      correction: { kind: "table", tableId: context.table.id, field: "supplier", text: name },
    })),
  };
}

/** Something about a table that can only be confirmed, or put right cell by cell. */
export function noteQuestion(
  context: TableContext,
  about: string,
  text: string,
  confidence: number,
  reason: string,
  place: SourcePlace,
  label: string,
): Draft {
  const id = `${context.table.id}/${about}`;
  return { id, text, confidence, reason, place, answers: [confirm(label, id)] };
}

/** What prices without a unit are for, in all columns of a table at once. */
export function priceUnitQuestion(
  context: TableContext,
  units: readonly string[],
  confidence: number,
  reason: string,
  place: SourcePlace,
): Draft {
  return {
    id: `${context.table.id}/price-unit`,
    text: `What are the prices of ${context.name} for?`,
    confidence,
    reason,
    place,
    answers: units.map((unit) => ({
      label: unit,
      correction: { kind: "table", tableId: context.table.id, field: "priceUnit", text: unit },
    })),
  };
}
