import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/approval-routing",
  name: "Approval routing",
  title: "Approval routing by role, budget and SLA",
  description:
    "Role-based approval routing with SLA tracking: automatic routing, parallel approval, escalation after SLA thresholds, and a complete audit trail.",
};
export const meta = () => pageMeta(handle);

const FiveSteps = whenTouched(() => import("./approval-routing/five-steps.tsx"));
const Simulator = whenSeen(() => import("./approval-routing/simulator.tsx"));
const InParallel = whenSeen(() => import("./approval-routing/in-parallel.tsx"));
const RuleTable = whenSeen(() => import("./approval-routing/rule-table.tsx"));
const Closing = whenSeen(() => import("./approval-routing/closing.tsx"));

export default function ApprovalRoutingPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="Get awards approved on time."
        title="Approvals by role and budget."
        lead="For teams whose awards need several signatures. Approval Routing sends each request to the right approvers at the same time, tracks the SLA, and escalates late approvals automatically. Every step is in the audit trail."
        actions={
          <DemoOr to="#simulator" icon="down">
            Route a request
          </DemoOr>
        }
      >
        <FiveSteps />
      </PageStart>
      <Simulator />
      <InParallel />
      <RuleTable />
      <RelatedSheets paths={["/product/rfq-analyzer", "/product/copilot", "/product/analytics"]} />
      <Closing />
    </>
  );
}
