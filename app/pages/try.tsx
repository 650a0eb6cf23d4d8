import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { trial } from "#app/site/facts/trial.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export const handle: Page = {
  path: "/try",
  name: "Try it",
  title: "Rank your own quotes in the browser",
  description:
    "Drop in supplier quotes as PDF, Excel, CSV or email. Your browser reads, normalizes and ranks them. Nothing is uploaded and you need no account.",
  detail: { number: 1, parent: { label: "RFQ Analyzer", to: "/product/rfq-analyzer" } },
  firstUse: "app/pages/try/workbench.tsx",
};
export const meta = () => pageMeta(handle);

const QuoteTool = whenSeen(async () => {
  const tool = import("./try/quote-tool.tsx");
  // What ranks a sample starts to come beside the tool itself, not after it; not for a link that is pointed at.
  if (!import.meta.env.SSR && location.pathname === handle.path) {
    void import("./try/come-ahead.ts").then(({ comeAhead }) => comeAhead());
  }
  return (await tool).QuoteTool;
});

export default function TryPage() {
  return (
    <>
      <FirstZone space="bare" className="flex flex-col">
        <Breadcrumbs page={handle} />
        <header className="grid items-end gap-x-8 gap-y-4 px-pad py-5 lg:grid-cols-12">
          <h1 className="min-w-0 text-h2 wrap-break-word lg:col-span-7">Rank your own quotes.</h1>
          <div className="max-w-[35em] text-ink-2 lg:col-span-5">
            <p>
              Add what your suppliers sent. This browser reads, normalizes and ranks it. Your files
              never leave this device. {uploadRule}
            </p>
            <p className="mt-2 text-small">
              No account is needed. {trial.begin}{" "}
              <SiteLink to="/demo" className="text-link">
                Go to the demo form
              </SiteLink>
            </p>
          </div>
        </header>
        <QuoteTool />
      </FirstZone>
      <RelatedSheets tone="paper" paths={["/product/rfq-analyzer", "/security", "/demo"]} />
    </>
  );
}
