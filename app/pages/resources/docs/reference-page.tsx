import { markdownAlternate } from "#app/page/alternates.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";

import { DocsHead } from "./docs-head.tsx";
import { docsPageAt } from "./docs-pages.ts";

export const handle = docsPageAt("/resources/docs/reference");
export const meta = () => [...pageMeta(handle), markdownAlternate(handle)];

const Reference = whenTouched(() => import("./reference.tsx"));
const Support = whenSeen(() => import("./support.tsx"));

export default function DocsReferencePage() {
  return (
    <>
      <DocsHead
        page={handle}
        title={`${handle.name}.`}
        lead="Parameters, samples, answers and errors of the five endpoints."
      >
        <a href="/resources/docs/openapi.json" download className="text-link">
          OpenAPI file
        </a>
      </DocsHead>
      <Reference />
      <Support isPart />
    </>
  );
}
