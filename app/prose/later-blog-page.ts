import type { MetaDescriptor } from "react-router";

import { blogPageCount, blogPagePath } from "./blog-pages.ts";
import { formatDate } from "#app/format/format-date.ts";
import type { Page } from "#app/page/page.ts";

/** What a page of the blog after the first says of itself. `dates` are those of its articles, newest first. */
export function laterBlogPage(
  blog: Page & { path: NonNullable<Page["path"]> },
  number: number,
  articleCount: number,
  dates: readonly string[],
): Page {
  const pageCount = blogPageCount(articleCount);
  const [newest, oldest] = [dates[0]!, dates.at(-1)!].map(formatDate);
  return {
    path: blogPagePath(number),
    name: `Page ${number}`,
    title: `Blog, page ${number} of ${pageCount}`,
    description: `Articles for manufacturing buyers, page ${number} of ${pageCount}: from ${newest} back to ${oldest}, each with category, author and read time.`,
    // Numbered after the articles, which keep their numbers.
    detail: { number: articleCount + number - 1, parent: { label: blog.name, to: blog.path } },
  };
}

/** How a program goes from page to page. */
export function neighborLinks(number: number, pageCount: number): MetaDescriptor[] {
  const link = (rel: "prev" | "next", to: number): MetaDescriptor => ({
    tagName: "link",
    rel,
    href: blogPagePath(to),
  });
  return [
    ...(number > 1 ? [link("prev", number - 1)] : []),
    ...(number < pageCount ? [link("next", number + 1)] : []),
  ];
}
