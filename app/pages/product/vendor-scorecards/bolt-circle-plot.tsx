import { classNames } from "#app/ui/class-names.ts";

import {
  categories,
  type CategoryWeights,
  latestScore,
  scorecards,
  type ScoredSupplier,
} from "./scorecards.ts";

interface SupplierMark {
  id: ScoredSupplier;
  /** Drawn around 0,0. */
  marker: string;
  isOpen?: true;
  /** Dashes of the outline; none is a continuous line. */
  dashes?: string;
  /** Hides what belongs to the supplier while its box in `group/scorecard` is not ticked: works before hydration. */
  hiddenUnlessCompared: string;
}

const marks: SupplierMark[] = [
  {
    id: "tallow-creek",
    marker: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    hiddenUnlessCompared: "group-has-[#compare-tallow-creek:not(:checked)]/scorecard:hidden",
  },
  {
    id: "norrvik",
    marker: "M-5-5H5V5H-5Z",
    isOpen: true,
    dashes: "8 5",
    hiddenUnlessCompared: "group-has-[#compare-norrvik:not(:checked)]/scorecard:hidden",
  },
  {
    id: "reinhold-vogt",
    marker: "M0-6.500 6 4.500H-6Z",
    dashes: "14 4 3 4",
    hiddenUnlessCompared: "group-has-[#compare-reinhold-vogt:not(:checked)]/scorecard:hidden",
  },
  {
    id: "sable-river",
    marker: "M0-7 7 0 0 7-7 0Z",
    isOpen: true,
    dashes: "2 4",
    hiddenUnlessCompared: "group-has-[#compare-sable-river:not(:checked)]/scorecard:hidden",
  },
  {
    id: "ashgrove",
    marker: "M-5-5 5 5M5-5-5 5",
    isOpen: true,
    dashes: "20 6",
    hiddenUnlessCompared: "group-has-[#compare-ashgrove:not(:checked)]/scorecard:hidden",
  },
];

/** Each supplier's line and point, told apart without color. */
export const supplierMarks = Object.fromEntries(marks.map((mark) => [mark.id, mark])) as Readonly<
  Record<ScoredSupplier, SupplierMark>
>;

/** Lengths in the drawing's own units. */
const boltCircleRadius = 150;
const flangeRadius = 184;
/** Of a hole whose category counts for everything. */
const largestHoleRadius = 15;
const holeCircleRadius = 167;
const balloonCircleRadius = 206;
const rings = [20, 40, 60, 80];
const onCircle = (score: number) => (score / 100) * boltCircleRadius;
/** Lines keep their weight at every size of the drawing. */
const trueWeight = { vectorEffect: "non-scaling-stroke" } as const;

/**
 * Scores as positions in a flange: six axes, the bolt circle at 100, each hole as large as its category's weight. The
 * table beside it says the same in figures.
 */
export function BoltCirclePlot({ leader, weights }: { leader: string; weights: CategoryWeights }) {
  return (
    <svg
      role="img"
      aria-label="Scores of the suppliers compared on six axes, each from 0 in the center to 100 on the outer circle"
      viewBox="-226 -226 452 452"
      className="lead-drawing mx-auto block w-full max-w-160 fill-none stroke-line font-mono"
    >
      <circle {...trueWeight} r={flangeRadius} className="fill-(--fill) stroke-2" />
      <circle {...trueWeight} r={boltCircleRadius} className="fill-ground" />
      {rings.map((ring) => (
        <circle {...trueWeight} key={ring} r={onCircle(ring)} className="stroke-hair" />
      ))}
      <circle
        {...trueWeight}
        r={holeCircleRadius}
        strokeDasharray="14 4 3 4"
        className="stroke-line-2"
      />
      {categories.map((category, axis) => (
        <Axis key={category} axis={axis} share={weights[category] / 100} />
      ))}
      {scorecards.map((card) => (
        <SupplierOutline key={card.id} card={card} isLeader={card.id === leader} />
      ))}
      {[...rings, 100].map((ring) => (
        <RingLabel key={ring} ring={ring} />
      ))}
    </svg>
  );
}

/** Between the first two axes, where no score lies. */
function RingLabel({ ring }: { ring: number }) {
  const { x, y } = onAxis(0.5, onCircle(ring));
  return (
    <text
      x={x}
      y={y + 5}
      textAnchor="middle"
      className="fill-ink-3 stroke-ground [stroke-width:4px] text-[1rem] [paint-order:stroke]"
    >
      {ring}
    </text>
  );
}

/** A center line with its hole, and the balloon that refers to the table. */
function Axis({ axis, share }: { axis: number; share: number }) {
  const end = onAxis(axis, flangeRadius + 6);
  const hole = onAxis(axis, holeCircleRadius);
  const balloon = onAxis(axis, balloonCircleRadius);
  return (
    <>
      <path
        {...trueWeight}
        d={`M0 0L${end.x} ${end.y}`}
        strokeDasharray="14 4 3 4"
        className="stroke-line-2"
      />
      <circle
        {...trueWeight}
        cx={hole.x}
        cy={hole.y}
        r={Number((largestHoleRadius * Math.sqrt(share)).toFixed(2))}
        data-weight
        className="fill-ground redraws"
      />
      <circle {...trueWeight} cx={balloon.x} cy={balloon.y} r="15" className="fill-(--fill)" />
      <text
        x={balloon.x}
        y={balloon.y + 5.5}
        textAnchor="middle"
        stroke="none"
        className="fill-ink text-body font-[500]"
      >
        {axis + 1}
      </text>
    </>
  );
}

interface SupplierOutlineProps {
  card: (typeof scorecards)[number];
  isLeader: boolean;
}

function SupplierOutline({ card: { id, quarters }, isLeader }: SupplierOutlineProps) {
  const { dashes, marker, isOpen, hiddenUnlessCompared } = supplierMarks[id];
  const scores = categories.map((category) => latestScore(quarters[category]));
  const points = scorePoints(scores, boltCircleRadius);
  return (
    <g
      className={classNames(
        "stroke-2",
        isLeader ? "fill-signal/10 stroke-signal text-signal" : "stroke-ink text-ink",
        hiddenUnlessCompared,
      )}
    >
      <path {...trueWeight} d={outline(points)} strokeDasharray={dashes} />
      {points.map(({ x, y }, axis) => (
        <path
          {...trueWeight}
          key={axis}
          d={marker}
          transform={`translate(${x} ${y})`}
          className={isOpen ? "fill-ground" : "fill-current"}
        />
      ))}
    </g>
  );
}

interface Point {
  x: number;
  y: number;
}

const round = (length: number) => Math.round(length * 10) / 10 + 0;

/** A point on one of six equally spaced axes, the first straight up, then clockwise. */
export function onAxis(axis: number, radius: number): Point {
  const angle = (axis * Math.PI) / 3;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** Scores out of 100 as points on their axes, for a bolt circle of the given radius. */
export function scorePoints(scores: readonly number[], radius: number): Point[] {
  return scores.map((score, axis) => onAxis(axis, (score / 100) * radius));
}

/** The closed outline through the points, as an SVG path. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}
