import type { OfferDraft, Question } from "./recognition.ts";

/** All offers of a file as they were read, to be held against the paper. */
export interface ShownOffers {
  /** How many were read; `rows` may hold only some of them. */
  readonly count: number;
  /** What is the same for all of them, and what they come to together. */
  readonly terms: readonly ShownTerm[];
  /** In the order of the file. */
  readonly rows: readonly ShownOffer[];
}

export interface ShownTerm {
  /** "Supplier", "Lead time". */
  readonly what: string;
  readonly read: string;
}

export interface ShownOffer {
  readonly part: string;
  readonly quantity: string;
  /** One price, or one for each quantity from which it holds. */
  readonly prices: readonly string[];
  /** What is not the same for all offers. */
  readonly further: readonly ShownTerm[];
  /** Why to look at it first; empty where nothing is odd about it. */
  readonly doubt: string;
  /** What it may be instead. */
  readonly answers: Question["answers"];
  readonly draft: OfferDraft;
}
