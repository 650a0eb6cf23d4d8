import apiKey from "drawing:api-key";
import callAnswered from "drawing:call-answered";
import delivery from "drawing:delivery";
import filesRanked from "drawing:files-ranked";
import minuteOfRequests from "drawing:minute-of-requests";
import type { ReactNode } from "react";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { api } from "#app/site/facts/api.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { docsPages } from "./docs-pages.ts";

interface DocsHeadProps {
  page: Page;
  title: string;
  lead: string;
  /** Files beside the page as Markdown. */
  children?: ReactNode;
}

/** By the end of a page's address: a part that is new or was moved has none, until one is put here. */
const figures: Record<string, DrawingFile> = {
  access: apiKey,
  requests: filesRanked,
  events: delivery,
  limits: minuteOfRequests,
  reference: callAnswered,
};

/** What the part is about, in words and drawn. Low, so that the first answer is on a laptop's first screen. */
export function DocsHead({ page, title, lead, children }: DocsHeadProps) {
  const at = docsPages.findIndex(({ path }) => path === page.path);
  const next = docsPages[at + 1];
  const figure = figures[page.path?.split("/").at(-1) ?? ""];
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={page} />
      <header className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col justify-between gap-4 px-pad py-4">
          <div>
            <h1 className="text-h2 tracking-head wrap-break-word">{title}</h1>
            <p className="mt-3 text-small text-pretty text-ink-2">{lead}</p>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
            <span className="note">
              Part {at + 1} of {docsPages.length}
            </span>
            <a href={`${page.path}.md`} className="text-link">
              This page as Markdown
            </a>
            {children}
            {next && <ArrowLink to={next.path}>{`Next: ${next.name}`}</ArrowLink>}
          </p>
        </div>
        <div className="flex flex-col justify-between border-line blueprint pt-3 max-lg:border-t lg:border-l">
          {figure && <Drawing of={figure} lead decorative className="h-40" />}
          <p className="px-pad pb-3 text-note text-ink-2">{api.documentation}</p>
        </div>
      </header>
    </FirstZone>
  );
}
