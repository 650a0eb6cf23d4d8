import { expect, test } from "vitest";

import {
  breadcrumbProblems,
  descriptionProblems,
  imageProblems,
  linkProblems,
  titleProblems,
} from "./new-page-rules.ts";
import { pageSource } from "./site-rules.ts";

const text = `import type { Page } from "#app/page/page.ts";

export const handle: Page = {
  path: "/product/foo",
  title: "Foo",
  description: "Foo.",
};

export default function FooPage() {}
`;
const page = { address: "/product/foo", source: "app/pages/product/foo.tsx", text };
const bare = { ...page, text: text.replace(/^ {2}(?:title|description):.*\n/gm, "") };
const description = "x".repeat(120);

test("a page that has everything is left alone", () => {
  const files = new Set(["/social/product/foo.png"]);
  expect([
    ...titleProblems(page, "Foo · Quotewright"),
    ...descriptionProblems(page, description),
    ...imageProblems(page, "https://www.quotewright.example/social/product/foo.png", files),
    ...breadcrumbProblems(page, true),
    ...linkProblems(page, "within two clicks"),
  ]).toEqual([]);
});

test("each thing that is missing is named with the file and what to put there", () => {
  const missing = [
    ...titleProblems(bare, "undefined · Quotewright"),
    ...descriptionProblems(bare, ""),
    ...imageProblems(page, "", new Set()),
    ...breadcrumbProblems(page, false),
    ...linkProblems(page, "linked from nowhere"),
  ];
  expect(missing).toEqual([
    "/product/foo has no title: add `title` to its handle in app/pages/product/foo.tsx:3",
    "/product/foo has no description: add `description` to its handle in app/pages/product/foo.tsx:3",
    "/product/foo has no social image: add `export const meta = () => pageMeta(handle)` to app/pages/product/foo.tsx:3",
    "/product/foo has no breadcrumbs: put `<Breadcrumbs page={handle} />` first in the screen of app/pages/product/foo.tsx:9",
    "/product/foo has no link to it: link to it from app/site/navigation.ts, app/layout/footer-links.ts or a page that home links to",
  ]);
});

test("lengths out of bounds say what they are and what they may be", () => {
  expect(titleProblems(page, "x".repeat(61))).toEqual([
    expect.stringMatching(/title of 61 characters.*app\/pages\/product\/foo\.tsx:5 to at most 60/),
  ]);
  expect(descriptionProblems(page, "x".repeat(156))).toEqual([
    expect.stringMatching(
      /description of 156 characters: write 50 to 155 in app\/pages\/product\/foo\.tsx:6$/,
    ),
  ]);
});

test("of a text, the line of its front matter is named", () => {
  const article = {
    address: "/a",
    source: "app/prose/articles/a.md",
    text: "---\ntitle: A\nexcerpt: B\n",
  };
  expect(descriptionProblems(article, "x")[0]).toMatch(/ in app\/prose\/articles\/a\.md:3$/);
  expect(titleProblems(article, "x".repeat(61))[0]).toContain("app/prose/articles/a.md:2 to");
});

test("an image that the build did not write is not blamed on the page", () => {
  expect(imageProblems(page, "https://www.quotewright.example/social/foo.png", new Set())).toEqual([
    expect.stringContaining("/social/foo.png: see make/social/social-cards.ts"),
  ]);
});

test("a page that is too far away is told apart from one without a link", () => {
  expect(linkProblems(page, "further away")).toEqual([
    expect.stringContaining("is more than two clicks from home"),
  ]);
});

test("the file of a page is its route's module, or its Markdown", () => {
  expect(pageSource("/").source).toBe("app/pages/home.tsx");
  expect(pageSource("/product").source).toBe("app/pages/product/overview.tsx");
  expect(pageSource("/resources/blog/flow-downs").source).toBe("app/prose/articles/flow-downs.md");
  expect(pageSource("/resources/guides/paper-to-erp").source).toBe(
    "app/prose/guides/paper-to-erp.md",
  );
});
