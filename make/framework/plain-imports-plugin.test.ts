import { expect, test } from "vitest";

import { plainImports } from "./plain-imports-plugin.ts";
import { buildProgram } from "./testing/build-program.ts";

test("a part is imported without Vite's wrapping", async () => {
  const code = await buildProgram(plainImports(), {
    "virtual:entry.js": `import("virtual:part.js").then(({ part }) => console.log(part));`,
    "virtual:part.js": `export const part = "a part";`,
  });
  expect(code).toContain("a part");
  expect(code).toMatch(/import\(/);
  expect(code).not.toContain("modulepreload");
});

test("the build stops when Vite's wrapping is not found", async () => {
  const plain = { "virtual:entry.js": `console.log("no part")` };
  await expect(buildProgram(plainImports(), plain)).rejects.toThrow(/adapt make/);
});

test("the build stops when a part has a sheet of its own, which nothing would fetch", async () => {
  const styled = {
    "virtual:entry.js": `import("virtual:part.js");`,
    "virtual:part.js": `import "virtual:part.css"; console.log("a part");`,
    "virtual:part.css": `p { color: red }`,
  };
  await expect(buildProgram(plainImports(), styled)).rejects.toThrow(/nothing would fetch/);
});
