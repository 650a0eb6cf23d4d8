import type { ReadOffers } from "./unproven.ts";

/**
 * How often all that a question reads back was right, in percent, with few doubts, some and many: counted in five batches
 * that neither the second reader nor this table had met (docs/measured/reader.md).
 */
const foundRight = {
  alone: [70, 45, 20],
  agreed: [94, 57, 41],
  differing: [79, 59, 33],
  /** Each reader has offers of its own. */
  apart: [3, 3, 3],
} as const;

export const mostOfFew = 3;
const mostOfSome = 6;

export function sureness({ context, together }: Omit<ReadOffers, "alreadyAsked">, doubts: number) {
  const [few, some, many] = foundRight[howCompared()];
  return doubts <= mostOfFew ? few : doubts <= mostOfSome ? some : many;

  function howCompared(): keyof typeof foundRight {
    if (together === null) return context.file.second === undefined ? "alone" : "apart";
    return together.isAgreed ? "agreed" : "differing";
  }
}
