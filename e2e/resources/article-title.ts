import { readFields } from "#app/prose/markdown/compile-record.ts";

import { sourceOf } from "../../make/collections/read-collection.ts";

export function titleOf(slug: string): string {
  return readFields("articles", slug, sourceOf("articles", slug)).title;
}
