import type { ReactNode } from "react";

import type { Page } from "#app/page/page.ts";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageStartProps {
  page: Page;
  /** What the reader gets, in one plain line. */
  outcome?: string;
  title: ReactNode;
  /** At column nine. */
  lead: ReactNode;
  /** Actions or controls under the lead. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What a sheet begins with: where it lies, what it is, what can be done, and what stands below that in the first zone. */
export function PageStart(props: PageStartProps) {
  const { page, outcome, title, lead, actions, children } = props;
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={page} />
      <header className="grid items-end gap-y-8 px-pad pt-[clamp(2.5rem,5vw,4.5rem)] pb-12 lg:grid-cols-12 laptop:pt-8 laptop:pb-7">
        <div className="min-w-0 lg:col-span-8 lg:pr-pad">
          {outcome && <p className="mb-3 text-lede font-medium">{unbroken(outcome)}</p>}
          <h1 className="text-h1 tracking-display wrap-break-word">{unbroken(title)}</h1>
        </div>
        <div className="max-w-160 lg:col-span-4 lg:col-start-9">
          <div className="text-pretty text-ink-2">{unbroken(lead)}</div>
          {actions && <div className="mt-6 button-row">{actions}</div>}
        </div>
      </header>
      {children}
    </FirstZone>
  );
}
