import type { LoaderFunctionArgs } from "react-router";

import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { blogPageAt } from "#app/prose/articles.server.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

import type { Route } from "./+types/blog";

/** Also shows the pages after the first, which exist only when there are articles enough. */
export const loader = ({ params }: LoaderFunctionArgs) => blogPageAt(Number(params["page"] ?? 1));
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.page), ...loaderData.links] : [];

const FeaturedArticle = whenTouched(() => import("./blog/featured-article.tsx"));
const ArticleList = whenTouched(() => import("./blog/article-list.tsx"));
const Subscribe = whenSeen(() => import("./blog/subscribe.tsx"));

export default function BlogPage({ loaderData: blog }: Route.ComponentProps) {
  const { page, number, featured } = blog;
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={page} />
        <header className="px-pad pt-6 pb-5">
          <h1 className="text-h2 tracking-head wrap-break-word">
            Articles on buying manufactured parts{number > 1 && `, page ${number}`}.
          </h1>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p className="text-pretty text-ink-2">
              Worked examples on cost, suppliers, compliance, approvals, technology and security,
              with the arithmetic shown.
            </p>
            <ArrowLink to="/resources/guides" className="text-small">
              Longer reads: the guides
            </ArrowLink>
          </div>
        </header>
        {featured && <FeaturedArticle article={featured} />}
      </FirstZone>
      <ArticleList blog={blog} />
      <Subscribe article={featured ?? blog.articles[0]!} />
      <RelatedSheets paths={["/resources", "/resources/guides", "/resources/webinars"]} />
    </>
  );
}
