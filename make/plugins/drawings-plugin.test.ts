import { createBuilder, type Plugin, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { drawFor, drawings } from "./drawings-plugin.ts";
import type { MadeFiles } from "./made-files-plugin.ts";

const ENTRY = "virtual:entry";

/** A module with the given source as the whole program. */
function program(source: string): Plugin {
  return {
    name: "program",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
}

async function build(source: string, environmentName: "client" | "ssr") {
  const target = { rolldownOptions: { input: ENTRY }, write: false };
  const made: MadeFiles = new Map();
  const builder = await createBuilder({
    configFile: false,
    logLevel: "silent",
    plugins: [drawings(made), program(source)],
    environments: { client: { build: target }, ssr: { build: { ...target, ssr: true } } },
  });
  const environment = builder.environments[environmentName];
  if (!environment) throw new Error(`No environment ${environmentName}`);
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
  return {
    code: output.map((file) => (file.type === "chunk" ? file.code : "")).join(""),
    drawings: [...made.keys()],
  };
}

const hrefsIn = (code: string) =>
  [...code.matchAll(/"?href"?:\s*[`"]([^`"]+)/g)].map(([, href]) => href);

const importBracket = `import bracket from "drawing:bracket"; console.log(bracket);`;

test("the client build writes the drawing beside the other assets and links to it", async () => {
  const built = await build(importBracket, "client");

  expect(built.drawings).toEqual([
    expect.stringMatching(/^assets\/drawing-bracket-[\w-]{8}\.svg$/),
  ]);
  expect(hrefsIn(built.code)).toEqual([`/${built.drawings[0]}`]);
});

test("the drawing's geometry is not in the program", async () => {
  const built = await build(importBracket, "client");

  expect(built.code).not.toContain("<path");
  expect(built.code.length).toBeLessThan(600);
});

test("the server build links to the same file", async () => {
  const [client, server] = [
    await build(importBracket, "client"),
    await build(importBracket, "ssr"),
  ];

  expect(hrefsIn(server.code)).toEqual(hrefsIn(client.code));
});

test("different drawings have different files", async () => {
  const built = await build(
    `import a from "drawing:bracket"; import b from "drawing:blade"; console.log(a, b);`,
    "client",
  );

  expect(new Set(hrefsIn(built.code)).size).toBe(2);
  expect(built.drawings).toHaveLength(2);
});

test("a drawing made to order keeps its options and gets a plain file name", async () => {
  const built = await build(
    `import a from "drawing:portrait/Ana Reyes"; console.log(a);
     import b from "drawing:portrait/Ana Reyes?zoom=2"; console.log(b);`,
    "client",
  );

  const [first, second] = built.drawings;
  expect(first).toMatch(/^assets\/drawing-portrait-ana-reyes-[\w-]{8}\.svg$/);
  expect(second).not.toBe(first);
});

test("an unknown drawing fails the build and names the known ones", async () => {
  await expect(build(`import "drawing:brakcet";`, "client")).rejects.toThrow(
    /No drawing is called "brakcet".*bracket,.*exploded/s,
  );
});

test("whoever asks for a drawing that does not exist is named with the line", () => {
  // drawing:no-such-part
  expect(() => drawFor("no-such-part", import.meta.filename)).toThrow(
    /^make\/plugins\/drawings-plugin\.test\.ts:\d+: No drawing is called "no-such-part"/,
  );
});
