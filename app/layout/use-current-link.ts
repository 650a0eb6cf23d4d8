import type { headerLinks } from "#app/site/navigation.ts";

import { useCurrentPage } from "./use-current-page.ts";

/** For `aria-current`: `page` on the link's own page, `true` on the pages below it. */
export function useCurrentLink() {
  const path = useCurrentPage()?.path ?? "";
  return (link: (typeof headerLinks)[number]) => {
    if (path === link.to) return "page" as const;
    return path.startsWith(`${link.section}/`) ? ("true" as const) : undefined;
  };
}
