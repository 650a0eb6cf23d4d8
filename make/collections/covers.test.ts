import { expect, test } from "vitest";

import { inkMap, likeness } from "#app/art/covers/testing/ink-map.ts";
import { draw } from "#app/art/drawings.ts";
import { readCollection } from "./read-collection.ts";

const records = [...readCollection("articles"), ...readCollection("guides")];

test("every article and guide has a cover subject of its own", () => {
  const subjects = records.map(({ coverSubject }) => coverSubject);

  expect(subjects.filter((subject, i) => subjects.indexOf(subject) !== i)).toEqual([]);
});

test("no two covers of articles and guides look alike", () => {
  const maps = records.map(({ slug, cover }) => ({ slug, ink: inkMap(draw(cover).body) }));
  const alike = maps.flatMap((a, i) =>
    maps
      .slice(i + 1)
      .flatMap((b) => (likeness(a.ink, b.ink) > 0.95 ? [`${a.slug}, ${b.slug}`] : [])),
  );

  expect(alike).toEqual([]);
});
