import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { articleCategories } from "../article-categories.ts";
import { authorNames } from "#app/site/authors.ts";
import { guideCategories, guideLevels } from "../guide-categories.ts";
import type { Prose, ProseDrawing } from "../prose.ts";

import {
  type Fields,
  flag,
  isoDate,
  movedFrom,
  number,
  oneOf,
  text,
  type Values,
} from "./fields.ts";

interface Collection<Of extends Fields, Drawings extends string> {
  /** The front matter. A file that does not hold to it fails the build. */
  fields: Of;
  /** Drawings that the record carries beside those in its text, by the field they become. */
  drawings: (values: Values<Of>, slug: string) => Record<Drawings, string>;
  /** Where each file has a page of its own; those addresses are prerendered and get a Markdown twin. */
  address: ((slug: string) => string) | null;
}

function collection<Of extends Fields, Drawings extends string>(
  options: Collection<Of, Drawings>,
): Collection<Of, Drawings> {
  return options;
}

/** Folders of Markdown files under `app/prose`. */
export const collections = {
  articles: collection({
    fields: {
      // With the brand after it, at most 60 characters.
      title: text({ max: 46 }),
      // Also the page's description.
      excerpt: text({ min: 110, max: 155 }),
      author: oneOf(authorNames, "app/site/authors.ts"),
      date: isoDate,
      category: oneOf(articleCategories, "app/prose/article-categories.ts"),
      // What the cover shows, chosen for what the article is about.
      coverSubject: oneOf(coverSubjects, "app/art/covers/cover-subjects.ts"),
      movedFrom,
      draft: flag,
    },
    drawings: ({ coverSubject, author }, slug) => ({
      cover: `cover/${slug}?subject=${coverSubject}&format=article`,
      stamp: `stamp/${author}`,
    }),
    address: (slug) => `/resources/blog/${slug}`,
  }),
  guides: collection({
    fields: {
      title: text({ max: 46 }),
      // One line, for the card.
      description: text({ max: 90 }),
      category: oneOf(guideCategories, "app/prose/guide-categories.ts"),
      coverSubject: oneOf(coverSubjects, "app/art/covers/cover-subjects.ts"),
      level: oneOf(guideLevels),
      kind: oneOf(["guide", "checklist"]),
      rating: number({ min: 0, max: 5 }),
      downloads: number({ min: 0 }),
      order: number({ min: 0 }),
      updated: isoDate,
      movedFrom,
      draft: flag,
    },
    drawings: ({ coverSubject }, slug) => ({
      cover: `cover/${slug}?subject=${coverSubject}&format=guide`,
    }),
    address: (slug) => `/resources/guides/${slug}`,
  }),
};

export type CollectionName = keyof typeof collections;

/** A collection whatever its fields are, for code that reads any of them. */
export function collectionNamed(name: CollectionName): Collection<Fields, string> {
  return collections[name] as unknown as Collection<Fields, string>;
}

export type FieldsOf<Name extends CollectionName> = Values<(typeof collections)[Name]["fields"]>;
type DrawingsOf<Name extends CollectionName> = keyof ReturnType<
  (typeof collections)[Name]["drawings"]
>;

/** A file of a collection: its front matter, its drawings and its text. */
export type MarkdownRecord<Name extends CollectionName, Drawing = ProseDrawing> = {
  slug: string;
} & FieldsOf<Name> &
  Record<DrawingsOf<Name>, Drawing> &
  Prose<Drawing>;
