// @vitest-environment jsdom
import { expect, test } from "vitest";

import { compileRecord } from "#app/prose/markdown/compile-record.ts";
import { feeds, jsonFeed, rssFeed } from "./feeds.ts";
import { latestArticles, slugsOf } from "../collections/read-collection.ts";

const siteUrl = "https://www.example.com";
const article = (slug: string, date: string, text: string) =>
  compileRecord(
    "articles",
    slug,
    `---
title: "Nuts & bolts <M4>"
excerpt: ${"An excerpt that is long enough to stand as the description of a page, which asks for a hundred and ten letters."}
author: Lea Brandt
date: ${date}
category: Technology
coverSubject: read-quote
---
${text}`,
  );
const articles = [
  article("newer", "2024-01-09", "See [pricing](/pricing) & “more”.\n\n```text\na < b\n```"),
  article("older", "2023-05-02", "Text."),
];

const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

test("the RSS feed is well-formed and has what RSS 2.0 asks for", () => {
  const document = parse(rssFeed(articles, siteUrl));
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.getAttribute("version")).toBe("2.0");
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(text("channel > link")).toBe("https://www.example.com/resources/blog");
  expect(text("channel > title")).toBeTruthy();
  expect(text("channel > description")).toBeTruthy();
  expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
    "https://www.example.com/resources/blog/feed.xml",
  );
});

test("RSS items have permanent links, dates and escaped text", () => {
  const items = [...parse(rssFeed(articles, siteUrl)).querySelectorAll("item")];
  const text = (name: string) => items[0]?.getElementsByTagName(name)[0]?.textContent;
  expect(items.map((item) => item.querySelector("guid")?.textContent)).toEqual([
    "https://www.example.com/resources/blog/newer",
    "https://www.example.com/resources/blog/older",
  ]);
  expect(text("title")).toBe("Nuts & bolts <M4>");
  expect(text("pubDate")).toBe("Tue, 09 Jan 2024 00:00:00 GMT");
  expect(text("dc:creator")).toBe("Lea Brandt");
  expect(text("content:encoded")).toBe(
    '<p>See <a href="https://www.example.com/pricing">pricing</a> &amp; “more”.</p><pre><code>a &lt; b</code></pre>',
  );
});

test("the JSON feed has what JSON Feed 1.1 asks for", () => {
  const feed = JSON.parse(jsonFeed(articles, siteUrl));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://www.example.com/resources/blog",
    feed_url: "https://www.example.com/resources/blog/feed.json",
  });
  expect(feed.items[0]).toMatchObject({
    id: "https://www.example.com/resources/blog/newer",
    url: "https://www.example.com/resources/blog/newer",
    title: "Nuts & bolts <M4>",
    date_published: "2024-01-09T00:00:00Z",
    authors: [{ name: "Lea Brandt" }],
    tags: ["Technology"],
  });
});

test("the blog's own feeds have the whole text of its latest articles, newest first", () => {
  const [[, rss], [, json]] = feeds(siteUrl) as [[string, string], [string, string]];
  const items = JSON.parse(json).items as { date_published: string; content_html: string }[];
  expect(parse(rss).querySelectorAll("item")).toHaveLength(items.length);
  expect(items).toHaveLength(Math.min(20, slugsOf("articles").length));
  const dates = items.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { content_html } of items) {
    expect(content_html.length).toBeGreaterThan(5_000);
    expect(content_html).not.toContain("undefined");
  }
});

test("the latest articles are as many as asked for", () => {
  expect(latestArticles(2)).toHaveLength(2);
  expect(latestArticles(2)).toEqual(latestArticles(3).slice(0, 2));
});
