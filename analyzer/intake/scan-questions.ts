import { fieldNames } from "./field-names.ts";
import { draftOfLine } from "./offer-draft.ts";
import { columnLetters } from "./place-text.ts";
import type { QuoteField, QuoteLine } from "./quote-line.ts";
import type { Question, ReadbackRow, ShownOffers } from "./recognition.ts";
import { confirm } from "./recognize/questions/answers.ts";
import { formsLast } from "./recognize/questions/joined-questions.ts";
import { isIdOfSource, type ScanOrigin, type SourcePlace, type SourceTable } from "./source.ts";

/** A cell whose characters were not surely recognized, and the lines that state it. */
export interface ScanDoubt {
  readonly place: Extract<SourcePlace, { readonly kind: "cell" }>;
  readonly table: SourceTable;
  readonly text: string;
  readonly scan: ScanOrigin;
  readonly field: QuoteField;
  readonly lines: QuoteLine[];
}

/** Beyond these the least sure are shown with their pictures, and the others where their offers are. */
const mostPictured = 8;

/** The questions with what a scan leaves in doubt: in the one that shows its offers, or in one of their own. */
export function withScanDoubts(
  questions: readonly Question[],
  sourceId: string,
  doubts: readonly ScanDoubt[],
): readonly Question[] {
  const leastSure = doubts
    .toSorted((a, b) => a.scan.confidence - b.scan.confidence)
    .slice(0, mostPictured);
  const pictured = new Set(leastSure);
  const shown = questions.find(
    ({ id, offers }) => offers !== undefined && isIdOfSource(id, sourceId),
  );
  if (shown?.offers === undefined) {
    const rows = doubts.map((each) => rowOf(each, pictured.has(each)));
    return [...questions, ownQuestion(sourceId, doubts, rows)];
  }
  const rows = doubts.filter((each) => pictured.has(each)).map((each) => rowOf(each, true));
  const others = doubts.filter((each) => !pictured.has(each));
  const withRows: Question = {
    ...shown,
    readback: formsLast([...(shown.readback ?? []), ...rows]),
    offers: withMarks(shown.offers, others),
  };
  return questions.map((question) => (question === shown ? withRows : question));
}

/** Whether the visitor has said yes to all that a scan left in doubt. */
export function isScanConfirmed(confirmed: ReadonlySet<string>, sourceId: string): boolean {
  return [...confirmed].some(
    (id) => id === ownId(sourceId) || (id.endsWith("/readback") && isIdOfSource(id, sourceId)),
  );
}

function ownId(sourceId: string): string {
  return `${sourceId}#scan`;
}

function ownQuestion(
  sourceId: string,
  doubts: readonly ScanDoubt[],
  readback: readonly ReadbackRow[],
): Question {
  const id = ownId(sourceId);
  const fileName = doubts[0]?.table.fileName ?? "";
  return {
    id,
    text: `Does the scan ${fileName} say this?`,
    confidence: Math.min(...doubts.map(({ scan }) => scan.confidence)),
    reason: "read from a scan",
    place: { kind: "file", fileName },
    lineCount: new Set(doubts.flatMap(({ lines }) => lines)).size,
    answers: [confirm("Yes, it says this", id)],
    readback,
  };
}

function rowOf(doubt: ScanDoubt, isPictured: boolean): ReadbackRow {
  const { place, table, text, scan, field, lines } = doubt;
  const cell = `${columnLetters(place.column)}${table.firstRow + place.row}`;
  const name = fieldNames[field];
  const part = field === "part" ? undefined : lines[0]?.part?.value;
  const [only, another] = lines;
  // One word for a price would take the place of all that hold from other quantities.
  const isOneValue = another === undefined && (field !== "price" || only?.prices.length === 1);
  return {
    what: `${name.charAt(0).toUpperCase()}${name.slice(1)}${part === undefined ? "" : ` of ${part}`}`,
    read: text,
    from: `${cell} of page ${scan.page}`,
    answers: [],
    ...(only !== undefined && isOneValue
      ? {
          words: {
            label: "What the scan says",
            correction: { kind: "line", lineId: only.id, field, text: "" },
          },
        }
      : { lines: lines.map(draftOfLine) }),
    ...(isPictured ? { place } : {}),
  };
}

/** Offers are marked for what of them is in doubt and has no picture. */
function withMarks(shown: ShownOffers, doubts: readonly ScanDoubt[]): ShownOffers {
  const texts = new Map<string, string[]>();
  for (const { text, lines } of doubts) {
    for (const { id } of lines) texts.set(id, [...(texts.get(id) ?? []), `“${text}”`]);
  }
  if (texts.size === 0) return shown;
  const rows = shown.rows.map((row) => {
    const own = row.draft.of.kind === "line" ? texts.get(row.draft.of.lineId) : undefined;
    if (own === undefined) return row;
    const doubt = `is hard to read on the scan: ${own.join(", ")}`;
    return { ...row, doubt: row.doubt === "" ? doubt : `${row.doubt}, and ${doubt}` };
  });
  return { ...shown, rows };
}
