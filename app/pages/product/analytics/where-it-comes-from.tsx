import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { type KpiChart, kpiCharts, trendText } from "./kpi-chart.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

const columns: Column<KpiChart>[] = [
  {
    head: "Measure",
    width: "w-[20%]",
    isRowHead: true,
    cellClassName: "font-medium",
    render: ({ kpi }) => kpi.name,
  },
  {
    head: "Logged by",
    name: "Logged by:",
    width: "w-[18%]",
    render: ({ kpi: { to, loggedBy } }) => <ArrowLink to={to}>{loggedBy}</ArrowLink>,
  },
  {
    head: "Where it used to come from",
    name: "Before:",
    cellClassName: "text-ink-2",
    render: ({ kpi }) => kpi.before,
  },
  {
    head: "Claimed",
    name: "Claimed:",
    width: "w-[26%]",
    cellClassName: "figures",
    render: ({ kpi: { claim } }) =>
      claim ? (
        <>
          {unbroken(claims[claim].figure)} {claims[claim].label}
          <span className="mt-1 block note">{unbroken(baselines[claim])}</span>
        </>
      ) : (
        "No claim. It depends on your suppliers."
      ),
  },
  {
    head: "In this sample",
    name: "In this sample:",
    width: "w-[14%]",
    cellClassName: "figures",
    render: trendText,
  },
];

/** Each measure's source, what we claim for it, and what this sample comes to. */
export function WhereItComesFrom() {
  return (
    <Zone space="flush">
      <SectionHead title="Where the figures come from.">
        <p>
          The product logs every decision, and the charts use that log. “Claimed” is what customers
          report, with its baseline. “In this sample” is from the charts above.
        </p>
      </SectionHead>
      <Table
        caption="Measures, their sources and our claims"
        stacks="lg"
        columns={columns}
        rows={kpiCharts({ plant: null, weeks: null })}
        rowKey={({ kpi }) => kpi.id}
        rowClassName={() => "hover:bg-ink/4"}
      />
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line px-pad py-5 text-small text-ink-2">
        <code className="font-mono text-note text-ink">GET /api/v1/analytics/dashboard</code>
        <span className="max-w-[38em]">
          Get the same figures for your own dashboard. Parameters: date_range, metrics, format. See
          the{" "}
          <SiteLink to="/resources/docs" className="text-link">
            API reference
          </SiteLink>
          .
        </span>
      </p>
    </Zone>
  );
}
