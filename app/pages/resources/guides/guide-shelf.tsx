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
import { Drawing } from "#app/art/drawing.tsx";
import { groupDigits } from "#app/format/group-digits.ts";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { guideCategories, guideLevels } from "#app/prose/guide-categories.ts";
import { FilterLinks } from "#app/sections/filter-links.tsx";

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
      <p role="status" className="border-t border-hair px-pad py-2.5 note">
        {guideCountText(shown.length, guides.length)}
      </p>
      {shown.length > 0 ? (
        <ul className="ruled-cells border-t border-line [--cell-rule:var(--color-line)] md:grid-cols-2 lg:grid-cols-3">
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

/** A guide's cover sheet. The card opens the guide, the button saves its PDF. */
function GuideCard({ guide }: { guide: GuideSummary }) {
  const { title, description, category, level, path, cover } = guide;
  return (
    <li className="grid grid-rows-[auto_1fr_auto_auto]">
      <div className="blueprint">
        <Drawing of={cover} decorative />
      </div>
      <div className="relative flex flex-col gap-3 px-pad py-5">
        <p className="flex items-center justify-between gap-3 note">
          {category}
          <FeatureFrame>{level}</FeatureFrame>
        </p>
        <h3 className="text-h4 font-medium tracking-snug">
          <SiteLink
            to={path}
            className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="text-small text-ink-2">{description}</p>
      </div>
      <TitleBlock
        className="grid-cols-4 *:px-3 *:first:pl-pad"
        entries={[
          { label: "Pages", value: guide.pages },
          { label: "Read", value: `${guide.readMinutes} min` },
          { label: "Rating", value: `${guide.rating.toFixed(1)} / 5` },
          { label: "Downloads", value: groupDigits(guide.downloads) },
        ]}
      />
      <DownloadLink
        href={guide.pdfHref}
        fileName={guide.pdfFileName}
        label={title}
        wide
        className="rounded-none! border-x-0! border-b-0! *:first:px-pad"
      >
        Download Guide
      </DownloadLink>
    </li>
  );
}

const groups = [
  { field: "category", name: "Category", all: "All", values: guideCategories },
  { field: "level", name: "Level", all: "All Levels", values: guideLevels },
] as const;
