import { guideCategories, guideLevels } from "#app/prose/guide-categories.ts";
import { guideFilterAddress, type GuideFilters } from "#app/prose/guide-filters.ts";
import { FilterLinks } from "#app/sections/filter-links.tsx";

const groups = [
  { field: "category", name: "Category", all: "All", values: guideCategories },
  { field: "level", name: "Level", all: "All Levels", values: guideLevels },
] as const;

export function GuideFilterBar({ filters }: { filters: GuideFilters }) {
  return (
    <div
      data-screen-only
      className="ruled-cells border-t-[1.5px] border-line lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] noscript:hidden"
    >
      {groups.map(({ field, name, all, values }) => {
        const { [field]: chosen, ...others } = filters;
        return (
          <FilterLinks
            key={field}
            name={name}
            choices={[undefined, ...values].map((value) => ({
              label: value ?? all,
              to: guideFilterAddress(value ? { ...filters, [field]: value } : others),
              isChosen: value === chosen,
            }))}
          />
        );
      })}
    </div>
  );
}
