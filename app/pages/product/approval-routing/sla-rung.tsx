import { useId } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

/** Lettering that breaks the lines it crosses. */
const overLines =
  "stroke-(--fill) [stroke-width:5px] [paint-order:stroke] font-mono text-note font-[450]";

/** Ground behind a label, so that no line touches it. Letters are one `ch` wide in mono. */
function Plate({ label, from, height }: { label: string; from: number; height: number }) {
  return (
    <rect
      x={`${from - 0.5}ch`}
      width={`${label.length + 1}ch`}
      height={height}
      stroke="none"
      className="fill-(--fill) font-mono text-note"
    />
  );
}

/** The hours over a ladder, every fourth or eighth of them. */
export function HourScale({ scaleHours, step }: { scaleHours: number; step: number }) {
  return (
    <svg aria-hidden="true" className="block h-4 w-full overflow-visible fill-ink-3">
      {hoursOf(scaleHours, step).map((hour) => (
        <svg key={hour} x={percentOf(hour, scaleHours)} className="overflow-visible redraws">
          <text
            y="12"
            textAnchor={hour === 0 ? "start" : hour === scaleHours ? "end" : "middle"}
            className="font-mono text-note"
          >
            {hour === 0 ? "0 h" : hour}
          </text>
        </svg>
      ))}
    </svg>
  );
}

interface HourLinesProps {
  scaleHours: number;
  step: number;
  rails?: number[];
  /** Extension lines from a rung's end down to what happens then. */
  drops?: { hour: number; fromPx: number; toPx?: number }[];
  nowHour?: number;
}

/** What runs through the rows behind the rungs: hours, rails, and a line at the present hour. */
export function HourLines({ scaleHours, step, rails = [], drops = [], nowHour }: HourLinesProps) {
  const vertical = (hour: number) => {
    const x = percentOf(hour, scaleHours);
    return { x1: x, x2: x };
  };
  return (
    <svg
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="absolute inset-0 size-full overflow-visible stroke-hair"
    >
      {hoursOf(scaleHours, step).map((hour) => (
        <svg key={hour} x={percentOf(hour, scaleHours)} className="overflow-visible redraws">
          <line y2="100%" />
        </svg>
      ))}
      {rails.map((hour) => (
        <line key={hour} {...vertical(hour)} y1="0" y2="100%" className="stroke-line stroke-3" />
      ))}
      {drops.map(({ hour, fromPx, toPx }) => (
        <line
          key={hour}
          {...vertical(hour)}
          y1={fromPx}
          y2={toPx ?? "100%"}
          strokeDasharray="3 3"
          className="stroke-ink-2"
        />
      ))}
      {nowHour !== undefined && (
        <svg x={percentOf(nowHour, scaleHours)} className="overflow-visible redraws">
          <line y2="100%" className="stroke-signal stroke-2" />
        </svg>
      )}
    </svg>
  );
}

function hoursOf(scaleHours: number, step: number): number[] {
  return Array.from({ length: Math.floor(scaleHours / step) + 1 }, (_, index) => index * step);
}

interface SlaRungProps {
  /** In their order; one that ended late is followed by the clock of the person above. */
  clocks: { startHour: number; dueHour: number; label: string }[];
  scaleHours: number;
  /** Time has passed on these clocks until then. */
  workedUntilHour?: number | undefined;
  /** Nobody has been asked yet. */
  isPlanned?: boolean;
}

/** One signature on the hour scale: its clocks as a chain of dimensions, time passed as a bar under them. */
export function SlaRung({ clocks, scaleHours, workedUntilHour, isPlanned = false }: SlaRungProps) {
  const dashes = useId();
  const { startHour: firstHour } = clocks[0]!;
  return (
    <svg
      aria-hidden="true"
      className="relative block h-8 w-full overflow-visible fill-current stroke-current"
    >
      {isPlanned && (
        <pattern id={dashes} width="8" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 0H4V1H0Z" stroke="none" />
        </pattern>
      )}
      {clocks.map(({ startHour, dueHour, label }, index) => {
        const length = percentOf(dueHour - startHour, scaleHours);
        return (
          <svg
            key={index}
            x={percentOf(startHour, scaleHours)}
            height="32"
            className="overflow-visible redraws"
          >
            <path d="M0 13V30" />
            <rect
              y="18.5"
              width={length}
              height="1"
              stroke="none"
              {...(isPlanned && { fill: `url(#${dashes})` })}
              className="redraws"
            />
            <path d="M0 19 9 17.200v3.600z" stroke="none" />
            <svg x={length} className="overflow-visible redraws">
              <path d="M0 13V30" />
              <path d="M0 19-9 17.200v3.600z" stroke="none" />
              {index < clocks.length - 1 && <path d="M0 3v10l9-5z" className="fill-signal" />}
            </svg>
            <Plate label={label} from={2} height={17} />
            <text x="16" y="12" className={classNames(overLines, isPlanned && "fill-ink-3")}>
              {label}
            </text>
          </svg>
        );
      })}
      {workedUntilHour !== undefined && (
        <rect
          x={percentOf(firstHour, scaleHours)}
          y="24"
          height="6"
          width={percentOf(workedUntilHour - firstHour, scaleHours)}
          stroke="none"
          className="redraws"
        />
      )}
    </svg>
  );
}

interface HourFlagProps {
  hour: number;
  scaleHours: number;
  /** A flag asks somebody to act; a node is where something happens by itself. */
  mark?: "flag" | "node";
  children: string;
}

/** A point in time, with what happens then. */
export function HourFlag({ hour, scaleHours, mark = "flag", children }: HourFlagProps) {
  const isPastMiddle = hour > scaleHours / 2;
  return (
    <svg
      aria-hidden="true"
      className="relative block h-6 w-full overflow-visible fill-current stroke-current"
    >
      <svg x={percentOf(hour, scaleHours)} className="overflow-visible">
        {mark === "flag" ? (
          <path d="M0 6v12l10-6z" className="fill-signal stroke-line" />
        ) : (
          <circle cy="12" r="5" className="fill-(--fill) stroke-2" />
        )}
        <Plate label={children} from={isPastMiddle ? -1 - children.length : 2} height={24} />
        <text
          x={isPastMiddle ? -8 : 16}
          y="16.5"
          textAnchor={isPastMiddle ? "end" : "start"}
          className={overLines}
        >
          {children}
        </text>
      </svg>
    </svg>
  );
}
