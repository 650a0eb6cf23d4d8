import type { Family } from "../field.ts";
import { arrowhead, circle, foldedSheet, line, rect, stroke } from "#app/art/drafting.ts";
import { each, times } from "#app/art/geometry.ts";

const SHEET = { x: 40, y: 22, width: 196, height: 276, fold: 26 };
const RIGHT = SHEET.x + SHEET.width;
const TABLE = { x: 288, y: 44, width: 152, row: 29 };
const ROWS = 8;
const COLUMNS = { part: 0.1, quantity: 0.5, price: 0.74 };

/** A supplier's sheet; what was found on it is boxed and led to its cell. One value is unsure: its box and cell are dashed. */
export const readQuote: Family = (random) => {
  const lineY = (row: number) => SHEET.y + 86 + row * 22;
  const cellY = (row: number) => TABLE.y + row * TABLE.row;
  const writing = times(ROWS, (row) =>
    each(Object.entries(COLUMNS), ([column, share]) => {
      const x = SHEET.x + SHEET.width * share;
      const length = random.range(0.5, 1) * (column === "part" ? 62 : 32);
      return line(x, lineY(row), x + length, lineY(row));
    }),
  );
  const unsure = random.int(2, ROWS - 3);
  const found = times(ROWS, (row) => {
    const isUnsure = row === unsure;
    const [x, y] = [SHEET.x + SHEET.width * COLUMNS.price - 5, lineY(row)];
    // Each bends after the one above it, so that none crosses another.
    const bend = RIGHT + 14 + row * 3.4;
    const cell = cellY(row) + TABLE.row / 2;
    const way = `M${x + 42} ${y}H${bend - 8}L${bend + 8} ${cell}H${TABLE.x}`;
    return (
      rect(x, y - 8, 42, 16, isUnsure ? "hidden" : "object") +
      stroke(way, isUnsure ? "hidden" : "dimension") +
      circle(x + 42, y, 2.4, "arrow") +
      arrowhead(TABLE.x, cell, 0, 9, 4) +
      (isUnsure
        ? rect(TABLE.x + 12, cell - 8, 54, 16, "hidden")
        : line(TABLE.x + 14, cell, TABLE.x + random.range(44, 70), cell, "thick")) +
      line(TABLE.x + 92, cell, TABLE.x + random.range(112, 140), cell, "dimension")
    );
  });
  return [
    foldedSheet(SHEET.x, SHEET.y, SHEET.width, SHEET.height, SHEET.fold),
    line(SHEET.x + 20, SHEET.y + 24, SHEET.x + 92, SHEET.y + 24, "thick"),
    line(SHEET.x + 20, SHEET.y + 38, SHEET.x + 70, SHEET.y + 38, "dimension"),
    line(SHEET.x + 14, SHEET.y + 64, RIGHT - 14, SHEET.y + 64),
    ...writing,
    rect(TABLE.x, TABLE.y, TABLE.width, ROWS * TABLE.row, "ground-thick"),
    ...times(ROWS - 1, (row) =>
      line(TABLE.x, cellY(row + 1), TABLE.x + TABLE.width, cellY(row + 1), "dimension"),
    ),
    line(TABLE.x + 80, TABLE.y, TABLE.x + 80, cellY(ROWS), "dimension"),
    ...found,
  ].join("");
};
