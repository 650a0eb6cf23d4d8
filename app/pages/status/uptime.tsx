import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";

import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { claims } from "#app/site/claims.ts";
import { incidents, services } from "#app/site/status/services.ts";
import { classNames } from "#app/ui/class-names.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

import {
  combinedUptime,
  daysShown,
  downMinutesFor,
  drawDownDay,
  moveDownDay,
  type UptimeDay,
  uptimeDays,
} from "./uptime-days.ts";

/** Ninety days as a rule, and the figures that follow from them. */
export function Uptime() {
  const uptime = combinedUptime(services);
  return (
    <UptimeRule downMinutes={downMinutesFor(uptime)}>
      <FigureStrip
        className="grid-cols-2 lg:grid-cols-4"
        figures={[
          { label: `All services up, ${daysShown} days`, figure: `${uptime.toFixed(2)}%` },
          { label: "SLA target", figure: claims.uptime.figure },
          {
            label: "Open incidents",
            figure: String(incidents.filter(({ completed }) => completed === null).length),
          },
          { label: claims.incidentNotice.label, figure: claims.incidentNotice.figure },
        ]}
      />
    </UptimeRule>
  );
}

const barHeightPx = 112;

function dayName({ daysAgo }: UptimeDay): string {
  if (daysAgo === 0) return "Today";
  return daysAgo === 1 ? "Yesterday" : `${daysAgo} days ago`;
}

function reading(day: UptimeDay): string {
  return day.downMinutes === 0 ? "no downtime" : `${day.downMinutes} min down`;
}

/** Of a day, what its bar takes, and what it leaves free on either side. */
const barShare = 0.42;
const besideBar = (1 - barShare) / 2;

/** Days, in percent of the rule, which begins and ends with a bar. */
const daysWide = (days: number) => percentOf(days, daysShown - 2 * besideBar);
/** A place on the rule: day 0 is the oldest. */
const at = (day: number) => daysWide(day - besideBar);

/** Ninety days on one rule. The index is a range input: one tab stop, arrow keys, and every day can be read. */
function UptimeRule({ downMinutes, children }: { downMinutes: number; children: ReactNode }) {
  const [prerendered] = useState(prerenderedDownDay);
  const [days] = useState(() => uptimeDays(downMinutes, prerendered ?? drawDownDay(Date.now())));
  const index = useRef<HTMLInputElement>(null);
  const [indexedDay, setIndexedDay] = useState(daysShown - 1);
  // It may have been moved before hydration.
  useEffect(() => setIndexedDay(index.current!.valueAsNumber), []);
  const day = days[indexedDay]!;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-pad note">
        <h2>All services up, {daysShown} days.</h2>
        <p className="text-ink noscript:hidden">
          {dayName(day)}: {reading(day)}
        </p>
      </div>
      <div className="relative mx-pad mt-14 mb-6">
        <Bars days={days} indexedDay={indexedDay} />
        <Graduations />
        <input
          ref={index}
          type="range"
          min="0"
          max={daysShown - 1}
          value={indexedDay}
          aria-label="Day on the 90-day rule"
          aria-valuetext={`${dayName(day)}: ${reading(day)}`}
          onChange={(event) => setIndexedDay(event.target.valueAsNumber)}
          className="absolute top-0 left-[calc(.235%-8.5px)] vernier h-38 w-[calc(99.53%+17px)] [touch-action:pan-y] bg-none! pt-30 noscript:hidden"
        />
      </div>
      {children}
      {/* The same readings as text, for whoever would rather read than point. */}
      <details className="border-t border-hair px-pad">
        <summary className="inline-block py-2.5 note text-link">
          All {daysShown} days in figures
        </summary>
        <ol className="grid grid-cols-3 figures text-note sm:grid-cols-5 lg:grid-cols-10">
          {days.map(({ daysAgo, downMinutes }) => (
            <li
              key={daysAgo}
              className={classNames(
                "flex justify-between gap-2 border-b border-hair py-1 pr-4",
                downMinutes > 0 && "font-strong text-err",
              )}
            >
              <span className="text-ink-3">{`${daysAgo} d`}</span>
              <span>{`${downMinutes} min`}</span>
            </li>
          ))}
        </ol>
      </details>
      {(import.meta.env.SSR || prerendered !== undefined) && <MovedToToday />}
    </>
  );
}

