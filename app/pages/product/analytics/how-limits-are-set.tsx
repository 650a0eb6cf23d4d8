import { type ControlRule, controlRules } from "./control-chart.ts";
import { kpiCharts, rangesToLimit, workedLimits } from "./kpi-chart.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

/** The arithmetic, worked on one of the charts above, and the four rules, each drawn. */
export function HowLimitsAreSet() {
  return (
    <Zone tone="blueprint" space="bare" className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col justify-between gap-10 border-line-2 gridded pt-zone max-lg:border-b lg:border-r">
        <div className="px-pad">
          <SectionMark />
          <h2 className="mt-5 max-w-[10em] text-h2">How the limits are set.</h2>
          <p className="mt-5 max-w-[29em] text-ink-2">
            Control limits are calculated from the weekly values and their moving range. They show
            how far a process varies when nothing special happens. They are not targets. Control
            charts go back to Walter Shewhart, 1924.
          </p>
        </div>
        <WorkedExample />
      </div>
      <PhoneFold summary={`The ${controlRules.length} rules`}>
        <ol className="ruled-cells h-full sm:grid-cols-2">
          {controlRules.map((rule) => (
            <li key={rule.number} className="flex flex-col gap-3 p-pad">
              <h3 className="flex items-center gap-3 text-h4 font-medium tracking-snug">
                <Balloon>{rule.number}</Balloon> {rule.name}
              </h3>
              <RuleFigure rule={rule} />
              <p className="text-small">{rule.test}</p>
              <p className="text-small text-ink-2">{rule.means}</p>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </Zone>
  );
}

function WorkedExample() {
  const chart = kpiCharts({ plant: null, weeks: "after" }).find(({ kpi }) => kpi.id === "approval");
  const { weeks, center, range, reach, lower, upper } = workedLimits(chart!);
  const hours = (value: number) => `${value.toFixed(2)} h`;
  const lines = [
    { label: "Center line", how: `mean of ${weeks} weeks`, value: hours(center) },
    { label: "Moving range", how: `mean of ${weeks - 1} steps`, value: hours(range) },
    { label: "Distance to limit", how: `moving range × ${rangesToLimit}`, value: hours(reach) },
    { label: "UCL", how: "center + distance", value: hours(upper) },
    { label: "LCL", how: "center − distance", value: hours(lower) },
  ];
  return (
    <div className="bg-ground">
      <h3 className="border-y border-line-2 px-pad py-2.5 label">
        Example: approval time, weeks 14 to 26
      </h3>
      <dl>
        {lines.map(({ label, how, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-hair px-pad py-2 not-last:border-b"
          >
            <dt>
              {label} <span className="ml-2 note">{unbroken(how)}</span>
            </dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const [figureHeight, sigmaHeight] = [132, 15];

/** The rule's example, in deviations from the center line. */
function RuleFigure({ rule: { name, example } }: { rule: ControlRule }) {
  const x = (index: number) => percentOf(index + 0.5, example.length);
  const y = (deviations: number) => figureHeight / 2 - deviations * sigmaHeight;
  return (
    <svg
      role="img"
      aria-label={`Example: ${name}`}
      height={figureHeight}
      className="block w-full stroke-current"
    >
      <line x1="0" x2="100%" y1={y(0)} y2={y(0)} strokeDasharray="14 3 3 3" />
      {[3, -3].map((limit) => (
        <line key={limit} x1="0" x2="100%" y1={y(limit)} y2={y(limit)} strokeDasharray="5 3" />
      ))}
      {example.slice(1).map((value, index) => (
        <line
          key={index}
          x1={x(index)}
          x2={x(index + 1)}
          y1={y(example[index]!)}
          y2={y(value)}
          strokeWidth="1.9"
        />
      ))}
      {example.map((value, index) => {
        const isLast = index === example.length - 1;
        return (
          <circle
            key={index}
            cx={x(index)}
            cy={y(value)}
            r={isLast ? 6 : 3.2}
            strokeWidth={isLast ? 2.5 : 1}
            className={isLast ? "fill-(--fill) stroke-signal-ink" : "fill-current"}
          />
        );
      })}
    </svg>
  );
}
