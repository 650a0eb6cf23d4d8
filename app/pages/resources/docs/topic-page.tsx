import { useLocation } from "react-router";

import { PageStart } from "#app/layout/page-start.tsx";
import { markdownAlternate } from "#app/page/alternates.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";
import { api } from "#app/site/facts/api.ts";

import type { Route } from "./+types/topic-page";
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
      <PageStart
        page={page}
        title={`${page.title}.`}
        lead={page.description}
        actions={
          <>
            <a href={`${page.path}.md`} className="text-link">
              This page as Markdown
            </a>
            <p className="basis-full text-small text-ink-2">{api.documentation}</p>
          </>
        }
      />
      <Topics partId={pageId} />
      <Support pageId={pageId} />
    </>
  );
}
