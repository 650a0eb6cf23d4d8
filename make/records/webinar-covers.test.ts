import { expect, test } from "vitest";

import covers from "covers:webinars";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { webinarCovers } from "./read-drawn-records.ts";

test("every session has a cover of its own", () => {
  const drawn = upcomingSessions.map(({ slug }) => covers[slug]?.href);
  expect(new Set(drawn).size).toBe(upcomingSessions.length);
  expect(drawn).not.toContain(undefined);
});

test("a subject that nothing draws is refused with file and line", () => {
  const source = 'const sessions = [\n  {\n    coverSubject: "teapot",\n  },\n];\n';
  expect(() => webinarCovers([{ slug: "tea", coverSubject: "teapot" }], source)).toThrow(
    /^app\/site\/webinars\/webinars\.ts:3: no cover shows "teapot"\. coverSubject is one of .*linkage/,
  );
});
