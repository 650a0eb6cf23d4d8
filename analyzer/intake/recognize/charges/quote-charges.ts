import { chargesOfLine, chargeWords, type ChargeOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import { noColumn } from "../columns/column-claim.ts";
import { readingRules } from "../columns/column-reader.ts";
import type { Unproven } from "../proof/unproven.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { readChargeList } from "../values/charge-list.ts";
import { saidCharge, withCharges } from "./line-charges.ts";
import { valueAnswer } from "../questions/answers.ts";

/** What the visitor says that all lines of the file bear together, in place of what was read. */
export function withQuoteCharges(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): readonly QuoteLine[] {
  const context = contexts.find(({ corrections }) => corrections.values.has("charges"));
  const text = context?.corrections.values.get("charges");
  if (context === undefined || text === undefined) return lines;
  const rules = readingRules(context, { ...noColumn, field: "freight" });
  const listed = readChargeList(text, { ...rules, basis: null, assumedBasis: "per order" });
  if (listed === null) {
    askAboutText(context, text);
    return lines;
  }
  const said = listed.map((each) => shared(saidCharge(each, { kind: "visitor" })));
  return lines.map((line) =>
    withCharges(line, [...chargesOfLine(line).filter((each) => !isShared(each)), ...said]),
  );
}

function isShared({ charge: { value } }: ChargeOfLine): boolean {
  return value.kind === "amount" && value.isShared === true;
}

function shared(of: ChargeOfLine): ChargeOfLine {
  const { value } = of.charge;
  if (value.kind !== "amount" || value.per !== "order") return of;
  return { ...of, charge: { ...of.charge, value: { ...value, isShared: true } } };
}

function askAboutText(context: TableContext, text: string) {
  askChoice(context, "visitor/charges", {
    text: `“${text}” cannot be read as charges. Keep those in the file?`,
    confidence: 0,
    reason: "what you wrote is not understood",
    place: { kind: "visitor" },
    keep: "Yes, keep them",
    others: [],
  }).touch(0);
}

/** What all offers of one supplier bear together, for the visitor to complete. */
export function quoteCharges(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const [first, another] = lines;
  const isOne = lines.every(({ supplier }) => supplier.value === first?.supplier.value);
  if (first === undefined || another === undefined || !isOne) return [];
  const text = [...new Set(lines.flatMap(chargesOfLine).filter(isShared).map(chargeWords))].join(
    "; ",
  );
  return [
    {
      field: "nothing",
      what: "Charges of the whole quote",
      read: text || "not stated",
      from: text === "" ? "" : "the file",
      answers: [],
      isListed: true,
      words: valueAnswer(context, "charges", text, "All of them, such as Freight 120; Packing 35"),
    },
  ];
}
