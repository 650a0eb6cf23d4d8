import { castingWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      tone="raised"
      layout="rail"
      title="From inbox to order."
      note="Four operations on one traveler. The spreadsheet is not one of them."
      steps={castingWorkflow}
    />
  );
}
