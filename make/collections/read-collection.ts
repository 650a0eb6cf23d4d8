import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import {
  type CollectionName,
  collections,
  type MarkdownRecord,
} from "#app/prose/markdown/collections.ts";
import { compileRecord, readFields } from "#app/prose/markdown/compile-record.ts";
import { whyUnpublished } from "#app/site/published.ts";
import { withBrand } from "#app/prose/markdown/named-brand.ts";

const content = join(dirname(fileURLToPath(import.meta.url)), "../../app/prose");

export const collectionNames = Object.keys(collections) as CollectionName[];

/** Names of the files of a collection, without their ending. */
function filesOf(name: CollectionName): string[] {
  const files = readdirSync(join(content, name)).filter((file) => file.endsWith(".md"));
  return files.map((file) => basename(file, ".md")).sort();
}

/** Those that have a page. While somebody writes, all have one. */
export function slugsOf(name: CollectionName): string[] {
  const isDevelopment = process.env["NODE_ENV"] === "development";
  return filesOf(name).filter((slug) => isDevelopment || unpublished(name, slug) === null);
}

/** Those that a build leaves out. */
export function unpublishedTexts(): string[] {
  return collectionNames.flatMap((name) =>
    filesOf(name).filter((slug) => unpublished(name, slug) !== null),
  );
}

/** Why a text has no page yet. */
export function unpublished(name: CollectionName, slug: string): string | null {
  return whyUnpublished(readFields(name, slug, sourceOf(name, slug)));
}

export type SlugsOf = typeof slugsOf;

/** Without the files that cannot be compiled: while somebody writes, one of them may be broken. */
export const wholeSlugsOf: SlugsOf = (name) =>
  slugsOf(name).filter((slug) => {
    try {
      compileRecord(name, slug, sourceOf(name, slug));
      return true;
    } catch {
      return false;
    }
  });

export function sourceOf(name: CollectionName, slug: string): string {
  const source = readFileSync(join(content, name, `${slug}.md`), "utf8");
  return withBrand(`app/prose/${name}/${slug}.md`, source);
}

export function readCollection<Name extends CollectionName>(
  name: Name,
): MarkdownRecord<Name, string>[] {
  return slugsOf(name).map((slug) => compileRecord(name, slug, sourceOf(name, slug)));
}

/** The newest articles, newest first. */
export function latestArticles(
  count: number,
  slugs: SlugsOf = slugsOf,
): MarkdownRecord<"articles", string>[] {
  return slugs("articles")
    .map((slug) => ({ slug, source: sourceOf("articles", slug) }))
    .map((file) => ({ ...file, date: readFields("articles", file.slug, file.source).date }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
    .slice(0, count)
    .map(({ slug, source }) => compileRecord("articles", slug, source));
}

/** Addresses of the pages that are made from Markdown files. */
export function contentAddresses(): string[] {
  return collectionNames.flatMap((name) => {
    const { address } = collections[name];
    return address ? slugsOf(name).map(address) : [];
  });
}
