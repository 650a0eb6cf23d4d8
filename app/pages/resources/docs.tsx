import { useEffect } from "react";

import { PageStart } from "#app/layout/page-start.tsx";
import { markdownAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

export const handle: Page = {
  path: "/resources/docs",
  name: "Docs",
  title: "Documentation, API reference and SDKs",
  description:
    "Quick starts, the API reference with authentication, endpoints, webhooks and rate limits, and SDKs for JavaScript/Node.js, Python and Java.",
  article: { kind: "TechArticle", publishedOn: "2026-11-15" },
};
export const meta = () => [
  ...pageMeta(handle),
  markdownAlternate(handle),
  {
    tagName: "link",
    rel: "service-desc",
    type: "application/json",
    href: "/resources/docs/openapi.json",
  },
];

const DocsTools = whenTouched(() => import("./docs/docs-tools.tsx"));
const FirstCall = whenTouched(() => import("./docs/first-call.tsx"));
const QuickStarts = whenSeen(() => import("./docs/quick-starts.tsx"));
const Parts = whenSeen(() => import("./docs/parts.tsx"));
const Sdks = whenSeen(() => import("./docs/sdks.tsx"));
const Support = whenSeen(() => import("./docs/support.tsx"));

const searchFieldId = "docs-search";

export default function DocsPage() {
  useSearchShortcut(searchFieldId);
  return (
    <>
      <PageStart
        page={handle}
        title="Documentation for developers."
        lead="Send quotes to the RFQ Analyzer from your own system and receive rankings. Begin with a quick start or the API reference."
        actions={
          <>
            <ButtonLink to="#quick-starts" icon="down" tone="go">
              Getting Started
            </ButtonLink>
            <ButtonLink to="/resources/docs/reference">API reference</ButtonLink>
          </>
        }
      >
        <DocsTools searchFieldId={searchFieldId} />
      </PageStart>
      <FirstCall />
      <QuickStarts />
      <Parts />
      <Sdks />
      <RelatedSheets paths={["/product/rfq-analyzer", "/status", "/security"]} />
      <Support />
    </>
  );
}

const takesText = "input, textarea, select, [contenteditable], dialog[open] *";

/** A slash goes to the search, unless it is being typed somewhere. It works before the search itself has come. */
function useSearchShortcut(fieldId: string) {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(takesText)) return;
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    }
    addEventListener("keydown", focusSearch);
    return () => removeEventListener("keydown", focusSearch);
  }, [fieldId]);
}
