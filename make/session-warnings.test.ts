import { expect, test } from "vitest";

import { sessionWarnings } from "./session-warnings.ts";

const sessions = [
  { title: "First", date: "2026-11-19" },
  { title: "Second", date: "2026-12-09" },
  { title: "Third", date: "2027-01-12" },
] as const;

test("on its own day a session is still ahead, and three are enough", () => {
  expect(sessionWarnings(sessions, "2026-11-19")).toEqual([]);
});

test("whoever builds later is told what has passed and how many are left", () => {
  const warnings = sessionWarnings(sessions, "2026-12-10");
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('"First" was on 2026-11-19');
  expect(warnings[1]).toContain('"Second" was on 2026-12-09');
  expect(warnings[2]).toContain("fewer than three sessions ahead (1)");
});
