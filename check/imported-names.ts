import { type Expression, parseSync, Visitor } from "oxc-parser";

/** Every name by which a file reaches another file or package, as it is written: by import, as a type, as an address. */
export function importedNames(file: string, text: string): string[] {
  if (file.endsWith(".css")) {
    return [...text.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(
      ([, name = ""]) => name,
    );
  }
  const parsed = parseSync(file, text);
  const { staticImports, staticExports } = parsed.module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // The whole tree takes ten times as long; few files have another form in them.
  if (!/\bimport\b(?!\s*[\w{*"'$])|require/i.test(text)) return names;

  const loaders = new Set(["require"]);
  const add = (node: unknown) => names.push(...written(node as Expression));
  const isLoader = (node: Expression): boolean =>
    (node.type === "Identifier" && loaders.has(node.name)) ||
    (node.type === "CallExpression" && isNamed(node.callee, "createRequire"));

  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSExternalModuleReference: ({ expression }) => add(expression),
    VariableDeclarator({ id, init }) {
      if (!init || !isLoader(init)) return;
      if (id.type === "Identifier") loaders.add(id.name);
      // const { resolve } = createRequire(…)
      if (id.type !== "ObjectPattern") return;
      for (const part of id.properties) {
        if (part.type === "Property" && part.value.type === "Identifier") {
          loaders.add(part.value.name);
        }
      }
    },
    NewExpression({ callee, arguments: [name, base] }) {
      if (
        isNamed(callee, "URL") &&
        base &&
        text.slice(base.start, base.end) === "import.meta.url"
      ) {
        add(name);
      }
    },
    CallExpression({ callee, arguments: [name] }) {
      const isOfMeta = /^import\.meta\.(?:glob|resolve)$/.test(
        text.slice(callee.start, callee.end),
      );
      const loader = callee.type === "MemberExpression" ? callee.object : callee;
      if (isOfMeta || isLoader(loader)) add(name);
    },
  }).visit(parsed.program);
  return names;
}

function isNamed(node: Expression, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}

/** A text, a template with stars for what is not known yet, or a list of them. */
function written(node: Expression | null | undefined): string[] {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type === "TemplateLiteral")
    return [node.quasis.map(({ value }) => value.raw).join("*")];
  if (node?.type === "ArrayExpression")
    return node.elements.flatMap((part) => written(part as Expression));
  return [];
}
