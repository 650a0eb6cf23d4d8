import type { RequestPlant } from "#app/samples/approval-rules.ts";
import { controlRules } from "./control-rules.ts";
import { causeOf } from "./analytics-filter.ts";
import type { ChartSignal, KpiChart } from "./kpi-chart.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Table } from "#app/ui/table.tsx";

/** What a rule picked out, and what was written beside the log about it. */
export function SignalTable({
  charts,
  plant,
}: {
  charts: readonly KpiChart[];
  plant: RequestPlant | null;
}) {
  const signals = charts.flatMap(({ kpi, signals }) => signals.map((signal) => ({ kpi, signal })));
  return (
    <div className="border-t-[1.5px] border-line">
      <h3 className="px-pad pt-6 pb-4 text-h4 font-medium tracking-snug">
        Signals and their causes.
      </h3>
      <Table
        caption="Signals and their causes"
        stacks="lg"
        columns={[
          {
            head: "Rule",
            width: "w-[24%]",
            isRowHead: true,
            cellClassName: "font-medium",
            render: ({ signal }) => (
              <span className="flex items-center gap-3">
                <span className="max-lg:absolute max-lg:left-pad">
                  <Balloon>{signal.rule}</Balloon>
                </span>{" "}
                {controlRules.find(({ number }) => number === signal.rule)?.name}
              </span>
            ),
          },
          { head: "Chart", name: "Chart:", width: "w-[16%]", render: ({ kpi }) => kpi.name },
          {
            head: "Weeks",
            name: ({ signal }) => (isOneWeek(signal) ? "Week:" : "Weeks:"),
            width: "w-[10%]",
            cellClassName: "figures",
            render: ({ signal }) => weeksText(signal),
          },
          {
            head: "Cause in the log",
            name: "Cause:",
            cellClassName: "text-ink-2",
            render: ({ signal }) => causeOf(signal, plant)?.cause ?? "No cause logged yet.",
          },
          {
            head: "What was done",
            name: "Done:",
            width: "w-[20%]",
            cellClassName: "text-ink-2",
            render: ({ signal }) => causeOf(signal, plant)?.action ?? "None logged.",
          },
        ]}
        rows={signals}
        rowKey={({ kpi, signal }) => `${kpi.id}-${signal.rule}-${signal.lastWeek}`}
        rowClassName={() => "hover:bg-ink/4 max-lg:pl-16"}
      />
      {signals.length === 0 && (
        <p className="border-t border-hair px-pad py-6 text-ink-2">
          No signals: no value outside the limits, no run and no trend.
        </p>
      )}
    </div>
  );
}

const isOneWeek = ({ firstWeek, lastWeek }: ChartSignal) => firstWeek === lastWeek;

function weeksText(signal: ChartSignal): string {
  return isOneWeek(signal) ? String(signal.lastWeek) : `${signal.firstWeek} to ${signal.lastWeek}`;
}
