import { expect, test } from "vitest";
import { flatten } from "../clipping.ts";
import { seededRandom } from "../seeded-random.ts";
import { rectangle } from "../cut-faces.ts";
import { framed, HEIGHT, joinedOutline, ribbon, viewed, WIDTH } from "./field.ts";
import { readMarks } from "./ink-map.ts";

test("a ribbon has the same width all along", () => {
  const [outline = []] = flatten(
    ribbon(
      [
        [0, 50],
        [100, 50],
        [200, 50],
      ],
      8,
    ),
  );
  expect(new Set(outline.map(([, y]) => Math.round(y * 10) / 10))).toEqual(new Set([42, 58]));
});

test("curves are joined into one closed outline", () => {
  expect(joinedOutline(["M0 0l10 0", "M10 10l-10 0"])).toBe("M0 0l10 0L10 10l-10 0Z");
});

test("the focus of a view comes to its place on the sheet, whatever the turn", () => {
  const [group] = readMarks(viewed("<g/>", [30, 40], { at: [200, 100], degrees: 35, scale: 2 }));
  const [a, b, c, d, e, f] = group?.matrix ?? [0, 0, 0, 0, 0, 0];
  expect(a * 30 + c * 40 + e).toBeCloseTo(200, 1);
  expect(b * 30 + d * 40 + f).toBeCloseTo(100, 1);
});

test("a framed drawing that fills the field still fills it", () => {
  for (let i = 0; i < 50; i++) {
    const marks = readMarks(
      framed(seededRandom(`frame ${i}`), `<path d="${rectangle(0, 0, WIDTH, HEIGHT)}"/>`, 2),
    );
    const [a, , , d, e, f] = marks.at(-1)?.matrix ?? [0, 0, 0, 0, 0, 0];
    expect(e).toBeLessThanOrEqual(0.1);
    expect(f).toBeLessThanOrEqual(0.1);
    expect(a * WIDTH + e).toBeGreaterThanOrEqual(WIDTH - 0.1);
    expect(d * HEIGHT + f).toBeGreaterThanOrEqual(HEIGHT - 0.1);
  }
});
