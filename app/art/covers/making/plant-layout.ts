import { HEIGHT, MID_X, MID_Y, settled, viewed, WIDTH } from "../field.ts";
import { arrowhead, circle, line, rect, stroke } from "#app/art/drafting.ts";
import { each, type Point, times } from "#app/art/geometry.ts";
import { columnsOf, rectangle } from "#app/art/outlines.ts";
import { lathe, mill, press } from "#app/art/machine-plans.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

const WALL = 8;
const [LEFT, TOP, RIGHT, BOTTOM] = [24, 22, WIDTH - 24, HEIGHT - 22];

/** The building: walls, columns, bays of machines, docks on one side, and the way material takes. */
export const plantLayout = settled((random) => {
  const aisle = random.range(140, 178);
  const partition = random.range(290, 360);
  const docks = random.int(2, 4);
  const columns = columnsOf([94, 166, 238, 310, 382], [TOP + 66, BOTTOM - 66]);
  const bayWidth = partition - LEFT - 40;
  const building = [
    rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "ground-thick"),
    rect(LEFT + WALL, TOP + WALL, RIGHT - LEFT - 2 * WALL, BOTTOM - TOP - 2 * WALL),
    wallWithDoor(partition, TOP + WALL, aisle - 26),
    wallWithDoor(partition, aisle + 26, BOTTOM - WALL),
    ...columns.map(([x, y]) => rect(x - 4, y - 4, 8, 8, "arrow")),
    machineBay(random, [LEFT + 22, TOP + 20], bayWidth, aisle - TOP - 44),
    machineBay(random, [LEFT + 22, aisle + 26], bayWidth, BOTTOM - aisle - 46),
    ...times(docks, (i) => dockDoor(TOP + ((i + 0.5) * (BOTTOM - TOP)) / docks)),
    rackRows(random, partition + 24, RIGHT - partition - 70, aisle),
    flow(RIGHT - 6, LEFT + 34, aisle),
  ].join("");
  const scale = random.pick([1, random.range(1.25, 1.5), random.range(1.5, 1.9)]);
  const x = MID_X + (scale - 1) * random.pick([-0.4, 0.3]) * WIDTH;
  const y = MID_Y + (scale - 1) * random.pick([-0.35, 0.35]) * HEIGHT;
  return viewed(building, [MID_X, MID_Y], { at: [x, y], scale });
});

const wallWithDoor = (x: number, from: number, to: number) =>
  rect(x - WALL / 2, from, WALL, to - from, "arrow");

const dockDoor = (y: number) =>
  rect(RIGHT - WALL - 1, y - 18, WALL + 2, 36, "ground-fill") +
  each([y - 18, y + 18], (jamb) => line(RIGHT - WALL, jamb, RIGHT + 2, jamb, "thick")) +
  rect(RIGHT + 4, y - 15, 60, 30, "ground-thick");

/** Machines of different sizes in one row, each with its operator's place. */
function machineBay(random: SeededRandom, [x, y]: Point, width: number, height: number): string {
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

/** None of them stands in the aisle. */
function rackRows(random: SeededRandom, x: number, width: number, aisle: number): string {
  const count = random.int(4, 6);
  const rows = times(count, (i) => TOP + 22 + (i * (BOTTOM - TOP - 44)) / count);
  const clear = rows.filter((y) => Math.abs(y + 9 - aisle) >= 30);
  return each(clear, (y) => {
    const shelves = times(4, (k) => rectangle(x + (k * width) / 4, y, width / 4, 18));
    return stroke(shelves.join(""), "ground") + line(x, y, x + width, y + 18, "dimension");
  });
}

/** The way material takes, with its direction shown along it. */
const flow = (from: number, to: number, y: number) =>
  line(from, y, to, y, "hidden") +
  each([0.25, 0.5, 0.75, 1], (share) => arrowhead(from + (to - from) * share, y, Math.PI, 13, 10));
