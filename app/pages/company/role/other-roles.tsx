import { formatMoney } from "#app/format/format-money.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

import type { RoleLine } from "./role-page.ts";

/** What else is open, with its salary on one rule. */
export function OtherRoles({ roles }: { roles: readonly RoleLine[] }) {
  const rule = salaryRule(roles.map(({ salary }) => salary));
  return (
    <Zone space="bare" className="grid lg:grid-cols-12">
      <SideHead
        className="px-pad pt-zone pb-8 lg:col-span-4"
        title="Other open roles."
        size="text-h3"
        note={`Yearly base pay, on one scale from zero to ${formatMoney(rule.scale)}.`}
      />
      <ul className="border-line-2 max-lg:border-t lg:col-span-8 lg:border-l">
        {roles.map((job) => (
          <li
            key={job.path}
            className="grid gap-x-pad gap-y-1 border-hair px-pad py-5 not-last:border-b md:grid-cols-[minmax(0,1fr)_9rem_18rem] md:items-baseline"
          >
            <ArrowLink to={job.path} className="justify-self-start">
              {job.title}
            </ArrowLink>
            <span className="font-mono text-note text-ink-2">{job.location}</span>
            <span className="grid gap-1 figures text-note text-ink-2">
              {salaryText(job.salary)}
              <SalaryScale {...job.salary} {...rule} />
            </span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
