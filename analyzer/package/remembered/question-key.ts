import type { Correction, Question, ReadbackRow } from "../../intake/recognition.ts";
import { checksum } from "./checksum.ts";
import { isOfStatedTerm, mayHoldAgain, type QuestionKey } from "./remembered-supplier.ts";

/** For a question about this source among those that are asked of it, and for the answer that is given to it. */
export function questionKey(
  question: Question,
  answer: Correction,
  { sourceId, fileName }: { readonly sourceId: string; readonly fileName: string },
  asked: readonly Question[],
): QuestionKey {
  const { id, text, sentences = [], readback = [], offers } = question;
  const about = id.slice(sourceId.length);
  const isTerm = isOfStatedTerm(answer);
  // Which of several terms is meant is told by the sentences that they stand in.
  const telling = isTerm && isOffered(question, answer) ? sentences : [];
  const words = [text.replaceAll(fileName, ""), ...telling].join("\n");
  // What is chosen may be a figure of the question, and one yes to several checks must be to the same ones. Where
  // nothing but figures tells two sentences apart, only the very same ones are known again.
  const isExact = answer.kind === "choice" || !differ(telling);
  const shown = readback.filter(({ isListed }) => isListed !== true);
  // A term that the visitor put in another's place: only in that one's place again.
  const inWords = answer.kind === "table" || isTerm ? shownFor(readback, answer) : [];
  const offering = inWords.filter((row) => placeIn(row, answer) >= 0);
  const replaced = isTerm && offering.length > 0 ? offering : inWords;
  // Whoever says yes to all that was read settles what else is asked about it.
  const settled =
    offers && answer.kind === "confirm" ? asked.filter((each) => each !== question) : [];
  return {
    question: checksum([about, isExact ? words : withoutFigures(words)].join("\n")),
    rows: [
      ...shown.map(rowWords),
      ...replaced.map((row) =>
        isTerm && !saysMore(row) ? allWords(row) : withoutFigures(allWords(row)) + lasting(row),
      ),
      ...settled.map((each) => withoutFigures(`${each.text}\n${each.reason}`)),
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

/** Which of the answers that the question or one of its rows offers; -1 where it is in words. */
export function placeOfAnswer(question: Question, correction: Correction): number {
  return Math.max(...offeringsOf(question).map((each) => placeIn(each, correction)));
}

/** The answers at that place about the same term, as this question words them. */
export function answersAt(question: Question, place: number, term: Correction): Correction[] {
  return offeringsOf(question).flatMap(({ answers }) => {
    const correction = answers[place]?.correction;
    return correction && isOfStatedTerm(correction) && termOf(correction) === termOf(term)
      ? [correction]
      : [];
  });
}

const termOf = (correction: Correction) =>
  "field" in correction ? `${correction.kind} ${correction.field}` : "";

const offeringsOf = (question: Question): Offering[] => [question, ...(question.readback ?? [])];

const placeIn = ({ answers }: Offering, said: Correction): number =>
  answers.findIndex(({ correction }) => isEqual(correction, said));

const isEqual = (one: Correction, other: Correction) =>
  JSON.stringify(one) === JSON.stringify(other);

function shownFor(readback: readonly ReadbackRow[], correction: Correction): ReadbackRow[] {
  return readback.filter((row) => isOffered(row, correction));
}

function isOffered(offering: Offering, said: Correction): boolean {
  if (placeIn(offering, said) >= 0) return true;
  const { words } = offering;
  return (
    words !== undefined && "text" in said && isEqual({ ...words.correction, text: said.text }, said)
  );
}

type Offering = Pick<Question, "answers" | "words">;

const absent: ReadonlySet<string> = new Set(["not stated", "none"]);

/** Whether words stand around the term: else nothing but its figure tells it from another. */
function saysMore({ from, answers }: ReadbackRow): boolean {
  return from !== "" && answers.every(({ label }) => !from.includes(`“${label}”`));
}

/** What the row says that next month's would say too. Where it is about a value of this file, all that it says. */
function rowWords(row: ReadbackRow): string {
  const { what, read, answers, offers = [], place } = row;
  const isOfValue =
    offers.length > 0 ||
    place !== undefined ||
    answers.some(({ correction }) => correction.kind === "choice" && !mayHoldAgain(correction));
  if (isOfValue) return allWords(row);
  const isColumn = /^(?:“|column )/.test(what);
  return `${withoutFigures(what)}\n${isColumn ? withoutFigures(read) : lasting(row)}`;
}

/** Where it was read from, without figures; of a term's sentence without the term's alone: others say which sizes it is for. */
function lasting({ from, sentence = from, answers }: ReadbackRow): string {
  const terms = answers.filter(({ correction }) => isOfStatedTerm(correction));
  if (terms.length === 0) return withoutFigures(sentence);
  return terms.reduce((text, { label }) => text.replaceAll(label, withoutFigures(label)), sentence);
}

function allWords({ what, read, from, answers }: ReadbackRow): string {
  return [what, read, from, ...answers.map(({ label }) => label)].join("\n");
}

function differ(sentences: readonly string[]): boolean {
  return new Set(sentences.map(withoutFigures)).size === sentences.length;
}

function withoutFigures(text: string): string {
  return text.replaceAll(/\d+(?:[.,'’\u00a0\u202f]\d+)*/g, "0");
}
