import type { Page } from "./page.ts";

/** A module that shows several pages says which is which by their address. */
type Handle = Page | ((pathname: string) => Page) | undefined;

interface Match {
  pathname: string;
  handle: unknown;
  loaderData: unknown;
}

/** What a matched route says of the page it shows: in its `handle`, or, made from a Markdown file, in its loader's data. */
export function pageOfMatch(match: Match | undefined): Page | null {
  if (!match) return null;
  // React Router leaves both of them open; every route of this site keeps to these.
  const handle = match.handle as Handle;
  if (typeof handle === "function") return handle(match.pathname);
  return handle ?? (match.loaderData as { page?: Page } | undefined)?.page ?? null;
}

/** The number that app/routes.ts has written into the id of a route; undefined on the error screen. */
export function sheetOfRoute(id: string | undefined): number | undefined {
  const number = /^sheet-(?<number>\d+)/.exec(id ?? "")?.groups?.["number"];
  return number === undefined ? undefined : Number(number);
}
