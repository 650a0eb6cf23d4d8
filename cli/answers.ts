import type { Correction } from "#analyzer/intake/recognition.ts";

import { UsageError } from "./parse-arguments.ts";

/** One of the answers that a question offers, by its label or its number from 1; or a correction of one's own. */
export type GivenAnswer =
  | {
      readonly question: string;
      /** What a row of its readback is about, where the answer puts that row right. */
      readonly row?: string;
      readonly answer: string | number;
    }
  | { readonly correction: Correction };

export function parseAnswers(text: string): GivenAnswer[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new UsageError("The file of answers is not JSON.");
  }
  if (!Array.isArray(given)) throw new UsageError("The file of answers is not a list.");
  return given.map((each: unknown, index) => {
    if (isAnswer(each)) return each;
    throw new UsageError(
      `Entry ${index + 1} of the answers has neither a question with its answer nor a correction.`,
    );
  });
}

function isAnswer(value: unknown): value is GivenAnswer {
  if (typeof value !== "object" || value === null) return false;
  if ("correction" in value) {
    const { correction } = value;
    return typeof correction === "object" && correction !== null && "kind" in correction;
  }
  if (!("question" in value) || !("answer" in value)) return false;
  const { question, answer } = value;
  if ("row" in value && typeof value.row !== "string") return false;
  return typeof question === "string" && ["string", "number"].includes(typeof answer);
}
