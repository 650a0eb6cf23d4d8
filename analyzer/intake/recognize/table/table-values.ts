import { askBelowConfidence, type QuoteField, type Reading } from "../../quote-line.ts";
import { cellReaders, type FieldValues, type ReadingRules } from "../values/cell-readers.ts";
import type { FoundCharge } from "../values/charges.ts";
import type { AskedReading } from "../columns/column-reader.ts";
import { fieldNames } from "../../field-names.ts";
import { askChoice, textQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "./table-context.ts";
import type { TextFact } from "../text/text-fact.ts";
import { inWords } from "../questions/answers.ts";

/** What holds for all lines of a table: what the visitor said, else what the text around it says. */
export interface TableValue<Value> {
  /** `null` where the visitor says that there is no such value. */
  readonly asked: AskedReading<Value> | null;
  readonly isFromVisitor: boolean;
}

/** Reads the visitor's text as a cell of the field would be read; `null` where that gives nothing. */
export function readVisitorText<Field extends QuoteField>(
  field: Field,
  text: string,
  rules: ReadingRules,
): Reading<FieldValues[Field]> | null {
  const result = cellReaders[field]({ kind: "text", text: text.trim() }, rules);
  if (result.kind === "missing") return null;
  return {
    value: result.value,
    raw: text,
    place: { kind: "visitor" },
    confidence: 100,
    reason: "you said so",
  };
}

export function tableValue<Field extends QuoteField>(
  context: TableContext,
  field: Field,
  rules: ReadingRules,
): TableValue<FieldValues[Field]> | null {
  const said = context.corrections.values.get(field);
  if (said !== undefined) {
    if (said.trim() === "") return { asked: null, isFromVisitor: true };
    const reading = readVisitorText(field, said, rules);
    if (reading !== null) return { asked: { reading, asked: [] }, isFromVisitor: true };
    askChoice(context, `visitor/${field}`, {
      text: `“${said}” cannot be read as ${fieldNames[field]}. Keep the values in the file?`,
      confidence: 0,
      reason: "what you wrote is not understood",
      place: { kind: "visitor" },
      keep: "Yes, keep them",
      others: [inWords(context, field, "No, leave it empty")],
    }).touch(0);
  }
  // A quantity in the text is that of all offers only where no column counts.
  if (field === "quantity" && isCounted(context)) return null;
  const facts = (context.facts.byField.get(field) ?? []).flatMap((fact) => {
    const result = cellReaders[field]({ kind: "text", text: fact.text }, rules);
    return result.kind === "missing" ? [] : [{ fact, result }];
  });
  const first = facts[0];
  if (first === undefined) return null;
  if (isOnceForAll(field, first.result.value)) return null;
  const others = facts
    .filter(({ result }) => JSON.stringify(result.value) !== JSON.stringify(first.result.value))
    .map(({ fact }): TextFact => fact);
  const isDoubtful = first.result.doubts.length > 0;
  const confidence = others.length > 0 ? 60 : isDoubtful ? 70 : first.fact.confidence;
  const isAsked = confidence < askBelowConfidence;
  const asked = isAsked
    ? [context.book.ask(textQuestion(context, first.fact, confidence, others))]
    : [];
  return {
    asked: {
      reading: {
        value: first.result.value,
        raw: first.fact.line,
        place: first.fact.place,
        confidence: asked[0]?.confidence ?? confidence,
        reason: first.fact.reason,
      },
      asked,
    },
    isFromVisitor: false,
  };
}

function isCounted({ claims, regular }: TableContext): boolean {
  return (
    regular.isFromText ||
    claims.some(({ field, fromQuantity }) => field === "quantity" || fromQuantity !== null)
  );
}

/** An amount in the text is borne by the lines together: it is one of the file's loose charges. */
function isOnceForAll(field: QuoteField, value: unknown): boolean {
  if (field !== "tooling" && field !== "freight") return false;
  const { charge } = value as FoundCharge;
  return charge.kind === "amount" && charge.amount > 0 && charge.per === "order";
}
