import { centreMark, type Drawing, line, type LineClass, rect, shown } from "../drafting.ts";
import { SHEET, sheetFrame, sheetNote, titleBlock } from "./sheet-frame.ts";
import { each } from "../geometry.ts";
import { columnsOf } from "../outlines.ts";

/** The part that the sheet should show: a plate with a bore and four holes. */
const PLATE = { x: 56, y: 130, width: 160, height: 120, thickness: 34 };
const BORE = { x: 136, y: 190, r: 28 };
const HOLE_RADIUS = 7;
const HOLES_X = [80, 192];
const HOLES_Y = [154, 226];
/** Where the views begin that are there, one above the plate and one beside it. */
const TOP_VIEW = 44;
const SIDE_VIEW = 268;

type Across = (place: number, air: number, pen: LineClass) => string;

/** Not found: the top and side views are there, the front view is centre marks only. */
export const missingView = (): Drawing => ({
  ...shown(0, 0, SHEET.width, SHEET.height),
  body:
    sheetFrame() +
    rect(PLATE.x, TOP_VIEW, PLATE.width, PLATE.thickness, "ground-thick") +
    through(BORE.x, HOLES_X, (x, air, pen) =>
      line(x, TOP_VIEW - air, x, TOP_VIEW + PLATE.thickness + air, pen),
    ) +
    rect(SIDE_VIEW, PLATE.y, PLATE.thickness, PLATE.height, "ground-thick") +
    through(BORE.y, HOLES_Y, (y, air, pen) =>
      line(SIDE_VIEW - air, y, SIDE_VIEW + PLATE.thickness + air, y, pen),
    ) +
    centreMark(BORE.x, BORE.y, 44) +
    each(columnsOf(HOLES_X, HOLES_Y), ([x, y]) => centreMark(x, y, 13)),
  notes:
    projectionLines() +
    sheetNote.dimension([80, 226], [192, 226], "404.0", 56, 18) +
    titleBlock(["QW-404", "VIEW MISSING"]),
  label: "Drawing sheet whose front view is missing: only its center marks are there",
});

/** The walls of bore and holes, and their axes, across a view from the side. */
function through(bore: number, holes: readonly number[], across: Across): string {
  const walls = (axis: number, r: number) =>
    across(axis - r, 0, "hidden") + across(axis + r, 0, "hidden");
  return (
    walls(bore, BORE.r) +
    each(holes, (hole) => walls(hole, HOLE_RADIUS)) +
    each([bore, ...holes], (axis) => across(axis, 10, "centre"))
  );
}

/** From the views that exist to the corners of the one that does not. */
function projectionLines(): string {
  const { x: left, y: top, width, height, thickness } = PLATE;
  const right = left + width;
  return (
    each([left, right], (x) => line(x, TOP_VIEW + thickness + 6, x, top - 8, "dimension")) +
    each([top, top + height], (y) => line(SIDE_VIEW - 6, y, right + 8, y, "dimension"))
  );
}
