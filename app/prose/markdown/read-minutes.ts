import { type ProseNode, proseText } from "../prose.ts";

/** Adults read English nonfiction silently at about this pace (Brysbaert, 2019). */
const wordsPerMinute = 238;

export function wordCount(body: ProseNode<unknown>[]): number {
  return body.flatMap((node) => proseText(node).match(/[\p{L}\p{N}]\S*/gu) ?? []).length;
}

/** Whole minutes, at least one. */
export function readMinutes(body: ProseNode<unknown>[]): number {
  return Math.max(1, Math.round(wordCount(body) / wordsPerMinute));
}
