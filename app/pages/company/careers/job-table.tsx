import type { Job } from "#app/site/careers/jobs.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { application } from "#app/site/contact-subjects.ts";
import { salaryText } from "#app/site/careers/salary-range.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";

interface JobTableProps {
  jobs: readonly (Job & { operation: number })[];
  /** End of the salary rule, and the distance of its marks: the same whatever is filtered. */
  salaryRule: { scale: number; step: number };
}

/** Where the table is stacked these three share a line. */
const shared = "font-mono text-note max-lg:after:px-2 max-lg:after:text-ink-3";
const dotted = `${shared} max-lg:after:content-['·']`;

/** The routing sheet of hiring: one operation a line, with where it is done and what it pays. */
export function JobTable({ jobs, salaryRule }: JobTableProps) {
  return (
    <Table
      caption="Open roles"
      stacks="lg"
      density="loose"
      columns={[
        {
          head: "No.",
          width: "w-20",
          cellClassName: "figures text-note leading-6 text-ink-3 max-lg:hidden",
          render: "operation",
        },
        {
          head: "Role",
          isRowHead: true,
          cellClassName: "max-lg:col-span-4",
          render: ({ path, title, summary }) => (
            <>
              <ArrowLink to={path} className="text-h4 tracking-snug">
                {title}
              </ArrowLink>
              <p className="mt-2 max-w-[29em] text-small text-ink-2">{summary}</p>
            </>
          ),
        },
        { head: "Department", width: "w-[12%]", cellClassName: dotted, render: "department" },
        { head: "Location", width: "w-[10.5%]", cellClassName: dotted, render: "location" },
        { head: "Type", width: "w-[8%]", cellClassName: shared, render: "type" },
        {
          head: "Salary range, US dollars a year",
          width: "w-[21%]",
          cellClassName: "max-lg:col-span-4 md:max-lg:grid md:max-lg:grid-cols-2",
          render: ({ salary }) => (
            <>
              <p className="mb-2 figures text-small leading-6">{salaryText(salary)}</p>
              <SalaryScale {...salary} {...salaryRule} hasEnds />
            </>
          ),
        },
        {
          head: "Apply",
          width: "w-44",
          cellClassName: "max-lg:col-span-4 md:max-lg:col-5 md:max-lg:row-start-1",
          render: (job) => (
            <ButtonLink
              to={contactAddress(application(job))}
              size="small"
              aria-label={`Apply Now: ${job.title}`}
              className="lg:w-full"
            >
              Apply Now
            </ButtonLink>
          ),
        },
      ]}
      rows={jobs}
      rowKey={({ path }) => path}
      rowClassName={() =>
        "hover:bg-ink/4 max-lg:grid max-lg:grid-cols-[repeat(3,auto)_minmax(0,1fr)] max-lg:gap-y-3"
      }
    />
  );
}
