import type { ArticlePage, ArticleSummary } from "#app/prose/articles.server.ts";
import { formatDate } from "#app/format/format-date.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { FurtherReading } from "#app/sections/further-reading.tsx";

/** The sheets before and after this one, and those on the same subject. */
export function MoreArticles({ article: { newer, older, related } }: { article: ArticlePage }) {
  return (
    <Zone space="bare">
      <nav
        aria-label="Previous and next article"
        className="ruled-cells blueprint md:auto-cols-fr md:grid-flow-col md:has-[p]:auto-cols-auto"
      >
        <Neighbor article={older} direction="Previous" />
        <Neighbor article={newer} direction="Next" />
      </nav>
      <div className="grid border-t border-line lg:grid-cols-12">
        <FurtherReading
          title="Read beside this one."
          texts={related.map((other) => ({
            ...other,
            facts: (
              <>
                <time dateTime={other.date}>{formatDate(other.date)}</time> · {other.readMinutes}{" "}
                min
              </>
            ),
          }))}
        />
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
