import {
  filterGuides,
  guideCountText,
  guideFilterAddress,
  type GuideFilters,
  guideFiltersFromQuery,
} from "#app/prose/guide-filters.ts";
import type { GuideSummary } from "#app/prose/guides.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { GuideCard } from "./guide-card.tsx";
import { GuideFilterBar } from "./guide-filter-bar.tsx";

const filterCodec: AddressCodec<GuideFilters> = {
  read: guideFiltersFromQuery,
  write: (_query, filters) => new URLSearchParams(guideFilterAddress(filters).split("?")[1]),
};

interface GuideShelfProps {
  guides: GuideSummary[];
}

/** The six guides, narrowed by category and level. */
export function GuideShelf({ guides }: GuideShelfProps) {
  const { state: filters } = useAddressState(filterCodec);
  const shown = filterGuides(guides, filters);
  return (
    <Zone id="library" space="flush">
      <SectionHead title="Six guides.">
        <p>Read them here or save the PDF. Filter by category and level.</p>
      </SectionHead>
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
        <NothingThere />
      )}
    </Zone>
  );
}

function NothingThere() {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line px-pad pt-8 pb-12">
      <h3 className="text-h4 font-medium">Nothing on that shelf.</h3>
      <p className="max-w-[35em] text-ink-2">
        No guide has this category and this level. Remove one filter, or show all guides.
      </p>
      <ArrowLink to="/resources/guides" preventScrollReset>
        Show all guides
      </ArrowLink>
    </div>
  );
}
