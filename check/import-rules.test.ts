import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { listFiles } from "#make/list-files.ts";

import { importProblems } from "./import-rules.ts";

const root = join(import.meta.dirname, "..");
const folders = [
  "app",
  "analyzer",
  "contract",
  "server",
  "make",
  "check",
  "cli",
  "scripts",
  "bench",
  "e2e",
];

test("every import keeps to the table, and none runs in a circle", async () => {
  const files = (await Promise.all(folders.map((folder) => listFiles(join(root, folder))))).flat();
  const sources = new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
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
    `import { a } from "#app/pages/home/hero.tsx";`,
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
  ["of Node's app by the analyzer", "analyzer/rank.ts", `import { a } from "#contract/forms.ts";`],
])("a forbidden import is refused: %s", (_, file, text) => {
  const [problem, ...others] = importProblems(new Map([[file, text]]));
  expect(problem).toMatch(`${file} imports`);
  expect(others).toEqual([]);
});

test("records and arithmetic have no React", () => {
  const sources = new Map([["app/site/plans/plans.ts", `import type { ReactNode } from "react";`]]);
  expect(importProblems(sources)).toEqual([
    "app/site/plans/plans.ts imports react: app/site has no React",
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

test("what the table allows is allowed", () => {
  const sources = new Map([
    ["app/pages/pricing.tsx", `import { a } from "./pricing/cards.tsx"; import "react";`],
    ["app/pages/pricing/cards.tsx", `import { plans } from "#app/site/plans/plans.ts";`],
    ["make/finish-build.ts", `import { rules } from "#server/security-headers.ts";`],
    ["app/ui/button.tsx", `import { Link } from "react-router";`],
  ]);
  expect(importProblems(sources)).toEqual([]);
});
