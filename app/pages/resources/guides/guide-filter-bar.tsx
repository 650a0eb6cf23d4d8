import { guideCategories, guideLevels } from "#app/prose/guide-categories.ts";
import { guideFilterAddress, type GuideFilters } from "#app/prose/guide-filters.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Filters are links: they can be shared, the back button undoes them, and they work before React does. */
export function GuideFilterBar({ filters }: { filters: GuideFilters }) {
  const { category, level } = filters;
  return (
    <div
      data-screen-only
      className="ruled-cells border-t-[1.5px] border-line lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] noscript:hidden"
    >
      <FilterGroup
        name="Category"
        choices={[
          { label: "All", filters: level ? { level } : {}, isChosen: !category },
          ...guideCategories.map((name) => ({
            label: name,
            filters: { ...filters, category: name },
            isChosen: name === category,
          })),
        ]}
      />
      <FilterGroup
        name="Level"
        choices={[
          { label: "All Levels", filters: category ? { category } : {}, isChosen: !level },
          ...guideLevels.map((name) => ({
            label: name,
            filters: { ...filters, level: name },
            isChosen: name === level,
          })),
        ]}
      />
    </div>
  );
}

interface FilterGroupProps {
  name: string;
  choices: { label: string; filters: GuideFilters; isChosen: boolean }[];
}

function FilterGroup({ name, choices }: FilterGroupProps) {
  return (
    <nav aria-label={`Filter by ${name.toLowerCase()}`} className="px-pad pt-3 pb-4">
      <h3 className="mb-2 label">{name}</h3>
      <ul className="flex flex-wrap gap-y-2 *:-ml-px first:*:ml-0">
        {choices.map(({ label, filters, isChosen }) => (
          <li key={label}>
            <SiteLink
              to={guideFilterAddress(filters)}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="flex min-h-10 items-center border border-line-2 px-3 text-small no-underline hover:bg-ink/4 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
