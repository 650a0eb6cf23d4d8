import type { MetaDescriptor } from "react-router";

import { brand } from "#app/content/brand.ts";

import type { Page } from "./page.ts";

/** The same page as Markdown, which the build writes beside it. */
export function markdownAlternate({ path }: Page): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "text/markdown",
    title: "This page as Markdown",
    href: `${brand.siteUrl}${path}.md`,
  };
}

/** Addresses of the blog's feeds, from the root of the site. */
export const blogFeeds = {
  rss: "/resources/blog/feed.xml",
  json: "/resources/blog/feed.json",
} as const;

/** How a reader's program finds the feeds. */
export function feedAlternates(): MetaDescriptor[] {
  const feeds = [
    { type: "application/rss+xml", path: blogFeeds.rss, title: `${brand.name} blog, RSS` },
    { type: "application/feed+json", path: blogFeeds.json, title: `${brand.name} blog, JSON Feed` },
  ];
  return feeds.map(({ path, ...feed }) => ({
    tagName: "link",
    rel: "alternate",
    href: brand.siteUrl + path,
    ...feed,
  }));
}
