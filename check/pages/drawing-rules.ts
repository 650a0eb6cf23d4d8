/** On how many sheets one drawing may stand, and how many screens it may lead or close. More, and the site is remembered for its repeats. */
const MOST = 2;

/** People, marks of companies, covers and charts are drawn for their one record; they may come back with it. */
const OF_A_RECORD =
  /^(?:cover|portrait|stamp|wordmark|dimension-lines|cost-bars|price-breaks|run-chart)-/;

/** The same thing at another size, or a layer of it. */
const VARIANT = /-(?:compact|portrait|frame|frame-compact)$/;

/** Ends in eight characters of its content's hash (make/plugins/drawings-plugin.ts). */
const DRAWING_FILE = /\/assets\/drawing-(.+)-[\w-]{8}\.svg#d$/;

export interface PageOfDrawings {
  address: string;
  /** As the title block says it: 18, or 18.3 for a page within a sheet. */
  sheet: string;
  document: ParentNode;
}

/**
 * Drawings that stand on too many sheets, or in the first or last zone of too many screens: a page within a sheet is a
 * screen too. What is folded away, as the moments of a recording, leads nowhere.
 */
export function repeatedDrawings(pages: readonly PageOfDrawings[]): string[] {
  const sheets = new Map<string, Set<string>>();
  const screens = new Map<string, Set<string>>();
  for (const { address, sheet, document } of pages) {
    const [number = ""] = sheet.split(".");
    for (const name of drawingsIn(document)) note(sheets, name, number);
    const zones = [...document.querySelectorAll("main .zone")];
    for (const zone of [zones.at(0), zones.at(-1)]) {
      for (const name of zone ? drawingsIn(zone) : []) note(screens, name, address);
    }
  }
  return [
    ...tooMany(sheets).map(([name, on]) => `${name} is on ${on.length} sheets: ${on.join(", ")}`),
    ...tooMany(screens).map(
      ([name, on]) => `${name} leads or closes ${on.length} screens: ${on.join(", ")}`,
    ),
  ];
}

function drawingsIn(part: ParentNode): string[] {
  return [...part.querySelectorAll("use[href]")].flatMap((use) => {
    const [, file = ""] = DRAWING_FILE.exec(use.getAttribute("href") ?? "") ?? [];
    return !file || OF_A_RECORD.test(file) || use.closest("details")
      ? []
      : [file.replace(VARIANT, "")];
  });
}

function note(places: Map<string, Set<string>>, name: string, place: string) {
  places.set(name, (places.get(name) ?? new Set()).add(place));
}

const tooMany = (places: Map<string, Set<string>>) =>
  [...places].map(([name, on]) => [name, [...on]] as const).filter(([, on]) => on.length > MOST);
