import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { classCandidates, pageStylesMaker, withOnlyClasses } from "./page-styles.ts";

const sheet = `@layer base{body{margin:0}}
@layer utilities{.p-4{padding:1rem}.lg\\:p-6{padding:1.5rem}
:where(.divide-x>*){border-left:1px solid}
@media (width>=48rem){.md\\:hidden{display:none}.md\\:grid{display:grid}}}`;

test("rules of classes that are not named go, the others keep their order", () => {
  const css = withOnlyClasses(sheet, (name) => ["p-4", "lg:p-6", "md:grid"].includes(name));
  expect(css).toContain("body{margin:0}");
  expect(css.indexOf(".p-4{")).toBeLessThan(css.indexOf(".lg\\:p-6{"));
  expect(css).toContain(".md\\:grid{");
  expect(css).not.toContain("md\\:hidden");
  expect(css).not.toContain("divide-x");
});

test("a class inside :where() is the class of its rule", () => {
  expect(withOnlyClasses(sheet, (name) => name === "divide-x")).toContain(".divide-x");
});

test("class lists are read as source files write them", () => {
  const candidates = classCandidates(
    'className="a b:c" classNames(`d ${wide ? "e!" : "f"}g`, \'h-[calc(1px+2px)]\')',
  );
  for (const name of ["a", "b:c", "d", "e!", "f", "g", "h-[calc(1px+2px)]"]) {
    expect(candidates).toContain(name);
  }
});

test("a page gets the rules of its own code, of what it imports, and of the frame", async () => {
  const app = await mkdtemp(join(tmpdir(), "page-styles-"));
  await mkdir(join(app, "pages"));
  await writeFile(join(app, "root.tsx"), 'export const frame = "p-4";');
  await writeFile(
    join(app, "pages/one.tsx"),
    'import { x } from "#app/part.tsx"; const later = () => import("./late.tsx");',
  );
  await writeFile(join(app, "pages/two.tsx"), 'export const two = "divide-x";');
  await writeFile(join(app, "part.tsx"), 'export const x = "lg:p-6";');
  await writeFile(join(app, "pages/late.tsx"), 'export const late = "md:hidden";');

  const stylesOf = pageStylesMaker(app, sheet);
  const one = stylesOf("pages/one.tsx");
  const two = stylesOf("pages/two.tsx");
  await rm(app, { recursive: true });

  expect(one.href).toMatch(/^\/assets\/one-[\w-]{8}\.css$/);
  for (const rule of [".p-4", ".lg\\:p-6", ".md\\:hidden"]) expect(one.css).toContain(rule);
  expect(one.css).not.toContain("divide-x");
  expect(two.css).toContain("divide-x");
  expect(two.css).not.toContain("md\\:hidden");
});