/** Where the page came with its markup, the day that this shows: the clock may have passed midnight since. */
function prerenderedDownDay(): number | undefined {
  if (import.meta.env.SSR) return undefined;
  const mark = document.querySelector<SVGElement>("[data-down-day]");
  return mark ? Number(mark.dataset["downDay"]) : undefined;
}

/** The page may be older than today. Only the document has it: under Trusted Types React cannot make a script element. */
function MovedToToday() {
  const text = `(${String(moveDownDay)})((${String(drawDownDay)})(Date.now()))`;
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }}
    />
  );
}

function Bars({ days, indexedDay }: { days: UptimeDay[]; indexedDay: number }) {
  const downDay = days.findIndex(({ downMinutes }) => downMinutes > 0);
  return (
    <svg
      aria-hidden="true"
      height={barHeightPx}
      className="lead-drawing block w-full overflow-visible fill-ink"
    >
      {days.map(({ daysAgo }, index) => {
        const width = index === indexedDay ? 0.8 : barShare;
        return (
          <rect
            key={daysAgo}
            x={at(index + 0.5 - width / 2)}
            width={daysWide(width)}
            height={barHeightPx}
            visibility={index === downDay ? "hidden" : undefined}
          />
        );
      })}
      <DownDay day={days[downDay]!} index={downDay} />
    </svg>
  );
}

const downHeightPx = 50;
const hatch = Array.from({ length: 24 }, (_, line) => `M-1 ${line * 5 - 18}l20 20`).join("");

/** The day with downtime, hatched, with a leader that is lettered on the side where there is room. */
function DownDay({ day, index }: { day: UptimeDay; index: number }) {
  const isLate = index > daysShown / 2;
  const bar = { x: "10%", y: barHeightPx - downHeightPx, width: "80%", height: downHeightPx };
  return (
    <svg
      data-down-day={day.daysAgo}
      x={at(index)}
      width={daysWide(1)}
      textAnchor={isLate ? "end" : "start"}
      className="overflow-visible stroke-err font-mono text-note"
    >
      <svg {...bar} className="fill-none">
        <path d={hatch} />
      </svg>
      <rect {...bar} className="fill-none stroke-[1.5]" />
      <svg x="50%" className="overflow-visible fill-err">
        <path d={`M0 ${bar.y}V-40`} />
        <text x={isLate ? -8 : 8} y="-30" stroke="none" className="font-strong">
          {`${day.daysAgo} d ago`}
        </text>
        <text x={isLate ? -8 : 8} y="-13" stroke="none">
          {reading(day)}
        </text>
      </svg>
    </svg>
  );
}

/** The scale under the bars: a long graduation every ten days, fewer of them lettered on a phone. */
function Graduations() {
  return (
    <svg
      aria-hidden="true"
      height="70"
      className="block w-full overflow-visible fill-ink-3 font-mono text-label"
    >
      <line x2="100%" y1="42" y2="42" className="stroke-line" />
      {Array.from({ length: daysShown }, (_, index) => {
        const daysAgo = daysShown - 1 - index;
        const x = at(index + 0.5);
        const isTen = daysAgo % 10 === 0;
        return (
          <Fragment key={daysAgo}>
            <line
              x1={x}
              x2={x}
              y1="42"
              y2={isTen ? 53 : 48}
              className={isTen ? "stroke-line-2" : "stroke-hair"}
            />
            {isTen && (
              <text
                x={x}
                y="67"
                textAnchor={daysAgo === 0 ? "end" : "middle"}
                className={daysAgo % 20 === 0 ? "" : "max-md:hidden"}
              >
                {daysAgo === 0 ? "today" : `${daysAgo}${daysAgo === 80 ? " d" : ""}`}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}
