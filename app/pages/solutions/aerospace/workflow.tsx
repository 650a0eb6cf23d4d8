import { aerospaceWorkflow } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Workflow() {
  return (
    <IndustryLog
      title="From RFQ to audit record in four steps."
      note="Each step has an owner and leaves a record. Keep ITAR and CUI drawings out: upload clauses and quotes only."
      rowHead="Step"
      columns={["What happens", "Who does it", "What stays on file"]}
      rows={aerospaceWorkflow.map(({ step, text, signs, leaves }) => ({
        name: step,
        cells: [text, signs, leaves],
      }))}
    />
  );
}
