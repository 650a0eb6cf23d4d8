import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { feedAlternates } from "#app/lib/alternates.ts";
import { articleSummaries } from "#app/lib/articles.server.ts";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenNear, whenTouched } from "#app/ui/deferred.tsx";
import { Zone } from "#app/ui/zone.tsx";

import type { Route } from "./+types/blog";

export const handle: Page = {
  path: "/resources/blog",
  name: "Blog",
  title: "Blog: notes from the buying desk",
  description:
    "Articles for manufacturing buyers on technology, cost optimization, supply chain, compliance, digital transformation, vendor management and security.",
  sheet: 18,
};
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(handle),
  ...(loaderData?.alternates ?? []),
];

export function loader() {
  const [featured, ...others] = articleSummaries();
  if (!featured) throw new Error("app/content/articles has no article.");
  return { featured, others, alternates: feedAlternates() };
}

const FeaturedArticle = whenTouched(
  "featured-article",
  async () => (await import("./blog/featured-article.tsx")).FeaturedArticle,
);
const ArticleList = whenTouched(
  "article-list",
  async () => (await import("./blog/article-list.tsx")).ArticleList,
);
const Subscribe = whenNear(
  "subscribe",
  async () => (await import("./blog/subscribe.tsx")).Subscribe,
);

export default function BlogPage({ loaderData: { featured, others } }: Route.ComponentProps) {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Notes from the buying desk."
          lead="Technology, cost optimization, supply chain, compliance, digital transformation, vendor management and security. Written by people who have been on hold with a freight forwarder."
        >
          <ButtonLink to="/resources/guides">Longer reads: the guides</ButtonLink>
        </PageHero>
        <FeaturedArticle article={featured} />
      </Zone>
      <ArticleList featured={featured} others={others} />
      <Subscribe sheet={handle.sheet} />
      <RelatedSheets
        letter="D"
        sheet={handle.sheet}
        note="For when an article is too short, or too quiet."
        paths={["/resources", "/resources/guides", "/resources/webinars", "/resources/docs"]}
      />
    </>
  );
}
