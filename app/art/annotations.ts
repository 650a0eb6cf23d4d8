import { arrowhead, circle, line, polyline, text, type TextOptions } from "./drafting.ts";
import { each, type Point, polar } from "./geometry.ts";

/** What is lettered on a drawing, in one size. */
export function lettered(size: number) {
  return { text: plainText, dimension, leader, balloon, cuttingPlane };

  function plainText(x: number, y: number, content: string, options: TextOptions = {}): string {
    return text(x, y, content, { size, ...options });
  }

  /**
   * ISO 129: extension lines, arrows, and a label that breaks the line or, if too long, follows it. The line
   * stands `offset` off the points, to the right of the way from one to the other; `gap` is the air at the part.
   */
  function dimension(from: Point, to: Point, label: string, offset = 0, gap = 3): string {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const angle = Math.atan2(uy, ux);
    const isVertical = Math.abs(uy) > 0.9;
    const side = Math.sign(offset);
    const off = ([x, y]: Point, far: number): Point => [x - uy * far, y + ux * far];
    const along = ([x, y]: Point, far: number): Point => [x + ux * far, y + uy * far];
    const dimensionLine = (start: Point, end: Point) => line(...start, ...end, "dimension");

    const [a, b] = [off(from, offset), off(to, offset)];
    const extensions = each(offset === 0 ? [] : [from, to], (end) =>
      dimensionLine(off(end, gap * side), off(end, offset + 4 * side)),
    );
    // Spline Sans Mono advances 0.6 em; the rest is air.
    const labelLength = isVertical ? size * 1.5 : label.length * size * 0.61 + 8;
    if (length > labelLength + 26) {
      const middle = along(a, length / 2);
      return (
        extensions +
        dimensionLine(a, along(middle, -labelLength / 2)) +
        dimensionLine(along(middle, labelLength / 2), b) +
        arrowhead(...a, angle + Math.PI) +
        arrowhead(...b, angle) +
        text(middle[0], middle[1] + size * 0.36, label, { size })
      );
    }
    const [labelX, labelY] = along(b, 20);
    return (
      extensions +
      dimensionLine(along(a, -16), along(b, 16)) +
      arrowhead(...a, angle) +
      arrowhead(...b, angle + Math.PI) +
      text(labelX, labelY + size * 0.36, label, { size, anchor: isVertical ? "middle" : "start" })
    );
  }

  /**
   * From what it points at over the elbow, with a level run of `shelf`, to the text: each label is one line.
   * A dot instead of an arrow ends inside an area.
   */
  function leader(
    at: Point,
    elbow: Point,
    labels: string | readonly string[],
    shelf = 14,
    { dot = false } = {},
  ): string {
    const side = elbow[0] >= at[0] ? 1 : -1;
    const end: Point = [elbow[0] + side * shelf, elbow[1]];
    const angle = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]);
    const anchor = side > 0 ? "start" : "end";
    return (
      polyline([at, elbow, end], "dimension") +
      (dot ? circle(...at, 2.2, "arrow") : arrowhead(...at, angle)) +
      each([labels].flat(), (label, i) =>
        text(end[0] + side * 5, end[1] + size * (0.36 + 1.3 * i), label, { size, anchor }),
      )
    );
  }

  /** An item number in a circle, its leader ending in a dot. */
  function balloon([x, y]: Point, item: number, to: Point, r = 13): string {
    const rim = polar(x, y, r, Math.atan2(to[1] - y, to[0] - x));
    return (
      line(...rim, ...to, "dimension") +
      circle(...to, 2.2, "arrow") +
      circle(x, y, r, "ground") +
      text(x, y + size * 0.35, String(item), { size, weight: 500 })
    );
  }

  /** Where an upright section is taken: thick ends, arrows the way it is seen, a letter at each. */
  function cuttingPlane(x: number, top: number, bottom: number, letter: string): string {
    const end = (y: number, inward: 1 | -1) =>
      line(x, y, x, y + inward * 16, "thick") +
      line(x, y, x + 14, y, "dimension") +
      arrowhead(x + 20, y, 0, 9, 4) +
      text(x - size * 0.7, y + size * 0.36, letter, { size });
    return line(x, top + 20, x, bottom - 20, "centre") + end(top, 1) + end(bottom, -1);
  }
}
