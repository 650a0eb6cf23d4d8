import type { RoleStart } from "records:company/role-starts";

import { SalaryScale } from "#app/sections/salary-scale.tsx";
import type { Job } from "#app/site/careers/jobs.ts";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { claims } from "#app/site/claims.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { authorTitle } from "#app/site/authors.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import type { RoleLine } from "./role-page.ts";

/** The range in figures, and on the rule that every open role shares. */
export function Salary({ job, openRoles }: { job: Job; openRoles: readonly RoleLine[] }) {
  const rule = salaryRule(openRoles.map(({ salary }) => salary));
  return (
    <div className="grid gap-3">
      <p className="label">Salary range</p>
      <h2 className="text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none">
        {salaryText(job.salary)}
      </h2>
      <SalaryScale {...job.salary} {...rule} hasEnds />
      <p className="text-small text-pretty text-ink-2">
        Yearly base pay in US dollars{job.location === "London" && ", paid in pounds"}. Every offer
        is inside the range and says why. In addition:{" "}
        {job.type === "Full-time" && "equity, health insurance from the first day, and "}a{" "}
        {claims.learningBudget.figure} {claims.learningBudget.label}.
      </p>
    </div>
  );
}

/** Of twelve columns, so that lengths are days. */
const spanClasses: Record<number, string> = { 15: "lg:col-span-2", 30: "lg:col-span-4" };
const longestDays = 30;

/** The first 90 days on one dimension chain: by which day what is done. */
export function FirstDays({ days }: Pick<RoleStart, "days">) {
  return (
    <div className="border-t border-line blueprint px-pad py-7">
      <h2 className="mb-6 text-h3">Your first 90 days</h2>
      <ol className="grid gap-y-6 lg:grid-cols-12">
        {days.map(({ until, what }, index) => {
          const length = until - (days[index - 1]?.until ?? 0);
          return (
            <li key={until} className={classNames("border-l border-line", spanClasses[length])}>
              <div aria-hidden="true" className="-ml-px h-4">
                <Dimension share={length / longestDays} className="lg:hidden">
                  {`${length} days`}
                </Dimension>
                <Dimension share={1} className="max-lg:hidden">
                  {`${length} days`}
                </Dimension>
              </div>
              <div className="px-4 pt-4">
                <p className="figures text-note text-ink-2">By day {until}</p>
                <p className="mt-1 text-balance">{what}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The part of the product that the role owns, drawn. */
export function OwnPart({ start: { part } }: { start: RoleStart }) {
  return (
    <figure className="flex flex-col border-line-2 max-lg:border-t lg:border-l">
      <div className="grid flex-1 place-items-center gridded p-pad">
        <Drawing of={part.drawing} lead className="max-w-lg" />
      </div>
      <figcaption className="flex flex-col items-start gap-2 border-t border-hair on-raised px-pad py-5">
        <p className="label">The part you own</p>
        <h2 className="text-h3">{part.name}</h2>
        <p className="text-ink-2">{part.about}</p>
        <ArrowLink to={part.to}>{part.page}</ArrowLink>
      </figcaption>
    </figure>
  );
}

/** The person who asks for it. */
export function Manager({ start: { manager, stamp, says } }: { start: RoleStart }) {
  return (
    <Zone space="bare">
      <figure className="grid items-end gap-6 on-raised px-pad py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-3">
          <p className="label">You would report to</p>
          <blockquote className="text-h4 leading-tight tracking-snug text-pretty">
            {says}
          </blockquote>
        </div>
        <Signature name={manager} title={authorTitle(manager)} stamp={stamp} />
      </figure>
    </Zone>
  );
}
