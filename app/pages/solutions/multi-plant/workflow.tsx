import { poolWorkflow } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Workflow() {
  return (
    <IndustryLog
      title="What each plant does, and what is shared."
      note="Budgets and approvals stay with the plant. SSO and SCIM assign people to their plants."
      rowHead="Step"
      columns={["At the plant", "Shared by all"]}
      rows={poolWorkflow.map(({ step, plant, shared }) => ({ name: step, cells: [plant, shared] }))}
    />
  );
}
