import type { Job } from "#app/site/careers/jobs.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { application } from "#app/site/careers/apply-message.ts";
import { salaryText } from "#app/site/careers/salary-range.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface JobTableProps {
  jobs: readonly (Job & { operation: number })[];
  /** End of the salary rule, and the distance of its marks: the same whatever is filtered. */
  salaryRule: { scale: number; step: number };
}

const columnHead = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell = "px-3 py-5 align-top max-lg:px-0 max-lg:py-0";
const smallCell = `${cell} font-mono text-note max-lg:after:px-2 max-lg:not-last:after:text-ink-3`;

/** The routing sheet of hiring: one operation a line, with where it is done and what it pays. */
export function JobTable({ jobs, salaryRule }: JobTableProps) {
  return (
    <table className="w-full border-collapse border-t border-line max-lg:block">
      <caption className="sr-only">Open roles</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-hair">
          <th scope="col" className={`${columnHead} w-20 pl-pad`}>
            No.
          </th>
          <th scope="col" className={columnHead}>
            Role
          </th>
          <th scope="col" className={`${columnHead} w-[12%]`}>
            Department
          </th>
          <th scope="col" className={`${columnHead} w-[10.5%]`}>
            Location
          </th>
          <th scope="col" className={`${columnHead} w-[8%]`}>
            Type
          </th>
          <th scope="col" className={`${columnHead} w-[21%]`}>
            Salary range, US dollars a year
          </th>
          <th scope="col" className={`${columnHead} w-44 pr-pad`}>
            Apply
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {jobs.map((job) => (
          <tr
            key={job.path}
            className="border-hair not-last:border-b hover:bg-ink/4 max-lg:grid max-lg:grid-cols-[repeat(3,auto)_minmax(0,1fr)] max-lg:gap-y-3 max-lg:px-pad max-lg:py-4 lg:*:not-first:border-l lg:*:not-first:border-hair"
          >
            <td
              className={`${cell} figures text-note leading-6 text-ink-3 max-lg:hidden lg:pl-pad`}
            >
              {job.operation}
            </td>
            <th scope="row" className={`${cell} text-left font-text max-lg:col-span-4`}>
              <ArrowLink to={job.path} className="text-h4 tracking-snug">
                {job.title}
              </ArrowLink>
              <p className="mt-2 max-w-[29em] text-small text-ink-2">{job.summary}</p>
            </th>
            <td className={`${smallCell} max-lg:after:content-['·']`}>{job.department}</td>
            <td className={`${smallCell} max-lg:after:content-['·']`}>{job.location}</td>
            <td className={smallCell}>{job.type}</td>
            <td className={`${cell} max-lg:col-span-4 md:max-lg:grid md:max-lg:grid-cols-2`}>
              <p className="mb-2 figures text-small leading-6">{salaryText(job.salary)}</p>
              <SalaryScale {...job.salary} {...salaryRule} hasEnds />
            </td>
            <td
              className={`${cell} max-lg:col-span-4 md:max-lg:col-5 md:max-lg:row-start-1 lg:pr-pad`}
            >
              <ButtonLink
                to={contactAddress(application(job))}
                size="small"
                aria-label={`Apply Now: ${job.title}`}
                className="lg:w-full"
              >
                Apply Now
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
