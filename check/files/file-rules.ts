import { gzipSync } from "node:zlib";

import type { SearchIndex } from "#app/search/search-index.ts";
import { search, searchable } from "#app/search/search.ts";
import { FORM_NAME_FIELD, type FormContract, forms, HONEYPOT_FIELD } from "#contract/forms.ts";

interface FormPage {
  file: string;
  document: Document;
}

/** Where a page's forms lead, and whether the policy of a static host lets them: both follow what the build was told. */
export function formEndpointProblems(
  endpoint: string,
  pages: readonly FormPage[],
  headersFile: string,
): string[] {
  const wrong = pages.flatMap(({ file, document }) =>
    [...document.querySelectorAll("form[method=post i]")]
      .map((form) => form.getAttribute("action"))
      .filter((action) => action !== endpoint)
      .map((action) => `a form of ${file} goes to ${action} and not to ${endpoint}`),
  );
  const origin = endpoint.startsWith("/") ? "" : ` ${new URL(endpoint).origin}`;
  const policies = headersFile.split("\n").filter((line) => line.includes("form-action"));
  const strict = policies.filter((policy) =>
    ["form-action", "connect-src"].some((part) => !policy.includes(`${part} 'self'${origin};`)),
  );
  return [
    ...wrong,
    ...(policies.length === 0 ? ["_headers has no policy for forms"] : []),
    ...strict.map((policy) => `a policy does not follow ${endpoint}: ${policy.trim()}`),
  ];
}

/** What a form sends without a script, and what form detection of a static host reads, stands in the static HTML. */
export function staticFormProblems(endpoint: string, pages: readonly FormPage[]): string[] {
  return Object.values(forms).flatMap((form: FormContract) => {
    const found = pages.flatMap(({ document }) => [
      ...document.querySelectorAll(`form[name="${form.name}"]`),
    ]);
    if (found.length === 0) return [`${form.name} is on no page`];
    return found
      .flatMap((element) => missingIn(element, form, endpoint.startsWith("/")))
      .map((problem) => `${form.name}: ${problem}`);
  });
}

function missingIn(element: Element, form: FormContract, isDetected: boolean): string[] {
  const has = (selector: string) => element.querySelector(selector) !== null;
  const honeypot = element.getAttribute("netlify-honeypot");
  return [
    (element.getAttribute("data-netlify") === "true") !== isDetected &&
      (isDetected ? "a static host does not find it" : "a static host would take it"),
    honeypot !== (isDetected ? HONEYPOT_FIELD : null) && "honeypot is not named as it should be",
    !has(`[name="${HONEYPOT_FIELD}"]`) && "honeypot is missing",
    !has(`input[type="hidden"][name="${FORM_NAME_FIELD}"][value="${form.name}"]`) &&
      "hidden form-name is missing",
    ...form.fields.map(
      ({ name, required }) =>
        !has(`[name="${name}"]${required ? "[required]" : ""}`) && `field ${name} is missing`,
    ),
  ].filter((problem) => problem !== false);
}

/** A language model reads Markdown best: `llms.txt` names every twin that the build made, and nothing that is not there. */
export function llmsTxtProblems(text: string, files: Set<string>): string[] {
  const named = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) =>
    new URL(address).pathname.replace(/(.)\/$/, "$1"),
  );
  const isThere = (path: string) =>
    files.has(path) || files.has(`${path === "/" ? "" : path}/index.html`);
  return [
    ...[...files]
      .filter((file) => file.endsWith(".md") && !named.includes(file))
      .map((file) => `${file} is not named`),
    ...named.filter((path) => !isThere(path)).map((path) => `${path} leads nowhere`),
  ];
}

/** What the first use of the search may fetch, in bytes after gzip -9. */
export const searchIndexBudget = 60_000;

/** Problems of the search's file against the built pages: its size, what it lacks, and where it leads in vain. */
export function searchIndexProblems(json: string, pages: { html: string }[]): string[] {
  const bytes = gzipSync(json, { level: 9 }).length;
  const { entries } = JSON.parse(json) as SearchIndex;
  const paths = entries.map(({ path }) => path);
  const places = entries.flatMap(({ path, ids = [] }) =>
    ids.filter(Boolean).map((id) => `${path}#${id}`),
  );
  const listed = new Map(
    pages.flatMap(({ html }) => {
      const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      return address ? [[new URL(address).pathname, html] as const] : [];
    }),
  );
  const leadsNowhere = (path: string) => {
    const [page = "", fragment] = path.split("#");
    const html = listed.get(page);
    return html === undefined || (fragment !== undefined && !html.includes(` id="${fragment}"`));
  };
  const mayBeAbsent = (path: string) => path.startsWith("/resources/blog/page/");
  return [
    ...(bytes > searchIndexBudget
      ? [`is ${bytes} bytes gzip, the budget is ${searchIndexBudget}`]
      : []),
    ...[...listed.keys()]
      .filter((path) => !paths.includes(path) && !mayBeAbsent(path))
      .map((path) => `lacks ${path}`),
    ...[...paths, ...places]
      .filter(leadsNowhere)
      .map((path) => `${path} leads nowhere, or is unlisted`),
    ...paths.filter((path, at) => paths.indexOf(path) !== at).map((path) => `has ${path} twice`),
    ...(json.includes("undefined") ? ["says “undefined”"] : []),
  ];
}

/** What visitors look for in their own words, and the page that must come first. */
const firstResults: Readonly<Record<string, string>> = {
  "phone number": "/company/contact",
  SSO: "/pricing",
  newsletter: "/resources/blog",
  unsubscribe: "/resources/blog",
  jobs: "/company/careers",
  ITAR: "/security",
};

/** Questions that the search's file answers with another page first. */
export function firstResultProblems(json: string): string[] {
  const index = searchable(JSON.parse(json) as SearchIndex);
  return Object.entries(firstResults).flatMap(([query, path]) => {
    const found = search(index, query).results[0]?.entry.path ?? "nothing";
    return found === path ? [] : [`“${query}” finds ${found} first, not ${path}`];
  });
}
