/** In the units of the canvas that it is laid out on. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a canvas into one rectangle for each amount, areas in proportion, as near to squares as they go: the squarified
 * treemap of Bruls, Huizing and van Wijk. Rectangles come in the order of the amounts; larger ones first look best.
 */
export function squarify(amounts: readonly number[], canvas: Rect): Rect[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const areaPerUnit = total > 0 ? (canvas.width * canvas.height) / total : 0;
  const areas = amounts.map((amount) => amount * areaPerUnit);
  const placed: Rect[] = [];
  let rest = canvas;
  for (let first = 0; first < areas.length;) {
    const side = Math.min(rest.width, rest.height);
    let last = first + 1;
    while (last < areas.length && isBetter(areas, first, last, side)) last++;
    const row = areas.slice(first, last);
    const isLastRow = last === areas.length;
    const [rects, left] = layOutRow(row, rest, isLastRow);
    placed.push(...rects);
    rest = left;
    first = last;
  }
  return placed;
}

/** One more in the row makes its worst rectangle no more oblong than it was. */
function isBetter(areas: readonly number[], first: number, last: number, side: number): boolean {
  return worst(areas.slice(first, last + 1), side) <= worst(areas.slice(first, last), side);
}

/** The most oblong of a row along a side, as long side over short side. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const thickness = sum / side;
  return Math.max(
    ...row.map((area) => {
      const length = area / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/** A row along the shorter side of the canvas, and what is left of the canvas. */
function layOutRow(row: readonly number[], canvas: Rect, isLastRow: boolean): [Rect[], Rect] {
  const sum = row.reduce((total, area) => total + area, 0);
  const isColumn = canvas.width >= canvas.height;
  const side = isColumn ? canvas.height : canvas.width;
  const whole = isColumn ? canvas.width : canvas.height;
  // The last row takes what is there, so that rounding leaves no sliver.
  const thickness = isLastRow ? whole : Math.min(sum / side || 0, whole);
  let along = 0;
  const rects = row.map((area) => {
    const length = sum > 0 ? (area / sum) * side : 0;
    const rect = isColumn
      ? { x: canvas.x, y: canvas.y + along, width: thickness, height: length }
      : { x: canvas.x + along, y: canvas.y, width: length, height: thickness };
    along += length;
    return rect;
  });
  const left = isColumn
    ? { ...canvas, x: canvas.x + thickness, width: canvas.width - thickness }
    : { ...canvas, y: canvas.y + thickness, height: canvas.height - thickness };
  return [rects, left];
}
