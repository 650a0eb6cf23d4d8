import { brand } from "#app/site/brand.ts";
import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { ChartTable } from "#app/sections/chart-table.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { GdtSymbol } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { useChoices } from "#app/page/state/choice-codec.ts";
import { useRovingFocus } from "#app/ui/use-roving-focus.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Table } from "#app/ui/table.tsx";

import {
  type AnalyticsFilter,
  analyticsFilterCodec,
  causeOf,
  chartRows,
  filterSummary,
  type KpiChart,
  kpiCharts,
  kpiText,
} from "./kpi-chart.ts";
import { ControlStrip } from "./control-strip.tsx";
import { ruleNames } from "./strip-lines.tsx";

/** Four control charts on one row of weeks. The filter is in the address; arrow keys walk the points. */
export function ControlRoom() {
  const { chosen: filter, isLive, chips } = useChoices(analyticsFilterCodec);
  const charts = kpiCharts(filter);
  const weeks = charts[0]!.points.length;
  const { current, setCurrent, group, stop } = useRovingFocus({
    count: charts.length * weeks,
    columns: weeks,
    initial: weeks - 1,
    isLive,
  });
  const shown = current % weeks;

  return (
    <Zone space="flush" id="charts" tone="raised">
      <SectionHead title="Four control charts.">
        <p>
          Half a year of a sample company, week by week. Weeks 1 to 13 are by hand. {brand.name}{" "}
          went live in week 14, so the limits are calculated anew from there.
        </p>
      </SectionHead>
      <div className="flex flex-wrap gap-x-10 gap-y-5 px-pad pb-6 noscript:hidden">
        <ChoiceChips label="Plant" {...chips("plant", "All plants")} />
        <ChoiceChips label="Weeks" {...chips("weeks", "All 26 weeks")} />
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p role="status" className="note">
            {filterSummary(charts, filter.plant)}
          </p>
          <DownloadCsv
            name="control-charts"
            word="points"
            table={() => chartRows(charts, filter.plant)}
          />
        </div>
      </div>
      <ChartLegend />
      <div {...group}>
        {charts.map((chart, row) => (
          <section
            key={chart.kpi.id}
            aria-label={chart.kpi.name}
            className="grid border-t border-line lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <StripHead chart={chart} shown={shown} />
            <div className="border-hair px-14 pt-4 pb-3 max-lg:pt-0 md:px-22 lg:border-l">
              <ControlStrip
                chart={chart}
                shownWeek={chart.points[shown]!.week}
                stop={(index) => stop(row * weeks + index)}
                onPoint={(week) => setCurrent(row * weeks + week - chart.points[0]!.week)}
              />
            </div>
          </section>
        ))}
      </div>
      <SignalTable charts={charts} plant={filter.plant} />
      <ChartTable
        summary="Every week as a table"
        caption="The four measures, week by week"
        columns={["Week", ...charts.map(({ kpi }) => kpi.name)]}
        rows={charts[0]!.points.map(({ week }, index) => ({
          key: String(week),
          head: <span className="figures">{week}</span>,
          cells: charts.map(({ kpi, points }) => {
            const { value, rules } = points[index]!;
            return [kpiText(kpi, value), ...rules.map((rule) => `rule ${rule}`)].join(", ");
          }),
        }))}
      />
    </Zone>
  );
}

/** What is measured, and what it was in the week that all strips point at. */
function StripHead({ chart: { kpi, points }, shown }: { chart: KpiChart; shown: number }) {
  const { week, value, rules } = points[shown]!;
  return (
    <div className="flex flex-col justify-between gap-3 px-pad py-4 max-lg:flex-row max-lg:items-end">
      <div>
        <h3 className="flex items-center gap-2.5 font-medium tracking-snug">
          <GdtSymbol name={kpi.icon} className="size-5" />
          {kpi.name}
        </h3>
        <p className="mt-1 max-w-[19em] text-note text-ink-3 max-md:hidden">{kpi.measure}</p>
      </div>
      <p className="max-lg:text-right">
        <span className="note">Week {week}</span>
        <span className="block figures text-[1.375rem] leading-none font-[500] whitespace-nowrap">
          {kpiText(kpi, value)}
        </span>
        <span className="mt-1 block text-note text-ink-2">
          {rules.length > 0 ? ruleNames(rules).join(". ") : "No signal"}
        </span>
      </p>
    </div>
  );
}

const samples = [
  {
    label: "A week",
    mark: (
      <>
        <path d="M0 8H36" strokeWidth="1.9" />
        <circle cx="18" cy="8" r="3.2" className="fill-ink" />
      </>
    ),
  },
  { label: "CL, center line", mark: <path d="M0 8H36" strokeDasharray="14 3 3 3" /> },
  { label: "UCL and LCL, control limits", mark: <path d="M0 8H36" strokeDasharray="5 3" /> },
  {
    label: "A signal, with the number of its rule",
    mark: (
      <g className="stroke-signal-ink">
        <circle cx="18" cy="8" r="7" strokeWidth="1.5" />
        <text
          x="18"
          y="12"
          textAnchor="middle"
          className="fill-signal-ink stroke-none font-mono text-label font-strong"
        >
          1
        </text>
      </g>
    ),
  },
];

/** What each line and mark is; none of them is told apart by its color alone. */
function ChartLegend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-pad py-2.5">
      {samples.map(({ label, mark }) => (
        <li key={label} className="flex items-center gap-2.5 note">
          <svg aria-hidden="true" width="36" height="16" className="flex-none fill-none stroke-ink">
            {mark}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What a rule picked out, and what was written beside the log about it. */
function SignalTable({ charts, plant }: Pick<AnalyticsFilter, "plant"> & { charts: KpiChart[] }) {
  const signals = charts.flatMap(({ kpi, signals }) =>
    signals.map((signal) => ({ ...signal, chart: kpi.name, logged: causeOf(signal, plant) })),
  );
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
            render: ({ rule }) => (
              <span className="flex items-center gap-3">
                <span className="max-lg:absolute max-lg:left-pad">
                  <Balloon>{rule}</Balloon>
                </span>{" "}
                {ruleNames([rule])}
              </span>
            ),
          },
          { head: "Chart", name: "Chart:", width: "w-[16%]", render: "chart" },
          {
            head: "Weeks",
            name: ({ firstWeek, lastWeek }) => (firstWeek === lastWeek ? "Week:" : "Weeks:"),
            width: "w-[10%]",
            cellClassName: "figures",
            render: ({ firstWeek, lastWeek }) => [...new Set([firstWeek, lastWeek])].join(" to "),
          },
          {
            head: "Cause in the log",
            name: "Cause:",
            cellClassName: "text-ink-2",
            render: ({ logged }) => logged?.cause ?? "No cause logged yet.",
          },
          {
            head: "What was done",
            name: "Done:",
            width: "w-[20%]",
            cellClassName: "text-ink-2",
            render: ({ logged }) => logged?.action ?? "None logged.",
          },
        ]}
        rows={signals}
        rowKey={({ kpi, rule, lastWeek }) => `${kpi}-${rule}-${lastWeek}`}
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
