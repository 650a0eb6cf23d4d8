import { basename } from "node:path";

import { addressNow } from "#make/collections/testing/address-now.ts";
import { readFields } from "#app/prose/markdown/compile-record.ts";

import { sourceOf } from "../../make/collections/read-collection.ts";

/** Of the article that had this address when the test was written. */
export function titleOf(name: string): string {
  const slug = basename(addressNow(`/resources/blog/${name}`));
  return readFields("articles", slug, sourceOf("articles", slug)).title;
}
