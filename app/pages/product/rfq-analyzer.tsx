import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/rfq-analyzer",
  name: "RFQ Analyzer",
  title: "RFQ Analyzer: quotes read, normalized, ranked",
  description: `Drop in PDF, Excel, CSV or email quotes. The RFQ Analyzer normalizes units and currencies and names the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`,
};
export const meta = () => pageMeta(handle);

const BalloonedQuote = whenTouched(
  async () => (await import("./rfq-analyzer/ballooned-quote.tsx")).BalloonedQuote,
);

// Below the fold: their code waits for the first touch or scroll.
const TenBest = whenSeen(async () => (await import("./rfq-analyzer/ten-best.tsx")).TenBest);
const ProblemAndSolution = whenSeen(
  async () => (await import("./rfq-analyzer/problem-and-solution.tsx")).ProblemAndSolution,
);
const Features = whenSeen(async () => (await import("./rfq-analyzer/features.tsx")).Features);
const Formats = whenSeen(async () => (await import("./rfq-analyzer/formats.tsx")).Formats);
const ToolDoorway = whenSeen(
  async () => (await import("./rfq-analyzer/tool-doorway.tsx")).ToolDoorway,
);
const Results = whenSeen(async () => (await import("./rfq-analyzer/results.tsx")).Results);
const Closing = whenSeen(async () => (await import("./rfq-analyzer/closing.tsx")).Closing);

export default function RfqAnalyzerPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          outcome="See which quote to award, and why."
          title="Every quote, read and ranked."
          lead="For buyers who compare supplier quotes. The RFQ Analyzer finds every value in a quote, converts it to your units and currency, and shows how sure it is. It ranks all quotes by landed cost, lead time and reliability."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to={trial.tool}>Try your quotes</ButtonLink>
        </PageHero>
        <BalloonedQuote />
      </FirstZone>
      <TenBest />
      <ProblemAndSolution />
      <Results />
      <Features />
      <Formats />
      <ToolDoorway />
      <RelatedSheets
        paths={["/product", "/product/approval-routing", "/product/vendor-scorecards"]}
      />
      <Closing />
    </>
  );
}
