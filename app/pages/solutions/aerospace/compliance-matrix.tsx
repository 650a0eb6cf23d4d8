import { listOf } from "#analyzer/text/list-of.ts";
import { aerospaceFlowDowns, aerospaceRfq, aerospaceSettings, requiredClauses } from "./records.ts";
import { gateAndRank, waive } from "./compliance-gate.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";

import { type Gate, MatrixTable } from "./matrix-table.tsx";

const { quantity, weights, quotes } = aerospaceRfq;

/** Every clause against every supplier; who misses one that must hold is not ranked. */
export function ComplianceMatrix() {
  const tool = useToolSettings(aerospaceSettings);
  const mustHold = requiredClauses(tool.worked.must);
  const rules = { weights, mustHold };
  const gate = gateAndRank<(typeof quotes)[number]>(quotes, rules);
  return (
    <InspectionSheet
      label="Compliance matrix"
      title="Check every clause before you rank."
      lead={
        <>
          One cast blade, {aerospaceFlowDowns.length} flow-downs, {quotes.length} suppliers. The
          package was classified first and holds no controlled technical data. Who misses a clause
          is not ranked. Untick a clause that is yours to waive to see what it costs.
        </>
      }
      tool={tool}
      entriesClassName="grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr_auto_1fr]"
      entries={{
        RFQ: aerospaceRfq.rfq,
        "P/N": aerospaceRfq.partNumber,
        Part: aerospaceRfq.partName,
        Material: aerospaceRfq.material,
        Quantity: `${quantity} ea`,
        Weights: `cost ${weights.landedCost}, lead ${weights.leadTime}, reliability ${weights.reliability}`,
      }}
      verdict={verdict(gate)}
    >
      <MatrixTable
        gate={gate}
        mustHold={mustHold}
        waivers={Object.fromEntries(mustHold.map((id) => [id, waive(quotes, rules, id)]))}
      />
    </InspectionSheet>
  );
}

function verdict({ ranked, barred }: Gate): string {
  const [first] = ranked;
  if (!first)
    return "No supplier meets every required clause. Ask your customer which one can be changed.";
  const cheapest = [...ranked, ...barred].reduce((low, each) =>
    each.quote.landedCost < low.quote.landedCost ? each : low,
  );
  const place = `${first.quote.supplier} is first of ${ranked.length} at ${formatMoney(first.quote.landedCost)} landed`;
  if (cheapest.quote.id === first.quote.id)
    return `${place}, and the cheapest of all ${ranked.length + barred.length}.`;
  const more = formatMoney(first.quote.landedCost - cheapest.quote.landedCost);
  const reason = "by" in cheapest ? `misses ${clauseNames(cheapest.by)}` : "ranks lower";
  return `${place}: ${more} more than ${cheapest.quote.supplier}, which ${reason}.`;
}

/** Two are named; more would fill a line, and the table marks them. */
function clauseNames(ids: readonly string[]): string {
  if (ids.length > 2) return `${ids.length} clauses`;
  const names = aerospaceFlowDowns.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return listOf(names);
}
