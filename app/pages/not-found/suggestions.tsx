import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { type IndexedPath, indexedPaths } from "#app/page/related-sheets.ts";
import { nearestPages } from "#app/search/nearest-pages.ts";
import {
  type RelatedSheetsProps,
  RelatedSheetsStrip,
} from "#app/sections/related-sheets-strip.tsx";

const mainPages: RelatedSheetsProps["paths"] = ["/product", "/pricing", "/company/contact"];

/**
 * One 404.html is served at every unknown address, so the first render must not depend on the path:
 * it shows the main pages, and the nearest ones join them once the path is known.
 */
export function Suggestions() {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<IndexedPath[]>([]);
  useEffect(() => setNearest(nearestPages(pathname, indexedPaths, mainPages.length)), [pathname]);
  const [first = mainPages[0], second = mainPages[1], third = mainPages[2]] = new Set([
    ...nearest,
    ...mainPages,
  ]);
  return <RelatedSheetsStrip title="Pages you may want." paths={[first, second, third]} />;
}
