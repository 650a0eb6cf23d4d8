import type { QuoteField } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { listOf } from "../../../text/list-of.ts";
import { chargeBases, type ChargeBasis } from "../values/charges.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { isNameAlone } from "../columns/column-layout.ts";
import { columnName, doubtedRows, rivalColumns } from "./column-rows.ts";
import { fieldNames } from "../../field-names.ts";
import type { FoundCurrency } from "../values/currencies.ts";
import { ratingScales } from "../values/ratings.ts";
import type { Draft } from "./raised-question.ts";
import type { TableContext } from "../table/table-context.ts";
import type { Doubt } from "../values/understood.ts";
import {
  choice,
  columnAnswer,
  columnCorrection,
  confirm,
  inWords,
  unitAnswer,
  type Answer,
} from "./answers.ts";

/** Names above columns of prices are asked about once for all of them. */
export function columnQuestionId({ id }: TableContext, claim: ColumnClaim): string {
  return isBareName(claim) ? `${id}/suppliers-across` : `${id}/column/${claim.column}`;
}

function isBareName({ supplier, header }: ColumnClaim): boolean {
  return supplier !== null && isNameAlone(header);
}

/** "Is “Item” the part?" */
export function columnQuestion(context: TableContext, claim: ColumnClaim): Draft {
  const id = columnQuestionId(context, claim);
  if (isBareName(claim)) {
    const names = new Set(context.claims.flatMap(({ supplier }) => supplier ?? []));
    return {
      id,
      text: `Are ${listOf([...names])} in ${context.name} suppliers, with their prices below?`,
      confidence: claim.confidence,
      reason: "the headers are not recognized, and numbers are below them",
      place: context.regular.headerPlace(claim.column),
      answers: [
        confirm("Yes, suppliers", id),
        choice(context, "suppliers-across", "no", "No, do not use these columns"),
      ],
    };
  }
  const answer = (field: QuoteField | null, label: string): Answer => ({
    label,
    correction: columnCorrection(context, claim, field),
  });
  const isDiscount = claim.field === "discount";
  const fieldName = claim.field === null ? "value" : fieldNames[claim.field];
  return {
    id,
    text: isDiscount
      ? `Does the discount in ${columnName(claim)} of ${context.name} still come off the prices?`
      : `Is ${columnName(claim)} in ${context.name} the ${fieldName}?`,
    confidence: claim.confidence,
    reason: claim.reason,
    place: context.regular.headerPlace(claim.column),
    answers: [
      answer(claim.field, isDiscount ? "Yes, take it off" : `Yes, the ${fieldName}`),
      ...claim.others.slice(0, 3).map((field) => answer(field, `No, the ${fieldNames[field]}`)),
      ...rivalColumns(context, claim).map((rival): Answer => ({
        label: `No, the ${fieldName} is in ${columnName(rival)}`,
        correction: columnCorrection(context, rival, claim.field),
      })),
      answer(null, isDiscount ? "No, the prices are net" : "No, do not use it"),
    ],
    ...(isDiscount ? {} : { rows: doubtedRows(context, claim) }),
  };
}

/** What a column of extra costs is charged for: its numbers alone do not say it. */
export function surchargeQuestion(context: TableContext, claim: ColumnClaim): Draft {
  const answers: readonly (readonly [ChargeBasis, string])[] = [
    ["per order", "Once per order"],
    ["per unit", "Per unit"],
    ["percent", "In percent of the price"],
  ];
  return {
    id: columnQuestionId(context, claim),
    text: `${columnName(claim)} in ${context.name} is an extra cost. How is it charged?`,
    confidence: 60,
    reason: "neither the header nor the values say",
    place: context.regular.headerPlace(claim.column),
    answers: [
      ...answers.map(([unit, label]) => unitAnswer(context, claim.column, unit, label)),
      columnAnswer(context, claim.column, null, "Leave it out"),
    ],
  };
}

