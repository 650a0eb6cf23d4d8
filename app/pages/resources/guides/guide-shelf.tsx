import {
  filterGuides,
  guideCountText,
  guideFilterAddress,
  type GuideFilters,
  guideFiltersFromQuery,
} from "#app/prose/guide-filters.ts";
import type { GuideSummary } from "#app/prose/guides.server.ts";
import { NothingHere } from "#app/sections/nothing-here.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import { GuideCard } from "./guide-card.tsx";
import { GuideFilterBar } from "./guide-filter-bar.tsx";

const filterCodec: AddressCodec<GuideFilters> = {
  read: guideFiltersFromQuery,
  write: (_query, filters) => new URLSearchParams(guideFilterAddress(filters).split("?")[1]),
};

/** The six guides, narrowed by category and level. */
export function GuideShelf({ guides }: { guides: GuideSummary[] }) {
  const { state: filters } = useAddressState(filterCodec);
  const shown = filterGuides(guides, filters);
  return (
    <HeadedZone
      id="library"
      title="Six guides."
      note="Read them here or save the PDF. Filter by category and level."
    >
      <GuideFilterBar filters={filters} />
      <p role="status" className="border-t border-hair px-pad py-2.5 note">
        {guideCountText(shown.length, guides.length)}
      </p>
      {shown.length > 0 ? (
        <ul className="ruled-cells border-t border-line [--cell-rule:var(--color-line-2)] md:grid-cols-2 lg:grid-cols-3">
          {shown.map((guide) => (
            <GuideCard key={guide.slug} guide={guide} />
          ))}
        </ul>
      ) : (
        <NothingHere
          title="Nothing on that shelf."
          text="No guide has this category and this level. Remove one filter, or show all guides."
        >
          <ArrowLink to="/resources/guides" preventScrollReset>
            Show all guides
          </ArrowLink>
        </NothingHere>
      )}
    </HeadedZone>
  );
}
