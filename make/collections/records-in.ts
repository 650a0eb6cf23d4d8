import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";

import { whyUnpublished } from "#app/site/published.ts";

/** What is plain in a record; what is computed is undefined. */
export type Values = Record<string, unknown>;
export type Item = { values: Values; start: number; end: number };
export type Items = ReadonlyMap<string, Item>;
export type List = readonly [name: string, keyField: string, beforeId: string];

/** Lists of records with an address, by their files. */
export const recordLists = {
  "app/site/careers/jobs.ts": ["roles", "path", "/company/careers/"],
  "app/site/webinars/webinars.ts": ["sessions", "slug", ""],
  "app/pages/resources/docs/docs-pages.ts": ["parts", "path", "/resources/docs/"],
} as const satisfies Record<string, List>;

/** The records of `const LIST = [ … ]`, by their ids, but for those with something computed. */
export function recordsIn(source: string, list: List): Items {
  return new Map(entriesOf(source, list).filter(([, { values }]) => !isComputed(values)));
}

/** Those that are not built yet. */
export function unpublishedIn(source: string, list: List): [id: string, item: Item][] {
  return entriesOf(source, list).filter(([, { values }]) => {
    const date = String(values["postedOn"] ?? "");
    return whyUnpublished({ draft: values["draft"] === true || undefined, date }) !== null;
  });
}

/** All of them, also where an id stands twice. */
export function entriesOf(source: string, [name, key, before]: List): [id: string, item: Item][] {
  const found: [string, Item][] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || id.name !== name || init?.type !== "ArrayExpression") return;
      for (const node of init.elements) {
        if (node?.type !== "ObjectExpression") continue;
        const values = partsOf(node);
        const ending = String(values[key]).slice(before.length).toLowerCase();
        found.push([ending, { values, start: node.start, end: node.end }]);
      }
    },
  }).visit(parseSync("records.ts", source).program);
  return found;
}

/** Stands for what a record takes in from elsewhere, or names in quotes. */
export const elsewhere = "…";

const isComputed = (values: Values) => Object.values(values).includes(undefined);

function partsOf({ properties }: ObjectExpression): Values {
  const parts = properties.map((part) =>
    part.type === "Property" && part.key.type === "Identifier"
      ? [part.key.name, literal(part.value)]
      : [elsewhere, undefined],
  );
  return Object.fromEntries(parts) as Values;
}

function literal(node: Expression): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type === "ArrayExpression") {
    const items = node.elements.map((item) => literal(item as Expression));
    return items.includes(undefined) ? undefined : items;
  }
  if (node.type !== "ObjectExpression") return undefined;
  const values = partsOf(node);
  return isComputed(values) ? undefined : values;
}
