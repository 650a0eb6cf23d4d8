import { lettered } from "../annotations.ts";
import {
  arc,
  arrowhead,
  centreMark,
  circle,
  type Drawing,
  hatch,
  polyline,
  shown,
} from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, path, type Point, polar, TAU } from "../geometry.ts";
import { arcPoints, boundsOfCircle, gearOutline, ringPoints } from "../outlines.ts";

const note = lettered(14);
const CENTRE: Point = [200, 196];
const PITCH_RADIUS = 132;
const TEETH = 40;
const POINTS_PER_TOOTH = 6;
const BOLT_HOLES = 8;
/** Clockwise from 3 o'clock: three quarters are drawn, the last is still in hidden lines. */
const DRAWN = 0.75;
const DRAWN_TO = TAU * DRAWN;
const OPEN = polar(...CENTRE, 112, -0.72);

const { line: straight, rings, cross } = frame(CENTRE);

export const part75 = (): Drawing => ({
  ...shown(0, 0, 400, 392),
  body:
    teeth() +
    arc(CENTRE, 104, 0, DRAWN_TO) +
    each([60, 38], (r) => arc(CENTRE, r, 0, DRAWN_TO, "thick")) +
    each([104, 60, 38], (r) => arc(CENTRE, r, DRAWN_TO, TAU, "hidden")) +
    hubHatch() +
    each(ringPoints(...CENTRE, 82, BOLT_HOLES, TAU / BOLT_HOLES / 2), boltHole) +
    rings([PITCH_RADIUS, 82], "centre") +
    cross(160),
  notes: progress() + note.leader(OPEN, [OPEN[0] + 40, 34], "IN WORK", 0, { dot: true }),
  label: "Gear drawn to 75 percent; the last quarter is still in hidden lines",
});

function teeth(): string {
  const outline = gearOutline(...CENTRE, TEETH, PITCH_RADIUS, 6.6, TAU / TEETH / 2);
  const drawnPoints = TEETH * DRAWN * POINTS_PER_TOOTH;
  return (
    polyline(outline.slice(0, drawnPoints), "thick") +
    polyline(outline.slice(drawnPoints - 1).concat(outline.slice(0, 1)), "hidden")
  );
}

function hubHatch(): string {
  const rim = (r: number) => arcPoints(...CENTRE, r, 0, DRAWN_TO, 45);
  const ring = path([...rim(60), ...rim(38).toReversed()], true);
  return hatch(ring, 7, 45, boundsOfCircle(...CENTRE, 60));
}

const boltHole = (place: Point, i: number) =>
  circle(...place, 11, i < BOLT_HOLES * DRAWN ? "object" : "hidden") + centreMark(...place, 16);

/** An angular dimension over the drawn part, its label at the lower left. */
function progress(): string {
  const r = 170;
  const [middle, gap] = [DRAWN_TO / 2, 0.16];
  const [labelX, labelY] = polar(...CENTRE, r, middle);
  return (
    arc(CENTRE, r, 0.02, middle - gap, "dimension") +
    arc(CENTRE, r, middle + gap, DRAWN_TO - 0.02, "dimension") +
    arrowhead(...polar(...CENTRE, r, 0.01), -TAU / 4) +
    arrowhead(...polar(...CENTRE, r, DRAWN_TO - 0.01), 0) +
    straight(162, 0, 178, 0, "dimension") +
    straight(0, 162, 0, 178, "dimension") +
    note.text(labelX, labelY + 5, "75%", { size: 17, weight: 500 })
  );
}
