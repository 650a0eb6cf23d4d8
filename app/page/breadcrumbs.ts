import { sectionNames } from "#app/site/navigation.ts";

import type { Page } from "./page.ts";

export interface Crumb {
  label: string;
  /** Absent where no page stands at that address, and on the current page. */
  to?: NonNullable<Page["path"]>;
}

/** From home to the page, through the section and the page it lies in. */
export function breadcrumbs(page: Pick<Page, "path" | "name" | "detail">): Crumb[] {
  const home: Crumb = { label: "Home", to: "/" };
  const section = page.path && sectionNames[page.path.split("/")[1] ?? ""];
  const parents = section && section.to !== page.path ? [home, section] : [home];
  const detailOf = page.detail ? [page.detail.parent] : [];
  return [...parents, ...detailOf, { label: page.name }];
}
