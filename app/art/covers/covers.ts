import { type Drawing, group, stroke, shown } from "../drafting.ts";
import { seededRandom } from "../seeded-random.ts";
import { type CoverSubject, families } from "./cover-subjects.ts";
import { HEIGHT, WIDTH } from "./field.ts";

/** The page sets what a format is printed on; the drawing has no colors of its own. */
export type CoverFormat = "article" | "guide" | "webinar";

/** The subject is what is drawn; the slug seeds its parameters. */
export function cover(subject: CoverSubject, format: CoverFormat, slug: string): Drawing {
  const random = seededRandom(`${subject}/${format}/${slug}`);
  const drawn = families[subject](random);
  const facing = random() < 0.5 ? group(drawn, `translate(${WIDTH} 0) scale(-1 1)`) : drawn;
  return {
    ...shown(0, 0, WIDTH, HEIGHT),
    // The page crops it, at the edge of the cell: where that has more room than the sheet, paper and drawing go on.
    body: `${stroke(graphPaper(), "grid")}<svg width="${WIDTH}" height="${HEIGHT}" overflow="visible">${facing}</svg>`,
    label: `Cover drawing, ${subject.replaceAll("-", " ")}`,
  };
}

const GRID_MODULE = 20;
/** How far the paper goes on around the sheet. */
const MARGIN = 160;

function graphPaper(): string {
  let lines = "";
  const [right, bottom] = [WIDTH + MARGIN, HEIGHT + MARGIN];
  for (let x = -MARGIN; x <= right; x += GRID_MODULE) lines += `M${x} ${-MARGIN}V${bottom}`;
  for (let y = -MARGIN; y <= bottom; y += GRID_MODULE) lines += `M${-MARGIN} ${y}H${right}`;
  return lines;
}
