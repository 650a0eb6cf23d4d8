import { gzipSync } from "node:zlib";

import { search, searchable } from "#app/search/search.ts";
import type { SearchIndex } from "#app/search/search-index.ts";

/** What the first use of the search may fetch, in bytes after gzip -9. */
export const searchIndexBudget = 60_000;

/** Problems of the search's file against the built pages: its size, what it lacks, and where it leads in vain. */
export function searchIndexProblems(json: string, pages: { html: string }[]): string[] {
  const bytes = gzipSync(json, { level: 9 }).length;
  const { entries } = JSON.parse(json) as SearchIndex;
  const paths = entries.map(({ path }) => path);
  const places = entries.flatMap(({ path, ids = [] }) =>
    ids.filter(Boolean).map((id) => `${path}#${id}`),
  );
  const listed = new Map(
    pages.flatMap(({ html }) => {
      const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      return address ? [[new URL(address).pathname, html] as const] : [];
    }),
  );
  const leadsNowhere = (path: string) => {
    const [page = "", fragment] = path.split("#");
    const html = listed.get(page);
    return html === undefined || (fragment !== undefined && !html.includes(` id="${fragment}"`));
  };
  const mayBeAbsent = (path: string) => path.startsWith("/resources/blog/page/");
  return [
    ...(bytes > searchIndexBudget
      ? [`is ${bytes} bytes gzip, the budget is ${searchIndexBudget}`]
      : []),
    ...[...listed.keys()]
      .filter((path) => !paths.includes(path) && !mayBeAbsent(path))
      .map((path) => `lacks ${path}`),
    ...[...paths, ...places]
      .filter(leadsNowhere)
      .map((path) => `${path} leads nowhere, or is unlisted`),
    ...paths.filter((path, at) => paths.indexOf(path) !== at).map((path) => `has ${path} twice`),
    ...(json.includes("undefined") ? ["says “undefined”"] : []),
  ];
}

/** What visitors look for in their own words, and the page that must come first. */
const firstResults: Readonly<Record<string, string>> = {
  "phone number": "/company/contact",
  SSO: "/pricing",
  newsletter: "/resources/blog",
  unsubscribe: "/resources/blog",
  jobs: "/company/careers",
  ITAR: "/security",
};

/** Questions that the search's file answers with another page first. */
export function firstResultProblems(json: string): string[] {
  const index = searchable(JSON.parse(json) as SearchIndex);
  return Object.entries(firstResults).flatMap(([query, path]) => {
    const found = search(index, query).results[0]?.entry.path ?? "nothing";
    return found === path ? [] : [`“${query}” finds ${found} first, not ${path}`];
  });
}
