import { Drawing } from "#app/art/drawing.tsx";
import type { ArticlePage, ArticleSummary } from "#app/prose/articles.server.ts";
import { formatDate } from "#app/format/format-date.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

interface MoreArticlesProps {
  article: ArticlePage;
}

/** The sheets before and after this one, and those on the same subject. */
export function MoreArticles({ article: { newer, older, related } }: MoreArticlesProps) {
  return (
    <Zone space="bare">
      <nav aria-label="Previous and next article" className="ruled-cells blueprint md:grid-cols-2">
        <Neighbor article={older} direction="Previous" />
        <Neighbor article={newer} direction="Next" />
      </nav>
      <div className="grid border-t border-line lg:grid-cols-12">
        <SideHead
          className="px-pad py-8 lg:col-span-3"
          title="Read beside this one."
          size="text-h3"
        />
        <ul className="grid border-hair max-lg:border-t md:grid-cols-3 lg:col-span-9">
          {related.map((other) => (
            <RelatedArticle key={other.path} article={other} />
          ))}
        </ul>
      </div>
    </Zone>
  );
}

interface NeighborProps {
  article: ArticleSummary | null;
  direction: "Previous" | "Next";
}

function Neighbor({ article, direction }: NeighborProps) {
  const isNext = direction === "Next";
  if (!article) {
    return (
      <p className={classNames("px-pad py-6 note", isNext && "md:text-right")}>
        {isNext ? "This is the newest article." : "This was the first article."}
      </p>
    );
  }
  return (
    <SiteLink
      to={article.path}
      className={classNames(
        "flex items-center gap-5 px-pad py-6 no-underline hover:bg-raised focus-visible:-outline-offset-2",
        isNext && "md:flex-row-reverse md:text-right",
      )}
    >
      <Icon name="right" className={classNames("size-5 flex-none", !isNext && "rotate-180")} />
      <span>
        <span className="block label">{direction}</span>{" "}
        <span className="block text-h4 text-balance">{article.title}</span>
      </span>
    </SiteLink>
  );
}

function RelatedArticle({ article }: { article: ArticleSummary }) {
  return (
    <li className="relative grid grid-rows-[auto_1fr] border-hair not-first:max-md:border-t md:not-first:border-l lg:border-l">
      <Drawing of={article.cover} decorative className="border-b border-hair" />
      <div className="flex flex-col gap-2 p-4">
        <p className="label">{article.category}</p>
        <h3 className="text-h4">
          <SiteLink
            to={article.path}
            className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
          >
            {article.title}
          </SiteLink>
        </h3>
        <p className="mt-auto pt-2 note">
          <time dateTime={article.date}>{formatDate(article.date)}</time> · {article.readMinutes}{" "}
          min
        </p>
      </div>
    </li>
  );
}
