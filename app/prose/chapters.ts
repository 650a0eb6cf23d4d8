import type { ProseNode } from "./prose.ts";

/** What stands before the first heading of the second level, then each of those with its text. */
export function chaptersOf<Drawing>(body: ProseNode<Drawing>[]): ProseNode<Drawing>[][] {
  const chapters: ProseNode<Drawing>[][] = [];
  for (const node of body) {
    const isHeading = typeof node !== "string" && node.tag === "h2";
    if (isHeading || chapters.length === 0) chapters.push([]);
    chapters.at(-1)!.push(node);
  }
  return chapters;
}
