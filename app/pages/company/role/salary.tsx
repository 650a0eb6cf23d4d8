import { SalaryScale } from "#app/sections/salary-scale.tsx";
import type { Job } from "#app/site/careers/jobs.ts";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { claims } from "#app/site/claims.ts";

import type { RoleLine } from "./role-page.ts";

/** The range in figures, and on the rule that every open role shares. */
export function Salary({ job, openRoles }: { job: Job; openRoles: readonly RoleLine[] }) {
  const rule = salaryRule(openRoles.map(({ salary }) => salary));
  return (
    <>
      <p className="label">Salary range</p>
      <h2 className="text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none">
        {salaryText(job.salary)}
      </h2>
      <SalaryScale {...job.salary} {...rule} hasEnds />
      <p className="mt-auto text-small text-pretty text-ink-2">
        Yearly base pay in US dollars{job.location === "London" && ", paid in pounds"}. Every offer
        is inside the range and says why. In addition:{" "}
        {job.type === "Full-time" && "equity, health insurance from the first day, and "}a{" "}
        {claims.learningBudget.figure} {claims.learningBudget.label}.
      </p>
    </>
  );
}
