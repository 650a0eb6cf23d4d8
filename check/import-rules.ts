import { posix } from "node:path";
import { type Expression, parseSync, Visitor } from "oxc-parser";

/** Path from the root of the project to the text of the file. */
export type Sources = ReadonlyMap<string, string>;

interface Rule {
  /** Folders, or single files, that it may import; `app/*` is all of the app. Its own it always may. */
  imports: readonly string[];
  /** It holds records or arithmetic, which need no React. */
  isWithoutReact?: boolean;
  /** It is no part of the site or its server, and may use what tests use. */
  isForTests?: boolean;
}

const primitives = ["app/ui", "app/art", "app/page", "app/format", "app/addresses"];
const parts = [...primitives, "contract", "analyzer"];
const everythingShared = [
  ...parts,
  "app/site",
  "app/samples",
  "app/search",
  "app/prose",
  "app/sections",
  "app/forms",
  "app/layout",
  "app/tool",
];
const everything = ["app/*", "analyzer", "contract", "server", "make"];

/** Who may import whom. A folder that is not named here may import nothing. */
const rules: Readonly<Record<string, Rule>> = {
  contract: { imports: [], isWithoutReact: true },
  // One guard against formulas for the tool's CSV and the leads', since two had come apart.
  analyzer: { imports: ["contract/csv-guard.ts"], isWithoutReact: true },
  corpus: { imports: ["analyzer", "contract"], isWithoutReact: true },
  "app/addresses": { imports: [] },
  "app/ui": { imports: ["app/addresses"] },
  "app/art": { imports: ["app/format", "contract"] },
  "app/format": { imports: [], isWithoutReact: true },
  "app/search": { imports: ["app/format"], isWithoutReact: true },
  "app/site": {
    imports: ["contract", "analyzer", "app/format", "app/art", "app/addresses"],
    isWithoutReact: true,
  },
  "app/samples": {
    imports: ["contract", "analyzer", "app/format", "app/site"],
    isWithoutReact: true,
  },
  // What pages tell of a visit is the one thing of it that both sides agree on.
  "app/page": {
    imports: ["app/site", "app/format", "app/ui", "app/addresses", "contract/visits.ts"],
  },
  "app/prose": { imports: ["app/site", "app/format", "app/ui", "app/art", "app/page"] },
  "app/sections": { imports: parts },
  "app/forms": { imports: parts },
  "app/tool": { imports: [...parts, "app/site", "app/samples", "app/sections", "reader"] },
  "app/layout": { imports: everythingShared },
  // A page's folder stands for itself: `app/pages/pricing`, `app/pages/product/copilot`.
  "app/pages": { imports: everythingShared },
  "app/styles": { imports: ["app/fonts"] },
  // The document and its styles.
  app: { imports: [...everythingShared, "app/styles"] },
  // The table of addresses, which only the build reads.
  "app/routes.ts": { imports: ["make", "app/site", "app/prose", "app/pages/resources/docs"] },
  server: { imports: ["contract"], isWithoutReact: true },
  cli: { imports: ["analyzer", "contract", "reader"], isWithoutReact: true },
  make: { imports: everything },
  // Forms for the content files, beside the development server: what they may write is what the build reads.
  edit: { imports: [...everything, "check"], isWithoutReact: true },
  check: { imports: [...everything, "corpus", "scripts"] },
  scripts: { imports: ["contract", "make"], isWithoutReact: true },
  bench: { imports: [...everything, "corpus", "check", "cli", "scripts", "e2e"], isForTests: true },
  "the root": { imports: ["app/prose", "app/site", "contract", "make", "e2e", "scripts"] },
  e2e: { imports: [...everything, "edit", "check", "scripts"], isForTests: true },
};

/** Folders of `app/pages` that hold several screens. */
const groupsOfPages = ["product", "solutions", "customers", "resources", "company", "legal"];

/** Every import that the table forbids, and every circle; each as one sentence. */
export function importProblems(sources: Sources): string[] {
  const imports = new Map(
    [...sources].map(([file, text]) => [file, importsOf(file, text, sources)]),
  );
  return [
    ...[...imports].flatMap(([file, found]) => forbiddenImports(file, found)),
    ...circles(imports).map((circle) => `These import each other: ${circle.toSorted().join(", ")}`),
  ];
}

function forbiddenImports(file: string, found: readonly string[]): string[] {
  // A test may look at anything from anywhere.
  if (isForTests(file)) return [];
  const folder = folderOf(file);
  const rule = rules[folder.startsWith("app/pages/") ? "app/pages" : folder] ?? { imports: [] };
  return found.flatMap((target) => {
    const name = /^package (?<name>.+)$/.exec(target)?.groups?.["name"];
    if (name) {
      const isRefused = rule.isWithoutReact && /^@?react(?:-dom|-router)?(?:\/|$)/.test(name);
      return isRefused ? [`${file} imports ${name}: ${folder} has no React`] : [];
    }
    if (isForTests(target) && !rule.isForTests) {
      return [`${file} imports ${target}: only tests may import what is made for tests`];
    }
    const other = folderOf(target);
    if (other === folder) return [];
    const isAllowed =
      !/^server\/(?:main|app)\.ts$/.test(target) &&
      ([other, target].some((each) => rule.imports.includes(each)) ||
        (other.startsWith("app") && rule.imports.includes("app/*")));
    return isAllowed ? [] : [`${file} imports ${target}: ${folder} may not import ${other}`];
  });
}

function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path) && !path.startsWith("scripts/");
}

function folderOf(file: string): string {
  const [top = "", second = "", third = "", fourth] = file.split("/");
  if (top !== "app") return second ? top : "the root";
  if (file === "app/routes.ts") return file;
  if (second !== "pages") return third ? `app/${second}` : "app";
  const page = groupsOfPages.includes(third) && fourth ? `${third}/${fourth}` : third;
  return `app/pages/${page.replace(/\.tsx?$/, "")}`;
}

/** Paths of our files, and `package NAME`, that a file imports or exports again, types too. */
function importsOf(file: string, text: string, sources: Sources): string[] {
  const targets = importedNames(file, text).map((name) => resolved(file, name, sources));
  // Without types of a route, made by React Router, and the folders that the file itself stands in.
  return [...new Set(targets)].filter(
    (path) => !path.includes("/+types/") && path !== "." && !file.startsWith(`${path}/`),
  );
}

function resolved(file: string, written: string, sources: Sources): string {
  const name = written.replace(/\?.*$/, "");
  const path = /^[#/]/.test(name)
    ? name.slice(1)
    : /^\.|\.css$/.test(name) && posix.join(posix.dirname(file), name);
  if (!path) return `package ${name}`;
  const guesses = [
    path,
    path.replace(/\.js$/, ".ts"),
    `${path}.ts`,
    `${path}.tsx`,
    `${path}/index.ts`,
  ];
  return guesses.find((guess) => sources.has(guess)) ?? path.replace(/^node_modules\//, "package ");
}

/** Groups of files of which each reaches every other (Tarjan's strongly connected components). */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Every name by which a file reaches another file or package, as it is written: by import, as a type, as an address. */
function importedNames(file: string, text: string): string[] {
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
