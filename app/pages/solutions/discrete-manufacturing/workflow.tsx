import { castingWorkflow } from "./records.ts";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";

export function Workflow() {
  return (
    <IndustrySteps
      tone="raised"
      layout="rail"
      title="From email to order in four steps."
      note="One administrator and a mailbox are enough to start. Suppliers change nothing."
      steps={castingWorkflow}
    />
  );
}
