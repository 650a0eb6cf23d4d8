import { PageStart } from "#app/layout/page-start.tsx";
import { markdownAlternate } from "#app/page/alternates.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";
import { api } from "#app/site/facts/api.ts";

import { docsPageAt } from "./docs-pages.ts";

export const handle = docsPageAt("/resources/docs/reference");
export const meta = () => [...pageMeta(handle), markdownAlternate(handle)];

const Reference = whenTouched(() => import("./reference.tsx"));
const Support = whenSeen(() => import("./support.tsx"));

export default function DocsReferencePage() {
  return (
    <>
      <PageStart
        page={handle}
        title={`${handle.name}.`}
        lead="Parameters, samples, answers and errors of the five endpoints."
        actions={
          <>
            <a href={`${handle.path}.md`} className="text-link">
              This page as Markdown
            </a>
            <a href="/resources/docs/openapi.json" download className="text-link">
              OpenAPI file
            </a>
            <p className="basis-full text-small text-ink-2">{api.documentation}</p>
          </>
        }
      />
      <Reference />
      <Support pageId="reference" />
    </>
  );
}
