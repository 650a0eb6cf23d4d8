import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import {
  type CollectionName,
  collections,
  type MarkdownRecord,
} from "#app/prose/markdown/collections.ts";
import { compileRecord, readFields } from "#app/prose/markdown/compile-record.ts";
import { buildDay } from "#app/site/build-day.ts";
import { withBrand } from "#app/prose/markdown/named-brand.ts";

const content = join(dirname(fileURLToPath(import.meta.url)), "../../app/prose");

export const collectionNames = Object.keys(collections) as CollectionName[];

/** Names of the files of a collection that have a page, without their ending. While somebody writes, all have one. */
export function slugsOf(name: CollectionName): string[] {
  return readdirSync(join(content, name))
    .filter((file) => file.endsWith(".md"))
    .map((file) => basename(file, ".md"))
    .filter((slug) => process.env["NODE_ENV"] === "development" || unpublished(name, slug) === null)
    .sort();
}

/** Why a text has no page yet. */
export function unpublished(name: CollectionName, slug: string, day = buildDay): string | null {
  const fields: { draft?: true | undefined; date?: string } = readFields(
    name,
    slug,
    sourceOf(name, slug),
  );
  if (fields.draft) return "It is a draft.";
  return fields.date !== undefined && fields.date > day
    ? `It is built on ${fields.date} or later.`
    : null;
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
