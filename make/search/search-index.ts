import { searchWords } from "./search-words.ts";
import type { SearchEntry, SearchIndex, SearchKind } from "#app/search/search-index.ts";
import { indexedWords, isStopWord } from "#app/search/words.ts";
import { type PageHeading, pageText } from "./search-index-text.ts";
import { docsPlaces } from "../docs/places.ts";
import type { BuiltPage } from "../pages/built-page.ts";
import { listedPages } from "../pages/site-pages.ts";

const docsPath = "/resources/docs";
/** They list articles, which are found themselves. */
const laterBlogPages = "/resources/blog/page/";
const detailKinds: [folder: string, kind: SearchKind][] = [
  ["/resources/blog/", "article"],
  ["/resources/guides/", "guide"],
  [`${docsPath}/`, "docs"],
  ["/company/careers/", "role"],
];
/** A heading that this many pages have says nothing of one of them. */
const commonHeadingPages = 3;

type IndexedPage = Pick<BuiltPage, "page" | "sheet" | "html">;
type FoundEntry = SearchEntry & { places: PageHeading[] };

/** Everything that the site's search can find: each listed page, and each place in the documentation. */
export function searchIndex(pages: readonly IndexedPage[]): SearchIndex {
  const found = listedPages(pages)
    .filter(({ path }) => !path.startsWith(laterBlogPages))
    .map(pageEntry);
  const names = new Set(found.map(({ name }) => name));
  const headingPages = countOf(found.flatMap(({ places }) => places.map(({ text }) => text)));
  const own = found.map(({ places, ...entry }) => {
    // The name of another page as a heading leads there; it is not said here.
    const kept = places.filter(
      ({ text }) => !names.has(text) && (headingPages.get(text) ?? 0) < commonHeadingPages,
    );
    const ids = kept.map(({ id }) => id);
    return {
      ...entry,
      headings: kept.map(({ text }) => text),
      ...(ids.some(Boolean) ? { ids } : {}),
    };
  });
  return {
    entries: [...own, ...docsEntries(own)]
      .sort((a, b) => a.sheet.localeCompare(b.sheet, "en", { numeric: true }))
      .map((entry) => ({ ...entry, words: vocabulary(entry) })),
  };
}

function pageEntry({ path, page, sheet, html }: IndexedPage & { path: string }): FoundEntry {
  const { name, title, description } = page;
  const { headings, text } = pageText(html, path);
  const also = wordsOfVisitors[path];
  return {
    kind: detailKinds.find(([folder]) => path.startsWith(folder))?.[1] ?? "page",
    path,
    sheet,
    name: path === "/" ? "Home" : name,
    ...(title === name ? {} : { title }),
    ...(also ? { also } : {}),
    description,
    headings: [],
    places: headings.filter(
      ({ text }, at) =>
        text !== name && headings.findIndex((heading) => heading.text === text) === at,
    ),
    // What the documentation says is found place by place.
    words: isOfDocs(path) ? "" : text,
  };
}

const wordsOfVisitors: Readonly<Record<string, string | undefined>> = searchWords;

function isOfDocs(path: string): boolean {
  return path === docsPath || path.startsWith(`${docsPath}/`);
}

function docsEntries(pages: SearchEntry[]): SearchEntry[] {
  return docsPlaces().map(({ path, name, part, keywords, text }) => {
    const page = pages.find((each) => path.startsWith(`${each.path}#`));
    if (!page) throw new Error(`The build has no page for ${path}.`);
    return {
      kind: "docs",
      path,
      sheet: page.sheet,
      name,
      title: part,
      description: beginning(text),
      headings: [],
      words: `${keywords} ${text}`,
    };
  });
}

const longestBeginning = 140;

/** Whole sentences if there is room for one, else whole words. */
function beginning(text: string): string {
  const plain = text.replaceAll("`", "");
  if (plain.length <= longestBeginning) return plain;
  const cut = plain.slice(0, longestBeginning);
  const sentenceEnd = cut.lastIndexOf(". ");
  return sentenceEnd > 0 ? cut.slice(0, sentenceEnd + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** The words of the text, each once, without those that tell nothing or that another field has already. */
function vocabulary({ kind, name, title, description, headings, words }: SearchEntry): string {
  const elsewhere = new Set(indexedWords([name, title, description, ...headings].join(" ")));
  const isTelling = (word: string) =>
    word.length > 2 &&
    !isStopWord(word) &&
    !elsewhere.has(word) &&
    // Figures of a worked example are many and looked for by nobody; a status code in the documentation is.
    (kind === "docs" || /\p{L}/u.test(word));
  return [...new Set(indexedWords(words).filter(isTelling))].sort().join(" ");
}

function countOf(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
