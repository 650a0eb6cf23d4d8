import { type Expression, parseSync, Visitor } from "oxc-parser";

export type Values = Record<string, unknown>;

/** The records of `const LIST = [ … ]` and where they stand. One with something computed is left to its file. */
export function recordsIn(source: string, list: string) {
  const found: { values: Values; start: number; end: number }[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || id.name !== list || init?.type !== "ArrayExpression") return;
      for (const node of init.elements) {
        const values = literal(node as Expression) as Values | undefined;
        if (node && values) found.push({ values, start: node.start, end: node.end });
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
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${code(part)}`);
  return `${start}${parts.join()}}`;
}
