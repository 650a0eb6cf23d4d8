import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { articleAt } from "#app/prose/articles.server.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import type { Route } from "./+types/article";

export const loader = ({ params }: Route.LoaderArgs) => articleAt(params.slug);
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.page), ...loaderData.alternates] : [];

const ArticleHead = whenTouched(() => import("./article/article-head.tsx"));
const ArticleBody = whenTouched(() => import("./article/article-body.tsx"));
const MoreArticles = whenSeen(() => import("./article/more-articles.tsx"));

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const { page } = article;
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={page} />
        <ArticleHead article={article} />
      </FirstZone>
      <ArticleBody key={page.path} article={article} />
      <div className="print:hidden">
        <MoreArticles article={article} />
        <RelatedSheets
          paths={["/product/rfq-analyzer", "/resources/guides", "/resources/webinars"]}
        />
      </div>
    </>
  );
}
