import { type Expression, parseSync, Visitor } from "oxc-parser";

export type Values = Record<string, unknown>;
export type Item = { values: Values; start: number; end: number };
export type Items = ReadonlyMap<string, Item>;
export type List = readonly [name: string, keyField: string, beforeId: string];

/** The records of `const LIST = [ … ]`, by their ids. One with something computed is left to its file. */
export function recordsIn(source: string, [name, key, before]: List): Items {
  const found = new Map<string, Item>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || id.name !== name || init?.type !== "ArrayExpression") return;
      for (const node of init.elements) {
        const values = literal(node as Expression) as Values | undefined;
        const ending = String(values?.[key]).slice(before.length).toLowerCase();
        if (node && values) found.set(ending, { values, start: node.start, end: node.end });
      }
    },
  }).visit(parseSync("records.ts", source).program);
  return found;
}

function literal(node: Expression): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type === "ArrayExpression") {
    const items = node.elements.map((item) => literal(item as Expression));
    return items.includes(undefined) ? undefined : items;
  }
  if (node.type !== "ObjectExpression") return undefined;
  const parts = node.properties.map((part) => {
    const isNamed = part.type === "Property" && part.key.type === "Identifier";
    return isNamed ? [(part.key as { name: string }).name, literal(part.value)] : [];
  });
  return parts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts);
}

/** As people write it by hand, once it is formatted. */
export function code(value: unknown, start = "{"): string {
  if (typeof value === "number" && value >= 10_000)
    return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, "_");
  if (Array.isArray(value)) return `[${value.map((item) => code(item)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const kept = Object.entries(value).filter(([, part]) => part !== undefined);
  const parts = kept.map(([name, part]) => `${name}: ${code(part)}`);
  return `${start}${parts.join()}}`;
}
