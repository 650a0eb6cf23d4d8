import type { QuoteField, QuoteLine, Reading } from "../../quote-line.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import { readingRules } from "../columns/column-reader.ts";
import { noColumn } from "../columns/column-claims.ts";
import { fieldNames } from "../../field-names.ts";
import { choiceQuestion, withoutValue } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { readVisitorText } from "../table/table-values.ts";

/** Puts what the visitor said of single lines in place of what was read. */
export function correctLines(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): readonly QuoteLine[] {
  return lines.map((line, index) => {
    const context = contexts.find(({ table }) => table.id === line.tableId);
    const said = context?.allCorrections.ofLine(line.id);
    if (context === undefined || said === undefined) return line;
    let corrected = line;
    for (const [field, text] of said) corrected = withField(context, corrected, index, field, text);
    return corrected;
  });
}

function withField(
  context: TableContext,
  line: QuoteLine,
  index: number,
  field: QuoteField,
  text: string,
): QuoteLine {
  if (text.trim() === "") return withoutField(line, field);
  const read = <Field extends QuoteField>(field: Field): Reading<FieldValues[Field]> | null => {
    const claim = context.claims.find((candidate) => candidate.field === field);
    const reading = readVisitorText(
      field,
      text,
      readingRules(context, claim ?? { ...noColumn, field }),
    );
    if (reading === null) askAboutText(context, line, index, field, text);
    return reading && { ...reading, place: { kind: "visitor", lineId: line.id } };
  };
  const put = <Value>(
    reading: Reading<Value> | null,
    change: (reading: Reading<Value>) => Partial<QuoteLine>,
  ) => (reading === null ? line : { ...line, ...change(reading) });
  switch (field) {
    case "supplier":
      return put(read(field), (supplier) => ({ supplier }));
    case "part":
      return put(read(field), (part) => ({ part }));
    case "description":
      return put(read(field), (description) => ({ description }));
    case "quantity":
      return put(read(field), (found) => ({ quantity: { ...found, value: found.value.value } }));
    case "unit":
    case "priceUnit":
      return put(read(field), (found) => ({ unit: { ...found, value: found.value.unit } }));
    case "price":
      return put(read(field), (found) => ({
        prices: [{ fromQuantity: 0, price: { ...found, value: found.value.value } }],
      }));
    case "currency":
      return put(read(field), (found) => ({ currency: { ...found, value: found.value.code } }));
    case "tooling":
    case "freight":
    case "duty":
      return put(read(field), (found) => ({ [field]: { ...found, value: found.value.charge } }));
    case "incoterm":
      return put(read(field), (incoterm) => ({ incoterm }));
    case "leadTime":
      return put(read(field), (leadTimeDays) => ({ leadTimeDays }));
    case "validUntil":
      return put(read(field), (validUntil) => ({ validUntil }));
    case "minimumOrder":
      return put(read(field), (found) => ({
        minimumOrder: { ...found, value: found.value.value },
      }));
    case "rating":
      return put(read(field), (rating) => ({ rating }));
    case "discount":
    case "total":
      return line;
  }
}

/** An empty text takes a value away; a line keeps its supplier, its unit and its prices. */
function withoutField(line: QuoteLine, field: QuoteField): QuoteLine {
  switch (field) {
    case "supplier":
    case "unit":
    case "priceUnit":
    case "price":
    case "discount":
    case "total":
      return line;
    case "leadTime":
      return { ...line, leadTimeDays: null };
    default:
      return { ...line, [field]: null };
  }
}

function askAboutText(
  context: TableContext,
  line: QuoteLine,
  index: number,
  field: QuoteField,
  text: string,
) {
  const question = choiceQuestion(context, `visitor/${line.id}/${field}`, {
    text: `“${text}” cannot be read as ${fieldNames[field]}. Keep the value in the file?`,
    confidence: 0,
    reason: "what you wrote is not understood",
    place: { kind: "visitor" },
    keep: "Yes, keep it",
    others: [withoutValue(line.id, field, "No, leave it empty")],
  });
  context.book.ask(question).touch(index);
}
