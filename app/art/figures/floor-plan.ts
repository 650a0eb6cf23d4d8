import { lettered } from "../annotations.ts";
import { arrowhead, centreMark, circle, line, polygon, rect, stroke } from "../drafting.ts";
import { arcCurve, cubicPath, each, path, type Point, TAU, times } from "../geometry.ts";
import { ringPoints, roundedRect } from "../outlines.ts";

const WALL = 7;
const LETTERING = 16;
const note = lettered(LETTERING);

/** A gap in a wall, by its distance from the wall's start. */
export interface Opening {
  at: number;
  width: number;
  /** Where a door's hinge is, and to which side it opens; a window has neither. */
  door?: { hinge: "start" | "end"; side: 1 | -1 };
}

/** A cut wall, filled as plans show it, with its doors and windows. Runs along one axis. */
export function wall(from: Point, to: Point, openings: readonly Opening[] = []): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = (along: number, across: number): Point => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ];
  const band = (start: number, end: number) => {
    const half = WALL / 2;
    const corners = [place(start, -half), place(end, -half), place(end, half), place(start, half)];
    return path(corners, true);
  };

  let solid = "";
  let marks = "";
  let reached = -WALL / 2;
  for (const { at, width, door } of openings) {
    solid += band(reached, at);
    reached = at + width;
    if (door) {
      const hinge = place(door.hinge === "start" ? at : at + width, 0);
      const jamb = place(door.hinge === "start" ? at + width : at, 0);
      marks += doorLeaf(hinge, jamb, door.side);
    } else {
      marks += stroke(band(at, at + width)) + line(...place(at, 0), ...place(at + width, 0));
    }
  }
  return stroke(solid + band(reached, length + WALL / 2), "arrow") + marks;
}

/** The open leaf, and the quarter circle it sweeps to the jamb. */
function doorLeaf([x, y]: Point, jamb: Point, side: 1 | -1): string {
  const width = Math.hypot(jamb[0] - x, jamb[1] - y);
  const closed = Math.atan2(jamb[1] - y, jamb[0] - x);
  const open = closed + (side * TAU) / 4;
  const tip: Point = [x + width * Math.cos(open), y + width * Math.sin(open)];
  return (
    line(x, y, ...tip, "thick") +
    stroke(cubicPath(arcCurve(x, y, width, closed, open)), "dimension")
  );
}

/** Two rows of desks that face each other, a chair at each. */
export function deskCluster(x: number, y: number, columns: number): string {
  const [w, h] = [26, 17];
  return times(columns, (i) => {
    const left = x + i * w;
    return (
      rect(left, y, w, h, "ground") +
      rect(left, y + h, w, h, "ground") +
      circle(left + w / 2, y - 6, 4) +
      circle(left + w / 2, y + 2 * h + 6, 4)
    );
  }).join("");
}

export function meetingTable(x: number, y: number, w: number, h: number): string {
  const seats = Math.floor(w / 18);
  const chairs = times(seats, (i) => {
    const at = x + ((i + 0.5) * w) / seats;
    return circle(at, y - 6, 4) + circle(at, y + h + 6, 4);
  });
  return polygon(roundedRect(x, y, w, h, 6), "ground") + chairs.join("");
}

/** A straight flight, with the arrow that points up. */
export function stairs(x: number, y: number, w: number, h: number, treads: number): string {
  const step = w / treads;
  const edges = times(treads + 1, (i) => line(x + i * step, y, x + i * step, y + h, "dimension"));
  return (
    rect(x, y, w, h) +
    edges.join("") +
    line(x + 4, y + h / 2, x + w - 4, y + h / 2) +
    arrowhead(x + w - 2, y + h / 2, 0, 9, 6)
  );
}

export function spiralStairs(x: number, y: number, r: number): string {
  const treads = ringPoints(x, y, r, 16).slice(0, 13);
  return (
    circle(x, y, r) +
    circle(x, y, 3, "arrow") +
    each(treads, (point) => line(x, y, ...point, "dimension"))
  );
}

export const lift = (x: number, y: number, size: number) =>
  rect(x, y, size, size) +
  line(x, y, x + size, y + size, "dimension") +
  line(x, y + size, x + size, y, "dimension");

export const column = (x: number, y: number) =>
  rect(x - 4, y - 4, 8, 8, "arrow") + centreMark(x, y, 11);

/** Which way the sheet lies. */
export const northArrow = (x: number, y: number) =>
  circle(x, y, 13) +
  line(x, y + 13, x, y - 20) +
  arrowhead(x, y - 24, -TAU / 4, 14, 9) +
  note.text(x, y + 32, "N", { weight: 500 });

/** Balloon 1 stands outside the door, its arrow on the threshold. */
export function entrance(x: number, y: number, door: Point): string {
  const angle = Math.atan2(door[1] - y, door[0] - x);
  return (
    line(x, y, ...door, "dimension") +
    arrowhead(...door, angle, 11, 5) +
    circle(x, y, 14, "ground") +
    note.text(x, y + LETTERING * 0.35, "1", { weight: 500 })
  );
}
