import { lettered } from "../annotations.ts";
import {
  arrowhead,
  circle,
  type Drawing,
  graduated,
  group,
  line,
  rect,
  shown,
  stroke,
} from "../drafting.ts";
import { each, segment, times } from "../geometry.ts";
import { listed, readNumber, scale } from "./chart-sheet.ts";

const note = lettered(20);
const ZERO = 150;

/** A caliper closed from one length to another, `15,4`: where its slide stood before is dashed. */
export function caliper(subject: string, unit: string): Drawing {
  const [before = 1, after = 1] = subject.split(",").map(readNumber);
  const at = scale(ZERO, 1090, before);
  const graduations = graduated(
    Math.floor(before * 2) + 3,
    (i) => i % 10 === 0,
    (i) => segment(at(i / 2), 124, at(i / 2), i % 2 ? 114 : 106),
  );
  return {
    ...shown(24, 24, 1232, 352),
    body:
      stroke("M1300 76H64V124H1300", "ground-thick") +
      graduations +
      each(
        times(Math.floor(before / 5) + 1, (i) => 5 * i),
        (five) => note.text(at(five) + 8, 100, String(five), { anchor: "start" }),
      ) +
      stroke("M64 124V76H118L150 34V330H126L92 200Q86 174 64 150Z", "ground-thick") +
      group(stroke(SLIDE, "hidden"), `translate(${at(before)} 0)`) +
      group(slide(), `translate(${at(after)} 0)`),
    notes:
      note.dimension([at(0), 240], [at(after), 240], `${after} ${unit}`) +
      // Lettered at its beginning, which a phone shows.
      line(ZERO, 360, at(before), 360, "dimension") +
      arrowhead(ZERO, 360, Math.PI) +
      arrowhead(at(before), 360, 0) +
      stroke(
        segment(ZERO, 333, ZERO, 364) + segment(at(before), 333, at(before), 364),
        "dimension",
      ) +
      note.text(ZERO + 16, 351, `${before} ${unit}`, { anchor: "start" }),
    label: `Caliper, closed from ${listed([before, after], (amount) => `${amount} ${unit}`, " to ")}`,
  };
}

const SLIDE = "M0 330V34L30 64H166V136H92Q72 142 64 166L26 330Z";

/** With its window, vernier, lock and roller. */
const slide = () =>
  stroke(SLIDE, "ground-thick") +
  rect(14, 84, 138, 40, "ground") +
  stroke(
    each(
      times(11, (i) => i),
      (i) => segment(14 + i * 12.6, 124, 14 + i * 12.6, i % 5 ? 112 : 104),
    ),
    "dimension",
  ) +
  circle(128, 148, 15, "ground-thick") +
  circle(128, 148, 4) +
  rect(74, 46, 26, 18, "ground");
