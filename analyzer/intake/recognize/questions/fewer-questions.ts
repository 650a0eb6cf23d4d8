import type { Question } from "../../recognition.ts";
import { confirm } from "./questions.ts";

/** More than this of one file, and nobody answers them. */
const mostQuestions = 8;

/** The questions of one file, the least certain first where there are too many; the rest is asked in one. */
export function fewerQuestions(
  questions: readonly Question[],
  fileName: string,
  sourceId: string,
  confirmed: ReadonlySet<string>,
): readonly Question[] {
  const id = `${sourceId}#rest`;
  const isConfirmed = confirmed.has(id);
  if (questions.length <= mostQuestions && !isConfirmed) return questions;
  const kept = new Set(
    questions.toSorted((a, b) => a.confidence - b.confidence).slice(0, mostQuestions - 1),
  );
  const asked = questions.filter((question) => kept.has(question));
  const rest = questions.filter((question) => !kept.has(question));
  const [first] = rest;
  if (isConfirmed || first === undefined) return asked;
  return [
    ...asked,
    {
      id,
      text: `${fileName} leaves ${rest.length} smaller doubts, such as: ${first.text} Keep what was read?`,
      confidence: first.confidence,
      reason: "each of them is listed beside its value",
      place: first.place,
      lineCount: Math.max(...rest.map(({ lineCount }) => lineCount)),
      answers: [confirm("Yes, keep it", id), ...first.answers.slice(0, 1)],
    },
  ];
}
