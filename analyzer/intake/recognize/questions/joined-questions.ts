import type { Question, ReadbackRow } from "../../recognition.ts";
import { isIdOfSource } from "../../source.ts";

/** What the file says of single columns and words, as against what nothing is known of without an answer. */
const joining =
  /\/(?:column|text|amount|charge|leftover|unread|unread-column|unread-text|unit|left-rows|unused-figures)(?:\/|$)/;
const leastJoined = 2;
const mostJoined = 6;

/** Several small questions stand as rows in the one that reads the file back. */
export function joinedToReadback(questions: readonly Question[]): readonly Question[] {
  const readback = questions.find(({ id }) => id.endsWith("/readback"));
  const small = questions.filter(({ id }) => joining.test(id)).slice(0, mostJoined);
  if (readback === undefined || small.length < leastJoined) return questions;
  const rows = small.map(({ text, answers, words }): ReadbackRow => {
    const [assumed, ...others] = answers;
    return {
      what: "Also",
      read: assumed?.label ?? "",
      from: text,
      answers: others,
      ...(words === undefined ? {} : { words }),
    };
  });
  return questions
    .filter((question) => !small.includes(question))
    .map((question) =>
      question === readback
        ? {
            ...question,
            lineCount: Math.max(question.lineCount, ...small.map(({ lineCount }) => lineCount)),
            readback: [...(question.readback ?? []), ...rows],
          }
        : question,
    );
}

/** A yes to what was read back is one to every small question that stood in it. */
export function isJoinedTo(id: string, confirmed: ReadonlySet<string>): boolean {
  if (!joining.test(id)) return false;
  const source = id.slice(0, id.indexOf("#"));
  return [...confirmed].some((each) => each.endsWith("/readback") && isIdOfSource(each, source));
}
