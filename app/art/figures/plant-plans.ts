import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, group, line, polygon, rect, stroke, shown } from "../drafting.ts";
import { column, wall } from "./floor-plan.ts";
import { each, fmt, type Point, segment, TAU, times } from "../geometry.ts";
import { columnsOf, corners, rectangle, stepped } from "../outlines.ts";
import { lathe, mill, press } from "../machine-plans.ts";

const note = lettered(18.5);
/** Every plan is drawn in a cell of this size, at one scale. */
const CELL = { width: 290, height: 292 };
/** Drawing units to fifty meters. */
const FIFTY_METERS = 110;

type Machine = typeof lathe;

interface PlantPlan {
  name: string;
  /** Corners of the building, clockwise from the top left. */
  outline: readonly Point[];
  /** Where material comes in: a gap in the bottom wall. */
  dock: Point;
  columns: readonly Point[];
  machines: string;
}

const row = (machine: Machine, count: number, x: number, y: number, w: number, h: number) =>
  times(count, (i) => machine(x + i * (w + 10), y, w, h)).join("");

const racks = (x: number, y: number, count: number, h: number) =>
  times(count, (i) => x + i * 18)
    .map((left) => rectangle(left, y, 11, h) + segment(left, y, left + 11, y + h))
    .map((rack) => stroke(rack, "ground"))
    .join("");

const PLANTS: readonly PlantPlan[] = [
  {
    name: "Dayton",
    outline: corners(22, 62, 268, 186),
    dock: [222, 186],
    columns: columnsOf([72, 122, 172, 222], [124]),
    machines:
      row(press, 4, 38, 76, 34, 34) + row(lathe, 3, 38, 142, 40, 26) + racks(212, 78, 3, 34),
  },
  {
    name: "Greenville",
    outline: stepped([46, 30], 146, 106, 246, 192, 46),
    dock: [84, 192],
    columns: columnsOf([116], [94]).concat(columnsOf([146, 196], [164])),
    machines: row(mill, 2, 60, 44, 30, 34) + row(mill, 3, 136, 120, 26, 26) + racks(62, 108, 2, 44),
  },
  {
    name: "Monterrey",
    outline: corners(14, 18, 276, 196),
    dock: [66, 196],
    columns: columnsOf([79, 145, 211], [78, 138]),
    machines:
      row(lathe, 5, 30, 32, 38, 24) +
      row(press, 4, 88, 92, 34, 32) +
      row(mill, 4, 118, 152, 28, 28) +
      racks(30, 92, 2, 52),
  },
  {
    name: "Brno",
    outline: corners(70, 84, 220, 190),
    dock: [112, 190],
    columns: columnsOf([114, 166], [138]),
    machines:
      row(lathe, 2, 84, 98, 40, 24) + row(mill, 2, 150, 156, 24, 20) + racks(188, 96, 1, 36),
  },
];

/** The four plants that buy one bolt, side by side. */
export const plantPlans = (): Drawing => sheet(4);

/** The same in two rows, for a narrow screen. */
export const plantPlansCompact = (): Drawing => sheet(2);

function sheet(columns: number): Drawing {
  const rows = PLANTS.length / columns;
  const place = (i: number): Point => [
    (i % columns) * CELL.width,
    Math.floor(i / columns) * CELL.height,
  ];
  return {
    ...shown(0, 0, columns * CELL.width, rows * CELL.height),
    body: each(PLANTS, (plant, i) => {
      const [x, y] = place(i);
      return group(building(plant), `translate(${fmt(x)} ${fmt(y)})`);
    }),
    notes:
      each(PLANTS, (plant, i) => lettering(plant, i + 1, place(i))) +
      note.dimension([22, 32], [22 + FIFTY_METERS, 32], "50 m"),
    label: `Floor plans of four plants at one scale, in ${rows === 1 ? "one row" : "two rows"}, each with its receiving dock`,
  };
}

function building({ outline, dock, columns, machines }: PlantPlan): string {
  const walls = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const isDockWall = from[1] === dock[1] && to[1] === dock[1];
    // The walls run clockwise, so the bottom one runs from right to left.
    return wall(from, to, isDockWall ? [{ at: from[0] - dock[0] - 14, width: 28 }] : []);
  });
  return (
    polygon(outline, "ground-fill") +
    machines +
    each(columns, ([x, y]) => column(x, y)) +
    walls.join("") +
    trailer(dock)
  );
}

/** Backed up to the dock; what it brings goes straight in. */
const trailer = ([x, y]: Point) =>
  rect(x - 11, y + 7, 22, 40, "ground-thick") +
  line(x, y + 36, x, y - 16, "hidden") +
  arrowhead(x, y - 22, -TAU / 4, 12, 9);

function lettering({ name, dock }: PlantPlan, item: number, [x, y]: Point): string {
  const [dockX, dockY] = [x + dock[0], y + dock[1] + 28];
  const side = dock[0] > CELL.width / 2 ? -1 : 1;
  return (
    note.balloon([dockX + side * 58, dockY + 8], item, [dockX + side * 11, dockY], 16) +
    note.text(x + CELL.width / 2, y + 280, name)
  );
}
