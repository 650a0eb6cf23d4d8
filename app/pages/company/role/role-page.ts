import { type Job, jobs } from "#app/site/careers/jobs.ts";

import type { Page } from "#app/page/page.ts";
import { salaryText } from "#app/site/careers/salary-range.ts";

/** The role at an address; the route table has no others. */
export function jobAt(pathname: string): Job {
  const job = jobs.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!job) throw new Error(`No role has the address ${pathname}.`);
  return job;
}

/** What a role's page is made from; by its loader, so that no page fetches the others' texts. */
export function roleAt(pathname: string) {
  const job = jobAt(pathname);
  return { page: rolePage(job), job, openRoles: jobs.map(roleLine) };
}

/** What one role's page says of another. */
export type RoleLine = ReturnType<typeof roleLine>;

function roleLine({ path, title, location, salary }: Job) {
  return { path, title, location, salary };
}

/** What a role's page says of itself. */
export function rolePage(job: Job): Page {
  const { path, title, location, type, salary } = job;
  return {
    path,
    name: title,
    title: `${title}, ${location}`,
    description: `${title} in ${location}, ${type.toLowerCase()}, ${salaryText(salary)} a year. Duties, what you bring, and the four steps of hiring.`,
    detail: {
      number: jobs.indexOf(job) + 1,
      parent: { label: "Careers", to: "/company/careers" },
    },
  };
}
