import { jobs } from "#app/site/careers/jobs.ts";
import { FilterLinks } from "#app/sections/filter-links.tsx";

import { type JobFilters, filteredFields, jobChoices, jobFiltersToQuery } from "./job-filters.ts";

export function JobFilterBar({ filters }: { filters: JobFilters }) {
  return (
    <div data-screen-only className="ruled-cells lg:grid-cols-[5fr_4fr_3fr] noscript:hidden">
      {filteredFields.map((field) => (
        <FilterLinks
          key={field}
          name={field[0]!.toUpperCase() + field.slice(1)}
          choices={[undefined, ...jobChoices(jobs, field)].map((choice) => ({
            label: choice ?? "All",
            to: filterAddress({ ...filters, [field]: choice }),
            isChosen: filters[field] === choice,
          }))}
        />
      ))}
    </div>
  );
}

function filterAddress(filters: JobFilters): `/company/careers${"" | `?${string}`}` {
  const query = jobFiltersToQuery(filters).toString();
  return query ? `/company/careers?${query}` : "/company/careers";
}
