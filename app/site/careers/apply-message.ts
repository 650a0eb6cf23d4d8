import type { ContactSubject } from "../contact-subjects.ts";
import type { Job } from "./jobs.ts";

/** How an application begins; the candidate goes on from here in the contact form. */
export function application({ path, title, location, type }: Job): ContactSubject {
  return {
    key: `apply-${path.slice(path.lastIndexOf("/") + 1)}`,
    message: `I would like to apply for the role of ${title} (${location}, ${type.toLowerCase()}).\n\n`,
  };
}
