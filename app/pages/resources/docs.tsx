import { useEffect } from "react";

import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { markdownAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
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
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 px-pad pt-6 pb-6">
          <div>
            <h1 className="text-h2 tracking-head wrap-break-word">Documentation for developers.</h1>
            <p className="mt-3 text-pretty text-ink-2">
              Send quotes to the RFQ Analyzer from your own system and receive rankings.
            </p>
          </div>
          {/* Side by side they fit with some letters only, and nothing is to move when the fonts come. */}
          <div className="grid gap-3 md:flex">
            <ButtonLink to="#quick-starts" icon="down" tone="go" size="small">
              Getting Started
            </ButtonLink>
            <ButtonLink to="/resources/docs/reference" size="small">
              API reference
            </ButtonLink>
          </div>
        </header>
        <DocsTools searchFieldId={searchFieldId} />
        <FirstCall />
      </FirstZone>
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
