import { expect, test } from "vitest";

import type { Page } from "#app/page/page.ts";

import { sitemap } from "./text-files.ts";
import { llmsTxt, securityTxt } from "./site-files.ts";

const siteUrl = "https://x.example";
const page = (path: Page["path"], more: Partial<Page> = {}) => ({
  module: "pages/x.tsx",
  page: { path, name: "Nuts", title: "Nuts & bolts", description: "All of them.", ...more },
});
const unlisted = [page("/construction", { unlisted: true }), page(null)];

test("security.txt has what RFC 9116 asks for, and expires within a year of the build", () => {
  const text = securityTxt(siteUrl, new Date("2026-11-15T10:30:00Z"));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://x.example/.well-known/security.txt");
  expect(/^Expires: (.*)$/m.exec(text)?.[1]).toBe("2027-05-14T00:00:00Z");
});

test("llms.txt lists every page that wants to be found, by section, and prefers its Markdown twin", () => {
  const twins = new Set(["resources/blog/one.md"]);
  const text = llmsTxt(
    [page("/product"), page("/resources/blog/one"), ...unlisted],
    twins,
    siteUrl,
  );
  expect(text).toContain("## Product\n\n- [Nuts & bolts](https://x.example/product): All of them.");
  expect(text).toContain("(https://x.example/resources/blog/one.md)");
  expect(text.match(/^- /gm)).toHaveLength(2);
});

test("the sitemap has the listed pages, and the day of change where it is known", () => {
  const xml = sitemap([page("/security"), page("/demo"), ...unlisted], siteUrl, (of) =>
    of.page.path === "/security" ? "2026-11-01" : undefined,
  );
  expect([...xml.matchAll(/<url>.*<\/url>/g)].map(([url]) => url)).toEqual([
    "<url><loc>https://x.example/demo</loc></url>",
    "<url><loc>https://x.example/security</loc><lastmod>2026-11-01</lastmod></url>",
  ]);
});
