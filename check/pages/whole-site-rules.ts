import { linkProblems, type Reach } from "./new-page-rules.ts";
import type { RuleResult, SitePage } from "./site-rules.ts";

/** Rules that hold for the site as a whole. */
export function checkSite(pages: SitePage[]): RuleResult[] {
  const documents = pages.filter((page) => page.file !== "/404.html");
  const site = (rule: string, problems: string[]): RuleResult => ({
    rule,
    file: "the site",
    problems,
  });
  const linksOf = (root: ParentNode) =>
    new Set(
      [...root.querySelectorAll("a[href]")].map(
        (link) => new URL(link.getAttribute("href") ?? "", "https://site.example").pathname,
      ),
    );

  const home = documents.find(({ address }) => address === "/");
  const oneClick = home ? linksOf(home.document) : new Set<string>();
  const twoClicks = new Set([
    ...oneClick,
    ...documents
      .filter(({ address }) => oneClick.has(address))
      .flatMap(({ document }) => [...linksOf(document)]),
  ]);
  // The blog goes on page by page: what is on its later pages need only be linked from somewhere.
  const linked = new Set(
    documents.flatMap(({ address, document }) =>
      [...linksOf(document)].filter((target) => target !== address),
    ),
  );
  const reachOf = (address: string): Reach => {
    if (twoClicks.has(address)) return "within two clicks";
    if (!linked.has(address)) return "linked from nowhere";
    return address.startsWith("/resources/blog/") ? "within two clicks" : "further away";
  };
  const reachable = documents
    .filter(({ address }) => address !== "/construction")
    .map(({ address }) => address);
  const sheets = documents.map(({ address, document }) => ({
    address,
    document,
    sheet:
      /Sheet([\d.]+) of \d+/.exec(document.querySelector("footer")?.textContent ?? "")?.[1] ??
      "none",
  }));

  return [
    site("titles are unique", duplicates(documents.map(({ document }) => document.title))),
    site(
      "descriptions are unique",
      duplicates(
        documents.map(
          ({ document }) =>
            document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
        ),
      ),
    ),
    site(
      "every page is at most two clicks from home",
      reachable.flatMap((address) => linkProblems({ address }, reachOf(address))),
    ),
    site(
      "no page links to /construction",
      documents
        .filter(
          ({ document, address }) =>
            address !== "/construction" && linksOf(document).has("/construction"),
        )
        .map(({ address }) => address),
    ),
    site(
      "no drawing is on more than two sheets, or leads or closes more than two screens",
      repeatedDrawings(sheets),
    ),
    site("sheet numbers are unique", duplicates(sheets.map(({ sheet }) => sheet))),
  ];
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** On how many sheets one drawing may stand, and how many screens it may lead or close. More, and the site is remembered for its repeats. */
const MOST = 2;

/** People, marks of companies, covers and charts are drawn for their one record; they may come back with it. */
const OF_A_RECORD =
  /^(?:cover|portrait|stamp|wordmark|dimension-lines|cost-bars|price-breaks|run-chart)-/;

/** The same thing at another size, or a layer of it. */
const VARIANT = /-(?:compact|portrait|frame|frame-compact)$/;

/** Ends in eight characters of its content's hash (make/plugins/drawings-plugin.ts). */
const DRAWING_FILE = /\/assets\/drawing-(.+)-[\w-]{8}\.svg#d$/;

interface PageOfDrawings {
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
