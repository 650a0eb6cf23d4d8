import { Drawing } from "#app/art/drawing.tsx";
import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { formatDate } from "#app/format/format-date.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

/** The newest article, its cover as large as the sheet allows. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <article className="grid border-t-[1.5px] border-line on-raised lg:grid-cols-12">
      <div className="max-h-160 overflow-hidden border-line max-lg:border-b lg:col-span-7 lg:border-r">
        <Drawing
          of={article.cover}
          lead
          decorative
          preserveAspectRatio="xMidYMid slice"
          className="h-full"
        />
      </div>
      <div className="flex flex-col lg:col-span-5">
        <div className="flex flex-1 flex-col justify-center gap-4 px-pad py-8">
          <p className="label">Featured · {article.category}</p>
          <h2 className="text-h2">{article.title}</h2>
          <p className="max-w-[35em] text-lede text-ink-2">{article.excerpt}</p>
          <p className="mt-2">
            <ArrowLink to={article.path} aria-label={`Read the article: ${article.title}`}>
              Read the article
            </ArrowLink>
          </p>
        </div>
        <TitleBlock
          className="grid-cols-3"
          entries={[
            { label: "Author", value: article.author },
            {
              label: "Date",
              value: <time dateTime={article.date}>{formatDate(article.date)}</time>,
            },
            { label: "Read time", value: `${article.readMinutes} min` },
          ]}
        />
      </div>
    </article>
  );
}
