import fc from "fast-check";
import { expect, test } from "vitest";

import { jobs } from "#app/site/careers/jobs.ts";

import {
  filterJobs,
  jobChoices,
  jobCountText,
  type JobFilters,
  jobFiltersFromQuery,
  jobFiltersToQuery,
} from "./job-filters.ts";

const anyFilters = fc
  .record({
    department: fc.option(fc.constantFrom(...jobChoices(jobs, "department"))),
    location: fc.option(fc.constantFrom(...jobChoices(jobs, "location"))),
    type: fc.option(fc.constantFrom(...jobChoices(jobs, "type"))),
  })
  .map(
    (filters) =>
      Object.fromEntries(
        Object.entries(filters).filter(([, value]) => value !== null),
      ) as JobFilters,
  );

test("no filter shows every role, each filter narrows", () => {
  expect(filterJobs(jobs, {})).toEqual(jobs);
  expect(
    filterJobs(jobs, { department: "Engineering", location: "Austin" }).map(({ title }) => title),
  ).toEqual(["Senior Backend Engineer"]);
  expect(filterJobs(jobs, { department: "Engineering", location: "London" })).toEqual([]);
});

test("filters survive the way through an address", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(jobFiltersFromQuery(jobs, jobFiltersToQuery(filters))).toEqual(filters);
    }),
  );
});

test("an address names its filters in small letters", () => {
  const filters = { type: "Full-time", department: "Customer Success" };
  expect(jobFiltersToQuery(filters).toString()).toBe("department=customer-success&type=full-time");
});

test("values that no role has are ignored", () => {
  const query = new URLSearchParams("department=gossip&location=austin&type=");
  expect(jobFiltersFromQuery(jobs, query)).toEqual({ location: "Austin" });
});

test("the count says how many of how many", () => {
  expect(jobCountText(5, 5)).toBe("All 5 open roles.");
  expect(jobCountText(2, 5)).toBe("2 of 5 open roles.");
  expect(jobCountText(0, 5)).toBe("0 of 5 open roles.");
});
