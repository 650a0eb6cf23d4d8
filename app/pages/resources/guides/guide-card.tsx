import { Drawing } from "#app/art/drawing.tsx";
import { groupDigits } from "#app/format/group-digits.ts";
import type { GuideSummary } from "#app/prose/guides.server.ts";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

/** A guide's cover sheet. The card opens the guide, the button saves its PDF. */
export function GuideCard({ guide }: { guide: GuideSummary }) {
  const { title, description, category, level, path, cover } = guide;
  return (
    <li className="grid grid-rows-[auto_1fr_auto_auto]">
      <div className="overflow-hidden blueprint">
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
        className="grid-cols-4 *:px-3"
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
        className="rounded-none! border-x-0! border-b-0!"
      >
        Download Guide
      </DownloadLink>
    </li>
  );
}
