import { type Family, HEIGHT, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { arrowhead, circle, line, rect, stroke } from "#app/art/drafting.ts";
import { each } from "#app/art/geometry.ts";
import { rectangle } from "#app/art/outlines.ts";

const FLOOR = HEIGHT - 84;
const ROAD = HEIGHT - 26;
const BAR = 46;
/** Hatches of what is added on the way: tooling, freight, duty, money tied up. */
const ADDED = [
  { step: 7, angle: 45 },
  { step: 5, angle: 90 },
  { step: 7, angle: -45 },
  { step: 5, angle: 0 },
];

/** The price at the supplier's works, what the way adds to it step by step, and all of it at the buyer's dock. */
export const costToDock: Family = (random) => {
  const margin = random.range(40, 52);
  const pitch = (WIDTH - 2 * margin - BAR) / (ADDED.length + 1);
  const column = (place: number) => margin + place * pitch;
  const dock = column(ADDED.length + 1);
  const price = random.range(70, 96);

  let top = FLOOR - price;
  const steps = ADDED.map((hatching, index) => {
    const height = random.range(16, 36);
    const from = top;
    top -= height;
    const face = (x: number) => cutFace(rectangle(x, top, BAR, height), hatching);
    return (
      line(column(index) + BAR, from, dock, from, "hidden") + face(column(index + 1)) + face(dock)
    );
  });
  const parts = (x: number) => rect(x, FLOOR - price, BAR, price, "arrow");
  return [
    line(0, FLOOR, WIDTH, FLOOR, "thick"),
    ...steps,
    parts(margin),
    parts(dock),
    span([dock + BAR, top], [dock + BAR, FLOOR], -20),
    line(0, ROAD, WIDTH, ROAD),
    works(margin),
    warehouse(dock),
    line(margin + BAR + 16, ROAD - 14, dock - 22, ROAD - 14, "centre"),
    arrowhead(dock - 14, ROAD - 14, 0, 12, 5),
    truck(random.range(column(1) + BAR, column(3))),
  ].join("");
};

/** Saw-tooth roofs. */
function works(x: number): string {
  const bay = BAR / 3;
  const roofs = `l0-16l${bay} 16`.repeat(3);
  return stroke(`M${x} ${ROAD}v-22${roofs}v22Z`, "ground-thick");
}

/** With a door at the height of a truck's bed. */
const warehouse = (x: number) =>
  rect(x, ROAD - 40, BAR, 40, "ground-thick") +
  rect(x + 12, ROAD - 26, BAR - 24, 20) +
  line(x + 12, ROAD - 19, x + BAR - 12, ROAD - 19, "dimension") +
  line(x + 12, ROAD - 13, x + BAR - 12, ROAD - 13, "dimension");

const truck = (x: number) =>
  rect(x, ROAD - 32, 50, 26, "ground-thick") +
  stroke(`M${x + 52} ${ROAD - 6}v-20h10l8 10v10Z`, "ground-thick") +
  each([10, 22, 60], (wheel) => circle(x + wheel, ROAD - 5, 5, "ground-thick"));
