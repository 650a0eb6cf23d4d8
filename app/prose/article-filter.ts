import { articleCategories, type ArticleCategory } from "./article-categories.ts";

import type { ArticleSummary } from "./articles.server.ts";

export interface ArticleFilter {
  /** Null is all of them. */
  category: ArticleCategory | null;
  /** What was typed into the search box. */
  search: string;
}

/** `cost-optimization`, as it stands in the address. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** The filter of an address; a category that there is not is as if it were absent. */
export function articleFilterFromQuery(query: URLSearchParams): ArticleFilter {
  const slug = query.get("category");
  return {
    category: articleCategories.find((category) => categorySlug(category) === slug) ?? null,
    search: query.get("q") ?? "",
  };
}

/** The address's query with this filter in it, and whatever else it held. */
export function withArticleFilter(
  query: URLSearchParams,
  { category, search }: ArticleFilter,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (category) next.set("category", categorySlug(category));
  else next.delete("category");
  if (search) next.set("q", search);
  else next.delete("q");
  return next;
}

/** Articles of the category that have every word of the search, each at the beginning of a word. */
export function filterArticles<Summary extends SearchedFields>(
  articles: readonly Summary[],
  { category, search }: ArticleFilter,
): Summary[] {
  const wanted = wordsOf(search);
  return articles.filter((article) => {
    if (category && article.category !== category) return false;
    const { title, excerpt, author, topics } = article;
    const words = wordsOf([title, excerpt, author, article.category, ...topics].join(" "));
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
}

type SearchedFields = Pick<ArticleSummary, "title" | "excerpt" | "author" | "category" | "topics">;

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How many are shown, as it is announced. */
export function articleCountText(shown: number, all: number): string {
  if (shown === all) return `All ${all} articles`;
  return `${shown} of ${all} articles`;
}
