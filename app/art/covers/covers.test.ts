import { expect, test } from "vitest";
import { inkMap, likeness, readMarks } from "./ink-map.ts";
import {
  cover,
  coverCategories,
  type CoverCategory,
  coverGround,
  type CoverFormat,
} from "./covers.ts";

const formats: CoverFormat[] = ["article", "guide", "webinar"];
const KILOBYTE = 1024;

function sampleCovers(category: CoverCategory, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const format = formats[i % formats.length] ?? "article";
    return cover({ slug: `sample-title-${i}`, category, format });
  });
}

test.for(coverCategories)("sixty covers of %s are sound drawings", (category) => {
  for (const { body, width, height } of sampleCovers(category, 60)) {
    expect([width, height]).toEqual([480, 320]);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
    expect(body.length).toBeLessThan(30 * KILOBYTE);
    const marks = readMarks(body);
    expect(marks.filter(({ tag }) => !DRAWN_TAGS.has(tag))).toEqual([]);
    expect(marks.find(({ attributes }) => attributes.has("class") || attributes.has("style"))).toBe(
      undefined,
    );
  }
});

/** No lettering: a cover is also shown 150 px wide, where it could not be read. */
const DRAWN_TAGS = new Set(["svg", "g", "path", "circle"]);

test("most covers weigh less than 12 KB", () => {
  const sizes = coverCategories.flatMap((category) =>
    sampleCovers(category, 20).map(({ body }) => body.length),
  );
  const light = sizes.filter((size) => size < 12 * KILOBYTE);
  expect(light.length / sizes.length).toBeGreaterThan(0.9);
});

test("the same title always gets the same drawing", () => {
  const options = { slug: "total-landed-cost", category: "Analytics", format: "guide" } as const;
  expect(cover(options)).toEqual(cover({ ...options }));
});

test("another title, category or format gets another drawing", () => {
  const options = { slug: "total-landed-cost", category: "Analytics", format: "guide" } as const;
  const { body } = cover(options);
  expect(cover({ ...options, slug: "total-landed-costs" }).body).not.toBe(body);
  expect(cover({ ...options, category: "Security" }).body).not.toBe(body);
  expect(cover({ ...options, format: "article" }).body).not.toBe(body);
});

test.for(coverCategories)("no two of sixteen covers of %s look alike", (category) => {
  const maps = sampleCovers(category, 16).map(({ body }) => inkMap(body));
  const pairs = maps.flatMap((a, i) => maps.slice(i + 1).map((b) => likeness(a, b)));
  expect(Math.max(...pairs)).toBeLessThan(0.95);
});

test.for(coverCategories)("no cover of %s leaves the sheet nearly empty", (category) => {
  for (const { body } of sampleCovers(category, 30)) {
    const cells = inkMap(body);
    const inked = cells.filter((ink) => ink > 0.005);
    expect(inked.length / cells.length).toBeGreaterThan(0.25);
  }
});

test("lines in the same places are alike, lines in other places are not", () => {
  const line = (x: number) => inkMap(`<path d="M${x} 10l90 100"/>`);
  expect(likeness(line(20), line(20))).toBeCloseTo(1);
  expect(likeness(line(20), line(320))).toBe(0);
});

test.for([
  ["article", "paper"],
  ["guide", "blueprint"],
  ["webinar", "vellum"],
] as const)("%s covers are printed on %s", ([format, ground]) => {
  expect(coverGround(format)).toBe(ground);
});

test("broken markup is found", () => {
  expect(() => readMarks('<g><path d="M0 0"/>')).toThrow("not closed");
  expect(() => readMarks("<g></svg>")).toThrow("Unexpected");
  expect(() => readMarks('<path d="M0 0>')).toThrow("Not a tag");
});
