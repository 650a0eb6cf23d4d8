import paths from "sheets:paths";

import type { Page } from "./page.ts";

/** A page's number as the title block prints it. */
export function drawingNumber(page: Pick<Page, "path" | "detail">): string {
  return formatDrawingNumber(sheetNumber(page), page.detail?.number);
}

/** A detail's number stands after a point. */
export function formatDrawingNumber(sheet: number, detail?: number): string {
  const number = `QW-${String(sheet).padStart(3, "0")}`;
  return detail === undefined ? number : `${number}.${detail}`;
}

/** Sheets in the set, without details: every screen of the specification, and not-found, which is the last. */
export const sheetCount = paths.length;

/** A page's number in the drawing set is its place in the route table; a detail has its parent's. */
export function sheetNumber({ path, detail }: Pick<Page, "path" | "detail">): number {
  const sheet = detail?.parent.to ?? path;
  return sheet === null ? sheetCount : paths.indexOf(sheet) + 1;
}
