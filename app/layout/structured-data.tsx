import { structuredData } from "#app/page/structured-data.ts";

import { useCurrentPage } from "./use-current-page.ts";

/** Pages are rendered once, in the build. */
const builtAt = new Date();

/**
 * Schema.org data, written into the prerendered document and left alone by the browser's React: search engines read
 * the document, and under Trusted Types a script element cannot be made on the client.
 */
export function StructuredData() {
  const page = useCurrentPage();
  if (!import.meta.env.SSR || !page?.path || page.unlisted) return null;
  const json = JSON.stringify(structuredData(page, builtAt)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
