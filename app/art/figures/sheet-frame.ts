import { lettered } from "../annotations.ts";
import { line, stroke } from "../drafting.ts";
import { each } from "../geometry.ts";

export const SHEET = { width: 440, height: 330, margin: 12 };
export const sheetNote = lettered(14.5);

const TITLE_BLOCK = { x: 292, y: 266, rowHeight: 26 };

/** A drawing sheet: frame, centering marks and the rules of a two-row title block. */
export function sheetFrame(): string {
  const { width, height, margin } = SHEET;
  const { x, y, rowHeight } = TITLE_BLOCK;
  const [right, bottom] = [width - margin, height - margin];
  return (
    stroke(`M${margin} ${margin}H${right}V${bottom}H${margin}Z`, "ground-thick") +
    each([margin, bottom], (edge) => line(width / 2, edge - 8, width / 2, edge + 8)) +
    each([margin, right], (edge) => line(edge - 8, height / 2, edge + 8, height / 2)) +
    stroke(`M${right} ${y}H${x}V${bottom}`) +
    line(x, y + rowHeight, right, y + rowHeight, "dimension")
  );
}

export const titleBlock = (rows: readonly [upper: string, lower: string]) =>
  each(rows, (row, i) =>
    sheetNote.text(TITLE_BLOCK.x + 10, TITLE_BLOCK.y + 18 + i * TITLE_BLOCK.rowHeight, row, {
      anchor: "start",
    }),
  );
