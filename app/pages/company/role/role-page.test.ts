import { drawingNumber } from "#app/page/drawing-number.ts";
import { expect, test } from "vitest";

import { jobs } from "#app/site/careers/jobs.ts";

import { jobAt, rolePage } from "./role-page.ts";

test("a role is found by its address, with or without the slash that prerendering adds", () => {
  for (const job of jobs) {
    expect(jobAt(job.path)).toBe(job);
    expect(jobAt(`${job.path}/`)).toBe(job);
  }
});

test("an address that no role has is an error", () => {
  expect(() => jobAt("/company/careers/astronaut")).toThrow("/company/careers/astronaut");
});

test("roles are details of the careers sheet, each with its own number", () => {
  expect(jobs.map((job) => rolePage(job).detail?.number)).toEqual(jobs.map((_, i) => i + 1));
  expect(drawingNumber(rolePage(jobs[0]!))).toBe("QW-024.1");
});
