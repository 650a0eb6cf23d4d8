import { expect, test } from "vitest";

import { cut } from "./cut-out.ts";

/** Each pixel's shade is ten times its row plus its column. */
const picture = {
  width: 10,
  height: 10,
  channels: 1,
  data: Array.from({ length: 100 }, (_, index) => index),
};

test("a place is cut out with some of what stands around it", () => {
  expect(cut(picture, { x: 4, y: 4, width: 2, height: 1 })).toEqual({
    width: 6,
    height: 3,
    gray: Uint8Array.from(
      [3, 4, 5].flatMap((row) => [2, 3, 4, 5, 6, 7].map((at) => 10 * row + at)),
    ),
  });
});

test("at the edge there is less of it, and beyond nothing", () => {
  expect(cut(picture, { x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ width: 3, height: 2 });
  expect(cut(picture, { x: 40, y: 4, width: 2, height: 1 })).toBeNull();
});
