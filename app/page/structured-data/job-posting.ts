import { brand } from "#app/site/brand.ts";
import type { Job } from "#app/site/careers/jobs.ts";

import { absolute, organizationId, placeOf } from "./organization.ts";
import type { Thing } from "./schema-org.ts";

const openForDays = 90;

/** A role that is listed is open, so each build renews how long it stays so; left alone, it lapses. */
export function jobPosting(job: Job, builtAt: Date): Thing {
  const openUntil = new Date(builtAt.getTime() + openForDays * 24 * 60 * 60 * 1000);
  const { duties, brings, postedOn } = job;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [job.summary, ...duties, ...brings].map((text) => `<p>${text}</p>`).join(""),
    identifier: {
      "@type": "PropertyValue",
      name: brand.name,
      value: job.path.slice(job.path.lastIndexOf("/") + 1),
    },
    datePosted: postedOn,
    validThrough: `${openUntil.toISOString().slice(0, 10)}T23:59:59Z`,
    employmentType: job.type === "Contract" ? "CONTRACTOR" : "FULL_TIME",
    hiringOrganization: { "@id": organizationId, "@type": "Organization", name: brand.name },
    jobLocation: placeOf(job.location),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: "YEAR",
      },
    },
    url: absolute(job.path),
  };
}
