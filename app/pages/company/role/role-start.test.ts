import { expect, test } from "vitest";

import { jobs } from "#app/site/careers/jobs.ts";

import { startOf } from "./role-start.server.ts";

test.each(jobs)("what a $title begins with is written", (job) => {
  expect(startOf(job)).toBeDefined();
});

test("a role at another address begins as it did", () => {
  const job = jobs[0]!;
  const before = ["/company/careers/older", job.path];
  const path = "/company/careers/writer" as typeof job.path;
  expect(startOf({ ...job, path, movedFrom: before })).toBe(startOf(job));
  expect(startOf({ ...job, path })).toBeUndefined();
});
