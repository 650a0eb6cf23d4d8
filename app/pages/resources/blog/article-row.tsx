import { Drawing } from "#app/art/drawing.tsx";
import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { formatDate } from "#app/format/format-date.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** One line of the paper: the cover, what it says, and its particulars. The whole row is the link. */
export function ArticleRow({ article }: { article: ArticleSummary }) {
  const { path, title, excerpt, author, date, category, readMinutes, cover } = article;
  return (
    <li className="group/row relative border-t border-line-2">
      <article className="grid md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] lg:grid-cols-12">
        <div className="overflow-hidden border-hair group-hover/row:bg-raised max-md:border-b md:border-r lg:col-span-3">
          <Drawing of={cover} decorative preserveAspectRatio="xMidYMid slice" className="h-full" />
        </div>
        <div className="px-pad py-5 lg:col-span-6 lg:py-7">
          <p className="label">{category}</p>
          <h3 className="mt-2 text-h3">
            <SiteLink
              to={path}
              className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
            >
              {title}
            </SiteLink>
          </h3>
          <p className="mt-3 max-w-[38em] text-ink-2 max-md:hidden">{excerpt}</p>
          <p className="mt-2 note lg:hidden">
            <span className="block">{author}</span>
            <time dateTime={date}>{formatDate(date)}</time> · {readMinutes} min
          </p>
        </div>
        <dl className="grid border-l border-hair text-note max-lg:hidden lg:col-span-3">
          {[
            { label: "Author", value: author },
            { label: "Date", value: <time dateTime={date}>{formatDate(date)}</time> },
            { label: "Read time", value: `${readMinutes} min` },
          ].map((entry) => (
            <div
              key={entry.label}
              className="flex items-center justify-between gap-4 border-b border-hair px-pad py-2.5 font-mono whitespace-nowrap last:border-b-0"
            >
              <dt className="text-ink-3">{entry.label}</dt>
              <dd className="text-right">{entry.value}</dd>
            </div>
          ))}
        </dl>
      </article>
    </li>
  );
}
