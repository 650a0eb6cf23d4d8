import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { handWork } from "#app/site/facts/baselines.ts";
import { rfqTimeline } from "./timeline-records.ts";
import { improvementText } from "#app/format/improvement.ts";
import {
  approvalHours,
  byHandHours,
  cycleHours,
  stepSpans,
  type TimelineSide,
} from "./rfq-timeline.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";

import { TimelineTable } from "./timeline-table.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const before = stepSpans("before");
const after = stepSpans("after");
const scaleHours = cycleHours("before");

const fromZero = (hours: number) => ({ fromHours: 0, toHours: hours });
const totalRow = (step: string, text: string, hours: (side: TimelineSide) => number) => ({
  step,
  text,
  before: fromZero(hours("before")),
  after: fromZero(hours("after")),
});

const steps = rfqTimeline.map(({ step, text }, index) => ({
  step,
  text,
  before: before[index]!,
  after: after[index]!,
}));
const totals = [
  totalRow("Request to award", "All five steps.", cycleHours),
  totalRow("By hand", handWork, byHandHours),
];

const change = (hours: (side: TimelineSide) => number, told: "reduction" | "speed") =>
  improvementText({ before: hours("before"), after: hours("after"), told });

/** One RFQ, done both ways, on one scale from the request to the award. */
export function BeforeAndAfter() {
  return (
    <HeadedZone
      title="One RFQ, before and after."
      note={`The same illustrative RFQ in a spreadsheet and in ${brand.name}. All lines share one scale: 0 to ${scaleHours} working hours, which is three weeks.`}
    >
      <PhoneFold summary="Step by step, in hours">
        <TimelineTable steps={steps} totals={totals} scaleHours={scaleHours} />
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
