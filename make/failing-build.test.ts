import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";

import { expect, test } from "vitest";

/** On a busy machine Vite tells of how long its own plugins took. */
const slowPlugins = /\[PLUGIN_TIMINGS\][\s\S]*?#bundlertimings for more details\.\s*/g;
const root = join(import.meta.dirname, "..");

/** Builds a site of one page, rendered by our entry, as `npm run build` builds ours. */
async function buildOf(page: string) {
  const folder = await mkdtemp(join(tmpdir(), "failing-build-"));
  const files = {
    "package.json": `{ "type": "module" }`,
    "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
      export default { plugins: [reactRouter()] };`,
    "react-router.config.ts": `export default { ssr: false, prerender: ["/sessions"] };`,
    "app/routes.ts": `export default [{ path: "sessions", file: "page.tsx" }];`,
    "app/root.tsx": `import { Outlet, Scripts } from "react-router";
      export default () => <html lang="en"><body><Outlet /><Scripts /></body></html>;`,
    "app/page.tsx": page,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await copyFile(join(root, "app/entry.server.tsx"), join(folder, "app/entry.server.tsx"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const loggedErrors = pathToFileURL(join(root, "make/logged-errors.ts")).href;
  const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", loggedErrors, reactRouter, "build"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  return { status, stderr: stripVTControlCharacters(stderr).replaceAll(slowPlugins, "") };
}

test("a part of a page that cannot be rendered ends the build, which names the page and the reason", async () => {
  const { status, stderr } = await buildOf(`
    import { Suspense } from "react";
    const covers: Record<string, { width: number }> = {};
    const Session = () => <p>{covers["flow-downs"]!.width}</p>;
    export default () => <Suspense fallback={null}><Session /></Suspense>;`);
  expect(status).not.toBe(0);
  expect(stderr).toContain("/sessions");
  expect(stderr).toContain("Cannot read properties of undefined (reading 'width')");
});

test("so does an error that is only logged", async () => {
  const { status, stderr } = await buildOf(`
    export default () => { console.error("a session has no cover"); return <h1>Sessions</h1>; };`);
  expect(status).not.toBe(0);
  expect(stderr).toContain("a session has no cover");
});

test("a page without errors is built", async () => {
  const { status, stderr } = await buildOf(`export default () => <h1>Sessions</h1>;`);
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
