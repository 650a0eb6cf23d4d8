import type { Job } from "#app/site/careers/jobs.ts";

export const filteredFields = ["department", "location", "type"] as const;
type JobField = (typeof filteredFields)[number];

/** A value for each field that is narrowed; an absent field takes any. */
export type JobFilters = Partial<Record<JobField, string>>;

/** What a field can be narrowed to: the values the open roles have, in their order. */
export function jobChoices(jobs: Job[], field: JobField): string[] {
  return [...new Set(jobs.map((job) => job[field]))];
}

export function filterJobs(jobs: Job[], filters: JobFilters): Job[] {
  return jobs.filter((job) =>
    filteredFields.every((field) => filters[field] === undefined || filters[field] === job[field]),
  );
}

/** The filters of an address; a value that no role has is ignored. */
export function jobFiltersFromQuery(jobs: Job[], query: URLSearchParams): JobFilters {
  const known = filteredFields.flatMap((field) => {
    const value = jobChoices(jobs, field).find((choice) => slug(choice) === query.get(field));
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(known);
}

/** `department=customer-success&location=london`, in one order, so that equal filters are equal addresses. */
export function jobFiltersToQuery(filters: JobFilters): URLSearchParams {
  return new URLSearchParams(
    filteredFields.flatMap((field) => {
      const value = filters[field];
      return value === undefined ? [] : [[field, slug(value)]];
    }),
  );
}

/** How many roles are shown, as it is announced. */
export function jobCountText(shown: number, all: number): string {
  if (shown === all) return `All ${all} open roles.`;
  return `${shown} of ${all} open roles.`;
}

function slug(value: string): string {
  return value.toLowerCase().replaceAll(" ", "-");
}
