import type { QuoteLine } from "../../../quote-line.ts";
import type { ColumnClaim } from "../../columns/column-claim.ts";
import { isSecondPart } from "../../columns/header-claim.ts";
import { areCodes, isMostlyNumeric } from "../../columns/column-content.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type Unproven, listed } from "../unproven.ts";
import {
  claimOf,
  isNamed,
  mostColumns,
  ofColumn,
  rivals,
  sampleOf,
  whence,
  wordsOfLine,
} from "./column-evidence.ts";
import { choice } from "../../questions/answers.ts";

/** "SP-4470 housing, black": a code, and words that may describe it. */
const codeAndWords =
  /^(?=\S*\d)\S{3,}[\s,]+(?!(?:rev|issue|ind|ausgabe|stand|ver|révision|éd)\.?)\S*\p{L}{3}/iu;
/** "1 HV-10-2204": the number of a line before its code. */
const numbered = /^\d{1,3}[.)]?\s+(?=\S*\d)\S{3,}$/;

/** Columns of words that may name the parts, where none does. */
function wordColumns(context: TableContext): ColumnClaim[] {
  return rivals(
    context,
    (each) => each.unused === null && !isMostlyNumeric(sampleOf(context, each)),
  );
}

export function doubtPart(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const claim = claimOf(context, "part");
  const others = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "manufacturer") && areCodes(sampleOf(context, each)),
  );
  const meaningOf = ({ header }: ColumnClaim) => header.meanings[0]?.meaning;
  // A drawing is no rival of a part, but of another column that is the part only where nothing else is.
  const isSecond = claim !== null && isSecondPart(meaningOf(claim));
  const rivalMeanings = ["part", "makerPart", ...(isSecond ? ["drawing"] : [])];
  const second = rivals(context, (each) => rivalMeanings.includes(meaningOf(each) ?? ""));
  const isWorded = lines.some(
    ({ part }) => part !== null && (codeAndWords.test(part.value) || numbered.test(part.value)),
  );
  const isMissing = lines.some(({ part }) => part === null);
  const isKnown = claim !== null && isNamed(claim);
  // "Manufacturer part" beside a shop's own order code: both are codes of the part.
  const isMade = others.some(({ unused }) => unused === "manufacturer");
  // Codes below an unknown header that stand first in each row name the parts as well as those further on.
  const isPreceded =
    claim !== null &&
    others.some(({ column, header }) => header.meanings.length === 0 && column < claim.column);
  const isDoubtful =
    isMissing ||
    isWorded ||
    isMade ||
    isPreceded ||
    second.length > 0 ||
    !isKnown ||
    context.regular.isFromText;
  if (!isDoubtful || (claim?.isCorrected === true && !isWorded)) return [];
  const [only, another] = lines;
  const answers = [
    ...(isWorded ? [choice(context, "worded-parts", "code", "Only the code")] : []),
    ...[...new Set([...second, ...others, ...(isMissing ? wordColumns(context) : [])])]
      .slice(0, mostColumns)
      .map((each) => ofColumn(context, each, "part")),
    ...context.claims
      .filter(({ field }) => field === "description")
      .map((each) => ofColumn(context, each, "part")),
  ];
  return [
    {
      field: "part",
      what: "Part",
      read: listed(lines.map(({ part }) => part?.value ?? "not stated")),
      from: whence(context, claim, only),
      answers: context.regular.isFromText ? answers.slice(0, isWorded ? 1 : 0) : answers,
      ...(only !== undefined && another === undefined
        ? { words: wordsOfLine(only, "part", "Another part") }
        : {}),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}
