import { nearestPages } from "./nearest-pages.ts";

import { type SearchEntry, type SearchIndex, searchKinds } from "./search-index.ts";
import { type AskedWord, allowedEdits, matchQuality } from "./word-match.ts";
import { indexedWords, plainLetters, queryWords } from "./words.ts";

/** What a word is worth by where it stands. */
const weights = { name: 10, title: 8, heading: 5, description: 3, text: 1 };
/** On top of that, when the query as a whole is the name or begins it. */
const wholeName = 100;
const beginningOfName = 20;

/** The index as the search reads it: for each word the entries that have it, with the word's best weight there. */
export interface Searchable {
  entries: SearchEntry[];
  vocabulary: Map<string, Map<SearchEntry, number>>;
}

export function searchable({ entries }: SearchIndex): Searchable {
  const vocabulary: Searchable["vocabulary"] = new Map();
  for (const entry of entries) {
    const add = (text: string, weight: number) => {
      for (const word of indexedWords(text)) {
        const holders = vocabulary.get(word) ?? new Map<SearchEntry, number>();
        vocabulary.set(word, holders.set(entry, Math.max(weight, holders.get(entry) ?? 0)));
      }
    };
    add([entry.name, entry.also].join(" "), weights.name);
    add([entry.title, entry.path].join(" "), weights.title);
    add(entry.headings.join(" "), weights.heading);
    add(entry.description, weights.description);
    add(entry.words, weights.text);
  }
  return { entries, vocabulary };
}

export interface SearchResult {
  entry: SearchEntry;
  score: number;
  /** The heading that answers, where name and description do not. */
  heading?: string;
  /** To there: to that heading where it can be linked to, else to the entry. */
  path: string;
}

export interface Search {
  /** Best first. */
  results: SearchResult[];
  /** The words as they were taken, to mark them in what is shown. */
  asked: AskedWord[];
}

/**
 * Entries that have every word of the query. A word is taken for a mistyped one only where no word of the site begins
 * with it, or where all words as typed lead nowhere together.
 */
export function search(index: Searchable, query: string): Search {
  const words = queryWords(query);
  const known = [...index.vocabulary.keys()];
  const asTyped = words.map((word) => ({
    word,
    edits: known.some((other) => other.startsWith(word)) ? 0 : allowedEdits(word),
  }));
  const found = resultsFor(index, query, asTyped);
  if (found.results.length > 0) return found;
  return resultsFor(
    index,
    query,
    words.map((word) => ({ word, edits: allowedEdits(word) })),
  );
}

function resultsFor(index: Searchable, query: string, asked: AskedWord[]): Search {
  const scores = asked.map((word) => scoresOf(index, word));
  const phrase = plainLetters(query).trim();
  const results = index.entries
    .filter((entry) => scores.length > 0 && scores.every((score) => score.has(entry)))
    .map((entry) => {
      const score = scores.reduce((sum, each) => sum + each.get(entry)!, 0);
      return { entry, score: score + nameBonus(entry, phrase), ...answeringHeading(entry, asked) };
    })
    .sort((a, b) => b.score - a.score || kindOrder(a.entry) - kindOrder(b.entry));
  return { results, asked };
}

/** How well each entry answers one word; those that do not are absent. */
function scoresOf({ vocabulary }: Searchable, asked: AskedWord): Map<SearchEntry, number> {
  const scores = new Map<SearchEntry, number>();
  for (const [word, holders] of vocabulary) {
    const quality = matchQuality(asked, word);
    if (quality === 0) continue;
    for (const [entry, weight] of holders) {
      scores.set(entry, Math.max(scores.get(entry) ?? 0, weight * quality));
    }
  }
  return scores;
}

function nameBonus({ name }: SearchEntry, phrase: string): number {
  const plainName = plainLetters(name);
  if (plainName === phrase) return wholeName;
  return plainName.startsWith(phrase) ? beginningOfName : 0;
}

function kindOrder({ kind }: SearchEntry): number {
  return searchKinds.indexOf(kind);
}

function answeringHeading(
  entry: SearchEntry,
  asked: AskedWord[],
): Pick<SearchResult, "heading" | "path"> {
  const { path } = entry;
  const answered = (text: string) => {
    const words = indexedWords(text);
    return asked.filter((word) => words.some((other) => matchQuality(word, other) > 0)).length;
  };
  const shown = answered(`${entry.name} ${entry.description}`);
  if (shown === asked.length) return { path };
  const best = entry.headings
    .map((heading, at) => ({ heading, id: entry.ids?.[at], count: answered(heading) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)[0];
  if (!best) return { path };
  return { heading: best.heading, path: best.id ? `${path}#${best.id}` : path };
}

/** Less than this is a word somewhere in the text, which is not near enough. */
const leastNearness = 1.5;

/** For a query that finds nothing: what has some of its words, then pages whose address is like it. */
export function nearestEntries(index: Searchable, query: string, limit: number): SearchEntry[] {
  const asked = queryWords(query).map((word) => ({ word, edits: allowedEdits(word) }));
  const scores = new Map<SearchEntry, number>();
  for (const word of asked) {
    for (const [entry, score] of scoresOf(index, word)) {
      scores.set(entry, (scores.get(entry) ?? 0) + score);
    }
  }
  const partly = [...scores]
    .filter(([, score]) => score >= leastNearness)
    .sort(([a, aScore], [b, bScore]) => bScore - aScore || kindOrder(a) - kindOrder(b))
    .map(([entry]) => entry);
  const paths = index.entries
    .filter(({ kind, path }) => kind === "page" && path !== "/")
    .map(({ path }) => path);
  const alike = nearestPages(
    `/${plainLetters(query).trim().replaceAll(/\s+/g, "-")}`,
    paths,
    limit,
  );
  const byPath = new Map(index.entries.map((entry) => [entry.path, entry]));
  return [...new Set([...partly, ...alike.map((path) => byPath.get(path)!)])].slice(0, limit);
}
