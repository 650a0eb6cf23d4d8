import { lettered } from "../annotations.ts";
import {
  arrowhead,
  circle,
  type Drawing,
  group,
  line,
  polygon,
  polyline,
  stroke,
  text,
  shown,
} from "../drafting.ts";
import {
  arcPoints,
  each,
  fmt,
  type Point,
  polar,
  ringPoints,
  roundedRect,
  segment,
  spline,
  TAU,
  times,
} from "../geometry.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const RADIUS = CENTRE * 0.84;
const BLADES = 5;

/** Blades and hub of an eVTOL propulsor, centred on a square sheet so that the page can turn it. */
export function rotor(): Drawing {
  const blade = bladeAlongX();
  const blades = times(BLADES, (i) => {
    const degrees = (i * 360) / BLADES - 90;
    return group(blade, `translate(${CENTRE} ${CENTRE})rotate(${fmt(degrees)})`);
  });
  return {
    ...shown(0, 0, SIZE, SIZE),
    body: blades.join("") + hub(),
    label: "Plan view of a five-blade eVTOL propulsor",
  };
}

/** What stands still around the rotor: tip circle, center lines, dimensions. */
export const rotorFrame = (): Drawing =>
  frame(16, "Tip circle and blade spacing of an eVTOL propulsor");

export const rotorFrameCompact = (): Drawing =>
  frame(25, "Tip circle and blade spacing of an eVTOL propulsor, in large lettering");

function bladeAlongX(): string {
  const stations = 16;
  const leading: Point[] = [];
  const trailing: Point[] = [];
  for (let i = 0; i <= stations; i++) {
    const t = i / stations;
    const r = RADIUS * (0.13 + 0.87 * t);
    const taper = t > 0.94 ? Math.sqrt(1 - ((t - 0.94) / 0.06) ** 2 * 0.8) : 1;
    const chord =
      RADIUS *
      (0.055 + 0.105 * Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.14)) - 0.05 * t ** 3) *
      taper;
    const sweep = RADIUS * 0.05 * t ** 2.4;
    leading.push([r, -chord * 0.36 + sweep]);
    trailing.push([r, chord * 0.64 + sweep]);
  }
  const chordwise = (share: number) =>
    leading.map(([x, y], i): Point => [x, y + ((trailing[i]?.[1] ?? y) - y) * share]);
  const ribs = each(leading.slice(1, -1), ([x, y], i) =>
    segment(x, y, x, trailing[i + 1]?.[1] ?? y),
  );
  return (
    stroke(spline([...leading, ...trailing.toReversed()], true), "ground-thick") +
    stroke(ribs, "hatch") +
    stroke(spline(chordwise(0.3)), "dimension") +
    stroke(spline(chordwise(0.62).slice(2, -1)), "hidden") +
    line(RADIUS * 0.05, 0, RADIUS * 1.03, 0, "centre")
  );
}

function hub(): string {
  const ring = (share: number, pen?: Parameters<typeof circle>[3]) =>
    circle(CENTRE, CENTRE, RADIUS * share, pen);
  const holes = (share: number, count: number, radius: number, a0 = 0) =>
    each(ringPoints(CENTRE, CENTRE, RADIUS * share, count, a0), (place) =>
      circle(...place, RADIUS * radius),
    );
  return (
    ring(0.185, "ground-thick") +
    ring(0.165, "dimension") +
    ring(0.135, "centre") +
    ring(0.1) +
    ring(0.06) +
    ring(0.045, "dimension") +
    holes(0.135, 10, 0.013, TAU / 20) +
    holes(0.08, 5, 0.01)
  );
}

function frame(lettering: number, label: string): Drawing {
  const reach = RADIUS * 1.12;
  return {
    ...shown(0, 0, SIZE, SIZE),
    body:
      circle(CENTRE, CENTRE, RADIUS, "centre") +
      circle(CENTRE, CENTRE, RADIUS * 1.02, "dimension") +
      circle(CENTRE, CENTRE, RADIUS * 0.7, "centre") +
      line(CENTRE - reach, CENTRE, CENTRE + reach, CENTRE, "centre") +
      line(CENTRE, CENTRE - reach, CENTRE, CENTRE + reach, "centre"),
    notes: bladeSpacing(lettering) + tipDiameter(lettering),
    label,
  };
}

function bladeSpacing(lettering: number): string {
  const r = RADIUS * 0.42;
  const [from, to] = [-TAU / 4, -TAU / 4 + TAU / BLADES];
  const middle = (from + to) / 2;
  const gap = (lettering * 1.3) / r;
  const at = (angle: number) => polar(CENTRE, CENTRE, r, angle);
  const arc = (a0: number, a1: number) =>
    polyline(arcPoints(CENTRE, CENTRE, r, a0, a1, 12), "dimension");
  const [x, y] = at(middle);
  return (
    arc(from + 0.03, middle - gap) +
    arc(middle + gap, to - 0.03) +
    arrowhead(...at(from + 0.02), from - TAU / 4) +
    arrowhead(...at(to - 0.02), to + TAU / 4) +
    // A blade may stand behind the label.
    polygon(
      roundedRect(x - lettering, y - lettering * 0.7, lettering * 2, lettering * 1.4, 2),
      "ground-fill",
    ) +
    text(x, y + lettering * 0.36, `${360 / BLADES}°`, { size: lettering })
  );
}

function tipDiameter(lettering: number): string {
  const [x, y] = polar(CENTRE, CENTRE, RADIUS, 2.35);
  return lettered(lettering).leader([x, y], [x - SIZE * 0.03, y + SIZE * 0.08], "Ø1 480", 0);
}
