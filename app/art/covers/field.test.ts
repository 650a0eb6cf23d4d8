import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { flatten } from "../clipping.ts";
import { seededRandom } from "../seeded-random.ts";
import { joinedOutline } from "../geometry.ts";
import { rectangle } from "../outlines.ts";
import { framed, HEIGHT, ribbon, viewed, WIDTH } from "./field.ts";

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

function boxOf(markup: string) {
  const sheet = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, {
    font: { loadSystemFonts: false },
  });
  return sheet.getBBox() ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("the focus of a view comes to its place on the sheet, whatever the turn", () => {
  const square = `<path d="${rectangle(25, 35, 10, 10)}"/>`;
  const box = boxOf(viewed(square, [30, 40], { at: [200, 100], degrees: 35, scale: 2 }));
  expect(box.width).toBeGreaterThan(20);
  expect(box.x + box.width / 2).toBeCloseTo(200, 1);
  expect(box.y + box.height / 2).toBeCloseTo(100, 1);
});

test("a framed drawing that fills the field still fills it", () => {
  for (let i = 0; i < 50; i++) {
    const field = `<path d="${rectangle(0, 0, WIDTH, HEIGHT)}"/>`;
    const { x, y, width, height } = boxOf(framed(seededRandom(`frame ${i}`), field, 2));
    expect(x).toBeLessThanOrEqual(0.1);
    expect(y).toBeLessThanOrEqual(0.1);
    expect(x + width).toBeGreaterThanOrEqual(WIDTH - 0.1);
    expect(y + height).toBeGreaterThanOrEqual(HEIGHT - 0.1);
  }
});
