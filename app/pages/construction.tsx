import part75 from "drawing:part-75";

import { Drawing } from "#app/art/drawing.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { brand } from "#app/site/brand.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/construction",
  name: "Under construction",
  title: "Site under construction",
  description: `This part of the ${brand.name} site is 75% finished. The home page, all other pages and the contact form are open while we finish it.`,
  unlisted: true,
};
export const meta = () => pageMeta(handle);

const drawnPercent = 75;

export default function ConstructionPage() {
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={handle} />
      <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-8 px-pad py-7">
          <header>
            <h1 className="text-h1 tracking-display">Site under construction.</h1>
            <p className="mt-5 text-ink-2">
              This part of the site is 75% finished. All other pages are open.
            </p>
            <div className="mt-6 button-row">
              <ButtonLink to="/" tone="go">
                Back to home
              </ButtonLink>
              <ButtonLink to="/company/contact">Contact</ButtonLink>
            </div>
          </header>
          <div>
            <div className="mb-3 flex items-baseline justify-between gap-4">
              <label htmlFor="drawn" className="font-medium">
                Progress
              </label>
              <span className="figures text-h3">{drawnPercent}%</span>
            </div>
            <progress
              id="drawn"
              max={100}
              value={drawnPercent}
              className="block h-4 w-full appearance-none border border-line bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink"
            >
              {drawnPercent}%
            </progress>
          </div>
        </div>
        <div className="grid place-items-center border-line-2 gridded p-pad max-lg:border-t lg:border-l">
          <Drawing of={part75} lead className="max-w-176" />
        </div>
      </div>
    </FirstZone>
  );
}
