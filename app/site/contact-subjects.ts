import type { Job } from "./careers/jobs.ts";

/** What someone writes to us about, from a link: how the message begins, and a name for the address's fragment. */
export interface ContactSubject {
  key: string;
  message: string;
}

export const docsSubjects = {
  apiQuestion: {
    key: "api-question",
    message: "A question about the API.\n\nThe request:\n\nThe answer:\n",
  },
  gap: { key: "docs-gap", message: "Something is missing in the documentation, or wrong:\n\n" },
} satisfies Record<string, ContactSubject>;

/** How an application begins; the candidate goes on from here in the contact form. */
export function application({ path, title, location, type }: Job): ContactSubject {
  return {
    key: `apply-${path.slice(path.lastIndexOf("/") + 1)}`,
    message: `I would like to apply for the role of ${title} (${location}, ${type.toLowerCase()}).\n\n`,
  };
}
