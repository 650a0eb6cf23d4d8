import { sheetNumber } from "#app/page/sheet-number.ts";
import { sheetIndex } from "#app/page/sheet-index.ts";

import type { Line } from "./search-line.tsx";

const suggestedPaths = [
  "/pricing",
  "/product/rfq-analyzer",
  "/demo",
  "/resources/docs",
  "/company/careers",
  "/company/contact",
] as const;

/** Where most questions end; known before the index is. */
export const suggestedLines: Line[] = suggestedPaths.map((path) => {
  const [name, description] = sheetIndex[path];
  return { path, sheet: String(sheetNumber({ path })), name, description };
});
