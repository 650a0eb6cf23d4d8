import { type Drawing, group, stroke, shown } from "../drafting.ts";
import { points, spline } from "../geometry.ts";
import { seededRandom } from "../seeded-random.ts";
import { people, type Person } from "./people.ts";
import { inHand, tools } from "./portraits-hands.ts";
import { hairOf, hairStyles } from "./portraits-hair.ts";
import { garmentLines, part, shade } from "./portraits-hatches.ts";
import { beardOf, EAR, GLASSES, head, TEMPLE } from "./portraits-head.ts";

const WIDTH = 240;
const HEIGHT = 280;

/**
 * A person in three-quarter view with a tool of their trade, drawn like an assembly: adjoining parts are hatched
 * differently, and the jacket's pattern stands for the industry.
 */
export function portrait(name: string, zoom = 1): Drawing {
  const person: Person = { ...byName(name), ...people[name] };
  const { hair, strandAngle, collar, glasses, beard, isOld = false, hatch, tool, flip } = person;
  // Shown so many times larger than on a card, it is hatched closer.
  const shading = 1 / zoom;
  const sleeve = (outline: string) => part(outline, garmentLines(outline, hatch, shading));
  const { behind, front, coversEar } = hairOf(hair, strandAngle, shading);
  const marks = [
    behind,
    part(NECK) + shade(NECK_SHADOW, { angle: 30, distance: 3.2 }, shading),
    sleeve(JACKET),
    COLLARS[collar],
    head(person, isOld, shading),
    beard ? beardOf(beard, person, shading) : "",
    front,
    coversEar ? "" : EAR,
    glasses ? GLASSES[glasses] + (coversEar ? "" : TEMPLE) : "",
    inHand(tool, sleeve),
  ].join("");
  return {
    ...shown(0, 0, WIDTH, HEIGHT),
    body: group(marks, flip ? `translate(${WIDTH} 0) scale(-1 1)` : undefined),
    label: `Portrait of ${name}`,
  };
}

/** Nobody wears glasses or a beard unasked: a name does not say who does. */
function byName(name: string): Person {
  const random = seededRandom(`${name}·portrait`);
  return {
    nose: random.range(-1, 1),
    length: random.range(-1, 1),
    jaw: random.range(-1, 1),
    smile: random.range(0, 1),
    eyes: random.range(-1, 1),
    bridge: random.range(-1, 1),
    lips: random.range(-1, 1),
    brows: random.range(-1, 1),
    hair: random.pick(hairStyles),
    strandAngle: random.pick([60, 75, -60]),
    collar: random.int(0, 2),
    hatch: "iron",
    tool: random.pick(tools),
  };
}

const NECK = "M120 140C121 152 120 162 113 171L140 191L178 169C169 160 165 148 165 106Z";
const NECK_SHADOW =
  "M121 150C136 148 152 135 159 113L165 110C165 142 166 152 171 161C152 160 134 157 121 155Z";

const JACKET = spline(
  points(
    "114,165 93,175 62,186 41,202 29,234 23,300 26,340 226,340 229,300 228,234 221,200 203,183 186,174 174,161 144,179",
  ),
  true,
);

const COLLARS = [
  // Round neck.
  stroke("M113 167C122 183 156 185 175 163M109 172C120 191 160 193 180 170"),
  // Shirt.
  stroke("M137 185L132 280", "dimension") +
    stroke("M115 160L98 183L122 206L137 185C126 179 119 172 115 160Z", "ground") +
    stroke("M171 156L189 179L165 204L137 185C152 182 166 173 171 156Z", "ground"),
  // Jacket with lapels over a shirt.
  stroke("M115 163L128 251L176 160C164 177 132 181 115 163Z", "ground-fill") +
    stroke("M115 161L111 185L126 201L136 184C126 178 119 172 115 161Z", "ground") +
    stroke("M171 157L176 177L150 202L136 184C152 182 166 173 171 157Z", "ground") +
    stroke(
      "M114 165L97 188L110 195L104 202L128 253L163 206L158 198L174 194L178 163L128 253L114 165",
      "ground",
    ),
];
