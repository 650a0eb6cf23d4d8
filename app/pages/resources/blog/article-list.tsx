import { articleCategories } from "#app/prose/article-categories.ts";
import {
  articleCountText,
  type ArticleFilter,
  articleFilterFromQuery,
  categorySlug,
  filterArticles,
  withArticleFilter,
} from "#app/prose/article-filter.ts";
import type { BlogPage } from "#app/prose/articles.server.ts";
import { NothingHere } from "#app/sections/nothing-here.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { ArticleRow } from "./article-row.tsx";
import { ArticleSearch } from "./article-search.tsx";
import { FoundArticles } from "./found-articles.tsx";
import { PageLinks } from "./page-links.tsx";
import { useAllArticles } from "./use-all-articles.ts";

const categories = [
  { value: "all", label: "All" },
  ...articleCategories.map((category) => ({ value: categorySlug(category), label: category })),
];

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
          <ol>
            {blog.articles.map((article) => (
              <ArticleRow key={article.path} article={article} />
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
