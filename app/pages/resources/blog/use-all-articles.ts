import { useEffect, useState } from "react";

import type { ArticleSummary, BlogPage } from "#app/prose/articles.server.ts";
import { allArticlesPath } from "#app/prose/blog-pages.ts";
import { fetchJson } from "#app/search/fetch-with-retry.ts";

type AllArticles =
  | { state: "here"; articles: readonly ArticleSummary[] }
  | { state: "awaited" }
  | { state: "missing"; askAgain: () => void };

/** Every article there is. Those of other pages are fetched when they are first wanted. */
export function useAllArticles(blog: BlogPage, areWanted: boolean): AllArticles {
  const { featured, articles, articleCount } = blog;
  const onPage = featured ? [featured, ...articles] : articles;
  const mustFetch = areWanted && onPage.length < articleCount;
  const [fetched, setFetched] = useState<readonly ArticleSummary[] | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    if (!mustFetch || fetched || isMissing) return;
    const left = new AbortController();
    fetchJson<ArticleSummary[]>(allArticlesPath, left).then(setFetched, () => {
      if (!left.signal.aborted) setIsMissing(true);
    });
    return () => left.abort();
  }, [mustFetch, fetched, isMissing]);

  if (!mustFetch) return { state: "here", articles: onPage };
  if (fetched) return { state: "here", articles: fetched };
  if (isMissing) return { state: "missing", askAgain: () => setIsMissing(false) };
  return { state: "awaited" };
}
