import { jobs } from "#app/site/careers/jobs.ts";
import {
  filterJobs,
  jobCountText,
  type JobFilters,
  jobFiltersFromQuery,
  jobFiltersToQuery,
} from "./job-filters.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { salaryRule } from "#app/site/careers/salary-range.ts";
import { NothingHere } from "#app/sections/nothing-here.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { JobFilterBar } from "./job-filter-bar.tsx";
import { JobTable } from "./job-table.tsx";

const numbered = jobs.map((job, index) => ({ ...job, operation: (index + 1) * 10 }));
const filterCodec: AddressCodec<JobFilters> = {
  read: (query) => jobFiltersFromQuery(jobs, query),
  write: (_query, filters) => jobFiltersToQuery(filters),
};
const rule = salaryRule(jobs.map(({ salary }) => salary));

export function OpenRoles() {
  const { state: filters } = useAddressState(filterCodec);
  const shown = numbered.filter((job) => filterJobs([job], filters).length > 0);
  return (
    <Zone id="open-roles" space="bare" tone="raised">
      <h2 className="sr-only">Open roles.</h2>
      <JobFilterBar filters={filters} />
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
