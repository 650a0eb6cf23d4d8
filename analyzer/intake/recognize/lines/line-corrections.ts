import { lineFieldNames } from "../../field-names.ts";
import { chargesOfLine, chargeWords } from "../../offer-draft.ts";
import type { QuoteField, QuoteLine, Reading } from "../../quote-line.ts";
import type { LineField } from "../../recognition.ts";
import { saidCharge, withCharges } from "../charges/line-charges.ts";
import { noColumn } from "../columns/column-claim.ts";
import { readingRules } from "../columns/column-reader.ts";
import { askChoice, withoutValue } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { readVisitorText } from "../table/table-values.ts";
import type { Amount } from "../values/amounts.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import { type ListedCharge, readChargeList } from "../values/charge-list.ts";
import { readPriceList } from "../values/price-list.ts";
import { withAskedQuantity } from "./merge-price-breaks.ts";

/** Puts what the visitor said of single lines in place of what was read. */
export function correctLines(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  /** What was said of offers that the visitor told, by their lines. */
  told: ReadonlyMap<string, ReadonlyMap<LineField, string>> = new Map(),
): readonly QuoteLine[] {
  return lines.map((line, index) => {
    const context = contexts.find(({ table }) => table.id === line.tableId);
    const said = [...(told.get(line.id) ?? []), ...(context?.allCorrections.ofLine(line.id) ?? [])];
    if (context === undefined || said.length === 0) return line;
    const corrected = said.reduce(
      (before, [field, text]) => withField(context, before, index, field, text),
      line,
    );
    return corrected.prices.length > line.prices.length
      ? withAskedQuantity(context, corrected, index)
      : corrected;
  });
}

function withField(
  context: TableContext,
  line: QuoteLine,
  index: number,
  field: LineField,
  text: string,
): QuoteLine {
  if (text.trim() === "") return withoutField(line, field);
  const rulesOf = (field: QuoteField) =>
    readingRules(
      context,
      context.claims.find((candidate) => candidate.field === field) ?? { ...noColumn, field },
    );
  const said = { kind: "visitor", lineId: line.id } as const;
  const read = <Field extends QuoteField>(
    field: Field,
    own: string = text,
  ): Reading<FieldValues[Field]> | null => {
    const reading = readVisitorText(field, own, rulesOf(field));
    if (reading === null) askAboutText(context, line, index, field, text);
    return reading && { ...reading, place: said };
  };
  const put = <Value>(
    reading: Reading<Value> | null,
    change: (reading: Reading<Value>) => Partial<QuoteLine>,
  ) => (reading === null ? line : { ...line, ...change(reading) });
  switch (field) {
    case "supplier":
    case "part":
    case "description":
    case "incoterm":
    case "validUntil":
    case "rating":
      return put(read(field), (found) => ({ [field]: found }));
    case "quantity":
      return put(read(field), (found) => ({
        quantity: { ...found, value: found.value.value },
        ...(found.value.unit === null
          ? {}
          : { quantityUnit: { ...found, value: found.value.unit.unit } }),
      }));
    case "unit":
    case "priceUnit":
      return put(read(field), (found) => ({ unit: { ...found, value: found.value.unit } }));
    case "price": {
      const listed = readPriceList(text) ?? [{ fromQuantity: 0, price: text }];
      const found = listed.flatMap(({ fromQuantity, price }) => {
        const reading = read("price", price);
        return reading === null ? [] : [{ fromQuantity, reading }];
      });
      return found.length === listed.length ? withPrices(line, found) : line;
    }
    case "charges": {
      const listed = readChargeList(text, {
        ...rulesOf("freight"),
        basis: null,
        assumedBasis: "per order",
      });
      if (listed !== null) return withListedCharges(line, listed);
      askAboutText(context, line, index, field, text);
      return line;
    }
    case "alternative":
      return isNo.test(text.trim())
        ? withoutField(line, field)
        : {
            ...line,
            alternative: {
              value: "alternative",
              raw: text,
              place: said,
              confidence: 100,
              reason: "you said so",
            },
          };
    case "currency":
      return put(read(field), (found) => ({ currency: { ...found, value: found.value.code } }));
    case "tooling":
    case "freight":
    case "duty":
      return put(read(field), (found) => ({ [field]: { ...found, value: found.value.charge } }));
    case "leadTime":
      return put(read(field), (leadTimeDays) => ({ leadTimeDays }));
    case "minimumOrder":
      return put(read(field), (found) => ({
        minimumOrder: { ...found, value: found.value.value },
      }));
    case "discount":
    case "total":
      return line;
  }
}

const isNo = /^(?:no|none|nein|non)$/i;

/** A price that names its currency or what it is for says that too. */
function withPrices(
  line: QuoteLine,
  found: readonly { readonly fromQuantity: number; readonly reading: Reading<Amount> }[],
): QuoteLine {
  const [first] = found;
  const { currency = null, unit = null } = first?.reading.value ?? {};
  const prices = found.map(({ fromQuantity, reading }) => ({
    fromQuantity,
    price: { ...reading, value: reading.value.value },
  }));
  return {
    ...line,
    prices,
    ...(first === undefined || currency?.mayBe.length !== 1
      ? {}
      : { currency: { ...first.reading, value: currency.code } }),
    ...(first === undefined || unit === null
      ? {}
      : { unit: { ...first.reading, value: unit.unit } }),
  };
}

/** All that the line bears; what is written as it was read stays as it was read, for it may be shared with other lines. */
function withListedCharges(line: QuoteLine, listed: readonly ListedCharge[]): QuoteLine {
  const known = new Map(chargesOfLine(line).map((each) => [chargeWords(each), each]));
  const place = { kind: "visitor", lineId: line.id } as const;
  return withCharges(
    line,
    listed.map((each) => known.get(each.text) ?? saidCharge(each, place)),
  );
}

/** An empty text takes a value away; a line keeps its supplier, its unit and its prices. */
function withoutField(line: QuoteLine, field: LineField): QuoteLine {
  switch (field) {
    case "charges":
      return withCharges(line, []);
    case "alternative": {
      const { alternative: _, ...rest } = line;
      return rest;
    }
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
  field: LineField,
  text: string,
) {
  askChoice(context, `visitor/${line.id}/${field}`, {
    text: `“${text}” cannot be read as ${lineFieldNames[field]}. Keep the value in the file?`,
    confidence: 0,
    reason: "what you wrote is not understood",
    place: { kind: "visitor" },
    keep: "Yes, keep it",
    others: [withoutValue(line.id, field, "No, leave it empty")],
  }).touch(index);
}
