import { HEIGHT, MID_X, MID_Y, settled, viewed, WIDTH } from "../field.ts";
import { arrowhead, circle, line, rect, stroke } from "#app/art/drafting.ts";
import { between, type Point, rectangle, segment, times } from "#app/art/geometry.ts";
import { lathe, mill, press } from "#app/art/machine-plans.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

const WALL = 8;

/** The building: walls, columns, bays of machines, docks on one side, and the way material takes. */
export const plantLayout = settled((random) => {
  const [left, top, right, bottom] = [24, 22, WIDTH - 24, HEIGHT - 22];
  const aisle = random.range(140, 178);
  const partition = random.range(290, 360);
  const docks = random.int(2, 4);
  const dockPitch = (bottom - top) / docks;

  let columns = "";
  for (let x = left + 70; x < right - 20; x += 72) {
    for (const y of [top + 66, bottom - 66]) columns += rectangle(x - 4, y - 4, 8, 8);
  }
  const bays = [
    { x: left + 22, y: top + 20, width: partition - left - 40, height: aisle - top - 44 },
    { x: left + 22, y: aisle + 26, width: partition - left - 40, height: bottom - aisle - 46 },
  ];
  const doors = times(docks, (i) => dockDoor(right, top + (i + 0.5) * dockPitch));
  const building = [
    rect(left, top, right - left, bottom - top, "ground-thick"),
    rect(left + WALL, top + WALL, right - left - 2 * WALL, bottom - top - 2 * WALL),
    wallWithDoor(partition, top + WALL, aisle - 26),
    wallWithDoor(partition, aisle + 26, bottom - WALL),
    stroke(columns, "arrow"),
    ...bays.map((bay) => machineBay(random, bay)),
    ...doors,
    rackRows(random, partition + 24, top + 22, right - partition - 70, bottom - top - 44, aisle),
    flow([right - 6, aisle], [left + 34, aisle]),
  ].join("");
  const scale = random.pick([1, random.range(1.25, 1.5), random.range(1.5, 1.9)]);
  const at: Point = [
    MID_X + (scale - 1) * random.pick([-0.4, 0.3]) * WIDTH,
    MID_Y + (scale - 1) * random.pick([-0.35, 0.35]) * HEIGHT,
  ];
  return viewed(building, [MID_X, MID_Y], { at, scale });
});

const wallWithDoor = (x: number, from: number, to: number) =>
  rect(x - WALL / 2, from, WALL, to - from, "arrow");

const dockDoor = (x: number, y: number) =>
  rect(x - WALL - 1, y - 18, WALL + 2, 36, "ground-fill") +
  line(x - WALL, y - 18, x + 2, y - 18, "thick") +
  line(x - WALL, y + 18, x + 2, y + 18, "thick") +
  rect(x + 4, y - 15, 60, 30, "ground-thick");

interface Bay {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Machines of different sizes in one row, each with its operator's place. */
function machineBay(random: SeededRandom, { x, y, width, height }: Bay): string {
  let marks = "";
  for (let at = x; at < x + width - 30;) {
    const size = Math.min(random.range(36, 74), x + width - at);
    const deep = height * random.range(0.5, 0.8);
    marks += random.pick([lathe, mill, press])(at, y, size - 10, deep);
    marks += circle(at + (size - 10) / 2, y + deep + 9, 4.5);
    at += size;
  }
  return marks;
}

function rackRows(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  height: number,
  aisle: number,
) {
  let marks = "";
  const rows = random.int(4, 6);
  for (let i = 0; i < rows; i++) {
    const rowY = y + (i * height) / rows;
    if (Math.abs(rowY + 9 - aisle) < 30) continue;
    const cells = times(4, (k) => rectangle(x + (k * width) / 4, rowY, width / 4, 18));
    const diagonals = segment(x, rowY, x + width, rowY + 18);
    marks += stroke(cells.join(""), "ground") + stroke(diagonals, "dimension");
  }
  return marks;
}

/** The way material takes, with its direction shown along it. */
function flow(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const heads = [0.25, 0.5, 0.75, 1].map((share) =>
    arrowhead(...between(from, to, share), angle, 13, 10),
  );
  return line(...from, ...to, "hidden") + heads.join("");
}
