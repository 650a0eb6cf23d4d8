import { type Drawing, shown } from "../drafting.ts";
import { each } from "../geometry.ts";
import { wordmarkOutlines } from "./wordmark-outlines.ts";

export type WordmarkKey = keyof typeof wordmarkOutlines;

export const wordmarkKeys = Object.keys(wordmarkOutlines) as WordmarkKey[];

/** A customer's name as lettering, in the colour of the text around it. */
export function wordmark(key: WordmarkKey): Drawing {
  const { company, width, outlines } = wordmarkOutlines[key];
  return {
    ...shown(0, 0, width, 42),
    body: each(
      outlines,
      (d) => `<path stroke="none" fill="currentColor" fill-rule="evenodd" d="${d}"/>`,
    ),
    label: company,
  };
}
