import type { Question, ReadbackRow } from "../../recognition.ts";

/** A question before it is known how many lines hang on it. */
export type Draft = Omit<RaisedQuestion, "lineCount">;

/** With how it stands as rows of a larger question, where several of a table are asked in one. */
export interface RaisedQuestion extends Question {
  readonly rows?: readonly ReadbackRow[];
}
