import { poolWorkflow } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Workflow() {
  return (
    <IndustryLog
      title="Each plant keeps its desk."
      note="Two lanes. What belongs to the plant stays there; what gains from being one thing is one thing. SSO and SCIM know who sits where."
      rowHead="Step"
      columns={["At the plant", "Shared by all"]}
      rows={poolWorkflow.map(({ step, plant, shared }) => ({ name: step, cells: [plant, shared] }))}
    />
  );
}
