import type { QuoteLine } from "../../../quote-line.ts";
import type { ColumnClaim } from "../../columns/column-claim.ts";
import { areCodes, isMoney, isMostlyNumeric, isSequence } from "../../columns/column-content.ts";
import { isSecondPart } from "../../columns/header-claim.ts";
import { choice, columnAnswer } from "../../questions/answers.ts";
import { columnName } from "../../questions/column-rows.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type ReadOffers, type Unproven, listed } from "../unproven.ts";
import { claimOf, closes, isNamed, mostColumns, rivals, sampleOf } from "./column-evidence.ts";

type Answers = Unproven["answers"];

/** Parts, quantities and prices that may stand in other columns than those they were read from, each to be taken at once. */
export function otherColumns(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  if (context.regular.isFromText) return [];
  const row = (field: "part" | "quantity" | "price", read: readonly string[], answers: Answers) => {
    const claim = claimOf(context, field);
    return answers.length === 0 || claim?.isCorrected === true
      ? []
      : {
          field,
          what: { part: "Part", quantity: "Quantity", price: "Price" }[field],
          read: listed(read),
          from: claim === null ? "no column" : columnName(claim),
          answers,
          lineIds: new Set(lines.map(({ id }) => id)),
        };
  };
  const part = row(
    "part",
    lines.map(({ part }) => part?.value ?? "not stated"),
    [
      ...(lines.some(({ part }) => worded.test(part?.value ?? ""))
        ? [choice(context, "worded-parts", "code", "Only the code")]
        : []),
      ...columnAnswers(context, "part"),
    ],
  );
  if (closes(lines, offers)) return [part].flat();
  const quantity = row(
    "quantity",
    lines.map(({ quantity }) => quantity?.raw ?? "not stated"),
    columnAnswers(context, "quantity"),
  );
  const price = row(
    "price",
    lines.flatMap(({ prices }) => prices.map(({ price }) => price.raw)),
    columnAnswers(context, "price"),
  );
  return [part, quantity, price].flat();
}

/** "SP-4470 housing, black", "1 HV-10-2204": a code with words behind it, or a number before. */
const worded =
  /^(?=\S*\d)\S{3,}[\s,]+(?!(?:rev|issue|ind|ausgabe|stand|ver|révision|éd)\.?)\S*\p{L}{3}|^\d{1,3}[.)]?\s+(?=\S*\d)\S{3,}$/iu;

/** Where a plain header names the field, only columns that are called the same. */
function columnAnswers(context: TableContext, field: keyof typeof mayBe): Answers {
  const claim = claimOf(context, field);
  const isKnown = claim !== null && isNamed(claim);
  const isSecond = isSecondPart(claim?.header.meanings[0]?.meaning);
  const isCalled = ({ header }: ColumnClaim) => {
    const meaning = header.meanings[0]?.meaning;
    return (
      meaning === field ||
      (field === "part" && (meaning === "makerPart" || (isSecond && isSecondPart(meaning))))
    );
  };
  return rivals(
    context,
    (each) => isCalled(each) || (!isKnown && mayBe[field](each, sampleOf(context, each))),
  )
    .slice(0, mostColumns)
    .map((each) => {
      const example = sampleOf(context, each)[0]?.text ?? "";
      return columnAnswer(context, each.column, field, `${columnName(each)}: ${example}`);
    });
}

type Fits = (claim: ColumnClaim, sample: ReturnType<typeof sampleOf>) => boolean;

/** What a column may be by its values. */
const mayBe = {
  part: ({ unused }, sample) => (unused === null || unused === "manufacturer") && areCodes(sample),
  quantity: ({ unused }, sample) =>
    unused === null &&
    isCounting(sample) &&
    sample.every(({ text }) => /^\d+(?:[.,]\d{3})*$/.test(text.trim())),
  price: ({ unused }, sample) =>
    (unused === null || unused === "otherPrice") &&
    isCounting(sample) &&
    sample.some((cell) => isMoney(cell) || /[.,]\d/.test(cell.text)),
} satisfies Record<string, Fits>;

function isCounting(sample: ReturnType<typeof sampleOf>): boolean {
  return isMostlyNumeric(sample) && !isSequence(sample);
}
