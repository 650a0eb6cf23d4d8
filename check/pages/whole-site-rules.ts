import { repeatedDrawings } from "./drawing-rules.ts";
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
