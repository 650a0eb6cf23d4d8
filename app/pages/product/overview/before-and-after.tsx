import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { handWork } from "#app/site/facts/baselines.ts";
import { improvementText } from "#app/format/improvement.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";
import { Span } from "#app/ui/drafting/span.tsx";

import {
  approvalHours,
  byHandHours,
  cycleHours,
  rfqTimeline,
  stepSpans,
  type TimelineSide,
  type TimeSpan,
} from "./rfq-timeline.ts";

const [before, after] = [stepSpans("before"), stepSpans("after")];
/** At the right end of the box, the same for every line. */
const scaleHours = cycleHours("before");
const hoursPerWeek = 40;
/** Shorter spans have their arrows outside, pointing in. */
const arrowsFitFromHours = 8;

/** A sum over the steps, drawn from zero. */
const totalRow = (step: string, text: string, hours: (side: TimelineSide) => number) => ({
  step,
  text,
  before: { fromHours: 0, toHours: hours("before") },
  after: { fromHours: 0, toHours: hours("after") },
  isTotal: true,
});

const rows = [
  ...rfqTimeline.map(({ step, text }, index) => ({
    step,
    text,
    before: before[index]!,
    after: after[index]!,
    isTotal: false,
  })),
  totalRow("Request to award", "All five steps.", cycleHours),
  totalRow("By hand", handWork, byHandHours),
];

const hours = ({ fromHours, toHours }: TimeSpan) => `${toHours - fromHours} h`;

const columns: Column<(typeof rows)[number]>[] = [
  {
    head: "Step",
    width: "w-3/10",
    isRowHead: true,
    render: ({ step, text, isTotal }) => (
      <>
        <span className={`block font-medium tracking-snug ${isTotal ? "text-h4" : "text-body"}`}>
          {step}
        </span>{" "}
        <span className="block text-ink-2 max-md:hidden">{text}</span>
      </>
    ),
  },
  {
    head: (
      <>
        <span className="sr-only">When</span>
        <WeekMarks />
      </>
    ),
    cellClassName:
      "bg-[repeating-linear-gradient(90deg,var(--color-hair)_0_1px,transparent_1px_33.333%)] bg-clip-content bg-origin-content py-0 max-md:col-span-3 max-md:row-start-2 max-md:mt-2",
    render: ({ before, after }) => (
      <svg aria-hidden="true" className="block h-14 w-full overflow-visible">
        <Span {...place(before)} y={8} className="text-ink-3" />
        <Span {...place(after)} y={32} className="text-signal-ink" />
      </svg>
    ),
  },
  {
    head: "Before",
    name: "before",
    width: "w-20",
    isNumber: true,
    render: ({ before }) => hours(before),
  },
  {
    head: "After",
    name: "after",
    width: "w-20",
    isNumber: true,
    cellClassName: "font-[540] text-signal-ink",
    render: ({ after }) => hours(after),
  },
];

function WeekMarks() {
  const weeks = Array.from({ length: scaleHours / hoursPerWeek + 1 }, (_, week) => week);
  return (
    <span aria-hidden="true" className="flex justify-between">
      {weeks.map((week) => (
        <span key={week}>{week === 0 ? "0" : `${week * hoursPerWeek} h`}</span>
      ))}
    </span>
  );
}

function place({ fromHours, toHours }: TimeSpan) {
  return {
    x: percentOf(fromHours, scaleHours),
    width: percentOf(toHours - fromHours, scaleHours),
    isShort: toHours - fromHours < arrowsFitFromHours,
  };
}

const change = (hours: (side: TimelineSide) => number, told: "reduction" | "speed") =>
  improvementText({ before: hours("before"), after: hours("after"), told });

/** One RFQ, done both ways, on one scale from the request to the award: each step where it falls, before above after. */
export function BeforeAndAfter() {
  return (
    <HeadedZone
      title="One RFQ, before and after."
      note={`The same illustrative RFQ in a spreadsheet and in ${brand.name}. All lines share one scale: 0 to ${scaleHours} working hours, which is three weeks.`}
    >
      <PhoneFold summary="Step by step, in hours">
        <Table
          caption="Working hours for each step, before and after"
          stacks="md"
          density="loose"
          isMiddle
          columns={columns}
          rows={rows}
          rowKey={({ step }) => step}
          rowClassName={(_, index) =>
            classNames(
              "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:gap-x-4",
              index === rfqTimeline.length && "ruled",
            )
          }
        />
      </PhoneFold>
      <FigureStrip
        className="md:grid-cols-3"
        figures={[
          {
            figure: change(cycleHours, "reduction"),
            label: `time to award. Three customers report ${claims.cycleTime.figure}`,
          },
          { figure: change(approvalHours, "speed"), label: "approvals, in working hours" },
          { figure: change(byHandHours, "reduction"), label: "manual work, in hours by hand" },
        ]}
      />
    </HeadedZone>
  );
}
