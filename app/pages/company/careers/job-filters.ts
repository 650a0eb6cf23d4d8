import { choiceCodec } from "#app/page/state/choice-codec.ts";
import { type Job, jobs } from "#app/site/careers/jobs.ts";

export const filteredFields = ["department", "location", "type"] as const;

const slug = (value: string) => value.toLowerCase().replaceAll(" ", "-");

/** The values that the open roles have, in their order, by how an address has them. */
const valuesOf = (field: (typeof filteredFields)[number]): Readonly<Record<string, string>> =>
  Object.fromEntries(jobs.map(({ [field]: value }) => [slug(value), value]));

/** `department=customer-success&location=london`; null is any. */
export const jobFilterCodec = choiceCodec({
  department: valuesOf("department"),
  location: valuesOf("location"),
  type: valuesOf("type"),
});

export type JobFilters = ReturnType<typeof jobFilterCodec.read>;

export function filterJobs<Of extends Job>(jobs: readonly Of[], filters: JobFilters): Of[] {
  return jobs.filter((job) =>
    filteredFields.every((field) => (filters[field] ?? slug(job[field])) === slug(job[field])),
  );
}

/** How many roles are shown, as it is announced. */
export function jobCountText(shown: number, all: number): string {
  return shown === all ? `All ${all} open roles.` : `${shown} of ${all} open roles.`;
}
