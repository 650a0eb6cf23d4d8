import { expect, test } from "vitest";

import { docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import type { Page } from "#app/page/page.ts";
import { search, searchable } from "#app/search/search.ts";
import { docsPlaces } from "../docs/places.ts";
import { searchIndex } from "./search-index.ts";

interface Sheet {
  path: string;
  sheet?: string;
  name?: string;
  main?: string;
  isUnlisted?: boolean;
}

/** A page as the build leaves it. */
const built = ({ path, sheet = "1", name = path, main = "", isUnlisted = false }: Sheet) => ({
  page: {
    // Some addresses here are made up.
    path: path as Page["path"],
    name,
    title: `${name}: all of it`,
    description: `About ${name}.`,
    unlisted: isUnlisted,
  },
  sheet,
  html: `<head><title>${name}</title></head><main>${main}</main>`,
});
const docs = [
  built({ path: "/resources/docs", sheet: "21", name: "Docs", main: "<p>webhook</p>" }),
  ...docsPages.map(({ path, name }, at) => built({ path, name, sheet: `21.${at + 1}` })),
];

test("every listed page is in it, by sheet, and no other", () => {
  const { entries } = searchIndex([
    built({ path: "/resources/blog/b", sheet: "18.10" }),
    built({ path: "/resources/blog/a", sheet: "18.9" }),
    ...docs,
    built({ path: "/construction", isUnlisted: true }),
    built({ path: "/company/careers/c", sheet: "24.1" }),
    built({ path: "/resources/guides/d", sheet: "19.1" }),
    built({ path: "/", sheet: "1", name: "Every quote" }),
  ]);
  const pages = entries.filter(({ kind }) => kind !== "docs");
  expect(pages.map(({ kind, path, sheet }) => [kind, path, sheet])).toEqual([
    ["page", "/", "1"],
    ["article", "/resources/blog/a", "18.9"],
    ["article", "/resources/blog/b", "18.10"],
    ["guide", "/resources/guides/d", "19.1"],
    ["page", "/resources/docs", "21"],
    ["role", "/company/careers/c", "24.1"],
  ]);
  expect(pages[0]).toMatchObject({ name: "Home", description: "About Every quote." });
});

test("every place in the documentation is in it, under its address", () => {
  const { entries } = searchIndex(docs);
  const places = entries.filter(({ path }) => path.includes("#"));
  expect(places.map(({ path }) => path).toSorted()).toEqual(
    docsPlaces()
      .map(({ path }) => path)
      .toSorted(),
  );
  for (const { name, description } of places) {
    expect(description.length, name).toBeGreaterThan(10);
    expect(description.length, name).toBeLessThanOrEqual(141);
  }
  expect(entries.find(({ path }) => path === "/resources/docs")?.words).toBe("");
});

test("the vocabulary has each telling word once, and none that another field has", () => {
  const main =
    "<h2>Tooling</h2><p>The tooling of a castings shop: castings 1,250 pieces, M10 bolts.</p>";
  const { entries } = searchIndex([...docs, built({ path: "/shop", name: "Shop", main })]);
  expect(entries.find(({ path }) => path === "/shop")?.words).toBe("bolts castings m10 pieces");
});

test("headings that many pages have, or that name another page, are left out", () => {
  const main = (own: string) => `<h2>${own}</h2><h2>Related sheets.</h2><h3>Docs</h3>`;
  const { entries } = searchIndex([
    ...docs,
    ...["/a", "/b", "/c"].map((path) => built({ path, main: main(`Of ${path}`) })),
  ]);
  expect(entries.find(({ path }) => path === "/a")?.headings).toEqual(["Of /a"]);
});

test("a heading keeps the place of its id when another one is left out", () => {
  const main = `<h2 id="docs">Docs</h2><h2>Plain</h2><h2 id="own">Own</h2>`;
  const { entries } = searchIndex([...docs, built({ path: "/a", main })]);
  expect(entries.find(({ path }) => path === "/a")).toMatchObject({
    headings: ["Plain", "Own"],
    ids: ["", "own"],
  });
});

test("pages are found by the words that visitors use for them", () => {
  const asked = {
    jobs: "/company/careers",
    "phone number": "/company/contact",
    SSO: "/pricing",
    newsletter: "/resources/blog",
  };
  const main = "<h2>SSO</h2><p>phone number newsletter</p>";
  const index = searchable(
    searchIndex([
      ...docs,
      ...Object.values(asked).map((path) => built({ path })),
      built({ path: "/security", main }),
    ]),
  );
  for (const [query, path] of Object.entries(asked)) {
    expect(search(index, query).results[0]?.entry.path, query).toBe(path);
  }
});

test("endpoints and topics of the documentation are found by name", () => {
  const index = searchable(searchIndex(docs));
  const first = (query: string) => search(index, query).results[0]?.entry.name;
  expect(first("GET /api/v1/vendors")).toBe("GET /api/v1/vendors");
  expect(first("rate limits")).toBe("Rate limits");
  expect(first("webhoks")).toBe("Webhooks");
});
