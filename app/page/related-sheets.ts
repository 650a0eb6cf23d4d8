import { sheetIndex } from "./sheet-index.ts";

import { drawingNumber } from "./drawing-number.ts";

export type IndexedPath = keyof typeof sheetIndex;

/** A line of the drawing index. */
export interface RelatedSheet {
  to: IndexedPath;
  drawingNumber: string;
  title: string;
  shows: string;
}

export const indexedPaths = Object.keys(sheetIndex) as IndexedPath[];

export function relatedSheets(...paths: IndexedPath[]): RelatedSheet[] {
  return paths.map((to) => {
    const [title, shows] = sheetIndex[to];
    return { to, drawingNumber: drawingNumber({ path: to }), title, shows };
  });
}
