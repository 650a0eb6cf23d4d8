import type { MetaDescriptor } from "react-router";

import { brand } from "#app/site/brand.ts";

import type { Page } from "./page.ts";

/** Drawn by the build (make/social/social-card.ts) for each page. */
export function socialImage(path: string | null): string {
  return `/social${path === null ? "/not-found" : path === "/" ? "/home" : path}.png`;
}

function absolute(path: string): string {
  return brand.siteUrl + path;
}

/** Title, description, canonical address, and social tags of a page. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const title = `${page.title} · ${brand.name}`;
  const common: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:site_name", content: brand.name },
    ...kindOfPage(page),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: absolute(socialImage(page.path)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${page.title}, with a technical drawing` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:site", content: brand.socialHandle },
  ];
  if (page.path === null || page.unlisted)
    return [...common, { name: "robots", content: "noindex" }];
  return [
    ...common,
    { tagName: "link", rel: "canonical", href: absolute(page.path) },
    { property: "og:url", content: absolute(page.path) },
  ];
}

function kindOfPage({ article }: Page): MetaDescriptor[] {
  if (!article) return [{ property: "og:type", content: "website" }];
  return [
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: article.publishedOn },
  ];
}
