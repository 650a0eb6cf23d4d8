import { Fragment } from "react";

import { categorySlug } from "#app/prose/article-filter.ts";
import type { ArticlePage } from "#app/prose/articles.server.ts";
import { drawingNumber } from "#app/page/drawing-number.ts";
import { formatDate } from "#app/format/format-date.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { CoverAndFacts } from "#app/sections/cover-and-facts.tsx";

/** Title and lede beside the cover and the article's title block. */
export function ArticleHead({ article }: { article: ArticlePage }) {
  const { page, title, excerpt, category, author, date, readMinutes, cover } = article;
  return (
    <header className="grid lg:grid-cols-12">
      <div className="flex flex-col justify-end gap-5 px-pad py-[clamp(2.5rem,5vw,4.5rem)] lg:col-span-7">
        <p className="label">
          <SiteLink
            to={`/resources/blog?category=${categorySlug(category)}#articles`}
            className="inline-block py-1 text-link"
          >
            {category}
          </SiteLink>
        </p>
        <h1 className="max-w-[12em] text-h1 tracking-display lg:text-[min(var(--text-h1),5.4vw)]">
          {/* A line ends at a colon where there is room. */}
          {title.split(/(?<=:) /).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && " "}
              <span className="inline-block">{part}</span>
            </Fragment>
          ))}
        </h1>
        <p className="max-w-[35em] text-lede text-balance text-ink-2">{excerpt}</p>
      </div>
      <CoverAndFacts
        cover={cover}
        entries={[
          { label: "Author", value: author.name },
          { label: "Published", value: <time dateTime={date}>{formatDate(date)}</time> },
          { label: "Read time", value: `${readMinutes} min` },
          { label: "Drawing no.", value: drawingNumber(page) },
        ]}
      />
    </header>
  );
}
