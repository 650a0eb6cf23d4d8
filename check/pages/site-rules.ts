import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { matchRoutes } from "react-router";

import routes from "#app/routes.ts";
import { fontCharacters } from "#make/plugins/fonts-plugin.ts";
import { addressOf } from "#server/site/site-address.ts";

import { headlessColumns, joinedNames, listProblems, namesInPictures } from "./markup-rules.ts";
import {
  breadcrumbProblems,
  descriptionProblems,
  imageProblems,
  titleProblems,
} from "./new-page-rules.ts";
import { documentOf } from "./parse-html.ts";
import { type Shown, structuredDataProblems } from "./structured-data-rules.ts";

export interface SitePage {
  /** From the root of the site: `/pricing/index.html`. */
  file: string;
  address: string;
  html: string;
  document: Document;
}

export function parsePage(file: string, html: string): SitePage {
  return { file, address: addressOf(file.slice(1)), html, document: documentOf(html) };
}

export interface RuleResult {
  rule: string;
  file: string;
  problems: string[];
}

const known = (names: string) => ({
  attributes: Object.fromEntries(names.split(" ").map((name) => [name, {}])),
});

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  // What its own lists do not have: of SVG, of social tags, and what the host of forms reads.
  elements: [
    "html5",
    {
      svg: known(
        "viewbox preserveaspectratio width height fill stroke-width stroke-linecap stroke-dasharray shape-rendering",
      ),
      meta: known("property media"),
      link: known("type sizes"),
      form: known("netlify-honeypot"),
    },
  ],
  rules: {
    "no-unknown-attributes": "error",
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

/** Rules that hold for each page by itself. `files` are all files of the site. */
export async function checkPage(page: SitePage, files: Set<string>): Promise<RuleResult[]> {
  const { address, document } = page;
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
  const newPage = { address, ...pageSource(address) };

  const validity = await validator.validateString(page.html);
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
    result("the parts of a name stay apart without the style sheet", joinedNames(document)),
    result("lists are whole", listProblems(document)),
    result("every column of a table has a head", headlessColumns(document)),
    result("nothing is named inside a picture", namesInPictures(document)),
    result("lang", [document.documentElement.lang !== "en" && "html has no lang=en"]),
    result("title", titleProblems(newPage, text("title"))),
    result("description", descriptionProblems(newPage, content('meta[name="description"]'))),
    result("canonical address, unless unlisted", [
      !isUnlisted && !canonical?.endsWith(address) && `canonical is ${canonical}`,
    ]),
    result("social image", imageProblems(newPage, content('meta[property="og:image"]'), files)),
    result(
      "structured data by kind of page",
      isUnlisted
        ? []
        : structuredDataProblems(
            address,
            all('script[type="application/ld+json"]').map((script) => script.textContent),
            shownOn(document),
          ),
    ),
    result("links lead somewhere", brokenLinks(all("a[href]"), page, files)),
    result(
      "alternates are there",
      all('link[rel="alternate"]').flatMap((link) => {
        const { pathname } = new URL(link.getAttribute("href") ?? "", "https://site.example");
        return files.has(pathname) ? [] : [`${pathname} was not built`];
      }),
    ),
    result(
      "controls have a name",
      all("button").flatMap((button) =>
        button.textContent.trim() || button.getAttribute("aria-label")
          ? []
          : [button.outerHTML.slice(0, 120)],
      ),
    ),
    result(
      "breadcrumbs",
      breadcrumbProblems(
        newPage,
        address === "/" ||
          isError ||
          document.querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]') !== null,
      ),
    ),
    result(
      "a listing is code",
      all("pre:not(:has(> code))").map((node) => node.outerHTML.slice(0, 120)),
    ),
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

/** Breadcrumbs that lead somewhere, and questions that unfold to their answers. */
function shownOn(document: Document): Shown {
  const texts = (nodes: Iterable<Element>) => [...nodes].map((node) => node.textContent.trim());
  const trail = document.querySelector('nav[aria-label="Breadcrumb"]');
  const unfolding = [...document.querySelectorAll("details")].flatMap((details) => [
    ...details.querySelectorAll("summary h3, dt"),
  ]);
  return {
    crumbs: texts(trail?.querySelectorAll('a, [aria-current="page"]') ?? []),
    // A question within another is found twice.
    questions: texts(new Set(unfolding)).filter((text) => text.endsWith("?")),
  };
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
  const own = page.address;
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

const root = join(import.meta.dirname, "../..");
const files = routes.flatMap(({ path, index, file }) =>
  path || index ? [{ path: `/${path ?? ""}`, handle: file }] : [],
);

/** The file in which a page is written and what it says, for messages. */
export function pageSource(address: string): { source: string; text: string } {
  const source = sourceFile(address);
  return { source, text: readFileSync(join(root, source), "utf8") };
}

/** Its Markdown where it has one, else its route's module. */
function sourceFile(address: string): string {
  const markdown = address.replace("/resources/blog/", "articles/").replace("/resources/", "");
  const text = `app/prose/${markdown}.md`;
  if (existsSync(join(root, text))) return text;
  return `app/${matchRoutes(files, address)?.at(-1)?.route.handle ?? "routes.ts"}`;
}
