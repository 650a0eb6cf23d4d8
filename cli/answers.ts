import { type Correction, offerFields, type OfferWords } from "#analyzer/intake/recognition.ts";

import { UsageError } from "./parse-arguments.ts";

/** One of the answers that a question offers, by its label or its number from 1; or a correction of one's own. */
export type GivenAnswer =
  | {
      readonly question: string;
      /** What a row of its readback is about or says, or its number from 1, where the answer puts that row right. */
      readonly row?: string | number;
      readonly answer: string | number;
    }
  /** A row of a readback is an offer; what is not said stays as the row states it. `null`: it is none. */
  | {
      readonly question: string;
      readonly row: string | number;
      readonly offer: Partial<OfferWords> | null;
      /** Which of the offers of the row, from 1. */
      readonly number?: number;
    }
  /** A line is put right, by its id. */
  | { readonly line: string; readonly offer: Partial<OfferWords> | null }
  /** An offer that was not seen in a file, by the file's name. */
  | { readonly file: string; readonly offer: Partial<OfferWords> }
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
    const unknown = unknownWords(each);
    if (unknown !== null) {
      throw new UsageError(`Entry ${index + 1} of the answers: ${unknown}`);
    }
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
    return typeof question === "string" && (offer === null || isOffer(offer));
  }
  if ("line" in value && "offer" in value) {
    return typeof value.line === "string" && (value.offer === null || isOffer(value.offer));
  }
  if ("file" in value && "offer" in value) {
    return typeof value.file === "string" && isOffer(value.offer);
  }
  if (!("question" in value) || !("answer" in value)) return false;
  const { question, answer } = value;
  return typeof question === "string" && ["string", "number"].includes(typeof answer);
}

function isOffer(offer: unknown): offer is Partial<OfferWords> {
  return typeof offer === "object" && offer !== null && unknownField(offer) === null;
}

function unknownField(offer: object): string | null {
  const known: readonly string[] = offerFields;
  const found = Object.entries(offer).find(
    ([field, text]) => !known.includes(field) || typeof text !== "string",
  );
  return found?.[0] ?? null;
}

/** What of an offer is not understood, for whoever wrote it. */
function unknownWords(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("offer" in value)) return null;
  const { offer } = value;
  const field = typeof offer === "object" && offer !== null ? unknownField(offer) : null;
  return field === null
    ? null
    : `"${field}" of an offer is not understood. It takes ${offerFields.join(", ")}, each as text.`;
}
