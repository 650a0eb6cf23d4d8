import { jobs } from "#app/site/careers/jobs.ts";
import { type JobField, type JobFilters, jobChoices, jobFiltersToQuery } from "./job-filters.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

const groups: { field: JobField; name: string }[] = [
  { field: "department", name: "Department" },
  { field: "location", name: "Location" },
  { field: "type", name: "Type" },
];

/** Filters are links: they can be shared, the back button undoes them, and they work before React does. */
export function JobFilterBar({ filters }: { filters: JobFilters }) {
  return (
    <div data-screen-only className="ruled-cells lg:grid-cols-[5fr_4fr_3fr] noscript:hidden">
      {groups.map(({ field, name }) => (
        <nav key={field} aria-label={`Filter by ${field}`} className="px-pad pt-3 pb-4">
          <h3 className="mb-2 label">{name}</h3>
          <ul className="flex flex-wrap gap-y-2 *:-ml-px first:*:ml-0">
            {[undefined, ...jobChoices(jobs, field)].map((choice) => (
              <li key={choice ?? "all"}>
                <SiteLink
                  to={filterAddress({ ...filters, [field]: choice })}
                  preventScrollReset
                  aria-current={filters[field] === choice ? "true" : undefined}
                  className="flex min-h-10 items-center border border-line-2 px-3 text-small no-underline hover:bg-ink/4 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
                >
                  {choice ?? "All"}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function filterAddress(filters: JobFilters): `/company/careers${"" | `?${string}`}` {
  const query = jobFiltersToQuery(filters).toString();
  return query ? `/company/careers?${query}` : "/company/careers";
}
