import { sampleMetrics, sampleSpan, type Table } from "./records/metrics.ts";
import { phrases } from "./language/phrases.ts";
import { periodName } from "./language/periods.ts";
import { rows, rowsOf } from "./records/rows.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { QuestionLink } from "./question-link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const recordSets: { table: Table; name: string; holds: string }[] = [
  {
    table: "orders",
    name: "Purchase orders",
    holds: "Cost of parts, tooling, freight and duty; promised and actual days.",
  },
  { table: "quotes", name: "Quotes", holds: "Landed cost, quoted lead time and score." },
  { table: "approvals", name: "Approvals", holds: "Approver, amount and hours waiting." },
  { table: "suppliers", name: "Suppliers", holds: "Location, category and reliability score." },
];

/** The parts of a question, each with an example. */
const slots = {
  Figure: "Average lead time",
  "Supplier, category, plant": "Spend on electronics at Monterrey",
  Period: "Freight in the last 3 months",
  Comparison: "Duty at Dayton vs Aachen",
  "Top and bottom": "Bottom three suppliers by on-time rate",
  Threshold: "Orders between 60k and 80k",
  Negation: "Spend by supplier except Norrvik",
  Currency: "Spend by plant in euros",
  "Numbers in words": "Orders over ninety thousand dollars",
};

/** What there is to ask about, and which parts of a question are understood. */
export function OnFile() {
  return (
    <Zone space="flush">
      <SectionHead title="What you can ask.">
        <p>
          {rows.length} illustrative records, {periodName(sampleSpan)},{" "}
          {Object.keys(sampleMetrics).length} figures and {phrases.length} words and phrases. In the
          product you ask your own data. It stays in your tenant.
        </p>
      </SectionHead>
      <dl className="ruled-cells grid-cols-2 border-t border-line lg:grid-cols-4">
        {recordSets.map(({ table, name, holds }) => (
          <div key={table} className="px-pad pt-4 pb-6">
            <dt className="font-medium tracking-snug">{name}</dt>
            <dd>
              <span className="block text-h2 leading-none font-head tracking-figure">
                {rowsOf(table).length}
              </span>
              <span className="mt-2 block text-small text-ink-2">{holds}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PhoneFold summary="Parts of a question it understands">
        <dl className="border-t border-line sm:columns-2 sm:gap-0 lg:columns-3">
          {Object.entries(slots).map(([slot, example]) => (
            <div key={slot} className="break-inside-avoid border-b border-hair px-pad py-3">
              <dt className="label">{slot}</dt>
              <dd className="mt-1 text-small">
                <QuestionLink question={example} className="text-link" />
              </dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
    </Zone>
  );
}
