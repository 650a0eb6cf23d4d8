import type { Question } from "../../recognition.ts";
import type { FurtherTerm, SecondReading } from "../../second-reader/second-reading.ts";
import type { RaisedQuestion } from "../questions/raised-question.ts";
import type { Together } from "./read-together.ts";

/** The questions that two readings leave: none about what both have, and what the second has first where it is asked. */
export function withSecondAnswers(
  questions: readonly RaisedQuestion[],
  second: SecondReading | undefined,
  together: Together | null,
): readonly RaisedQuestion[] {
  if (second === undefined || together === null) return questions;
  const { isWhollyAgreed, isSupplierSecond, areChargesAgreed, contested } = together;
  // Its two answers stand in what is read back.
  const isNamed = isWhollyAgreed || isSupplierSecond || contested.has("supplier");
  const isSettled = ({ id, text, confidence }: Question) => {
    const [, about = ""] = settling.exec(id) ?? [];
    switch (about) {
      case "supplier":
        return isNamed;
      case "charge":
      case "amount":
        return areChargesAgreed && !namesPart(second, text);
      case "column":
      case "fill-down":
      case "unread-column":
        return isWhollyAgreed;
      case "incoterm":
        return confidence >= leastOfTerm && isOfAll(second, "inco", text);
      case "leadTime":
        return confidence >= leastOfTerm && isOfAll(second, "lead", text);
      case "validUntil":
        return confidence >= leastOfDay && isOfAll(second, "valid", text);
      default:
        return false;
    }
  };
  return questions
    .filter((question) => !isSettled(question))
    .map((question) => (isWhollyAgreed ? question : withSecondAnswer(question, second)));
}

/** "Dies: V-30771 is paid by the customer, 128 000 Kč": neither reader has it, and it is said of an offer. */
function namesPart({ offers }: SecondReading, text: string): boolean {
  return offers.some(({ part }) => part !== null && /\d/.test(part) && text.includes(part));
}

const settling =
  /\/(supplier$|(?:charge|amount|column|fill-down|unread-column)(?=\/\d+$)|(?<=\/text\/)(?:incoterm|leadTime|validUntil)$)/;
/** Below it the text gives several. */
const leastOfTerm = 70;
/** Below it a day and a month may be each other. */
const leastOfDay = 90;

function isOfAll({ offers }: SecondReading, term: FurtherTerm, text: string): boolean {
  return offers.every(({ further }) => {
    const said = further[term].text;
    return said !== "" && text.toLowerCase().includes(said.toLowerCase());
  });
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
