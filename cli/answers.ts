import type { Correction, OfferWords } from "#analyzer/intake/recognition.ts";

import { UsageError } from "./parse-arguments.ts";

/** One of the answers that a question offers, by its label or its number from 1; or a correction of one's own. */
export type GivenAnswer =
  | {
      readonly question: string;
      /** What a row of its readback is about or says, or its number from 1, where the answer puts that row right. */
      readonly row?: string | number;
      readonly answer: string | number;
    }
  /** A row of a readback is an offer; what is not said stays as the row states it. */
  | {
      readonly question: string;
      readonly row: string | number;
      readonly offer: Partial<OfferWords>;
      /** Which of the offers of the row, from 1. */
      readonly number?: number;
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
  if ("row" in value && !["string", "number"].includes(typeof value.row)) return false;
  if ("question" in value && "row" in value && "offer" in value) {
    const { question, offer } = value;
    return typeof question === "string" && typeof offer === "object" && offer !== null;
  }
  if (!("question" in value) || !("answer" in value)) return false;
  const { question, answer } = value;
  return typeof question === "string" && ["string", "number"].includes(typeof answer);
}
