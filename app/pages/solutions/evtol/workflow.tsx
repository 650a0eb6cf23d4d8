import { evtolWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      layout="rail"
      title="Four steps from RFQ to award."
      note="The same four steps for every part of the aircraft."
      steps={evtolWorkflow}
    />
  );
}
