import type { Page } from "./page.ts";
import { sheetNumber } from "./sheet-number.ts";

/** A page's number as the title block prints it. */
export function drawingNumber(page: Pick<Page, "path" | "detail">): string {
  return formatDrawingNumber(sheetNumber(page), page.detail?.number);
}

/** A detail's number stands after a point. */
export function formatDrawingNumber(sheet: number, detail?: number): string {
  const number = `QW-${String(sheet).padStart(3, "0")}`;
  return detail === undefined ? number : `${number}.${detail}`;
}
