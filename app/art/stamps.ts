import { circle, type Drawing, group, line, polygon, text, shown } from "./drafting.ts";
import { each, fmt, TAU } from "./geometry.ts";
import { ringPoints } from "./outlines.ts";
import { hash, seededRandom } from "./seeded-random.ts";

const SIZE = 64;
const CENTRE = SIZE / 2;

/** Corners of the outline; none for a round stamp. */
const SHAPES = [
  { corners: 0, radius: 29 },
  { corners: 6, radius: 31 },
  { corners: 8, radius: 30 },
  { corners: 4, radius: 38 },
] as const;

/**
 * Every inspector owns a numbered stamp; so does everyone who signs here. The lettering is set to
 * be read when the stamp is no wider than 54 px.
 */
export function stamp(name: string): Drawing {
  const random = seededRandom(`${name}·stamp`);
  const { corners, radius } = random.pick(SHAPES);
  const border = (r: number, weight: "thick" | "dimension") =>
    corners === 0
      ? circle(CENTRE, CENTRE, r, weight)
      : polygon(ringPoints(CENTRE, CENTRE, r, corners, TAU / corners / 2), weight);
  const number = (hash(name) % 90) + 10;
  const marks = [
    border(radius, "thick"),
    border(radius - 3, "dimension"),
    text(CENTRE, 33.5, initials(name), { size: 20, weight: 600 }),
    line(CENTRE - 15, 37.5, CENTRE + 15, 37.5, "dimension"),
    text(CENTRE, 50, String(number), { size: 13.5, weight: 500 }),
  ].join("");
  return {
    ...shown(0, 0, SIZE, SIZE),
    body: group(marks, `rotate(${fmt(random.range(-8, 8))} ${CENTRE} ${CENTRE})`),
    label: `Inspection stamp of ${name}`,
  };
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return each(ends, (word) => [...word!][0]!.toUpperCase());
}
