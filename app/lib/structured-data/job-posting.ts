import type { JobPosting } from "schema-dts";

import { brand } from "#app/content/brand.ts";
import { jobDetails } from "#app/content/job-details.ts";
import type { Job } from "#app/content/jobs.ts";

import { absolute, organizationId, placeOf } from "./organization.ts";

export function jobPosting(job: Job): JobPosting {
  const { duties, brings, postedOn } = jobDetails[job.path];
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [job.summary, ...duties, ...brings].map((text) => `<p>${text}</p>`).join(""),
    datePosted: postedOn,
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
    directApply: true,
  };
}
