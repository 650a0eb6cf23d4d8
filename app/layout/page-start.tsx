import type { ComponentProps, ReactNode } from "react";

import type { Page } from "#app/page/page.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageStartProps extends ComponentProps<typeof PageHero> {
  page: Page;
  actions?: ReactNode;
}

/** What a sheet begins with: where it lies, what it is, what can be done, and what stands below that in the first zone. */
export function PageStart({ page, actions, children, ...hero }: PageStartProps) {
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={page} />
      <PageHero {...hero}>{actions}</PageHero>
      {children}
    </FirstZone>
  );
}
