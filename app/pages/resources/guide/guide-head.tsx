import { formatDate } from "#app/format/format-date.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { guideFilterAddress } from "#app/prose/guide-filters.ts";
import type { GuidePage } from "#app/prose/guides.server.ts";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { CoverAndFacts } from "#app/sections/cover-and-facts.tsx";

/** Title and lede beside the cover and the guide's title block. */
export function GuideHead({ guide }: { guide: GuidePage }) {
  const { title, description, category, level, kind, cover, pdfHref, pdfFileName } = guide;
  return (
    <header className="grid lg:grid-cols-12">
      <div className="flex flex-col justify-end gap-5 px-pad py-[clamp(2.5rem,5vw,4.5rem)] lg:col-span-7">
        <p className="label">
          <SiteLink
            to={`${guideFilterAddress({ category })}#library`}
            className="inline-block py-1 text-link"
          >
            {category}
          </SiteLink>
        </p>
        <h1 className="max-w-[10em] text-h1 tracking-display">{title}</h1>
        <p className="max-w-[29em] text-lede text-balance text-ink-2">{description}</p>
        <div className="button-row print:hidden">
          <DownloadLink href={pdfHref} fileName={pdfFileName} tone="go">
            {kind === "guide" ? "Download Guide" : "Download the checklist"}
          </DownloadLink>
        </div>
      </div>
      <CoverAndFacts
        cover={cover}
        entries={[
          { label: "Level", value: level },
          { label: "Pages", value: `${guide.pages} in the PDF` },
          { label: "Read", value: `${guide.readMinutes} min` },
          { label: "Rating", value: `${guide.rating.toFixed(1)} / 5` },
          { label: "Downloads", value: groupDigits(guide.downloads) },
          {
            label: "Revised",
            value: <time dateTime={guide.updated}>{formatDate(guide.updated)}</time>,
          },
        ]}
      />
    </header>
  );
}
