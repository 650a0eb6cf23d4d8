import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/approval-routing",
  name: "Approval routing",
  title: "Approval routing by role, budget and SLA",
  description:
    "Role-based approval routing with SLA tracking: automatic routing, parallel approval, escalation after SLA thresholds, and a complete audit trail.",
};
export const meta = () => pageMeta(handle);

const FiveSteps = whenTouched(
  async () => (await import("./approval-routing/five-steps.tsx")).FiveSteps,
);
// Below the fold: their code waits for the first touch or scroll.
const Simulator = whenSeen(
  async () => (await import("./approval-routing/simulator.tsx")).Simulator,
);
const InParallel = whenSeen(
  async () => (await import("./approval-routing/in-parallel.tsx")).InParallel,
);
const RuleTable = whenSeen(
  async () => (await import("./approval-routing/rule-table.tsx")).RuleTable,
);
const Closing = whenSeen(async () => (await import("./approval-routing/closing.tsx")).Closing);

export default function ApprovalRoutingPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          outcome="Get awards approved on time."
          title="Approvals by role and budget."
          lead="For teams whose awards need several signatures. Approval Routing sends each request to the right approvers at the same time, tracks the SLA, and escalates late approvals automatically. Every step is in the audit trail."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="#simulator" icon="down">
            Route a request
          </ButtonLink>
        </PageHero>
        <FiveSteps />
      </FirstZone>
      <Simulator />
      <InParallel />
      <RuleTable />
      <RelatedSheets paths={["/product/rfq-analyzer", "/product/copilot", "/product/analytics"]} />
      <Closing />
    </>
  );
}
