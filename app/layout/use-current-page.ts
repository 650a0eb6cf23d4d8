import { useMatches } from "react-router";

import type { Page } from "#app/page/page.ts";

/** A module that shows several pages says which is which by their address. */
type Handle = Page | ((pathname: string) => Page) | undefined;

/** What the page being shown says of itself; null on the error screen. */
export function useCurrentPage(): Page | null {
  const deepest = useMatches().at(-1);
  const handle = deepest?.handle as Handle;
  if (typeof handle === "function") return handle(deepest!.pathname);
  return handle ?? pageOf(deepest?.loaderData);
}

/** A page made from a Markdown file says it in its loader's data. */
function pageOf(loaderData: unknown): Page | null {
  return (loaderData as { page?: Page } | undefined)?.page ?? null;
}
