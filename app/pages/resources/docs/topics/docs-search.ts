import { apiDocument } from "../api/api-document.ts";
import type { SiteAddress } from "#app/ui/site-link.tsx";
import { type Block, blocksOf } from "./blocks.ts";
import { quickStarts } from "./quick-starts.ts";
import { sdks } from "./sdks.ts";
import { topicGroups } from "./topic-groups.ts";
import { endpoints } from "../samples/operations.ts";

/** A place in the documentation that a search can lead to. */
export interface DocsEntry {
  /** Page and anchor. */
  place: SiteAddress;
  title: string;
  /** The part of the documentation it stands in. */
  part: string;
  /** Words to find it by that are not shown. */
  keywords: string;
  text: string;
}

/** Every place in the documentation, in its order. */
export const docsEntries: readonly DocsEntry[] = [
  ...quickStarts.map(({ id, title, result, steps }) => ({
    place: `/resources/docs#${id}` as const,
    title,
    part: "Quick start",
    keywords: "quickstart tutorial",
    text: [result, ...steps.map(({ text }) => text)].join(" "),
  })),
  ...topicGroups.flatMap((group) =>
    group.topics.map(({ id, title, keywords = "", ...topic }) => ({
      place: `/resources/docs/${group.id}#${id}` as const,
      title,
      part: group.title,
      keywords,
      text: blocksOf(topic).map(blockText).join(" "),
    })),
  ),
  ...endpoints(apiDocument).map((endpoint) => ({
    place: `/resources/docs/reference#${endpoint.id}` as const,
    title: `${endpoint.method} ${endpoint.path}`,
    part: "Reference",
    keywords: [endpoint.summary, ...endpoint.parameters.map(({ name }) => name)].join(" "),
    text: endpoint.description,
  })),
  ...sdks.map(({ id, name, needs, install, note }) => ({
    place: `/resources/docs#${id}` as const,
    title: `${name} SDK`,
    part: "SDK",
    keywords: `library client package ${install}`,
    text: `${needs}. ${note}`,
  })),
];

function blockText(block: Block): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  if ("rows" in block) return block.rows.flatMap(({ cells }) => cells).join(" ");
  if ("waitMinutes" in block) return block.caption;
  return `${block.caption} ${block.code}`;
}

/** How well a word fits where it is found: at the start of a word of the title, or somewhere further down. */
const weights = { title: 8, keywords: 4, text: 1 };

/** Entries in which every word of the query is found, the best first. An empty query finds nothing. */
export function searchDocs(entries: readonly DocsEntry[], query: string): DocsEntry[] {
  const words = query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: score(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function score(entry: DocsEntry, words: string[]): number {
  const scores = words.map((word) =>
    Math.max(
      ...(Object.keys(weights) as (keyof typeof weights)[]).map((field) =>
        startsAWord(entry[field], word) ? weights[field] : 0,
      ),
    ),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, value) => sum + value, 0);
}

function startsAWord(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(lower[at - 1]!)) return true;
  }
  return false;
}

/** How many places a search has found, as it is announced. */
export function docsCountText(found: number): string {
  if (found === 0) return "Nothing found.";
  return found === 1 ? "1 place found." : `${found} places found.`;
}
