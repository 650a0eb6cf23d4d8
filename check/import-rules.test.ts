import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { listFiles } from "#make/list-files.ts";

import { importProblems } from "./import-rules.ts";

const root = join(import.meta.dirname, "..");
const folders = [
  "app",
  "analyzer",
  "contract",
  "corpus",
  "server",
  "make",
  "edit",
  "check",
  "cli",
  "scripts",
  "bench",
  "e2e",
];

test("every import keeps to the table, and none runs in a circle", async () => {
  const inFolders = await Promise.all(folders.map((folder) => listFiles(join(root, folder))));
  const configs = readdirSync(root).map((name) => join(root, name));
  const files = [...inFolders.flat(), ...configs];
  const sources = new Map(
    files
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map((file) => [relative(root, file), readFileSync(file, "utf8")]),
  );
  expect(sources.size).toBeGreaterThan(1000);
  expect(importProblems(sources)).toEqual([]);
});

test.each([
  ["by alias, however deep", "app/ui/button.tsx", `import { a } from "#app/site/plans/plans.ts";`],
  ["by a relative path", "app/art/charts/axis.ts", `import { a } from "../../site/brand.ts";`],
  ["of a type", "app/forms/form.tsx", `import type { A } from "#app/site/brand.ts";`],
  ["in the middle of a module", "app/sections/faq.tsx", `void import("#app/layout/footer.tsx");`],
  ["exported again", "contract/fields.ts", `export { a } from "#app/site/brand.ts";`],
  [
    "of another page",
    "app/pages/pricing/cards.tsx",
    `import { a } from "#app/pages/home/how-it-works.tsx";`,
  ],
  [
    "of another page of the same group",
    "app/pages/product/copilot/answer.tsx",
    `import { a } from "../analytics/records.ts";`,
  ],
  ["of the app by the server", "server/main.ts", `import { a } from "#app/site/brand.ts";`],
  ["of the server by the app", "app/forms/post.ts", `import { a } from "#server/config.ts";`],
  ["of the build by the app", "app/page/page.ts", `import { a } from "#make/sitemap.ts";`],
  ["of the server's process by the build", "make/build.ts", `import "#server/main.ts";`],
  ["of the corpus by the analyzer", "analyzer/rank.ts", `import "#corpus/judge.ts";`],
  ["of a neighbor by the analyzer", "analyzer/rank.ts", `import { a } from "#contract/forms.ts";`],
  ["by the document", "app/root.tsx", `import "#app/pages/home/how-it-works.tsx";`],
  ["by the browser's entry", "app/entry.client.tsx", `import "#server/config.ts";`],
  ["by the table of addresses", "app/routes.ts", `import "#server/config.ts";`],
  ["by a folder without a row", "app/widgets/clock.tsx", `import "#app/ui/button.tsx";`],
  ["by a top folder without a row", "tools/a.ts", `import "#contract/forms.ts";`],
  ["of a folder without a row", "app/pages/pricing.tsx", `import "#app/widgets/clock.tsx";`],
  ["of the corpus by the build", "make/build.ts", `import "#corpus/judge.ts";`],
  ["of the corpus by the app", "app/tool/rank.ts", `import "../../corpus/judge.ts";`],
  ["as a type in place", "app/ui/a.ts", `let a: import("#app/site/brand.ts").Brand;`],
  ["as the type of a module", "app/ui/a.ts", `let a: typeof import("../site/brand.ts");`],
  ["as an old import", "app/ui/a.ts", `import a = require("#app/site/brand.ts");`],
  ["exported again, all", "app/ui/a.ts", `export * from "#app/site/brand.ts";`],
  ["exported again, a type", "app/ui/a.ts", `export type { A } from "#app/site/brand.ts";`],
  ["for what it does", "app/ui/a.ts", `import "#app/site/brand.ts";`],
  ["of JSON", "app/ui/a.ts", `import a from "../site/a.json" with { type: "json" };`],
  ["of a worker", "app/ui/a.ts", `import A from "#app/site/a.ts?worker";`],
  ["of an address", "app/ui/a.ts", `import a from "#app/site/a.svg?url";`],
  ["without its ending", "app/ui/a.ts", `import a from "../site/brand";`],
  ["by a template", "app/ui/a.ts", "void import(`../site/${name}.ts`);"],
  ["as an address", "app/ui/a.ts", `new URL("../site/a.ts", import.meta.url);`],
  ["resolved", "app/ui/a.ts", `import.meta.resolve("#app/site/a.ts");`],
  ["of many", "app/ui/a.ts", `import.meta.glob("../site/*.ts");`],
  [
    "of many, with a type",
    "app/ui/a.ts",
    `import.meta.glob<string>(["./*.ts", "/app/site/*.ts"]);`,
  ],
  ["of many, by a wide pattern", "app/ui/a.ts", `import.meta.glob("../**/*.ts");`],
  ["by require", "server/a.ts", `require("../app/site/a.ts");`],
  ["by require's address", "server/a.ts", `require.resolve("../app/site/a.ts");`],
  ["by a made require", "server/a.ts", `createRequire(import.meta.url)("../app/site/a.ts");`],
  [
    "by a made require of another name",
    "server/a.ts",
    `const load = createRequire(import.meta.url); load("../app/site/a.ts");`,
  ],
  [
    "by a made require's part",
    "server/a.ts",
    `const { resolve } = createRequire(import.meta.url); resolve("../app/site/a.ts");`,
  ],
  ["of styles", "app/ui/a.css", `@import "../site/a.css";`],
  ["of styles as an address", "app/ui/a.css", `@import url(../site/a.css) screen;`],
  ["of what is made for tests", "app/ui/a.ts", `import "./testing/planted.ts";`],
  ["of what is made for tests, elsewhere", "make/a.ts", `import "#app/ui/testing/planted.ts";`],
  ["of a test", "app/ui/a.ts", `import "./b.test.ts";`],
])("a forbidden import is refused: %s", (_, file, text) => {
  const [problem, ...others] = importProblems(new Map([[file, text]]));
  expect(problem).toMatch(`${file} imports`);
  expect(others).toEqual([]);
});

