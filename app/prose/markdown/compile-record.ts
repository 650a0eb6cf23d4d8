import type { ProseElement, ProseNode } from "../prose.ts";

import {
  collectionNamed,
  type CollectionName,
  type FieldsOf,
  type MarkdownRecord,
} from "./collections.ts";
import { compileProse } from "./compile-prose.ts";
import { readFrontMatter } from "./front-matter.ts";

/** The front matter of a file alone, which is quick to read. */
export function readFields<Name extends CollectionName>(
  name: Name,
  slug: string,
  source: string,
): FieldsOf<Name> {
  const { fields } = collectionNamed(name);
  return readFrontMatter(fileOf(name, slug), source, fields).values as FieldsOf<Name>;
}

function fileOf(name: CollectionName, slug: string): string {
  return `app/prose/${name}/${slug}.md`;
}

/** A Markdown file as a record. Its drawings are still names. */
export function compileRecord<Name extends CollectionName>(
  name: Name,
  slug: string,
  source: string,
): MarkdownRecord<Name, string> {
  const file = fileOf(name, slug);
  const { fields, drawings } = collectionNamed(name);
  const { values, text, textLine } = readFrontMatter(file, source, fields);
  return {
    slug,
    ...values,
    ...drawings(values, slug),
    ...compileProse(file, text, textLine),
  } as MarkdownRecord<Name, string>;
}

/** What development shows in the place of a file that cannot be compiled: its reason. */
export function brokenRecord<Name extends CollectionName>(
  name: Name,
  slug: string,
  reason: string,
): MarkdownRecord<Name, string> {
  const { fields, drawings } = collectionNamed(name);
  const placeholders = Object.entries(fields).map(([field, { placeholder }]) => [
    field,
    placeholder,
  ]);
  // Each is a value of the field of its name.
  const values = { ...Object.fromEntries(placeholders), title: slug } as FieldsOf<Name>;
  const empty = { body: [], contents: [], readMinutes: 1 };
  const record = { slug, ...values, ...drawings(values, slug), ...empty };
  return withNote(record as MarkdownRecord<Name, string>, "This text cannot be built", reason);
}

/** What development shows above a text: why nobody else sees it. */
export function withNote<Name extends CollectionName>(
  record: MarkdownRecord<Name, string>,
  title: string,
  reason: string,
): MarkdownRecord<Name, string> {
  const note: ProseNode<string> = {
    tag: "note",
    title,
    children: [{ tag: "p", children: [reason] }],
  };
  return { ...record, body: [note, ...record.body] };
}

/** Names of the drawings in a record's text and beside it. */
export function drawingsOf<Name extends CollectionName>(
  name: Name,
  record: MarkdownRecord<Name, string>,
): { fields: Record<string, string>; figures: string[] } {
  const fields = collectionNamed(name).drawings(record, record.slug);
  const elements = record.body.flatMap(elementsIn);
  return {
    fields,
    figures: elements.flatMap((node) => (node.tag === "figure" ? [node.drawing] : [])),
  };
}

function elementsIn(node: ProseNode<string>): ProseElement<string>[] {
  if (typeof node === "string") return [];
  return [node, ...("children" in node ? node.children.flatMap(elementsIn) : [])];
}
