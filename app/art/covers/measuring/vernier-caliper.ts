import { settled, viewed } from "../field.ts";
import { cutRing } from "#app/art/cut-faces.ts";
import { centreMark, circle, graduated, line, polygon, rect } from "#app/art/drafting.ts";
import { type Point, segment } from "#app/art/geometry.ts";
import { stepped, steppedUp } from "#app/art/outlines.ts";

/** Ticks along x from `from`, growing away from y; every fifth and tenth are longer. */
const graduation = (from: number, y: number, pitch: number, count: number, height: number) =>
  graduated(
    count + 1,
    (i) => i % 10 === 0,
    (i) => {
      const length = height * (i % 10 === 0 ? 1 : i % 5 === 0 ? 0.74 : 0.48);
      return segment(from + i * pitch, y, from + i * pitch, y + length);
    },
  );

/** A caliper closed on a round part. */
export const vernierCaliper = settled((random) => {
  const radius = random.range(40, 66);
  const open = radius * 2;
  const depth = radius + random.range(26, 40);
  const beam = 42;
  const jaw = 34;
  const pitch = random.range(7.5, 10);
  const fixed: Point[] = [
    [0, -beam],
    ...stepped([-24, -beam - 40], -32),
    ...steppedUp([-jaw - 14, -beam], 0),
    [-jaw, 22],
    ...stepped([-10, depth + 34], 0),
  ];
  const sliding: Point[] = [
    ...stepped([open, depth + 34], open + 10),
    ...stepped([open + jaw, 26], open + 150, -beam - 14, open + jaw),
    ...stepped([open + 34, -beam - 40], open + 26),
    [open, -beam - 4],
  ];
  const drawn = [
    rect(-jaw, -beam, 620, beam, "ground-thick"),
    graduation(open + 160, -4, pitch, 40, -26),
    graduation(6, -4, pitch, Math.floor((open - 10) / pitch), -26),
    polygon(fixed, "ground-thick"),
    polygon(sliding, "ground-thick"),
    rect(open + 14, -beam + 6, 122, beam - 4, "ground"),
    graduation(open + 20, 0, 5.5, 20, 18),
    graduation(open + 20, -beam + 12, pitch, Math.floor(112 / pitch), 20),
    line(open + 14, 0, open + 136, 0, "object"),
    circle(open + 92, -beam - 24, 10, "ground-thick"),
    cutRing(radius, depth - 14, radius, radius * 0.52, { step: 8 }),
    centreMark(radius, depth - 14, radius * 1.2),
  ].join("");
  // Both jaws and the whole part are on the sheet; only the beam runs out of it.
  const focus: Point = [radius + 40, (depth - 14 + radius - beam - 40) / 2];
  const degrees = random.range(-16, 16);
  return viewed(drawn, focus, { degrees, scale: random.range(0.94, 1.04) });
});
