import part75 from "drawing:part-75";

import { Drawing } from "#app/art/drawing.tsx";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { brand } from "#app/site/brand.ts";
import { ButtonLink } from "#app/ui/button.tsx";

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
    <PageStart
      page={handle}
      title="Site under construction."
      lead="This part of the site is 75% finished. All other pages are open."
      actions={
        <>
          <ButtonLink to="/" tone="go">
            Back to home
          </ButtonLink>
          <ButtonLink to="/company/contact">Contact</ButtonLink>
        </>
      }
    >
      <div className="border-t border-line px-pad py-6">
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
      <div className="border-t border-line gridded p-pad">
        <Drawing of={part75} lead className="mx-auto max-w-176" />
      </div>
    </PageStart>
  );
}
