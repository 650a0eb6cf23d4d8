import { electronicsWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      tone="blueprint"
      layout="ladder"
      title="Two hundred lines. You read twelve."
      note="The analyzer reads all of them and says which ones it is not sure of. MPN, lifecycle, MOQ, RoHS and REACH are values with a confidence, like any price."
      steps={electronicsWorkflow}
    />
  );
}
