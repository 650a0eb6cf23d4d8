import fc from "fast-check";
import { expect, test } from "vitest";

import { clipPolyline, clipSegment, flatten, hatchLines } from "./clipping.ts";
import { path } from "./geometry.ts";
import { boundsOfCircle, ringPoints } from "./outlines.ts";

const square = "M0 0H100V100H0Z";
const ring = `${square}M30 30H70V70H30Z`;

test("relative and absolute commands mean the same points", () => {
  expect(flatten("M10 10h20v20h-20Z")).toEqual(flatten("M10 10L30 10L30 30L10 30Z"));
  expect(flatten("M0 0c0 10 10 20 20 20")).toEqual(flatten("M0 0C0 10 10 20 20 20"));
});

test("a command that cannot be flattened is an error, not a wrong outline", () => {
  expect(() => flatten("M0 0A5 5 0 0 1 10 0")).toThrow("Cannot flatten path command A");
});

test("a segment across a ring is cut at the hole", () => {
  expect(clipSegment([-50, 50], [150, 50], flatten(ring))).toEqual([
    [
      [0, 50],
      [30, 50],
    ],
    [
      [70, 50],
      [100, 50],
    ],
  ]);
});

test("hatch lines lie inside the outline at any angle", () => {
  const disc = path(ringPoints(50, 50, 40, 60), true);

  fc.assert(
    fc.property(
      fc.integer({ min: -89, max: 90 }),
      fc.integer({ min: 3, max: 20 }),
      (angle, step) => {
        const ends = flatten(hatchLines(disc, boundsOfCircle(50, 50, 40), step, angle)).flat();
        expect(ends.length).toBeGreaterThan(0);
        for (const [x, y] of ends) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(40.2);
      },
    ),
  );
});

test("a hatch covers the whole box, whichever way it leans", () => {
  for (const angle of [45, -45, 0, 90, 30]) {
    const xs = flatten(hatchLines(square, boundsOfCircle(50, 50, 50), 4, angle)).flat();
    expect(Math.min(...xs.map(([x]) => x))).toBeLessThan(5);
    expect(Math.max(...xs.map(([x]) => x))).toBeGreaterThan(95);
    expect(Math.min(...xs.map(([, y]) => y))).toBeLessThan(5);
    expect(Math.max(...xs.map(([, y]) => y))).toBeGreaterThan(95);
  }
});

test("a polyline keeps its bends inside and loses what is outside", () => {
  expect(
    clipPolyline(
      [
        [-20, 20],
        [50, 20],
        [50, 150],
      ],
      square,
    ),
  ).toBe("M0 20l50 0 0 80");
});
