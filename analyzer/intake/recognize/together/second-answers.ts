import type { Question } from "../../recognition.ts";
import type { SecondReading } from "../../second-reader/second-reading.ts";
import type { RaisedQuestion } from "../questions/raised-question.ts";
import type { Together } from "./read-together.ts";

/** The questions that two readings leave: none about what both have, and what the second has first where it is asked. */
export function withSecondAnswers(
  questions: readonly RaisedQuestion[],
  second: SecondReading | undefined,
  together: Together | null,
): readonly RaisedQuestion[] {
  if (second === undefined || together === null) return questions;
  if (together.isWhollyAgreed) return questions.filter((each) => !isAgreedUpon(each, second));
  // Its two answers stand in what is read back.
  const isShown = together.contested.has("supplier");
  return questions
    .filter(({ id }) => !(isShown && id.endsWith("/supplier")))
    .map((question) => withSecondAnswer(question, second));
}

/** What "1,234" and "$" mean both may guess alike. */
function isAgreedUpon({ id, text, confidence }: Question, { offers }: SecondReading): boolean {
  if (id.endsWith("/text/validUntil")) {
    const isSame = offers.every(
      ({ further: { valid } }) => valid.text !== "" && text.includes(valid.text),
    );
    return isSame && confidence >= leastOfText;
  }
  if (/\/text\/(?:incoterm|leadTime)$/.test(id)) return confidence >= leastOfText;
  return /\/(?:supplier|(?:charge|amount|column|fill-down|unread-column)\/\d+)$/.test(id);
}

/** Below it the text gives several. */
const leastOfText = 90;

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
