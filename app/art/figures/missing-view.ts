import { centreMark, type Drawing, line, stroke, shown } from "../drafting.ts";
import { SHEET, sheetFrame, sheetNote, titleBlock } from "./sheet-frame.ts";
import { columnsOf, each } from "../geometry.ts";

/** The part that the sheet should show: a plate with a bore and four holes. */
const PLATE = { left: 56, right: 216, top: 130, bottom: 250, thickness: 34 };
const BORE = { x: 136, y: 190, r: 28 };
const HOLE_RADIUS = 7;
const HOLES_X: readonly [number, number] = [80, 192];
const HOLES_Y: readonly [number, number] = [154, 226];

/** Not found: the top and side views are there, the front view is centre marks only. */
export function missingView(): Drawing {
  const holes = columnsOf(HOLES_X, HOLES_Y);
  return {
    ...shown(0, 0, SHEET.width, SHEET.height),
    body:
      sheetFrame() +
      topView() +
      sideView() +
      centreMark(BORE.x, BORE.y, 44) +
      each(holes, ([x, y]) => centreMark(x, y, 13)),
    notes:
      projectionLines() +
      sheetNote.dimension([HOLES_X[0], HOLES_Y[1]], [HOLES_X[1], HOLES_Y[1]], "404.0", 56, {
        gap: 18,
      }) +
      titleBlock(["QW-404", "VIEW MISSING"]),
    label: "Drawing sheet whose front view is missing: only its center marks are there",
  };
}

function topView(): string {
  const [top, bottom] = [44, 44 + PLATE.thickness];
  const walls = [
    BORE.x - BORE.r,
    BORE.x + BORE.r,
    ...HOLES_X.flatMap((x) => [x - HOLE_RADIUS, x + HOLE_RADIUS]),
  ];
  return (
    stroke(`M${PLATE.left} ${top}H${PLATE.right}V${bottom}H${PLATE.left}Z`, "ground-thick") +
    each(walls, (x) => line(x, top, x, bottom, "hidden")) +
    each([BORE.x, ...HOLES_X], (x) => line(x, top - 10, x, bottom + 10, "centre"))
  );
}

function sideView(): string {
  const [left, right] = [268, 268 + PLATE.thickness];
  const walls = [
    BORE.y - BORE.r,
    BORE.y + BORE.r,
    ...HOLES_Y.flatMap((y) => [y - HOLE_RADIUS, y + HOLE_RADIUS]),
  ];
  return (
    stroke(`M${left} ${PLATE.top}H${right}V${PLATE.bottom}H${left}Z`, "ground-thick") +
    each(walls, (y) => line(left, y, right, y, "hidden")) +
    each([BORE.y, ...HOLES_Y], (y) => line(left - 10, y, right + 10, y, "centre"))
  );
}

/** From the views that exist to the corners of the one that does not. */
function projectionLines(): string {
  const { left, right, top, bottom, thickness } = PLATE;
  return (
    each([left, right], (x) => line(x, 44 + thickness + 6, x, top - 8, "dimension")) +
    each([top, bottom], (y) => line(262, y, right + 8, y, "dimension"))
  );
}
