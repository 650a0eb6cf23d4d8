import { type Job, jobs } from "#app/site/careers/jobs.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { NothingHere } from "#app/sections/nothing-here.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { FilterLinks } from "#app/sections/filter-links.tsx";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { application } from "#app/site/contact-subjects.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";

import {
  filteredFields,
  filterJobs,
  jobCountText,
  jobFilterCodec,
  type JobFilters,
} from "./job-filters.ts";

const { records } = jobFilterCodec;
const numbered = jobs.map((job, index) => ({ ...job, operation: (index + 1) * 10 }));
const rule = salaryRule(jobs.map(({ salary }) => salary));

export function OpenRoles() {
  const { state: filters } = useAddressState(jobFilterCodec);
  const shown = filterJobs(numbered, filters);
  return (
    <Zone id="open-roles" space="bare" tone="raised">
      <h2 className="sr-only">Open roles.</h2>
      <div data-screen-only className="noscript:hidden">
        <PhoneFold summary="Filter the roles" isNarrowed={shown.length < jobs.length}>
          <div className="ruled-cells lg:grid-cols-[5fr_4fr_3fr]">
            {filteredFields.map((field) => (
              <FilterLinks
                key={field}
                name={field[0]!.toUpperCase() + field.slice(1)}
                choices={[null, ...Object.keys(records[field])].map((choice) => ({
                  label: (choice && records[field][choice]) ?? "All",
                  to: filterAddress({ ...filters, [field]: choice }),
                  isChosen: filters[field] === choice,
                }))}
              />
            ))}
          </div>
        </PhoneFold>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-hair px-pad py-2.5 note">
        <p role="status">{jobCountText(shown.length, jobs.length)}</p>
        <p>
          Salary is yearly base pay in US dollars, on one scale from zero to{" "}
          {formatMoney(rule.scale)}. London is paid in pounds.
        </p>
      </div>
      {shown.length > 0 ? (
        <JobTable jobs={shown} salaryRule={rule} />
      ) : (
        <NothingHere title="No open roles match." text="Change a filter, or show all roles.">
          <ArrowLink to="/company/careers" preventScrollReset>
            Show all roles
          </ArrowLink>
        </NothingHere>
      )}
    </Zone>
  );
}

function filterAddress(filters: JobFilters): `/company/careers${"" | `?${string}`}` {
  const query = jobFilterCodec.write(new URLSearchParams(), filters)?.toString();
  return query ? `/company/careers?${query}` : "/company/careers";
}

interface JobTableProps {
  jobs: readonly (Job & { operation: number })[];
  /** End of the salary rule, and the distance of its marks: the same whatever is filtered. */
  salaryRule: { scale: number; step: number };
}

/** Where the table is stacked these three share a line. */
const shared = "font-mono text-note max-lg:after:px-2 max-lg:after:text-ink-3";
const dotted = `${shared} max-lg:after:content-['·']`;

/** The routing sheet of hiring: one operation a line, with where it is done and what it pays. */
function JobTable({ jobs, salaryRule }: JobTableProps) {
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
              <SalaryScale {...salary} {...salaryRule} />
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
        "hover:bg-ink/4 lg:*:align-baseline max-lg:grid max-lg:grid-cols-[repeat(3,auto)_minmax(0,1fr)] max-lg:gap-y-3"
      }
    />
  );
}
