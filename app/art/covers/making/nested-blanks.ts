import { rectangle } from "#app/art/cut-faces.ts";
import { circle, group, stroke } from "#app/art/drafting.ts";
import { arcPoints, circlePoints, path, type Point, roundedRect, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, placed, WIDTH } from "../field.ts";

/** A blank fills a box of the given size; its holes are cut with it. */
interface Blank {
  outline: Point[];
  holes: { x: number; y: number; r: number }[];
}
type BlankShape = (width: number, height: number, share: number) => Blank;

export const nestedBlanks: Family = (random) =>
  framed(random, random.pick([pairedRows, mixedSheet])(random), 1.6);

const angleBracket: BlankShape = (w, h, share) => ({
  outline: [
    [0, 0],
    [w, 0],
    [w, h * share],
    [w * share, h * share],
    [w * share, h],
    [0, h],
  ],
  holes: [{ x: w * share * 0.5, y: h * share * 0.5, r: Math.min(w, h) * 0.1 }],
});

const chevron: BlankShape = (w, h) => ({
  outline: [
    [0, h],
    [w * 0.5, 0],
    [w, h],
    [w * 0.7, h],
    [w * 0.5, h * 0.55],
    [w * 0.3, h],
  ],
  holes: [{ x: w * 0.5, y: h * 0.3, r: Math.min(w, h) * 0.09 }],
});

const lug: BlankShape = (w, h) => {
  const r = Math.min(w * 0.28, h * 0.46);
  return {
    outline: [...arcPoints(w * 0.3, h / 2, r, 0.9, TAU - 0.9, 18), [w, h * 0.26], [w, h * 0.74]],
    holes: [
      { x: w * 0.3, y: h / 2, r: r * 0.45 },
      { x: w * 0.84, y: h / 2, r: r * 0.2 },
    ],
  };
};

const fork: BlankShape = (w, h, share) => ({
  outline: [
    [0, 0],
    [w, 0],
    [w, h],
    [w * 0.68, h],
    [w * 0.68, h * share],
    [w * 0.32, h * share],
    [w * 0.32, h],
    [0, h],
  ],
  holes: [{ x: w / 2, y: h * share * 0.5, r: Math.min(w, h) * 0.09 }],
});

const gasket: BlankShape = (w, h) => {
  const r = Math.min(w, h) / 2;
  return {
    outline: circlePoints(w / 2, h / 2, r, 36),
    holes: [
      { x: w / 2, y: h / 2, r: r * 0.5 },
      ...[0, 1, 2, 3].map((i) => ({
        x: w / 2 + r * 0.75 * Math.cos((i * TAU) / 4 + 0.8),
        y: h / 2 + r * 0.75 * Math.sin((i * TAU) / 4 + 0.8),
        r: r * 0.09,
      })),
    ],
  };
};

const cover: BlankShape = (w, h) => {
  const corner = Math.min(w, h) * 0.18;
  const at = corner * 0.9;
  return {
    outline: roundedRect(0, 0, w, h, corner, 4),
    holes: [
      [at, at],
      [w - at, at],
      [at, h - at],
      [w - at, h - at],
    ].map(([x = 0, y = 0]) => ({
      x,
      y,
      r: corner * 0.36,
    })),
  };
};

function drawn({ outline, holes }: Blank): string {
  return (
    stroke(path(outline, true), "ground-thick") +
    holes.map(({ x, y, r }) => circle(x, y, Math.max(r, 2.4))).join("")
  );
}

/** One blank repeated, every second one turned to use the sheet. */
function pairedRows(random: SeededRandom): string {
  const shape = random.pick([angleBracket, chevron, lug, fork]);
  const share = random.range(0.26, 0.46);
  const [columns, rows] = [random.int(3, 6), random.int(2, 4)];
  const [width, height] = [(WIDTH - 40) / columns, (HEIGHT - 40) / rows];
  const gap = random.range(4, 8);
  const blank = drawn(shape(width - gap, height - gap, share));
  const slip = random() < 0.4 ? width / 2 : 0;

  let marks = "";
  for (let i = slip ? -1 : 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const x = 20 + i * width + gap / 2 + (j % 2 ? slip : 0);
      const y = 20 + j * height + gap / 2;
      const isTurned = (i + j) % 2 !== 0;
      marks += group(
        blank,
        isTurned ? placed(x + width - gap, y + height - gap, 180) : placed(x, y),
      );
    }
  }
  return stroke(rectangle(14, 14, WIDTH - 28, HEIGHT - 28), "dimension") + marks;
}

/** Different parts of one job on one sheet, in shelves. */
function mixedSheet(random: SeededRandom): string {
  const shapes = [angleBracket, lug, fork, gasket, cover, gasket];
  let marks = "";
  for (let y = 20; y < HEIGHT - 60;) {
    const height = Math.min(random.range(66, 128), HEIGHT - 20 - y);
    const shelf = HEIGHT - 20 - (y + height) < 60 ? HEIGHT - 20 - y : height;
    for (let x = 20; x < WIDTH - 50;) {
      const rest = WIDTH - 20 - x;
      const shape = random.pick(shapes);
      const wanted = shape === gasket ? shelf : shelf * random.range(0.7, 1.6);
      const width = rest - wanted < 50 ? rest : wanted;
      const blank = shape(width - 8, shelf - 8, random.range(0.28, 0.42));
      const isTurned = shape !== gasket && random() < 0.4;
      marks += group(
        drawn(blank),
        isTurned ? placed(x + width - 4, y + shelf - 4, 180) : placed(x + 4, y + 4),
      );
      x += width;
    }
    y += shelf;
  }
  return stroke(rectangle(14, 14, WIDTH - 28, HEIGHT - 28), "dimension") + marks;
}
