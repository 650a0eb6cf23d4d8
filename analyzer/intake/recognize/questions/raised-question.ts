import type { Question, ReadbackRow } from "../../recognition.ts";
import type { TableColumn } from "../columns/column-layout.ts";

/** A question before it is known how many lines hang on it. */
export type Draft = Omit<RaisedQuestion, "lineCount">;

/** With how it stands as rows of a larger question, where several of a table are asked in one. */
export interface RaisedQuestion extends Question {
  readonly rows?: readonly ReadbackRow[];
  /** The table, for the question that joins those about its columns. */
  readonly columnsOf?: {
    readonly id: string;
    readonly name: string;
    readonly columns: readonly TableColumn[];
  };
}
