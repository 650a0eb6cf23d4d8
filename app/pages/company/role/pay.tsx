import { claims } from "#app/site/claims.ts";
import type { Job } from "#app/site/careers/jobs.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import type { RoleLine } from "./role-page.ts";

/** The range, on the rule that every open role shares. */
export function Pay({ job, openRoles }: { job: Job; openRoles: readonly RoleLine[] }) {
  const rule = salaryRule(openRoles.map(({ salary }) => salary));
  return (
    <Zone tone="blueprint" className="gridded">
      <div className="grid gap-x-pad gap-y-10 px-pad lg:grid-cols-12">
        <div className="flex flex-col gap-5 lg:col-span-5">
          <SectionMark />
          <h2 className="text-h2">{salaryText(job.salary)}</h2>
          <p className="max-w-[25em] text-ink-2">
            Yearly base pay in US dollars{job.location === "London" && ", paid in pounds"}. Every
            offer is inside the range and says why. In addition:{" "}
            {job.type === "Full-time" && "equity, health insurance from the first day, and "}a{" "}
            {claims.learningBudget.figure} {claims.learningBudget.label}.
          </p>
        </div>
        <figure className="lg:col-span-7 lg:self-end">
          <figcaption className="mb-4 note">
            All open roles on one scale, zero to {formatMoney(rule.scale)}
          </figcaption>
          <ul className="grid gap-4">
            {openRoles.map((other) => (
              <li
                key={other.path}
                className={classNames(
                  "grid items-end gap-x-5 gap-y-1 md:grid-cols-[14rem_minmax(0,1fr)]",
                  other.path === job.path ? "" : "text-ink-3",
                )}
              >
                <span className={other.path === job.path ? "font-medium" : ""}>{other.title}</span>
                <SalaryScale {...other.salary} {...rule} />
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </Zone>
  );
}
