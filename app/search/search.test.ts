import { expect, test } from "vitest";

import { nearestEntries, search, searchable } from "./search.ts";
import type { SearchEntry } from "./search-index.ts";

const entry = (fields: Partial<SearchEntry> & { path: string }): SearchEntry => ({
  kind: "page",
  sheet: "1",
  name: "",
  description: "",
  headings: [],
  words: "",
  ...fields,
});

const index = searchable({
  entries: [
    entry({ path: "/security", name: "Security", words: "pricing invoices", headings: ["Logins"] }),
    entry({ path: "/guide", name: "Guide", headings: ["Before", "The zinc"], ids: ["", "zinc"] }),
    entry({ path: "/product", name: "Platform", headings: ["Pricing in one table"] }),
    entry({ path: "/more", name: "Pricing of tooling", kind: "article" }),
    entry({ path: "/pricing", name: "Pricing", words: "starter growth", also: "cost" }),
    entry({ path: "/routing", name: "Approval routing", description: "By role and budget." }),
    entry({ path: "/societe", name: "Société Générale", title: "A bank", kind: "role" }),
    entry({ path: "/docs#limits", name: "Rate limits", words: "429 requests", kind: "docs" }),
    entry({ path: "/copilot", name: "Procurement Co-pilot", words: "SOC-2" }),
  ],
});

const paths = (query: string) => search(index, query).results.map(({ entry }) => entry.path);

test("the exact name is first, then names, headings and the text", () => {
  expect(paths("pricing")).toEqual(["/pricing", "/more", "/product", "/security"]);
});

test("a word is found from its beginning on", () => {
  expect(paths("appr")).toEqual(["/routing"]);
  expect(paths("proval")).toEqual([]);
});

test("a result has all the words of the query, in whatever field", () => {
  expect(paths("pricing invoices")).toEqual(["/security"]);
  expect(paths("growth cost")).toEqual(["/pricing"]);
  expect(paths("pricing budget")).toEqual([]);
});

test("words that tell nothing are not required", () => {
  expect(paths("what is the pricing of it")).toEqual(paths("pricing"));
});

test("one wrong letter is forgiven from four letters on, two from eight", () => {
  expect(paths("rtae")).toEqual(["/docs#limits"]);
  expect(paths("rae")).toEqual([]);
  expect(paths("securety")).toEqual(["/security"]);
  expect(paths("sekurety")).toEqual(["/security"]);
  expect(paths("sekurrety")).toEqual([]);
  expect(paths("rowting")).toEqual(["/routing"]);
  expect(paths("rowtign")).toEqual([]);
});

test("a mistyped beginning is enough", () => {
  expect(paths("aprov")).toEqual(["/routing"]);
});

test("what was typed right is not taken for a mistyped word", () => {
  const { results } = search(
    searchable({
      entries: [entry({ path: "/quota", name: "Quota" }), entry({ path: "/quote", name: "Quote" })],
    }),
    "quota",
  );
  expect(results.map(({ entry }) => entry.path)).toEqual(["/quota"]);
});

test("words known one by one, but not together, are tried as mistyped", () => {
  expect(paths("security rate")).toEqual([]);
  expect(paths("platform prices")).toEqual([]);
  const together = searchable({
    entries: [
      entry({ path: "/a", name: "Form" }),
      entry({ path: "/b", name: "Quotes from suppliers" }),
    ],
  });
  expect(search(together, "quotes form").results.map(({ entry }) => entry.path)).toEqual(["/b"]);
});

test("a number is never taken for another", () => {
  expect(paths("429")).toEqual(["/docs#limits"]);
  expect(paths("4299")).toEqual([]);
});

test("accents and capitals make no difference", () => {
  expect(paths("societe GENERALE")).toEqual(["/societe"]);
  expect(paths("sociéte")).toEqual(["/societe"]);
});

test("compounds are found however they are written", () => {
  for (const query of ["copilot", "co-pilot", "co pilot", "soc2", "soc 2", "SOC-2"]) {
    expect(paths(query), query).toEqual(["/copilot"]);
  }
});

test("the heading that answers is named, unless name or description do", () => {
  const [first] = search(index, "logins").results;
  expect(first).toMatchObject({ entry: { path: "/security" }, heading: "Logins" });
  expect(search(index, "security").results[0]).not.toHaveProperty("heading");
});

test("a result leads to the heading that answers, where that has a place of its own", () => {
  const path = (query: string) => search(index, query).results[0]?.path;
  expect(path("zinc")).toBe("/guide#zinc");
  expect(path("before")).toBe("/guide");
  expect(path("guide")).toBe("/guide");
});

test("an empty query, and one of signs, find nothing", () => {
  expect(paths("")).toEqual([]);
  expect(paths(" ?! ")).toEqual([]);
});

test("nothing found leaves what has some of the words, and addresses that are alike", () => {
  const near = (query: string) => nearestEntries(index, query, 2).map(({ path }) => path);
  expect(paths("zebra pricing")).toEqual([]);
  expect(near("zebra pricing")).toEqual(["/pricing", "/more"]);
  expect(near("kopilat")).toEqual(["/copilot"]);
  expect(near("zebra")).toEqual([]);
});
