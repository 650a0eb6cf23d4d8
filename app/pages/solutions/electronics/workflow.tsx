import { electronicsWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      tone="blueprint"
      layout="ladder"
      title="Check only the uncertain lines."
      note="The analyzer reads every line and marks the ones it is not sure of. At Tessel Boards that was 12 of 200 lines."
      steps={electronicsWorkflow}
    />
  );
}
