import { Drawing } from "#app/art/drawing.tsx";
import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { formatDate } from "#app/format/format-date.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface ArticleRowProps {
  article: ArticleSummary;
  /** Under its cover; else beside it. */
  isLarge?: boolean;
}

/** An article in the list: the cover, what it says, and its particulars. All of it is the link. */
export function ArticleRow({ article, isLarge = false }: ArticleRowProps) {
  const { path, title, excerpt, author, date, category, readMinutes, cover } = article;
  return (
    <li className="group/row relative">
      <article
        className={
          isLarge
            ? "flex h-full flex-col"
            : "grid h-full grid-cols-[7rem_minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)]"
        }
      >
        <div
          className={classNames(
            "overflow-hidden border-hair group-hover/row:bg-raised",
            isLarge ? "border-b" : "border-r",
          )}
        >
          <Drawing
            of={cover}
            decorative
            preserveAspectRatio="xMidYMid slice"
            className={isLarge ? "md:h-72" : "h-full"}
          />
        </div>
        <div className={classNames("px-pad py-5", !isLarge && "max-md:py-3")}>
          <p className="label">{category}</p>
          <h3
            className={
              isLarge ? "mt-2 text-h3" : "mt-2 text-h4 font-medium tracking-snug max-md:text-small"
            }
          >
            <SiteLink
              to={path}
              className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
            >
              {title}
            </SiteLink>
          </h3>
          <p className="mt-3 max-w-[38em] text-small text-ink-2 max-md:hidden">{excerpt}</p>
          <p className="mt-2 note">
            {author}, <time dateTime={date}>{formatDate(date)}</time>, {readMinutes} min
          </p>
        </div>
      </article>
    </li>
  );
}
