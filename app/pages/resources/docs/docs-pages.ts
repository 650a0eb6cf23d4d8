import type { RoutePattern } from "#app/addresses/site-path.ts";
import type { Page } from "#app/page/page.ts";
import { published } from "#app/site/published.ts";

import parts from "./docs-parts.json" with { type: "json" };

/** A part of the documentation. The route table is made from these records. */
export interface DocsPage {
  /** Its text is the file of app/prose/docs that is named as this ends; the reference has none. */
  path: Extract<RoutePattern, `/resources/docs/${string}`>;
  /** Addresses that it had before. */
  movedFrom?: string[];
  /** Nobody sees it yet. */
  draft?: true;
  name: string;
  title: string;
  description: string;
}

export const docsPages = published(parts);

/** What a part of the documentation says of itself. */
export function docsPageAt(pathname: string): Page {
  const at = docsPages.findIndex(({ path }) => path === pathname.replace(/\/$/, ""));
  const page = docsPages[at];
  if (!page) throw new Error(`No part of the documentation has the address ${pathname}.`);
  return {
    ...page,
    detail: { number: at + 1, parent: { label: "Docs", to: "/resources/docs" } },
    article: { kind: "TechArticle", publishedOn: "2026-11-15" },
  };
}
