import fc from "fast-check";
import { expect, test } from "vitest";

import { jobs } from "#app/site/careers/jobs.ts";

import { filterJobs, jobCountText, jobFilterCodec } from "./job-filters.ts";

const { records, read, write } = jobFilterCodec;
const any = read(new URLSearchParams());
const anyOf = (of: object) => fc.option(fc.constantFrom(...Object.keys(of)));
const anyFilters = fc.record({
  department: anyOf(records.department),
  location: anyOf(records.location),
  type: anyOf(records.type),
});

test("no filter shows every role, each filter narrows", () => {
  expect(filterJobs(jobs, any)).toEqual(jobs);
  const engineering = { ...any, department: "engineering" };
  expect(
    filterJobs(jobs, { ...engineering, location: "austin" }).map(({ title }) => title),
  ).toEqual(["Senior Backend Engineer"]);
  expect(filterJobs(jobs, { ...engineering, location: "london" })).toEqual([]);
});

test("filters survive the way through an address", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(read(write(new URLSearchParams(), filters)!)).toEqual(filters);
    }),
  );
});

test("an address names its filters in small letters", () => {
  const filters = { ...any, type: "full-time", department: "customer-success" };
  const query = write(new URLSearchParams(), filters)?.toString();
  expect(query).toBe("department=customer-success&type=full-time");
});

test("values that no role has are ignored", () => {
  const query = new URLSearchParams("department=gossip&location=austin&type=");
  expect(read(query)).toEqual({ ...any, location: "austin" });
});

test("the count says how many of how many", () => {
  expect(jobCountText(5, 5)).toBe("All 5 open roles.");
  expect(jobCountText(2, 5)).toBe("2 of 5 open roles.");
  expect(jobCountText(0, 5)).toBe("0 of 5 open roles.");
});
