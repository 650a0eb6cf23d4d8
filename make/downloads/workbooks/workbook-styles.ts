import type { CellStyle } from "hucre";

/** What a cell is for; its looks follow. */
export type CellLook =
  | "title"
  | "lead"
  | "section"
  | "head"
  | "label"
  | "input"
  | "result"
  | "total"
  | "note"
  | "text";

const color = (rgb: string) => ({ rgb });
const solid = (rgb: string) =>
  ({ type: "pattern", pattern: "solid", fgColor: color(rgb) }) as const;
const hairline = { style: "thin", color: color("CBC7B8") } as const;
const ruled = { top: hairline, bottom: hairline, left: hairline, right: hairline };
const wrapped = { vertical: "center", wrapText: true } as const;
const typeface = { name: "Calibri", size: 11 };

/** Cells to fill in have the paper's tint, results have none: the colors of the site, quieter for print. */
const looks: Record<CellLook, CellStyle> = {
  title: { font: { size: 18, bold: true, color: color("10304F") } },
  lead: { font: { color: color("454D53") }, alignment: { vertical: "top" } },
  section: {
    font: { bold: true, color: color("FFFFFF") },
    fill: solid("10304F"),
    alignment: { vertical: "center" },
  },
  head: {
    font: { bold: true },
    fill: solid("DCE5E3"),
    border: ruled,
    alignment: { ...wrapped, horizontal: "center", vertical: "center" },
  },
  label: { border: ruled, alignment: wrapped },
  input: {
    fill: solid("FFF4DC"),
    border: ruled,
    alignment: wrapped,
    protection: { locked: false },
  },
  result: { border: ruled, alignment: { vertical: "center" } },
  total: {
    font: { bold: true },
    border: { ...ruled, top: { style: "medium", color: color("1C2329") } },
    alignment: { vertical: "top" },
  },
  note: {
    font: { italic: true, size: 10, color: color("5B6368") },
    alignment: { vertical: "center" },
  },
  text: { alignment: wrapped },
};

const rowHeights: Partial<Record<CellLook, number>> = {
  title: 30,
  head: 48,
  section: 21,
  lead: 20,
};

/** In points: what is in a row says how high it is. Long texts in narrow columns get their lines from the reader. */
export function rowHeightOf(look: CellLook | undefined): number | undefined {
  return look === undefined || look === "text" ? undefined : (rowHeights[look] ?? 18);
}

export function styleOf(look: CellLook = "text", numberFormat?: string): CellStyle {
  const style = looks[look];
  return {
    ...style,
    font: { ...typeface, ...style.font },
    ...(numberFormat ? { numFmt: numberFormat } : {}),
  };
}
