import { evtolWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      layout="rail"
      title="Four operations, one date."
      note="The same four steps for every part of the aircraft. The date does not move, so the approvals do."
      steps={evtolWorkflow}
    />
  );
}
