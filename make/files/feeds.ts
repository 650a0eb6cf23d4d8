import { blogFeeds } from "#app/page/alternates.ts";
import type { MarkdownRecord } from "#app/prose/markdown/collections.ts";
import type { ProseNode } from "#app/prose/prose.ts";
import { brand } from "#app/site/brand.ts";

import { latestArticles, type SlugsOf } from "../collections/read-collection.ts";

type Article = MarkdownRecord<"articles", string>;

const title = `${brand.name}: notes from the buying desk`;
const description = "Worked examples for manufacturing buyers, one article at a time.";

const addressOf = ({ slug }: Article, siteUrl: string) => `${siteUrl}/resources/blog/${slug}`;

/** RSS 2.0, with the whole text of each article. They come newest first. */
export function rssFeed(articles: Article[], siteUrl: string): string {
  const own = siteUrl + blogFeeds.rss;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(title)}</title>
<link>${siteUrl}/resources/blog</link>
<description>${escapeMarkup(description)}</description>
<language>en-us</language>
<lastBuildDate>${rfc822(articles[0]?.date ?? "2024-01-01")}</lastBuildDate>
<atom:link href="${own}" rel="self" type="application/rss+xml"/>
${articles.map((article) => rssItem(article, siteUrl)).join("\n")}
</channel>
</rss>
`;
}

function rssItem(article: Article, siteUrl: string): string {
  const address = addressOf(article, siteUrl);
  return `<item>
<title>${escapeMarkup(article.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(article.date)}</pubDate>
<dc:creator>${escapeMarkup(article.author)}</dc:creator>
<category>${escapeMarkup(article.category)}</category>
<description>${escapeMarkup(article.excerpt)}</description>
<content:encoded>${escapeMarkup(proseHtml(article.body, siteUrl))}</content:encoded>
</item>`;
}

function rfc822(date: string): string {
  return new Date(date).toUTCString();
}

/** JSON Feed 1.1, with the whole text of each article. */
export function jsonFeed(articles: Article[], siteUrl: string): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: "en-US",
    home_page_url: `${siteUrl}/resources/blog`,
    feed_url: siteUrl + blogFeeds.json,
    items: articles.map((article) => ({
      id: addressOf(article, siteUrl),
      url: addressOf(article, siteUrl),
      title: article.title,
      summary: article.excerpt,
      date_published: `${article.date}T00:00:00Z`,
      authors: [{ name: article.author }],
      tags: [article.category],
      content_html: proseHtml(article.body, siteUrl),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const articlesInFeed = 20;

/** The blog's feeds, by their path in the site. */
export function feeds(siteUrl: string, slugs?: SlugsOf): [path: string, text: string][] {
  const articles = latestArticles(articlesInFeed, slugs);
  return [
    [blogFeeds.rss.slice(1), rssFeed(articles, siteUrl)],
    [blogFeeds.json.slice(1), jsonFeed(articles, siteUrl)],
  ];
}

/** A text as HTML for programs that read feeds: plain elements, absolute links, a figure as its caption. */
function proseHtml(nodes: ProseNode<unknown>[], siteUrl: string): string {
  const html = (children: ProseNode<unknown>[]) => proseHtml(children, siteUrl);
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeMarkup(node);
      switch (node.tag) {
        case "br":
        case "hr":
          return `<${node.tag}>`;
        case "calculation":
          return escapeMarkup(node.text);
        case "code":
          return `<code>${escapeMarkup(node.text)}</code>`;
        case "pre":
          return `<pre><code>${escapeMarkup(node.text)}</code></pre>`;
        case "a":
          return `<a href="${escapeMarkup(node.href.startsWith("/") ? siteUrl + node.href : node.href)}">${html(node.children)}</a>`;
        case "figure":
          return `<p><em>Figure: ${escapeMarkup(node.caption)}</em></p>`;
        case "photo":
          return `<p><em>Photograph: ${escapeMarkup(node.caption)}</em></p>`;
        case "note":
          return `<blockquote><p><strong>${escapeMarkup(node.title)}</strong></p>${html(node.children)}</blockquote>`;
        case "table":
          return [
            `<table><caption>${escapeMarkup(node.caption)}</caption>`,
            `<tr>${node.columns.map(({ head }) => `<th>${html(head)}</th>`).join("")}</tr>`,
            ...node.rows.map(
              (cells) => `<tr>${cells.map((cell) => `<td>${html(cell)}</td>`).join("")}</tr>`,
            ),
            "</table>",
          ].join("");
        default:
          return `<${node.tag}>${html(node.children)}</${node.tag}>`;
      }
    })
    .join("");
}

/** For text and attribute values of HTML and XML. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
