import { useEffect, useId, useRef, useState } from "react";

import { articleCategories } from "#app/prose/article-categories.ts";
import {
  articleCountText,
  type ArticleFilter,
  articleFilterFromQuery,
  categorySlug,
  filterArticles,
  withArticleFilter,
} from "#app/prose/article-filter.ts";
import type { ArticleSummary, BlogPage } from "#app/prose/articles.server.ts";
import { NothingHere } from "#app/sections/nothing-here.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";
import {
  allArticlesPath,
  articlesPerPage,
  blogPagePath,
  pageSteps,
} from "#app/prose/blog-pages.ts";
import { fetchJson } from "#app/search/fetch-with-retry.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { ArticleRow } from "./article-row.tsx";

const categories = [
  { value: "all", label: "All" },
  ...articleCategories.map((category) => ({ value: categorySlug(category), label: category })),
];

/** The newest two are larger. */
const largeCount = 2;
const listed =
  "ruled-cells border-t border-line-2 [--cell-rule:var(--color-line-2)] lg:grid-cols-2";

const filterCodec: AddressCodec<ArticleFilter> = {
  read: articleFilterFromQuery,
  write: withArticleFilter,
};

/** Every article, page by page, or narrowed by category and search. The choice is in the address. */
export function ArticleList({ blog }: { blog: BlogPage }) {
  const { state: filter, setState } = useAddressState(filterCodec);
  const isNarrowed = filter.category !== null || filter.search.trim() !== "";
  const all = useAllArticles(blog, isNarrowed);
  const found = isNarrowed && all.state === "here" ? filterArticles(all.articles, filter) : null;

  const narrow = (change: Partial<ArticleFilter>, history: "push" | "replace") =>
    setState((last) => ({ ...last, ...change }), history);
  const chooseCategory = (slug: string) => {
    const { category } = articleFilterFromQuery(new URLSearchParams({ category: slug }));
    narrow({ category }, "push");
  };

  return (
    <Zone space="bare" id="articles">
      <h2 className="sr-only">Articles</h2>
      <div className="grid gap-x-8 gap-y-5 px-pad pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_15rem] noscript:hidden">
        <ChoiceChips
          label="Category"
          name="category"
          options={categories}
          value={filter.category ? categorySlug(filter.category) : "all"}
          onChange={chooseCategory}
        />
        <ArticleSearch
          search={filter.search}
          onSearch={(search) => narrow({ search }, "replace")}
        />
        <p role="status" className="note">
          {found
            ? articleCountText(found.length, blog.articleCount)
            : isNarrowed
              ? searchStatus[all.state]
              : pageStatus(blog)}
        </p>
      </div>
      {!isNarrowed ? (
        <>
          <ol className={listed}>
            {blog.articles.map((article, index) => (
              <ArticleRow key={article.path} article={article} isLarge={index < largeCount} />
            ))}
          </ol>
          {blog.pageCount > 1 && <PageLinks number={blog.number} pageCount={blog.pageCount} />}
        </>
      ) : all.state === "missing" ? (
        <NothingHere
          title="The drawer is stuck."
          text="The list of all articles could not be fetched, so nothing has been searched. Without a search, the pages of the blog still open one after the other."
        >
          <Button size="small" icon="reset" onClick={all.askAgain}>
            Try again
          </Button>
        </NothingHere>
      ) : found?.length === 0 ? (
        <NothingHere
          title="Nothing filed there."
          text="The search looks at titles, summaries, section heads and authors. A shorter word finds more."
        >
          <Button
            size="small"
            icon="reset"
            onClick={() => narrow({ category: null, search: "" }, "push")}
          >
            Show every article
          </Button>
        </NothingHere>
      ) : (
        found && <FoundArticles key={`${filter.category} ${filter.search}`} articles={found} />
      )}
    </Zone>
  );
}

/** What is said while nothing is found yet. */
const searchStatus = {
  here: "",
  awaited: "Looking through all articles",
  missing: "The list of all articles did not come",
};

function pageStatus({ articleCount, number, pageCount }: BlogPage): string {
  const count = articleCountText(articleCount, articleCount);
  return pageCount > 1 ? `${count}, page ${number} of ${pageCount}` : count;
}

interface ArticleSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** A plain form that asks by its address, so it also works before React does; then it answers at each letter. */
function ArticleSearch({ search, onSearch }: ArticleSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useAtHydration(() => {
    const typed = input.current!.value;
    if (typed && typed !== search) onSearch(typed);
  });

  // Back changes the search without the box.
  useEffect(() => {
    if (input.current!.value.trim() !== search.trim()) input.current!.value = search;
  }, [search]);

  return (
    <search>
      <form
        action="/resources/blog"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-2"
      >
        <label htmlFor={id} className="label">
          Search
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder="DDP, amortization, scorecard"
          defaultValue={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          className="min-h-10 w-full rounded-1 border border-line-2 bg-raised px-3 text-small hover:border-line"
        />
      </form>
    </search>
  );
}

/** What a search found, a page's worth at a time. */
function FoundArticles({ articles }: { articles: readonly ArticleSummary[] }) {
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
      <ol ref={list} className={listed}>
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

type AllArticles =
  | { state: "here"; articles: readonly ArticleSummary[] }
  | { state: "awaited" }
  | { state: "missing"; askAgain: () => void };

/** Every article there is. Those of other pages are fetched when they are first wanted. */
function useAllArticles(blog: BlogPage, areWanted: boolean): AllArticles {
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

const cell = "flex min-h-12 min-w-12 flex-1 items-center justify-center gap-3 border-hair px-3";
const linked = "no-underline hover:bg-raised focus-visible:-outline-offset-2";

/** From one page of the list to the others. */
function PageLinks({ number, pageCount }: { number: number; pageCount: number }) {
  return (
    <nav
      aria-label="Pages of articles"
      className="flex flex-wrap border-t border-line font-mono text-note"
    >
      {number > 1 && (
        <SiteLink
          to={blogPagePath(number - 1)}
          rel="prev"
          className={classNames(cell, linked, "flex-none border-r px-pad")}
        >
          <Icon name="right" className="size-4 rotate-180" />
          Newer
        </SiteLink>
      )}
      <ol className="flex max-md:order-last max-md:w-full max-md:border-t max-md:border-hair">
        {pageSteps(number, pageCount).map((step, index) => (
          <li
            key={step ?? `gap ${index}`}
            className="flex border-hair max-md:flex-1 max-md:not-last:border-r md:border-r"
          >
            {step === null ? (
              <span className={cell}>…</span>
            ) : (
              <SiteLink
                to={blogPagePath(step)}
                aria-current={step === number ? "page" : undefined}
                aria-label={`Page ${step}`}
                className={classNames(cell, linked, step === number && "bg-ink text-ink-inverse")}
              >
                {step}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {number < pageCount && (
        <SiteLink
          to={blogPagePath(number + 1)}
          rel="next"
          className={classNames(cell, linked, "ml-auto flex-none border-l px-pad")}
        >
          Older
          <Icon name="right" className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
