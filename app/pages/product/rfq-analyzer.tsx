import enclosure from "drawing:enclosure";

import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/rfq-analyzer",
  name: "RFQ Analyzer",
  title: "RFQ Analyzer: quotes read, normalized, ranked",
  description: `Drop in PDF, Excel, CSV or email quotes. The RFQ Analyzer normalizes units and currencies and names the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`,
};
export const meta = () => pageMeta(handle);

const BalloonedQuote = whenTouched(() => import("./rfq-analyzer/ballooned-quote.tsx"));

const TenBest = whenSeen(() => import("./rfq-analyzer/ten-best.tsx"));
const ProblemAndSolution = whenSeen(() => import("./rfq-analyzer/problem-and-solution.tsx"));
const Features = whenSeen(() => import("./rfq-analyzer/features.tsx"));
const Formats = whenSeen(() => import("./rfq-analyzer/formats.tsx"));
const ToolDoorway = whenSeen(() => import("./rfq-analyzer/tool-doorway.tsx"));
const Results = whenSeen(() => import("./rfq-analyzer/results.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function RfqAnalyzerPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="See which quote to award, and why."
        title="Every quote, read and ranked."
        lead="For buyers who compare supplier quotes. The RFQ Analyzer finds every value in a quote, converts it to your units and currency, and shows how sure it is. It ranks all quotes by landed cost, lead time and reliability."
        actions={<DemoOr to={trial.tool}>Try your quotes</DemoOr>}
      >
        <BalloonedQuote />
      </PageStart>
      <TenBest />
      <ProblemAndSolution />
      <Results />
      <Features />
      <Formats />
      <ToolDoorway />
      <RelatedSheets
        paths={["/product", "/product/approval-routing", "/product/vendor-scorecards"]}
      />
      <Closing
        title="Bring a quote that is hard to read."
        lead={`In a ${claims.demoLength.figure} demo we analyze one of your RFQ packages. You keep the comparison.`}
        drawing={enclosure}
      />
    </>
  );
}
