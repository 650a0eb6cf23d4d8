import { posix } from "node:path";

import { parseSync } from "oxc-parser";

/** Path from the root of the project to the text of the file. */
export type Sources = ReadonlyMap<string, string>;

interface Room {
  /** Rooms whose files it may import. Its own it always may. */
  imports: readonly string[];
  /** It holds records or arithmetic, which need no React. */
  isWithoutReact?: boolean;
}

const primitives = ["app/ui", "app/art", "app/page", "app/format", "contract", "analyzer"];
const everythingShared = [
  ...primitives,
  "app/site",
  "app/samples",
  "app/search",
  "app/prose",
  "app/sections",
  "app/forms",
  "app/layout",
  "app/tool",
];

/** Who may import whom. A folder that is not named here may import anything but the server's process. */
const rooms: Readonly<Record<string, Room>> = {
  contract: { imports: [], isWithoutReact: true },
  analyzer: { imports: [], isWithoutReact: true },
  "app/ui": { imports: [] },
  "app/art": { imports: ["app/format", "contract"] },
  "app/format": { imports: [], isWithoutReact: true },
  "app/search": { imports: ["app/format"], isWithoutReact: true },
  "app/site": { imports: ["contract", "analyzer", "app/format", "app/art"], isWithoutReact: true },
  "app/samples": {
    imports: ["contract", "analyzer", "app/format", "app/site"],
    isWithoutReact: true,
  },
  "app/page": { imports: ["app/site", "app/format", "app/ui"] },
  "app/prose": { imports: ["app/site", "app/format", "app/ui", "app/art", "app/page"] },
  "app/sections": { imports: primitives },
  "app/forms": { imports: primitives },
  "app/tool": { imports: [...primitives, "app/site", "app/samples", "app/sections"] },
  "app/layout": { imports: everythingShared },
  // A page's folder is a room of its own: `app/pages/pricing`, `app/pages/product/copilot`.
  "app/pages": { imports: everythingShared },
  server: { imports: ["contract"], isWithoutReact: true },
};

/** Folders of `app/pages` that hold several screens. */
const groupsOfPages = ["product", "solutions", "customers", "resources", "company", "legal"];

/** Every import that the table forbids, and every circle; each as one sentence. */
export function importProblems(sources: Sources): string[] {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
  return [
    ...[...imports].flatMap(([file, found]) => forbiddenImports(file, found)),
    ...circles(imports).map((circle) => `These import each other: ${circle.toSorted().join(", ")}`),
  ];
}

function forbiddenImports(file: string, found: readonly string[]): string[] {
  // A test may look at anything from anywhere.
  if (/\.test\.tsx?$|\/testing\//.test(file)) return [];
  const room = roomOf(file);
  const rule = rooms[room.startsWith("app/pages/") ? "app/pages" : room];
  return found.flatMap((target) => {
    if (/^react(-dom)?(\/|$)/.test(target)) {
      return rule?.isWithoutReact ? [`${file} imports ${target}: ${room} has no React`] : [];
    }
    if (!target.includes("/") || roomOf(target) === room) return [];
    const isAllowed = rule
      ? rule.imports.includes(roomOf(target)) || !isOurs(target)
      : !(roomOf(target) === "server" && !isRuleOfTheServer(target));
    return isAllowed ? [] : [`${file} imports ${target}: ${room} may not import ${roomOf(target)}`];
  });
}

/** What the build shares with the server: the rules for headers and compression. */
function isRuleOfTheServer(path: string): boolean {
  return !/\/(main|app)\.ts$/.test(path);
}

function isOurs(path: string): boolean {
  return /^(app|analyzer|contract|server|make|check|cli|scripts|bench|e2e)\//.test(path);
}

function roomOf(file: string): string {
  const [top = "", second = "", third = "", fourth] = file.split("/");
  if (top !== "app") return top;
  if (second !== "pages") return third ? `app/${second}` : "app";
  const page = groupsOfPages.includes(third) && fourth ? `${third}/${fourth}` : third;
  return `app/pages/${page.replace(/\.tsx?$/, "")}`;
}

/** Paths of our files, and names of packages, that a file imports or exports again, types too. */
function importsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^["'](?<name>.+)["']$/.exec(text.slice(start, end))?.groups?.["name"];
    return written ? [written] : [];
  });
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ];
  return [...new Set(names.map((name) => resolved(file, name.replace(/\?.*$/, ""))))].filter(
    // Types of a route, made by React Router.
    (path) => !path.includes("/+types/"),
  );
}

function resolved(file: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? posix.join(posix.dirname(file), name) : name;
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
