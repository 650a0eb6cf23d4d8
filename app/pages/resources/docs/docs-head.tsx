import type { ReactNode } from "react";

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

/** Low, in the columns of what follows, so that the first answer is on a laptop's first screen. */
export function DocsHead({ page, title, lead, children }: DocsHeadProps) {
  const at = docsPages.findIndex(({ path }) => path === page.path);
  const next = docsPages[at + 1];
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={page} />
      <header className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <div className="flex flex-wrap items-baseline justify-between gap-3 border-line-2 px-pad py-5 text-small max-lg:border-b lg:border-r">
          <p className="note">
            Part {at + 1} of {docsPages.length}
          </p>
          {next && <ArrowLink to={next.path}>{`Next: ${next.name}`}</ArrowLink>}
        </div>
        <div className="grid gap-y-3 px-pad pt-4 pb-5">
          <h1 className="text-h2 tracking-head wrap-break-word">{title}</h1>
          <p className="max-w-[42em] text-pretty text-ink-2">{lead}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            <a href={`${page.path}.md`} className="text-link">
              This page as Markdown
            </a>
            {children}
          </p>
          <p className="text-note text-ink-2">{api.documentation}</p>
        </div>
      </header>
    </FirstZone>
  );
}