test.each([
  ["react", `import type { ReactNode } from "react";`],
  ["react/jsx-runtime", `import { jsx } from "react/jsx-runtime";`],
  ["react-dom/server", `void import("react-dom/server");`],
  ["react-router", `import type { Register } from "react-router";`],
  ["react", `let a: import("react").ReactNode;`],
  ["@react-router/node", `import "@react-router/node";`],
])("records and arithmetic have no React: %s", (name, text) => {
  expect(importProblems(new Map([["app/site/plans/plans.ts", text]]))).toEqual([
    `app/site/plans/plans.ts imports ${name}: app/site has no React`,
  ]);
});

test("a circle is refused, of types alone too", () => {
  const sources = new Map([
    ["app/ui/a.ts", `import type { B } from "./b.ts";`],
    ["app/ui/b.ts", `import type { C } from "./c.ts";`],
    ["app/ui/c.ts", `export type { A } from "./a.ts";`],
    ["app/ui/d.ts", `import { a } from "./a.ts";`],
  ]);
  expect(importProblems(sources)).toEqual([
    "These import each other: app/ui/a.ts, app/ui/b.ts, app/ui/c.ts",
  ]);
});

test("a circle is refused in any form, also without endings", () => {
  const sources = new Map([
    ["app/ui/a.ts", `let b: import("./b").B;`],
    ["app/ui/b.ts", `new Worker(new URL("./c.js", import.meta.url));`],
    ["app/ui/c.ts", `void import("./a.ts");`],
  ]);
  expect(importProblems(sources)).toEqual([
    "These import each other: app/ui/a.ts, app/ui/b.ts, app/ui/c.ts",
  ]);
});

test("what the table allows is allowed", () => {
  const sources = new Map([
    ["app/pages/pricing.tsx", `import { a } from "./pricing/cards.tsx"; import "react";`],
    ["app/pages/pricing/cards.tsx", `import { plans } from "#app/site/plans/plans.ts";`],
    ["make/finish-build.ts", `import { rules } from "#server/security-headers.ts";`],
    ["app/art/testing/drawn.ts", `import "#app/site/brand.ts";`],
    ["app/tool/maps.ts", `import.meta.glob("/node_modules/pdfjs-dist/cmaps/*.bcmap");`],
    ["scripts/install.mjs", `new URL("..", import.meta.url);`],
    ["bench/analyzer/corpus.ts", `import "#corpus/judge.ts"; import "#app/art/testing/drawn.ts";`],
    ["app/ui/button.tsx", `import { Link } from "react-router";`],
  ]);
  expect(importProblems(sources)).toEqual([]);
});
