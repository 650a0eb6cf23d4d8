import type { LineField, Question } from "../../recognition.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { listOf } from "../../../text/list-of.ts";
import { currencyOf } from "../../../quote/currency-of.ts";
import { shipsFromOf } from "../../origin/ships-from.ts";
import { fieldNames } from "../../field-names.ts";
import type { Draft } from "./raised-question.ts";
import type { Asked } from "./question-book.ts";
import { moneySigns } from "../table/money-signs.ts";
import type { TableContext } from "../table/table-context.ts";
import { short, type TextFact } from "../text/text-fact.ts";
import { confirm, inWords, valueAnswer } from "./answers.ts";

/** A fact from running text, applied to every line that does not say otherwise. */
export function textQuestion(
  context: TableContext,
  fact: TextFact,
  confidence: number,
  others: readonly TextFact[],
): Draft {
  const id = `${context.id}/text/${fact.field}`;
  const isOne = others.length === 0;
  const rivals = others.slice(0, 4);
  const sentences = [fact, ...rivals].map(({ line }) => line);
  const shown = new Set(sentences.map((each) => `“${short(each)}”`));
  return {
    id,
    text: isOne
      ? `Apply “${fact.text}” as ${fieldNames[fact.field]} to every line of ${context.name}?`
      : `Which ${fieldNames[fact.field]} applies to ${context.name}?`,
    confidence,
    reason: isOne ? fact.reason : `the text says ${listOf([...shown])}`,
    place: fact.place,
    sentences,
    answers: [
      isOne ? confirm("Yes, to every line", id) : valueAnswer(context, fact.field, fact.text),
      ...rivals.map(({ text }) => valueAnswer(context, fact.field, text)),
      valueAnswer(context, fact.field, "", "No, leave it open"),
    ],
    words: inWords(context, fact.field, `Another ${fieldNames[fact.field]}`),
  };
}

/** Nothing is assumed for a missing currency, so that no answer stands first by right. */
export function currencyQuestion(context: TableContext): Draft {
  const sign = moneySigns(context.file)[0]?.sign;
  return {
    id: `${context.id}/currency`,
    text: `In which currency are the prices of ${context.name}?`,
    confidence: 0,
    reason: sign === undefined ? "the file does not say" : `the file only has “${sign}”`,
    place: { kind: "file", fileName: context.table.fileName },
    answers: likelyCurrencies(context).map((code) => valueAnswer(context, "currency", code)),
    words: inWords(context, "currency", "Another currency"),
  };
}

/** Those that the text names, the letterhead's own first, before those that are asked for most. */
function likelyCurrencies(context: TableContext): string[] {
  const signed = moneySigns(context.file).flatMap(({ mayBe }) => mayBe);
  const country = shipsFromOf(context.file)?.value;
  const own = country === undefined ? null : currencyOf(country);
  const isLikely = own !== null && (signed.length === 0 || signed.includes(own));
  const common = ["EUR", "USD", "GBP", "CHF", "CNY"];
  return [...new Set([...(isLikely ? [own] : []), ...signed.slice(0, 3), ...common])].slice(0, 6);
}

export function supplierQuestion(
  context: TableContext,
  names: readonly string[],
  confidence: number,
  reason: string,
  place: SourcePlace,
): Draft {
  return {
    id: `${context.id}/supplier`,
    text: `Which supplier sent ${context.name}?`,
    confidence,
    reason,
    place,
    answers: names.map((name) => valueAnswer(context, "supplier", name)),
    words: inWords(context, "supplier", "Another supplier"),
  };
}

interface Choice extends Pick<Draft, "text" | "confidence" | "reason" | "place"> {
  /** The label of what is assumed. */
  readonly keep: string;
  readonly others: Draft["answers"];
}

/** Something about a table that can be confirmed, or answered otherwise. */
export function choiceQuestion({ id }: TableContext, about: string, asked: Choice): Draft {
  const { keep, others, ...question } = asked;
  const questionId = `${id}/${about}`;
  return { id: questionId, ...question, answers: [confirm(keep, questionId), ...others] };
}

export function askChoice(context: TableContext, about: string, asked: Choice): Asked {
  return context.book.ask(choiceQuestion(context, about, asked));
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
    id: `${context.id}/price-unit`,
    text: `What are the prices of ${context.name} for?`,
    confidence,
    reason,
    place,
    answers: units.map((unit) => valueAnswer(context, "priceUnit", unit)),
    words: inWords(context, "priceUnit", "Another unit"),
  };
}

/** Takes a value of one line away. */
export function withoutValue(
  lineId: string,
  field: LineField,
  label: string,
): Question["answers"][number] {
  return { label, correction: { kind: "line", lineId, field, text: "" } };
}

/** Nothing is assumed for the quantity that a price list is compared at. */
export function quantityQuestion(context: TableContext, line: QuoteLine): Draft {
  const froms = [...new Set(line.prices.map(({ fromQuantity }) => fromQuantity))];
  return {
    id: `${context.id}/quantity`,
    text: `For which quantity are the prices of ${context.name} compared?`,
    confidence: 0,
    reason: "the prices depend on the quantity, and the file asks for none",
    place: line.prices[0]?.price.place ?? { kind: "file", fileName: context.table.fileName },
    answers: froms
      .filter((from) => from > 0)
      .map((from) => valueAnswer(context, "quantity", String(from))),
    words: inWords(context, "quantity", "Another quantity"),
  };
}
