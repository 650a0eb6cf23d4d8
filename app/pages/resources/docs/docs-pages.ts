import type { RoutePattern } from "#app/addresses/site-path.ts";
import type { Page } from "#app/page/page.ts";
import { published } from "#app/site/published.ts";

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

const parts: DocsPage[] = [
  {
    path: "/resources/docs/access",
    name: "Access",
    title: "Authenticate your API requests",
    description:
      "Create an API key, send it as a bearer token, choose its scopes, and tell test keys from live keys.",
  },
  {
    path: "/resources/docs/requests",
    name: "Requests",
    title: "Send API requests and files",
    description:
      "Endpoints, file formats and sizes, pagination with limit and offset, and how to retry a POST safely.",
  },
  {
    path: "/resources/docs/events",
    name: "Events",
    title: "Receive results by webhook",
    description:
      "The two webhook events, how to check their signature in four languages, and when a delivery is retried.",
  },
  {
    path: "/resources/docs/limits",
    name: "Limits",
    title: "API rate limits, errors and versions",
    description:
      "Requests per minute, every error with its status and what to do about it, and how the API changes.",
  },
  {
    path: "/resources/docs/reference",
    name: "API reference",
    title: "API reference: the five endpoints",
    description:
      "Parameters, samples in four languages, answers and errors of the endpoints for RFQs, vendors, approvals and analytics.",
  },
];

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
