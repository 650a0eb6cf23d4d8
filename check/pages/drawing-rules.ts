/** On how many sheets one drawing may stand. More, and the site is remembered for its repeats. */
const MOST_SHEETS = 2;

/** People, marks of companies, covers and charts are drawn for their one record; they may come back with it. */
const OF_A_RECORD =
  /^(?:cover|portrait|stamp|wordmark|dimension-lines|cost-bars|price-breaks|run-chart)-/;

/** The same thing at another size, or a layer of it. */
const VARIANT = /-(?:compact|portrait|frame|frame-compact)$/;

/** Ends in eight characters of its content's hash (make/plugins/drawings-plugin.ts). */
const DRAWING_FILE = /\/assets\/drawing-(.+)-[\w-]{8}\.svg#d$/;

export interface PageOfDrawings {
  /** As the title block says it: 18, or 18.3 for a page within a sheet. */
  sheet: string;
  document: ParentNode;
}

/** Drawings that stand on too many sheets. What is folded away, as the moments of a recording, leads nowhere. */
export function repeatedDrawings(pages: readonly PageOfDrawings[]): string[] {
  const sheetsOf = new Map<string, Set<string>>();
  for (const { sheet, document } of pages) {
    for (const use of document.querySelectorAll("use[href]")) {
      const [, file = ""] = DRAWING_FILE.exec(use.getAttribute("href") ?? "") ?? [];
      if (!file || OF_A_RECORD.test(file) || use.closest("details")) continue;
      const name = file.replace(VARIANT, "");
      const [number = ""] = sheet.split(".");
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(number));
    }
  }
  return [...sheetsOf].flatMap(([name, sheets]) =>
    sheets.size > MOST_SHEETS
      ? [`${name} is on ${sheets.size} sheets: ${[...sheets].join(", ")}`]
      : [],
  );
}
