import { expect, test } from "vitest";

import { recordings } from "#app/site/webinars/webinar-recordings.ts";

import {
  formatClock,
  frameIndexAt,
  frameStarts,
  keyMomentAt,
  momentCaptions,
  pictureStart,
  storyboardSeconds,
} from "./storyboard.ts";

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

const moments = [
  { title: "Late", said: "One lot in eight: 87.5 percent. Which?" },
  { title: "Review", said: "One page." },
];

test("a moment's words are captions, a sentence each", () => {
  const clip = momentCaptions(moments);
  expect(clip.map(({ caption }) => caption)).toEqual([
    "One lot in eight: 87.5 percent.",
    "Which?",
    "One page.",
  ]);
});

test("a picture began with the first of the frames that show it", () => {
  const clip = [{ drawing: "dock" }, { drawing: "dock" }, { drawing: "page" }];
  expect([0, 1, 2].map((shown) => pictureStart(clip, shown))).toEqual([0, 0, 2]);
});

test("every frame belongs to the key moment before it", () => {
  const clip = momentCaptions(moments);
  expect([0, 1, 2].map((shown) => keyMomentAt(clip, shown)?.title)).toEqual([
    "Late",
    "Late",
    "Review",
  ]);
  expect(keyMomentAt([{}, {}], 1)).toBeUndefined();
});

test.each(recordings)("$title: nothing that is said is missing from the captions", (recording) => {
  const clip = momentCaptions(recording.moments);
  expect(clip.map(({ caption }) => caption).join(" ")).toBe(
    recording.moments.map(({ said }) => said).join(" "),
  );
  expect(clip.every(({ seconds }) => seconds >= 3 && seconds <= 12)).toBe(true);
  expect(clip.filter(({ keyMoment }) => keyMoment)).toHaveLength(recording.moments.length);
});
