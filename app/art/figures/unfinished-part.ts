import { lettered } from "../annotations.ts";
import {
  arrowhead,
  centreMark,
  circle,
  type Drawing,
  hatch,
  line,
  type LineClass,
  polyline,
  stroke,
  text,
  shown,
} from "../drafting.ts";
import {
  arcCurve,
  arcPoints,
  boundsOfCircle,
  cubicPath,
  each,
  gearOutline,
  path,
  polar,
  ringPoints,
  TAU,
} from "../geometry.ts";

const note = lettered(14);
const CENTRE = { x: 200, y: 196 };
const PITCH_RADIUS = 132;
const TEETH = 40;
const POINTS_PER_TOOTH = 6;
const BOLT_HOLES = 8;
/** Clockwise from 3 o'clock: three quarters are drawn, the last is still in hidden lines. */
const DRAWN_TO = TAU * 0.75;

/** Under construction: a gear, 75% drawn. */
export function part75(): Drawing {
  const { x, y } = CENTRE;
  return {
    ...shown(0, 0, 400, 392),
    body:
      teeth() +
      arcs(104, "object", "hidden") +
      arcs(60, "thick", "hidden") +
      arcs(38, "thick", "hidden") +
      hubHatch() +
      boltHoles() +
      circle(x, y, PITCH_RADIUS, "centre") +
      circle(x, y, 82, "centre") +
      centreMark(x, y, 160),
    notes: progress() + openLeader(),
    label: "Gear drawn to 75 percent; the last quarter is still in hidden lines",
  };
}

function teeth(): string {
  const outline = gearOutline(CENTRE.x, CENTRE.y, TEETH, PITCH_RADIUS, 6.6, TAU / TEETH / 2);
  const drawnPoints = TEETH * 0.75 * POINTS_PER_TOOTH;
  return (
    polyline(outline.slice(0, drawnPoints), "thick") +
    polyline(outline.slice(drawnPoints - 1).concat(outline.slice(0, 1)), "hidden")
  );
}

function arcs(r: number, drawn: LineClass, open: LineClass): string {
  const arc = (from: number, to: number) => cubicPath(arcCurve(CENTRE.x, CENTRE.y, r, from, to));
  return stroke(arc(0, DRAWN_TO), drawn) + stroke(arc(DRAWN_TO, TAU), open);
}

function hubHatch(): string {
  const rim = (r: number) => arcPoints(CENTRE.x, CENTRE.y, r, 0, DRAWN_TO, 45);
  const ring = path([...rim(60), ...rim(38).toReversed()], true);
  return hatch(ring, 7, 45, boundsOfCircle(CENTRE.x, CENTRE.y, 60));
}

const boltHoles = () =>
  each(
    ringPoints(CENTRE.x, CENTRE.y, 82, BOLT_HOLES, TAU / BOLT_HOLES / 2),
    (place, i) =>
      circle(...place, 11, i < BOLT_HOLES * 0.75 ? "object" : "hidden") + centreMark(...place, 16),
  );

/** An angular dimension over the drawn part, its label at the lower left. */
function progress(): string {
  const { x, y } = CENTRE;
  const r = 170;
  const labelAngle = DRAWN_TO / 2;
  const gap = 0.16;
  const arc = (from: number, to: number) =>
    stroke(cubicPath(arcCurve(x, y, r, from, to)), "dimension");
  const [labelX, labelY] = polar(x, y, r, labelAngle);
  return (
    arc(0.02, labelAngle - gap) +
    arc(labelAngle + gap, DRAWN_TO - 0.02) +
    arrowhead(...polar(x, y, r, 0.01), -TAU / 4) +
    arrowhead(...polar(x, y, r, DRAWN_TO - 0.01), 0) +
    line(x + 162, y, x + 178, y, "dimension") +
    line(x, y - 162, x, y - 178, "dimension") +
    text(labelX, labelY + 5, "75%", { size: 17, weight: 500 })
  );
}

function openLeader(): string {
  const [x, y] = polar(CENTRE.x, CENTRE.y, 112, -0.72);
  return note.leader([x, y], [x + 40, 34], "IN WORK", 0, { dot: true });
}
