import type { Correction, Question } from "../../recognition.ts";
import { isIdOfSource } from "../../source.ts";
import { joinedQuestions } from "./joined-questions.ts";
import type { RaisedQuestion } from "./raised-question.ts";
import { confirm } from "./answers.ts";

/** More than `most` of one file, and nobody answers them; from `leastJoined` on small ones are rows of what is read back. */
const limits = { alone: { most: 8, leastJoined: 2 }, together: { most: 5, leastJoined: 1 } };

/**
 * The questions of one file, the least certain first where there are too many; the rest is asked in one.
 * What the visitor has answered already counts, so that answers do not bring up ever more questions.
 */
export function fewerQuestions(
  raised: readonly RaisedQuestion[],
  fileName: string,
  sourceId: string,
  corrections: readonly Correction[],
  readBy: keyof typeof limits = "alone",
): readonly Question[] {
  const { most, leastJoined } = limits[readBy];
  const questions = joinedQuestions(askedOnce(raised), corrections, leastJoined);
  const id = `${sourceId}#rest`;
  const isConfirmed = corrections.some((each) => each.kind === "confirm" && each.questionId === id);
  const answered = corrections.filter((each) => isAnswerOf(each, sourceId)).length;
  if (questions.length + answered <= most && !isConfirmed) return questions;
  // Nothing is assumed for the first two, and the third shows all that is not proven.
  const needed = questions.filter(({ id: about }) =>
    /\/(?:currency|quantity|columns|readback)$/.test(about),
  );
  const room = Math.max(0, most - 1 - answered - needed.length);
  const byDoubt = questions
    .filter((question) => !needed.includes(question))
    .toSorted((a, b) => a.confidence - b.confidence);
  const kept = new Set([...byDoubt.slice(0, room), ...needed]);
  const asked = questions.filter((question) => kept.has(question));
  const rest = questions.filter((question) => !kept.has(question));
  const [first] = rest;
  if (isConfirmed || first === undefined) return asked;
  return [
    ...asked,
    {
      id,
      text:
        rest.length === 1
          ? `${fileName} has one more check: ${first.text} Keep what was read?`
          : `${fileName} has ${rest.length} more checks, such as: ${first.text} Keep what was read?`,
      confidence: first.confidence,
      reason: "each of them is listed beside its value",
      place: first.place,
      lineCount: Math.max(...rest.map(({ lineCount }) => lineCount)),
      answers: [confirm("Yes, keep it", id), ...first.answers.slice(0, 1)],
    },
  ];
}

/** What one answer settles for all tables of the file is asked of the first of them. */
function askedOnce(questions: readonly RaisedQuestion[]): RaisedQuestion[] {
  const byFile = Map.groupBy(
    questions,
    ({ id }) => /\/(?:currency(?:-sign\/.*)?|number-style|date-style)$/.exec(id)?.[0] ?? id,
  );
  return [...byFile.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            lineCount: others.reduce((sum, each) => sum + each.lineCount, first.lineCount),
          },
        ],
  );
}

/** Rows of one question are answered one by one. */
function isOfOneRow(about: string): boolean {
  return /^(?:row|figure|offer)\//.test(about);
}

/** What the visitor wrote into single cells and lines answers no question. */
function isAnswerOf(correction: Correction, sourceId: string): boolean {
  switch (correction.kind) {
    case "confirm":
      return isIdOfSource(correction.questionId, sourceId);
    case "cell":
    case "line":
    case "offer":
      return false;
    case "choice":
      return !isOfOneRow(correction.about) && isIdOfSource(correction.tableId, sourceId);
    default:
      return isIdOfSource(correction.tableId, sourceId);
  }
}
