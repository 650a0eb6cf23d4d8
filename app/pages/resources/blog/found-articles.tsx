import { useEffect, useRef, useState } from "react";

import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { articlesPerPage } from "#app/prose/blog-pages.ts";
import { Button } from "#app/ui/button.tsx";

import { ArticleRow } from "./article-row.tsx";

/** What a search found, a page's worth at a time. */
export function FoundArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const [shownCount, setShownCount] = useState(articlesPerPage);
  const list = useRef<HTMLOListElement>(null);
  const leftCount = articles.length - shownCount;

  // The button moves away or goes: reading goes on with the first article that came.
  useEffect(() => {
    if (shownCount === articlesPerPage) return;
    list.current?.children[shownCount - articlesPerPage]?.querySelector("a")?.focus();
  }, [shownCount]);

  return (
    <>
      <ol ref={list}>
        {articles.slice(0, shownCount).map((article) => (
          <ArticleRow key={article.path} article={article} />
        ))}
      </ol>
      {leftCount > 0 && (
        <div className="border-t border-line px-pad py-6">
          <Button icon="down" onClick={() => setShownCount(shownCount + articlesPerPage)}>
            Show {Math.min(leftCount, articlesPerPage)} more
          </Button>
        </div>
      )}
    </>
  );
}
