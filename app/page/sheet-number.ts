import paths from "sheets:paths";

import type { Page } from "./page.ts";

/** Sheets in the set, without details: every screen of the specification, and not-found, which is the last. */
export const sheetCount = paths.length;

/** A page's number in the drawing set is its place in the route table; a detail has its parent's. */
export function sheetNumber({ path, detail }: Pick<Page, "path" | "detail">): number {
  const sheet = detail?.parent.to ?? path;
  return sheet === null ? sheetCount : paths.indexOf(sheet) + 1;
}
