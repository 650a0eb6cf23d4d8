import { polygon, rect } from "../../drafting.ts";
import { roundedRect } from "../../outlines.ts";

export const pad = (x: number, y: number, w: number, h: number) =>
  rect(x - w / 2, y - h / 2, w, h, "arrow");

/** A two-pad chip component: its long side is upright or level. */
export function chip(x: number, y: number, isUpright: boolean): string {
  const [dx, dy] = isUpright ? [0, 5] : [5, 0];
  const [w, h] = [5 + dy / 5, 5 + dx / 5];
  return (
    pad(x - dx, y - dy, w, h) +
    pad(x + dx, y + dy, w, h) +
    polygon(roundedRect(x - 5 - dx, y - 5 - dy, 10 + 2 * dx, 10 + 2 * dy, 1), "dimension")
  );
}
