import { expect, test } from "vitest";

import { sitePages } from "./site-pages.ts";

const screen = () => null;
const page = (path: string) => ({ path, name: path, title: path, description: path });

/** Routes as React Router's server build holds them. */
function buildOf(routes: Record<string, { path?: string; index?: boolean; module: object }>) {
  const entries = Object.entries(routes).map(([id, route]) => [id, { id, ...route }]);
  return { routes: Object.fromEntries(entries), prerender: [] as string[] };
}

const build = buildOf({
  root: { module: { default: screen } },
  "sheet-1": { index: true, module: { default: screen, handle: page("/") } },
  "sheet-2/company/careers/one": {
    path: "company/careers/one",
    module: {
      default: screen,
      handle: (pathname: string) => ({
        ...page(pathname),
        detail: { number: 4, parent: { label: "Careers", to: "/company/careers" } },
      }),
    },
  },
  "sheet-3/resources/blog/:slug": {
    path: "resources/blog/:slug",
    module: {
      default: screen,
      loader: ({ params }: { params: { slug: string } }) => ({
        page: page(`/resources/blog/${params.slug}`),
      }),
    },
  },
  file: { path: "resources/blog/articles.json", module: { loader: () => ({}) } },
  bare: { path: "bare", module: { default: screen } },
});
const files = { bare: { file: "pages/bare.tsx" } };

test("a page's record is its handle, what its handle says of its address, or its loader's", async () => {
  const prerender = [
    "/",
    "/company/careers/one",
    "/resources/blog/nuts",
    "/resources/blog/articles.json",
  ];
  const pages = await sitePages({ ...build, prerender }, files);
  expect(pages.map(({ page, sheet }) => [page.path, sheet])).toEqual([
    ["/", "1"],
    ["/company/careers/one", "2.4"],
    ["/resources/blog/nuts", "3"],
  ]);
});

test("a page without a record stops the build and says where to write it", async () => {
  await expect(sitePages({ ...build, prerender: ["/bare"] }, files)).rejects.toThrow(
    "/bare says nothing of itself: add `export const handle: Page = { path, name, title, description }` to app/pages/bare.tsx",
  );
});
