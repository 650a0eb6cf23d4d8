/** In the order in which kinds of equal worth are listed. */
export const searchKinds = ["page", "guide", "article", "docs", "role"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** A page, or a place in the documentation, as the search knows it. */
export interface SearchEntry {
  kind: SearchKind;
  /** With a fragment where it is a place on a page. */
  path: string;
  /** Number of the sheet it is on, such as 29 or 24.1. */
  sheet: string;
  name: string;
  /** Longer than the name, where there is one. */
  title?: string;
  /** Words that it is also looked for by. */
  also?: string;
  description: string;
  headings: string[];
  /** Where on the page each heading is, by its id; empty where it has none. */
  ids?: string[];
  /** What else is said there, as words that none of the other fields has, in no order. */
  words: string;
}

/** What the build writes and the dialog fetches. */
export interface SearchIndex {
  entries: SearchEntry[];
}

/**
 * Not named by its content: a page that was loaded before a deploy must still find it. The number is of the format, so
 * that code and file never misread each other.
 */
export const searchIndexPath = "/search-index.v1.json";
