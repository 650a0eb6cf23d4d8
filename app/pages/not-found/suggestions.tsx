import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { type IndexedPath, indexedPaths } from "#app/page/related-sheets.ts";
import { nearestPages } from "#app/search/nearest-pages.ts";
import { RelatedSheetsTable } from "#app/sections/related-sheets-table.tsx";

const mainPages: IndexedPath[] = ["/product", "/pricing", "/resources", "/company/contact"];

/**
 * One 404.html is served at every unknown address, so the first render must not depend on the path:
 * it shows the main pages, and the nearest ones join them once the path is known.
 */
export function Suggestions() {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<IndexedPath[]>([]);
  useEffect(() => setNearest(nearestPages(pathname, indexedPaths, mainPages.length)), [pathname]);
  return (
    <RelatedSheetsTable
      title="Pages you may want."
      note="These are closest to the address you entered."
      paths={[...new Set([...nearest, ...mainPages])].slice(0, mainPages.length)}
    />
  );
}
