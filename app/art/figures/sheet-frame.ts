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
  const inner = `M${margin} ${margin}H${right}V${bottom}H${margin}Z`;
  return (
    stroke(inner, "ground-thick") +
    line(width / 2, margin - 8, width / 2, margin + 8) +
    line(width / 2, bottom - 8, width / 2, bottom + 8) +
    line(margin - 8, height / 2, margin + 8, height / 2) +
    line(right - 8, height / 2, right + 8, height / 2) +
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
