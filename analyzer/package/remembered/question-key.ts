import type { Correction, Question, ReadbackRow } from "../../intake/recognition.ts";
import { checksum } from "./checksum.ts";
import { isOfLayout, type QuestionKey } from "./remembered-supplier.ts";

/** For a question about this source, and for the answer that is given to it. */
export function questionKey(
  question: Question,
  answer: Correction,
  { sourceId, fileName }: { readonly sourceId: string; readonly fileName: string },
): QuestionKey {
  const { id, text, readback = [], offers } = question;
  const about = id.slice(sourceId.length);
  // What is chosen may be a figure of the question, and one yes to several checks must be to the same ones.
  const isExact = answer.kind === "choice" || about === "#rest";
  const words = text.replaceAll(fileName, "");
  const shown = readback.filter(({ isListed }) => isListed !== true);
  // A term that the visitor put in another's place: only in that one's place again.
  const replaced = answer.kind === "table" ? shownFor(readback, answer) : [];
  return {
    question: checksum([about, isExact ? words : withoutFigures(words)].join("\n")),
    rows: [
      ...shown.map(rowWords),
      ...replaced.map((row) => withoutFigures(allWords(row))),
      ...(offers?.terms ?? []).filter(({ read }) => absent.has(read)).map(({ what }) => what),
      ...(offers?.rows ?? []).flatMap(({ part, quantity, doubt }) => [
        ...(part === "" ? ["no part"] : []),
        ...(quantity === "" || absent.has(quantity) ? ["no quantity"] : []),
        ...(doubt === "" ? [] : [`${part} ${doubt}`]),
      ]),
    ]
      .map((row) => checksum(row.replaceAll(fileName, "")))
      .filter((row, at, all) => all.indexOf(row) === at),
  };
}

/** Whether the question is known again: it shows nothing that the one before did not. */
export function isSameQuestion(asked: QuestionKey, known: QuestionKey): boolean {
  const rows = new Set(known.rows);
  return asked.question === known.question && asked.rows.every((row) => rows.has(row));
}

/** Whether the correction is one of the answers that the question offers, or in the words that it takes. */
export function isAnswerTo(question: Question, correction: Correction): boolean {
  return (
    isOffered(question, correction) || shownFor(question.readback ?? [], correction).length > 0
  );
}

/** The rows whose value the correction replaces. */
function shownFor(readback: readonly ReadbackRow[], correction: Correction): ReadbackRow[] {
  return readback.filter((row) => isOffered(row, correction));
}

function isOffered({ answers, words }: Offering, said: Correction): boolean {
  const inWords = words !== undefined && "text" in said && { ...words.correction, text: said.text };
  return [...answers.map(({ correction }) => correction), inWords].some(
    (each) => JSON.stringify(each) === JSON.stringify(said),
  );
}

type Offering = Pick<Question, "answers" | "words">;

const absent: ReadonlySet<string> = new Set(["not stated", "none"]);

/** What the row says that next month's would say too. Where it is about a value of this file, all that it says. */
function rowWords(row: ReadbackRow): string {
  const { what, read, from, answers, offers = [], place } = row;
  const isOfValue =
    offers.length > 0 ||
    place !== undefined ||
    answers.some(({ correction }) => correction.kind === "choice" && !isOfLayout(correction));
  if (isOfValue) return allWords(row);
  const isColumn = /^(?:“|column )/.test(what);
  return withoutFigures(`${what}\n${isColumn ? read : from}`);
}

function allWords({ what, read, from, answers }: ReadbackRow): string {
  return [what, read, from, ...answers.map(({ label }) => label)].join("\n");
}

function withoutFigures(text: string): string {
  return text.replaceAll(/\d+(?:[.,'’\u00a0\u202f]\d+)*/g, "0");
}
