import { aerospaceWorkflow } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Workflow() {
  return (
    <IndustryLog
      title="What the auditor will ask, answered in order."
      note="Upload, analyze, approve, execute. Each step is signed, and each leaves something that can be found again in six years."
      rowHead="Step"
      columns={["What happens", "Who signs", "What stays on file"]}
      rows={aerospaceWorkflow.map(({ step, text, signs, leaves }) => ({
        name: step,
        cells: [text, signs, leaves],
      }))}
    />
  );
}
