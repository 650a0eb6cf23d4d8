import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, group, line, polygon, shown, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { fmt, path, type Point, polar, spline, TAU, times } from "../geometry.ts";
import { arcPoints, roundedRect } from "../outlines.ts";

const SIZE = 760;
const MIDDLE: Point = [SIZE / 2, SIZE / 2];
const RADIUS = (SIZE / 2) * 0.84;
const BLADES = 5;

/** Measures in shares of the tip radius. */
const { rings, holes, cross } = frame(MIDDLE, 1, 1, RADIUS);

/** Blades and hub of an eVTOL propulsor, centred on a square sheet so that the page can turn it. */
export function rotor(): Drawing {
  const blade = bladeAlongX();
  const turned = (i: number) =>
    `translate(${MIDDLE.join(" ")})rotate(${fmt((i * 360) / BLADES - 90)})`;
  return {
    ...shown(0, 0, SIZE, SIZE),
    body:
      times(BLADES, (i) => group(blade, turned(i))).join("") +
      rings([0.185], "ground-thick") +
      rings([0.165, 0.045], "dimension") +
      rings([0.135], "centre") +
      rings([0.1, 0.06]) +
      holes({ circle: 0.135, count: 10, r: 0.013, start: TAU / 20 }) +
      holes({ circle: 0.08, count: 5, r: 0.01 }),
    label: "Plan view of a five-blade eVTOL propulsor",
  };
}

/** What stands still around the rotor: tip circle, center lines, dimensions. */
export const rotorFrame = () => still(16, "Tip circle and blade spacing of an eVTOL propulsor");

export const rotorFrameCompact = () =>
  still(25, "Tip circle and blade spacing of an eVTOL propulsor, in large lettering");

const still = (lettering: number, label: string): Drawing => ({
  ...shown(0, 0, SIZE, SIZE),
  body: rings([1, 0.7], "centre") + rings([1.02], "dimension") + cross(1.12),
  notes: bladeSpacing(lettering) + tipDiameter(lettering),
  label,
});

function bladeAlongX(): string {
  const stations = 16;
  const edges = times(stations + 1, (i) => {
    const t = i / stations;
    const taper = t > 0.94 ? Math.sqrt(1 - ((t - 0.94) / 0.06) ** 2 * 0.8) : 1;
    const swell = 0.105 * Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.14));
    const chord = RADIUS * (0.055 + swell - 0.05 * t ** 3) * taper;
    return { r: RADIUS * (0.13 + 0.87 * t), chord, sweep: RADIUS * 0.05 * t ** 2.4 };
  });
  /** From the leading edge, at -0.36 of the chord, to the trailing one. */
  const along = (share: number) =>
    edges.map(({ r, chord, sweep }): Point => [r, chord * share + sweep]);
  const [leading, trailing] = [along(-0.36), along(0.64)];
  const ribs = leading.map((edge, i) => path([edge, trailing[i]!])).slice(1, -1);
  return (
    stroke(spline([...leading, ...trailing.toReversed()], true), "ground-thick") +
    stroke(ribs.join(""), "hatch") +
    stroke(spline(along(0.3 - 0.36)), "dimension") +
    stroke(spline(along(0.62 - 0.36).slice(2, -1)), "hidden") +
    line(RADIUS * 0.05, 0, RADIUS * 1.03, 0, "centre")
  );
}

function bladeSpacing(lettering: number): string {
  const r = RADIUS * 0.42;
  const [from, to] = [-TAU / 4, -TAU / 4 + TAU / BLADES];
  const middle = (from + to) / 2;
  const gap = (lettering * 1.3) / r;
  const at = (angle: number) => polar(...MIDDLE, r, angle);
  const run = (a0: number, a1: number) => path(arcPoints(...MIDDLE, r, a0, a1, 12));
  const [x, y] = at(middle);
  const label = roundedRect(x - lettering, y - lettering * 0.7, lettering * 2, lettering * 1.4, 2);
  return (
    stroke(run(from + 0.03, middle - gap) + run(middle + gap, to - 0.03), "dimension") +
    arrowhead(...at(from + 0.02), from - TAU / 4) +
    arrowhead(...at(to - 0.02), to + TAU / 4) +
    // A blade may stand behind the label.
    polygon(label, "ground-fill") +
    lettered(lettering).text(x, y + lettering * 0.36, `${360 / BLADES}°`)
  );
}

function tipDiameter(lettering: number): string {
  const [x, y] = polar(...MIDDLE, RADIUS, 2.35);
  return lettered(lettering).leader([x, y], [x - SIZE * 0.03, y + SIZE * 0.08], "Ø1 480", 0);
}
