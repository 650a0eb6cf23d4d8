import type { SecondReading } from "../../second-reader/second-reading.ts";
import type { RaisedQuestion } from "../questions/raised-question.ts";
import type { Together } from "./read-together.ts";

/**
 * The questions that two readings leave: of a file that is believed none but which quantity counts, which is no doubt of
 * reading; of others what the second has goes first.
 */
export function withSecondAnswers(
  questions: readonly RaisedQuestion[],
  second: SecondReading | undefined,
  together: Together | null,
  isBelieved: boolean,
): readonly RaisedQuestion[] {
  if (second === undefined || together === null) return questions;
  if (isBelieved) return questions.filter(({ id }) => id.endsWith("/quantity"));
  // Its two answers stand in what is read back.
  const isNamed = together.isSupplierSecond || together.contested.has("supplier");
  return questions
    .filter(({ id }) => !(isNamed && id.endsWith("/supplier")))
    .map((question) => withSecondAnswer(question, second));
}

/** "Which currency?", "Who sent it?": the answer that the second reader found in the file goes before a guess. */
function withSecondAnswer(question: RaisedQuestion, { offers }: SecondReading): RaisedQuestion {
  const [, field] = /\/(supplier|currency)$/.exec(question.id) ?? [];
  if ((field !== "supplier" && field !== "currency") || question.words === undefined)
    return question;
  const values = new Set(offers.map((offer) => offer[field]));
  const [value] = values;
  if (values.size !== 1 || typeof value !== "string" || value === "") return question;
  const label = value;
  const known = question.answers.find(
    ({ correction }) => correction.kind === "table" && correction.text === value,
  );
  const answer = known ?? { label, correction: { ...question.words.correction, text: value } };
  return { ...question, answers: [answer, ...question.answers.filter((each) => each !== known)] };
}
