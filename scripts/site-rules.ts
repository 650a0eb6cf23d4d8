import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";

import { FORM_NAME_FIELD, forms, HONEYPOT_FIELD } from "#contract/forms.ts";

import { fontCharacters } from "./fonts-plugin.ts";
import { structuredDataProblems } from "./structured-data-rules.ts";

export interface SitePage {
  /** From the root of the site: `/pricing/index.html`. */
  file: string;
  html: string;
}

export interface RuleResult {
  rule: string;
  file: string;
  problems: string[];
}

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes its own way; these rules are of style, not of validity.
    "no-trailing-whitespace": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "svg-focusable": "off",
    "prefer-native-element": "off",
    "no-inline-style": "error",
    // A worksheet that computes as it is filled in has nothing to submit; boxes of one question share its name.
    "wcag/h32": "off",
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // HTML asks only that an id has no space; React's begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
  },
});

const addressOf = (file: string) => file.replace(/index\.html$/, "").replace(/(.)\/$/, "$1");

/** Rules that hold for each page by itself. `files` are all files of the site. */
export async function checkPage(page: SitePage, files: Set<string>): Promise<RuleResult[]> {
  const { document } = new JSDOM(page.html).window;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const result = (rule: string, problems: (string | false | null | undefined)[]): RuleResult => ({
    rule,
    file: page.file,
    problems: problems.filter((problem) => typeof problem === "string"),
  });
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute("content") ?? "";
  const isError = page.file === "/404.html";

  const validity = await validator.validateString(page.html);
  const description = content('meta[name="description"]');
  const image = content('meta[property="og:image"]');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const isUnlisted = content('meta[name="robots"]').includes("noindex");
  const letters = [...new Set(document.body.textContent)].filter(
    (letter) => !fontCharacters.includes(letter) && !/\s/.test(letter),
  );

  return [
    result(
      "valid HTML",
      validity.results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
        ),
      ),
    ),
    result("one h1", [all("h1").length !== 1 && `has ${all("h1").length}`]),
    result("headings do not skip a level", skippedHeadings(all("h1, h2, h3, h4, h5, h6"))),
    result("lang", [document.documentElement.lang !== "en" && "html has no lang=en"]),
    result("title of at most 60 characters", [
      (text("title").length === 0 || text("title").length > 60) &&
        `“${text("title")}” has ${text("title").length}`,
    ]),
    result("description of 50 to 155 characters", [
      (description.length < 50 || description.length > 155) &&
        `has ${description.length}: ${description}`,
    ]),
    result("canonical address, unless unlisted", [
      !isUnlisted && !canonical?.endsWith(addressOf(page.file)) && `canonical is ${canonical}`,
    ]),
    result("social image exists", [
      !files.has(new URL(image, "https://x.example").pathname) && `${image} is not in the build`,
    ]),
    result(
      "structured data by kind of page",
      isUnlisted
        ? []
        : structuredDataProblems(
            addressOf(page.file),
            all('script[type="application/ld+json"]').map((script) => script.textContent),
          ),
    ),
    result("links lead somewhere", brokenLinks(all("a[href]"), page, files)),
    result(
      "controls have a name",
      all("button").flatMap((button) =>
        button.textContent.trim() || button.getAttribute("aria-label")
          ? []
          : [button.outerHTML.slice(0, 120)],
      ),
    ),
    result("breadcrumbs", [
      addressOf(page.file) !== "/" &&
        !isError &&
        !document.querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]') &&
        "has none",
    ]),
    result(
      "no inline style, no inline handler",
      all("[style], [onclick], [onload]").map((node) => node.outerHTML.slice(0, 120)),
    ),
    result("no request to another host", foreignRequests(page.html)),
    result(
      "every character is in the font subset",
      letters.map((letter) => `“${letter}” is missing in fontCharacters`),
    ),
  ];
}

function skippedHeadings(headings: HTMLElement[]): string[] {
  let level = 0;
  return headings.flatMap((heading) => {
    const next = Number(heading.tagName.slice(1));
    const skipped =
      next > level + 1 ? [`${heading.tagName} “${heading.textContent}” after H${level}`] : [];
    level = next;
    return skipped;
  });
}

function brokenLinks(links: HTMLElement[], page: SitePage, files: Set<string>): string[] {
  const own = addressOf(page.file);
  const ids = [...page.html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  return links.flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    if (/^(mailto|tel):/.test(href)) return [];
    const { origin, pathname, hash } = new URL(href, `https://site.example${own}`);
    if (origin !== "https://site.example") return [`${href} leaves the site`];
    const exists = files.has(pathname) || files.has(`${pathname.replace(/\/$/, "")}/index.html`);
    if (!exists && !(pathname === own)) return [`${href} leads nowhere`];
    const isOwnFragment = hash && pathname === own;
    return isOwnFragment && !ids.includes(hash.slice(1)) ? [`${href} has no target`] : [];
  });
}

/** Attributes that make the browser fetch; plain links and metadata do not. */
function foreignRequests(html: string): string[] {
  return [
    ...html.matchAll(
      /<(?:script|img|link|source|use|iframe|video)\b[^>]*\s(?:src|href|srcset)="(https?:\/\/[^"]+)"[^>]*>/g,
    ),
  ]
    .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
    .map(([, address]) => address ?? "");
}

/** Rules that hold for the site as a whole. */
export function checkSite(pages: SitePage[]): RuleResult[] {
  const documents = pages
    .filter((page) => page.file !== "/404.html")
    .map((page) => ({
      address: addressOf(page.file),
      ...page,
      document: new JSDOM(page.html).window.document,
    }));
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
  const reachable = documents
    .filter(({ address }) => address !== "/construction")
    .map(({ address }) => address);
  const sheets = documents.map(({ address, document }) => ({
    address,
    sheet: /Sheet([\d.]+) of \d+/.exec(document.querySelector("footer")?.textContent ?? "")?.[1],
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
      reachable.filter((address) => !twoClicks.has(address)),
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
      "a static host finds each form in the HTML, with all its fields",
      Object.values(forms).flatMap((form) =>
        undetectable(
          form,
          documents.map(({ document }) => document),
        ),
      ),
    ),
    site("sheet numbers are unique", duplicates(sheets.map(({ sheet }) => sheet ?? "none"))),
  ];
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What form detection reads: the attributes, the hidden name, and every field in the static HTML. */
function undetectable(form: (typeof forms)[keyof typeof forms], documents: Document[]): string[] {
  const found = documents.flatMap((document) => [
    ...document.querySelectorAll(`form[name="${form.name}"][data-netlify="true"]`),
  ]);
  if (found.length === 0) return [`${form.name} is on no page`];
  return found.flatMap((element) => {
    const has = (selector: string) => element.querySelector(selector) !== null;
    return [
      element.getAttribute("netlify-honeypot") !== HONEYPOT_FIELD && "honeypot is not named",
      !has(`[name="${HONEYPOT_FIELD}"]`) && "honeypot is missing",
      !has(`input[type="hidden"][name="${FORM_NAME_FIELD}"][value="${form.name}"]`) &&
        "hidden form-name is missing",
      ...form.fields.map(({ name, required }) => {
        return (
          !has(`[name="${name}"]${required ? "[required]" : ""}`) && `field ${name} is missing`
        );
      }),
    ]
      .filter((problem) => problem !== false)
      .map((problem) => `${form.name}: ${problem}`);
  });
}
