import { isJoinedTo } from "./joined-questions.ts";
import type { Draft, RaisedQuestion } from "./raised-question.ts";

/** A question that was raised, for the values that hang on it. */
export interface Asked {
  /** 100 once the visitor has confirmed it. */
  readonly confidence: number;
  /** Says that a line hangs on the answer; saying it twice in a row counts once. */
  readonly touch: (line: number) => void;
}

export interface QuestionBook {
  readonly ask: (question: Draft) => Asked;
  /** In the order asked, without those that no line hangs on. */
  readonly questions: () => RaisedQuestion[];
}

const settled: Asked = { confidence: 100, touch: () => {} };

/** Collects questions, each once, and leaves out what the visitor has confirmed. */
export function createQuestionBook(confirmed: ReadonlySet<string>): QuestionBook {
  const raised = new Map<
    string,
    { question: Draft; asked: Asked; lineCount: number; lastLine: number }
  >();
  return {
    ask: (question) => {
      if (confirmed.has(question.id) || isJoinedTo(question.id, confirmed)) return settled;
      const known = raised.get(question.id);
      if (known !== undefined) return known.asked;
      const entry = {
        question,
        lineCount: 0,
        lastLine: -1,
        asked: {
          confidence: question.confidence,
          touch: (line: number) => {
            if (line !== entry.lastLine) entry.lineCount += 1;
            entry.lastLine = line;
          },
        },
      };
      raised.set(question.id, entry);
      return entry.asked;
    },
    questions: () =>
      [...raised.values()]
        .filter(({ lineCount }) => lineCount > 0)
        .map(({ question, lineCount }) => ({ ...question, lineCount })),
  };
}
