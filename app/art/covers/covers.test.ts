import { expect, test } from "vitest";
import { times } from "../geometry.ts";
import { inkMap, likeness } from "./testing/ink-map.ts";
import { coverSubjects, type CoverSubject } from "./cover-subjects.ts";
import { cover, type CoverFormat } from "./covers.ts";

const formats: CoverFormat[] = ["article", "guide", "webinar"];
const KILOBYTE = 1024;

const drawn = new Map<string, ReturnType<typeof cover>>();

/** Several tests look at the same ones: each is drawn once. */
function sampleCovers(subject: CoverSubject, count: number) {
  return times(count, (i) => {
    const format = formats[i % formats.length] ?? "article";
    const slug = `sample-title-${i}`;
    const sample = drawn.get(`${subject} ${slug}`) ?? cover(subject, format, slug);
    drawn.set(`${subject} ${slug}`, sample);
    return sample;
  });
}

// No lettering: a cover is also shown 150 px wide, where it could not be read.
test.for(coverSubjects)("covers with a %s are sound drawings", (subject) => {
  for (const { body, width, height } of sampleCovers(subject, 24)) {
    expect([width, height]).toEqual([480, 320]);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
    expect(body.length).toBeLessThan(30 * KILOBYTE);
    expect(body.match(/<(?!\/)(?!(?:svg|g|path|circle)\b)\w+/)).toBeNull();
    expect(body).not.toMatch(/ (?:class|style)=/);
  }
});

test("most covers weigh less than 12 KB", () => {
  const sizes = coverSubjects.flatMap((subject) =>
    sampleCovers(subject, 8).map(({ body }) => body.length),
  );
  const light = sizes.filter((size) => size < 12 * KILOBYTE);
  expect(light.length / sizes.length).toBeGreaterThan(0.9);
});

test("the same title always gets the same drawing", () => {
  const drawn = () => cover("score-polygon", "guide", "total-landed-cost");
  expect(drawn()).toEqual(drawn());
});

test("another title, subject or format gets another drawing", () => {
  const { body } = cover("score-polygon", "guide", "total-landed-cost");
  expect(cover("score-polygon", "guide", "total-landed-costs").body).not.toBe(body);
  expect(cover("linkage", "guide", "total-landed-cost").body).not.toBe(body);
  expect(cover("score-polygon", "article", "total-landed-cost").body).not.toBe(body);
});

test.for(coverSubjects)("no cover with a %s leaves the sheet nearly empty", (subject) => {
  for (const { body } of sampleCovers(subject, 12)) {
    const cells = inkMap(body);
    const inked = cells.filter((ink) => ink > 0.005);
    expect(inked.length / cells.length).toBeGreaterThanOrEqual(0.25);
  }
});

test("lines in the same places are alike, lines in other places are not", () => {
  const line = (x: number) => inkMap(`<path d="M${x} 10l90 100"/>`);
  expect(likeness(line(20), line(20))).toBeCloseTo(1);
  expect(likeness(line(20), line(320))).toBe(0);
});

test("broken markup is found", () => {
  expect(() => inkMap('<g><path d="M0 0"/>')).toThrow();
  expect(() => inkMap("<g></svg>")).toThrow();
  expect(() => inkMap('<path d="M0 0>')).toThrow();
});