/** Amounts under a header that is not known: left out until the visitor says that they are a cost. */
export function unknownAmountQuestion(context: TableContext, claim: ColumnClaim): Draft {
  const id = columnQuestionId(context, claim);
  const example = context.columns[claim.column]?.sample[0]?.text ?? "";
  return {
    id,
    text: `Is ${columnName(claim)} in ${context.name}, such as “${example}”, a cost to add?`,
    confidence: 60,
    reason: "the header is not recognized, and amounts are below it",
    place: context.regular.headerPlace(claim.column),
    answers: [
      confirm("No, leave it out", id),
      unitAnswer(context, claim.column, "per order", "Yes, once per order"),
      unitAnswer(context, claim.column, "per unit", "Yes, per unit"),
    ],
  };
}

/** A question about cells of one column, settled for all of them at once. */
export function doubtQuestion(
  context: TableContext,
  claim: ColumnClaim,
  field: QuoteField,
  doubt: Doubt,
  raw: string,
  place: SourcePlace,
  currency: FoundCurrency | null,
): Draft {
  const tableId = context.id;
  switch (doubt.kind) {
    case "number-style": {
      const { decimal, reason } = context.numberStyle;
      const style = (sign: "comma" | "point", label: string): Answer => ({
        label,
        correction: { kind: "number-style", tableId, decimal: sign },
      });
      const comma = style("comma", "1.234,56: decimals after a comma");
      const point = style("point", "1,234.56: decimals after a point");
      return {
        id: `${tableId}/number-style`,
        text: `How are numbers written in ${context.name}? “${raw}” can be read in two ways.`,
        confidence: doubt.confidence,
        reason,
        place,
        answers: decimal === "comma" ? [comma, point] : [point, comma],
      };
    }
    case "date-style": {
      const { order, reason } = context.dateStyle;
      const style = (which: "day-first" | "month-first", label: string): Answer => ({
        label,
        correction: { kind: "date-style", tableId, order: which },
      });
      const day = style("day-first", "The day comes first");
      const month = style("month-first", "The month comes first");
      return {
        id: `${tableId}/date-style`,
        text: `Which comes first in the dates of ${context.name}, such as “${raw}”: the day or the month?`,
        confidence: doubt.confidence,
        reason,
        place,
        answers: order === "day-first" ? [day, month] : [month, day],
      };
    }
    case "currency-sign":
      return {
        id: `${tableId}/currency-sign/${doubt.detail}`,
        text: `Which currency is “${doubt.detail}” in ${context.name}?`,
        confidence: doubt.confidence,
        reason: `“${doubt.detail}” is used for several currencies`,
        place,
        answers: (currency?.mayBe ?? []).map((code) => ({
          label: code,
          correction: { kind: "currency-sign", tableId, sign: doubt.detail, currency: code },
        })),
        words: inWords(context, "currency", "Another currency"),
      };
    case "unit":
      return unitQuestion(context, claim, doubt, raw, unitAnswers(field, doubt.detail));
    case "leftover": {
      const id = `${tableId}/leftover/${claim.column}`;
      return {
        id,
        text: `${columnName(claim)} in ${context.name} has “${raw}”. Read the number and ignore “${doubt.detail}”?`,
        confidence: doubt.confidence,
        reason: `“${doubt.detail}” is not understood`,
        place,
        answers: [
          confirm("Yes, ignore it", id),
          columnAnswer(context, claim.column, null, "No, do not use the column"),
        ],
      };
    }
  }
}

/** What the values of a column count: the assumed unit first. */
export function unitQuestion(
  context: TableContext,
  claim: ColumnClaim,
  doubt: Doubt,
  raw: string,
  units: readonly string[],
): Draft {
  return {
    id: `${context.id}/unit/${claim.column}`,
    text: `In which unit are the values of ${columnName(claim)} in ${context.name}, such as “${raw}”?`,
    confidence: doubt.confidence,
    reason: "neither the header nor the values say",
    place: context.regular.headerPlace(claim.column),
    answers: units.map((unit) => unitAnswer(context, claim.column, unit)),
  };
}

function unitAnswers(field: QuoteField, detail: string): string[] {
  const all: readonly string[] =
    field === "leadTime"
      ? ["days", "weeks", "working days", "months"]
      : field === "rating"
        ? ratingScales
        : field === "freight" || field === "duty" || field === "tooling"
          ? chargeBases
          : detail.split("|");
  const assumed = detail.split("|")[0]!;
  return [assumed, ...all.filter((unit) => unit !== assumed)];
}
