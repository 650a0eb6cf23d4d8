import { framed, HEIGHT, passOver, placed, settled, WIDTH } from "../field.ts";
import { circle, group, polygon, rect } from "#app/art/drafting.ts";
import { type Point, times } from "#app/art/geometry.ts";

/** A blank that fills a box of the given size, with its hole. */
function chevron(w: number, h: number): string {
  const outline: Point[] = [
    [0, h],
    [w * 0.5, 0],
    [w, h],
    [w * 0.7, h],
    [w * 0.5, h * 0.55],
    [w * 0.3, h],
  ];
  const hole = circle(w * 0.5, h * 0.3, Math.max(Math.min(w, h) * 0.09, 2.4));
  return polygon(outline, "ground-thick") + hole;
}

/** One blank repeated, every second one turned to use the sheet. */
export const nestedBlanks = settled((random) => {
  const [columns, rows] = [random.int(3, 6), random.int(2, 4)];
  const [width, height] = [(WIDTH - 40) / columns, (HEIGHT - 40) / rows];
  const gap = random.range(4, 8);
  const blank = chevron(width - gap, height - gap);
  passOver(random);
  const blanks = times(columns * rows, (at) => {
    const [i, j] = [Math.floor(at / rows), at % rows];
    const [x, y] = [20 + i * width + gap / 2, 20 + j * height + gap / 2];
    const isTurned = (i + j) % 2 !== 0;
    return group(blank, isTurned ? placed(x + width - gap, y + height - gap, 180) : placed(x, y));
  });
  const sheet = rect(14, 14, WIDTH - 28, HEIGHT - 28, "dimension");
  return framed(random, sheet + blanks.join(""), 1.6);
}, 3);
