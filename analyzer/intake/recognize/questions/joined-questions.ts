import type { Question, ReadbackRow } from "../../recognition.ts";
import { isIdOfSource } from "../../source.ts";
import type { RaisedQuestion } from "./raised-question.ts";

/** What the file says of single columns and words, as against what nothing is known of without an answer. */
const joining =
  /\/(?:column|text|amount|charge|leftover|unread|unread-column|unread-text|unit|left-rows|unused-figures)(?:\/|$)/;

/** The questions of one file: small ones stand as rows in the one that reads it back. */
export function joinedQuestions(
  raised: readonly RaisedQuestion[],
  least: number,
): readonly Question[] {
  const questions = askedOnce(raised);
  const readback = questions.find(({ id }) => id.endsWith("/readback"));
  const small = questions.filter(({ id }) => joining.test(id));
  if (readback === undefined || small.length < least) {
    return questions.map(plain);
  }
  const rows = withoutTwins(small.flatMap(rowsOf));
  return questions
    .filter((question) => !small.includes(question))
    .map((question) =>
      plain(
        question === readback
          ? {
              ...question,
              lineCount: Math.max(question.lineCount, ...small.map(({ lineCount }) => lineCount)),
              readback: formsLast([...(question.readback ?? []), ...rows]),
            }
          : question,
      ),
    );
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

/** What can only be written down comes behind what can be chosen. */
export function formsLast(rows: readonly ReadbackRow[]): ReadbackRow[] {
  const isForm = ({ answers, words, offers }: ReadbackRow) =>
    answers.length === 0 && words === undefined && offers === undefined;
  return [...rows.filter((row) => !isForm(row)), ...rows.filter(isForm)];
}

function rowsOf({ text, answers, words, rows }: RaisedQuestion): readonly ReadbackRow[] {
  if (rows !== undefined) return rows;
  const [assumed, ...others] = answers;
  return [
    {
      what: text,
      read: assumed?.label ?? "",
      from: "",
      answers: others,
      ...(words === undefined ? {} : { words }),
    },
  ];
}

/** A column may be what several others are taken for. */
function withoutTwins(rows: readonly ReadbackRow[]): ReadbackRow[] {
  const keys = new Map(rows.map((row) => [`${row.what}/${row.read}/${row.from}`, row]));
  return [...keys.values()];
}

/** Without what only joining needs. */
function plain(raised: RaisedQuestion): Question {
  const question: RaisedQuestion = { ...raised };
  Reflect.deleteProperty(question, "rows");
  return question;
}

/** A yes to what was read back is one to every small question that stood in it. */
export function isJoinedTo(id: string, confirmed: ReadonlySet<string>): boolean {
  if (!joining.test(id)) return false;
  const columns = /^(.*)\/column\//.exec(id)?.[1];
  if (columns !== undefined && confirmed.has(`${columns}/columns`)) return true;
  const source = id.slice(0, id.indexOf("#"));
  return [...confirmed].some((each) => each.endsWith("/readback") && isIdOfSource(each, source));
}
