import { expect, test } from "vitest";

import covers from "covers:webinars";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";

test("every session has a cover of its own", () => {
  const drawn = upcomingSessions.map(({ slug }) => covers[slug]?.href);
  expect(new Set(drawn).size).toBe(upcomingSessions.length);
  expect(drawn).not.toContain(undefined);
});
