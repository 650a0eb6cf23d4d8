import type { Job } from "#app/content/jobs.ts";

/** How an application begins; the candidate goes on from here in the contact form. */
export function applyMessage({ title, location, type }: Pick<Job, "title" | "location" | "type">) {
  return `I would like to apply for the role of ${title} (${location}, ${type.toLowerCase()}).\n\n`;
}
