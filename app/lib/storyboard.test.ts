import { expect, test } from "vitest";

import { formatClock, frameIndexAt, frameStarts, storyboardSeconds } from "./storyboard.ts";

const frames = [{ seconds: 5 }, { seconds: 6 }, { seconds: 4 }];

test("frames follow one another without a gap", () => {
  expect(frameStarts(frames)).toEqual([0, 5, 11]);
  expect(storyboardSeconds(frames)).toBe(15);
});

test("a frame is on show from its first second until the next one's", () => {
  expect([0, 4.9, 5, 10.9, 11].map((second) => frameIndexAt(frames, second))).toEqual([
    0, 0, 1, 1, 2,
  ]);
});

test("the last frame stays when the clip is over", () => {
  expect(frameIndexAt(frames, 15)).toBe(2);
  expect(frameIndexAt(frames, 99)).toBe(2);
});

test("the clock counts whole seconds", () => {
  expect([0, 6.9, 59, 60, 75].map(formatClock)).toEqual(["0:00", "0:06", "0:59", "1:00", "1:15"]);
});
