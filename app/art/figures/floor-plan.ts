import { lettered } from "../annotations.ts";
import { arc, arrowhead, centreMark, circle, line, polygon, rect, stroke } from "../drafting.ts";
import { each, path, type Point, polar, TAU, times } from "../geometry.ts";
import { corners, ringPoints, roundedRect } from "../outlines.ts";

const WALL = 7;
const LETTERING = 16;
const note = lettered(LETTERING);

/** A gap in a wall, by its distance from the wall's start: a window, unless a door has its hinge at one of its ends. */
export interface Opening {
  at: number;
  width: number;
  hinge?: "start" | "end";
  opensTo?: 1 | -1;
}

export const door = (at: number, width: number, hinge: "start" | "end", opensTo: 1 | -1) =>
  ({ at, width, hinge, opensTo }) satisfies Opening;

/** A cut wall, filled as plans show it, with its doors and windows. Runs along one axis. */
export function wall(from: Point, to: Point, openings: readonly Opening[] = []): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = (along: number, across: number): Point => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ];
  const half = WALL / 2;
  const band = (start: number, end: number) =>
    path(
      corners(start, -half, end, half).map((corner) => place(...corner)),
      true,
    );
  const starts = [-half, ...openings.map(({ at, width }) => at + width)];
  const ends = [...openings.map(({ at }) => at), length + half];
  const marks = openings.map(({ at, width, hinge, opensTo }) => {
    const [start, end] = [place(at, 0), place(at + width, 0)];
    if (!opensTo) return stroke(band(at, at + width)) + line(...start, ...end);
    return hinge === "start" ? doorLeaf(start, end, opensTo) : doorLeaf(end, start, opensTo);
  });
  return (
    stroke(
      each(starts, (start, i) => band(start, ends[i]!)),
      "arrow",
    ) + marks.join("")
  );
}

/** The open leaf, and the quarter circle it sweeps to the jamb. */
function doorLeaf([x, y]: Point, jamb: Point, side: 1 | -1): string {
  const width = Math.hypot(jamb[0] - x, jamb[1] - y);
  const closed = Math.atan2(jamb[1] - y, jamb[0] - x);
  const open = closed + (side * TAU) / 4;
  return (
    line(x, y, ...polar(x, y, width, open), "thick") + arc([x, y], width, closed, open, "dimension")
  );
}

/** Two rows of desks that face each other, a chair at each. */
export function deskCluster(x: number, y: number, columns: number): string {
  const [w, h] = [26, 17];
  const desks = times(
    columns,
    (i) =>
      each([y, y + h], (top) => rect(x + i * w, top, w, h, "ground")) +
      chairs(x + (i + 0.5) * w, y, 2 * h),
  );
  return desks.join("");
}

/** On both sides of a table. */
const chairs = (x: number, y: number, h: number) => circle(x, y - 6, 4) + circle(x, y + h + 6, 4);

export function meetingTable(x: number, y: number, w: number, h: number): string {
  const seats = Math.floor(w / 18);
  const seated = times(seats, (i) => chairs(x + ((i + 0.5) * w) / seats, y, h));
  return polygon(roundedRect(x, y, w, h, 6), "ground") + seated.join("");
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
