import { articleCategories } from "#app/content/article-categories.ts";
import {
  articleCountText,
  type ArticleFilter,
  articleFilterFromQuery,
  categorySlug,
  filterArticles,
  withArticleFilter,
} from "#app/lib/article-filter.ts";
import type { ArticleSummary } from "#app/lib/articles.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { Zone } from "#app/ui/zone.tsx";

import { ArticleRow } from "./article-row.tsx";
import { ArticleSearch } from "./article-search.tsx";

const categories = [
  { value: "all", label: "All" },
  ...articleCategories.map((category) => ({ value: categorySlug(category), label: category })),
];

interface ArticleListProps {
  /** Stands above the list, and joins it when the list is narrowed. */
  featured: ArticleSummary;
  others: ArticleSummary[];
}

/** Every article, narrowed by category and search. The choice is in the address. */
export function ArticleList({ featured, others }: ArticleListProps) {
  const { query, setQuery } = useQuery();
  const filter = articleFilterFromQuery(query ?? new URLSearchParams());
  const all = [featured, ...others];
  const found = filterArticles(all, filter);
  const shown = found.length === all.length ? others : found;

  const narrow = (change: Partial<ArticleFilter>, history: "push" | "replace") => {
    const current = new URLSearchParams(query ?? location.search);
    const next = { ...articleFilterFromQuery(current), ...change };
    setQuery(withArticleFilter(current, next), history);
  };
  const chooseCategory = (slug: string) =>
    narrow(
      articleFilterFromQuery(new URLSearchParams({ category: slug, q: filter.search })),
      "push",
    );

  return (
    <Zone letter="B" space="bare" id="articles">
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
          {articleCountText(found.length, all.length)}
        </p>
      </div>
      {shown.length > 0 ? (
        <ol>
          {shown.map((article) => (
            <ArticleRow key={article.path} article={article} />
          ))}
        </ol>
      ) : (
        <NothingFound onReset={() => narrow({ category: null, search: "" }, "push")} />
      )}
    </Zone>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line px-pad pt-8 pb-12">
      <h3 className="text-h4 font-medium">Nothing filed there.</h3>
      <p className="max-w-[52ch] text-ink-2">
        The search looks at titles, summaries, section heads and authors. A shorter word finds more.
      </p>
      <Button size="small" icon="reset" onClick={onReset}>
        Show every article
      </Button>
    </div>
  );
}
