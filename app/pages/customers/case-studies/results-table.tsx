import type { CaseResult, CaseStudy } from "#app/site/case-studies.ts";
import { amountText, improvementText } from "#app/format/improvement.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { GdtSymbol } from "#app/ui/drafting/gdt-symbol.tsx";
import { Table } from "#app/ui/table.tsx";

const lengthCell =
  "max-lg:col-span-2 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 max-lg:grid";
/** The same room before every length, so that all begin and are measured alike: an arrow may stand outside of it. */
const lengthRoom = "py-2.5 pr-2 pl-6 mr-2";

/** Before and after at one scale per line. What changed is clouded, as a checker would mark it. */
export function ResultsTable({ study }: { study: CaseStudy }) {
  return (
    <Table
      caption={`Results at ${study.company}`}
      stacks="lg"
      density="loose"
      isMiddle
      columns={[
        {
          head: "Result",
          isRowHead: true,
          render: ({ icon, metric }) => (
            <span className="flex items-center gap-4">
              <GdtSymbol name={icon} className="size-8" />
              <span className="text-h4 leading-tight font-medium tracking-snug">{metric}</span>
            </span>
          ),
        },
        {
          head: "Before",
          name: "Before",
          width: "w-3/10",
          cellClassName: `${lengthCell} max-lg:row-start-2`,
          render: (result) => (
            <div className={lengthRoom}>
              <Amount of="before" result={result} />
            </div>
          ),
        },
        {
          head: "After",
          name: "After",
          width: "w-3/10",
          cellClassName: `${lengthCell} max-lg:row-start-3`,
          render: (result) => (
            <div className={`revision-cloud ${lengthRoom}`}>
              <Amount of="after" result={result} />
            </div>
          ),
        },
        {
          head: "Improvement",
          width: "w-1/6",
          cellClassName: "text-h3 leading-none tracking-snug whitespace-nowrap",
          render: improvementText,
        },
      ]}
      rows={study.results}
      rowKey={({ metric }) => metric}
      rowClassName={() => "max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-y-3"}
    />
  );
}

/** Below this share of the scale the label no longer fits into the line. */
const labelFitsFrom = 0.5;

function Amount({ of, result }: { of: "before" | "after"; result: CaseResult }) {
  const share = result[of] / Math.max(result.before, result.after);
  return (
    <Dimension share={share} label={share < labelFitsFrom ? "beside" : "inside"}>
      {amountText(result[of], result.unit)}
    </Dimension>
  );
}
