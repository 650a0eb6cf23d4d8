import { authors } from "#app/site/authors.ts";

import { feedAlternates, markdownAlternate } from "#app/page/alternates.ts";
import { articleRange, blogPageCount } from "./blog-pages.ts";
import { laterBlogPage, neighborLinks } from "./later-blog-page.ts";
import type { MarkdownRecord } from "./markdown/collections.ts";
import type { Page } from "#app/page/page.ts";

type Article = MarkdownRecord<"articles">;

/** Newest first. */
const articles = Object.values(
  import.meta.glob<Article | null>("./articles/*.md", { eager: true, import: "default" }),
)
  .filter((article) => article !== null)
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** What a list says of an article. */
export type ArticleSummary = ReturnType<typeof summary>;

function summary({ slug, contents, ...article }: Article) {
  const { title, excerpt, author, date, category, readMinutes, cover } = article;
  const path: `/resources/blog/${string}` = `/resources/blog/${slug}`;
  const topics = contents.filter(({ depth }) => depth === 2).map(({ text }) => text);
  return { path, title, excerpt, author, date, category, readMinutes, cover, topics };
}

export function articleSummaries(): ArticleSummary[] {
  return articles.map(summary);
}

const blog = {
  path: "/resources/blog",
  name: "Blog",
  title: "Blog: articles for manufacturing buyers",
  description:
    "Articles for manufacturing buyers on technology, cost optimization, supply chain, compliance, digital transformation, vendor management and security.",
} satisfies Page;

/** All that one page of the blog shows; the newest article stands above the list of the first. */
export type BlogPage = ReturnType<typeof blogPageAt>;

export function blogPageAt(number: number) {
  const pageCount = blogPageCount(articles.length);
  const shown = articles.slice(...articleRange(number)).map(summary);
  if (articles.length === 0) throw new Error("app/prose/articles has no article.");
  if (!(number >= 1 && number <= pageCount)) throw new Error(`The blog has no page ${number}.`);
  return {
    page: number === 1 ? blog : laterBlogPage(blog, number, articles.length, datesOf(shown)),
    number,
    pageCount,
    articleCount: articles.length,
    featured: number === 1 ? summary(articles[0]!) : null,
    articles: shown,
    links: [...neighborLinks(number, pageCount), ...feedAlternates()],
  };
}

function datesOf(shown: readonly ArticleSummary[]): string[] {
  return shown.map(({ date }) => date);
}

/** How many articles of one category stand beside one that was read. */
const relatedCount = 3;

export type ArticlePage = ReturnType<typeof articleAt>;

export function articleAt(slug: string) {
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  if (!article) throw new Error(`No article has the address /resources/blog/${slug}.`);
  const [newer, older] = [articles[index - 1], articles[index + 1]];
  // From the next older one on, and round: not the same ones under every article.
  const others = [...articles.slice(index + 1), ...articles.slice(0, index)].filter(
    (other) => other !== newer && other !== older,
  );
  const page = articlePage(article, articles.length - index);
  return {
    page,
    alternates: [markdownAlternate(page), ...feedAlternates()],
    ...summary(article),
    author: authors.find(({ name }) => name === article.author)!,
    stamp: article.stamp,
    contents: article.contents,
    body: article.body,
    newer: newer ? summary(newer) : null,
    older: older ? summary(older) : null,
    related: [
      ...others.filter(({ category }) => category === article.category),
      ...others.filter(({ category }) => category !== article.category),
    ]
      .slice(0, relatedCount)
      .map(summary),
  };
}

function articlePage(article: Article, number: number): Page {
  const { slug, title, excerpt, date, author } = article;
  return {
    path: `/resources/blog/${slug}`,
    name: title,
    title,
    description: excerpt,
    detail: { number, parent: { label: blog.name, to: blog.path } },
    article: { kind: "BlogPosting", publishedOn: date, author },
  };
}
