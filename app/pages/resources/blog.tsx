import type { LoaderFunctionArgs } from "react-router";

import { PageStart } from "#app/layout/page-start.tsx";
import { blogPageAt } from "#app/prose/articles.server.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
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
      <PageStart
        page={page}
        title={`Articles on buying manufactured parts${number > 1 ? `, page ${number}` : ""}.`}
        lead="Worked examples on cost, suppliers, compliance, approvals, technology and security, with the arithmetic shown."
        actions={<ButtonLink to="/resources/guides">Longer reads: the guides</ButtonLink>}
      >
        {featured && <FeaturedArticle article={featured} />}
      </PageStart>
      <ArticleList blog={blog} />
      <Subscribe article={featured ?? blog.articles[0]!} />
      <RelatedSheets paths={["/resources", "/resources/guides", "/resources/webinars"]} />
    </>
  );
}
