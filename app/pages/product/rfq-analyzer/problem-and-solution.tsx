import { packageMix } from "./gearbox-package.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Table } from "#app/ui/table.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const pairs: [problem: string, solution: string][] = [
  [
    `${packageMix.responses} quotes, ${packageMix.formats} formats, ${packageMix.currencies} currencies`,
    "One row per supplier, one unit, one currency",
  ],
  ["Priced each, per hundred and per lot", "Every price per piece, with its calculation"],
  [
    "Freight is in the email text, duty is missing",
    "Tooling, freight and duty inside the landed cost",
  ],
  ["No record says why a supplier won", "An audit trail with each value, weight and decision"],
];

export function ProblemAndSolution() {
  return (
    <Zone space="flush">
      <header className="mb-10 grid grid-cols-[auto_1fr] items-center gap-x-8 px-pad md:mb-14 lg:grid-cols-12 lg:gap-x-0">
        <SectionMark />
        <h2 className="text-h2 lg:col-span-7">The problem, and the result.</h2>
      </header>
      <Table
        caption="Comparison"
        stacks="md"
        density="loose"
        columns={[
          {
            head: "Problem",
            width: "w-1/2",
            cellClassName: "text-body text-ink-2",
            render: ([problem]) => problem,
          },
          {
            head: "With the RFQ Analyzer",
            cellClassName: "text-h4 tracking-snug",
            render: ([, solution]) => (
              <span className="flex items-center gap-4">
                <span aria-hidden="true" className="leader-rule flex-none text-ink-3" />
                {solution}
              </span>
            ),
          },
        ]}
        rows={pairs}
        rowKey={([problem]) => problem}
      />
    </Zone>
  );
}
