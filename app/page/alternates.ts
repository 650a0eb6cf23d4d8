import type { MetaDescriptor } from "react-router";

import { brand } from "#app/site/brand.ts";

import type { Page } from "./page.ts";
import { sessionsCalendar } from "#app/site/webinars/webinar-session.ts";

/** The same page as Markdown, which the build writes beside it. */
export function markdownAlternate({ path }: Page): MetaDescriptor {
  return alternate("text/markdown", `${path}.md`, "This page as Markdown");
}

/** How a calendar finds the webinars. */
export function calendarAlternate(): MetaDescriptor {
  return alternate("text/calendar", sessionsCalendar, `${brand.name} webinars, calendar`);
}

/** Addresses of the blog's feeds, from the root of the site. */
export const blogFeeds = {
  rss: "/resources/blog/feed.xml",
  json: "/resources/blog/feed.json",
} as const;

/** How a reader's program finds the feeds. */
export function feedAlternates(): MetaDescriptor[] {
  return [
    alternate("application/rss+xml", blogFeeds.rss, `${brand.name} blog, RSS`),
    alternate("application/feed+json", blogFeeds.json, `${brand.name} blog, JSON Feed`),
  ];
}

function alternate(type: string, path: string, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type, title, href: brand.siteUrl + path };
}
