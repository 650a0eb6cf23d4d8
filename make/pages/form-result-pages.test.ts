// @vitest-environment jsdom
import { expect, test } from "vitest";

import { formNames, forms } from "#contract/forms.ts";

import { formResultPages } from "./form-result-pages.ts";

const notFoundHtml = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<script>applyStoredPrint()</script><title>Page not found · Quotewright</title>
<meta name="description" content="There is no sheet at this address."/><meta name="robots" content="noindex"/>
<meta property="og:title" content="Page not found"/><meta name="twitter:card" content="summary"/>
<link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/root.css"/></head>
<body><header><button type="button" aria-label="Switch print"><span>Blueprint</span></button>
<button type="button" popoverTarget="mobile-menu">Menu</button></header>
<main id="main" tabindex="-1"><h1>Oops! Page not found</h1><a href="/">Back to home</a></main>
<footer><form name="newsletter"><button type="submit">Subscribe</button></form>
<dl><dt class="x">Title</dt><dd class="y">Page not found</dd></dl></footer>
<script type="module">
start();
</script></body></html>`;

function parsedPages() {
  const pages = Object.entries(formResultPages(notFoundHtml));
  return new Map(
    pages.map(([file, html]) => [file, new DOMParser().parseFromString(html, "text/html")]),
  );
}

test("there is a page for both outcomes of every form, named as the server reads them", () => {
  expect(Object.keys(formResultPages(notFoundHtml)).sort()).toEqual(
    formNames.flatMap((form) => [`${form}-failure.html`, `${form}-success.html`]).sort(),
  );
});

test.each(formNames)(
  "%s: the page's heading is the message, word for word, in its color",
  (form) => {
    const pages = parsedPages();
    const box = (outcome: string) => {
      const main = pages.get(`${form}-${outcome}.html`)!.querySelector("main")!;
      const heading = main.querySelector("h1")!;
      return [heading.textContent, heading.closest("[data-result]")!.getAttribute("data-result")];
    };
    expect(box("success")).toEqual([forms[form].successMessage, "green"]);
    expect(box("failure")).toEqual([forms[form].failureMessage, "red"]);
  },
);

test.each([
  ["newsletter", "/resources/blog"],
  ["contact", "/company/contact"],
  ["demo", "/demo"],
])("%s: the page leads back to the form and home", (form, path) => {
  const links = parsedPages().get(`${form}-failure.html`)!.querySelectorAll("main a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual([path, "/"]);
});

test("every page is static, keeps header, footer and styles, and is not for search engines", () => {
  for (const page of parsedPages().values()) {
    expect(page.querySelector("script, link[rel=modulepreload]")).toBeNull();
    expect(page.querySelector("link[rel=stylesheet]")).not.toBeNull();
    expect([...page.querySelectorAll("button")].map((button) => button.textContent)).toEqual([
      "Menu",
      "Subscribe",
    ]);
    const metas = [...page.querySelectorAll("meta[name], meta[property]")];
    expect(metas.map((meta) => meta.outerHTML)).toEqual(['<meta name="robots" content="noindex">']);
    expect(page.body.textContent).not.toContain("not found");
  }
});

test("title and title block name the outcome", () => {
  const page = parsedPages().get("demo-failure.html")!;
  expect(page.title).toBe("Not sent · Quotewright");
  expect(page.querySelector("dd")!.textContent).toBe("Not sent");
});

test("a not-found page of another shape stops the build", () => {
  expect(() => formResultPages("<html><head><title>x</title></head></html>")).toThrow(
    "adapt make/pages/form-result-pages.ts",
  );
});
