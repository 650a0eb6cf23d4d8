import { Resvg } from "@resvg/resvg-js";

import { HEIGHT, WIDTH } from "../field.ts";

const CELL = 40;
const COLUMNS = WIDTH / CELL;

/** Hatching is tone, not line, and the grid is paper: left out, or two sections would be alike for them alone. */
const NO_INK = /<path[^>]*(?:stroke-width="\.6"|stroke="var\(--grid\)")[^>]*>/g;

/** How much line there is in each cell of a cover, as a unit vector. Throws where the markup is broken. */
export function inkMap(markup: string): number[] {
  const marks = markup.replaceAll(NO_INK, "").replaceAll("var(--fill)", "#fff");
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g fill="none" stroke="#000">${marks}</g></svg>`,
    // Fonts of the machine take longer to load than the drawing to paint.
    { background: "#fff", font: { loadSystemFonts: false } },
  ).render();
  const cells = Array.from({ length: COLUMNS * (HEIGHT / CELL) }, () => 0);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [column, row] = [Math.floor((i % WIDTH) / CELL), Math.floor(i / WIDTH / CELL)];
    cells[row * COLUMNS + column]! += 255 - (pixels[4 * i] ?? 255);
  }
  const size = Math.hypot(...cells);
  return cells.map((ink) => ink / size);
}

/** 1 when the ink lies in the same places, 0 when none of it does. */
export const likeness = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, ink, i) => sum + ink * (b[i] ?? 0), 0);
