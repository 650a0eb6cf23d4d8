import { useLocation } from "react-router";

import { markdownAlternate } from "#app/page/alternates.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";

import type { Route } from "./+types/topic-page";
import { DocsHead } from "./docs-head.tsx";
import { docsPageAt } from "./docs-pages.ts";

/** One module for every group of topics: the route table gives each an address of its own. */
export const handle = docsPageAt;
export const meta: Route.MetaFunction = ({ location }) => {
  const page = handle(location.pathname);
  return [...pageMeta(page), markdownAlternate(page)];
};

const Topics = whenTouched(() => import("./topics.tsx"));
const Support = whenSeen(() => import("./support.tsx"));

export default function DocsTopicPage() {
  const page = handle(useLocation().pathname);
  const pageId = page.path?.split("/").at(-1) ?? "";
  return (
    <>
      <DocsHead page={page} title={`${page.title}.`} lead={page.description} />
      <Topics partId={pageId} />
      <Support isPart />
    </>
  );
}
