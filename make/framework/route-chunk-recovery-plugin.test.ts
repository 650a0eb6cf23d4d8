import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { routeChunkRecovery, withRecovery } from "./route-chunk-recovery-plugin.ts";
import { buildProgram } from "./testing/build-program.ts";

const reactRouter = join(
  createRequire(import.meta.url).resolve("react-router/package.json"),
  "../dist/production/lib/dom/ssr/routeModules.js",
);
const gone = { id: "pricing", module: "data:text/javascript,throw new Error('gone')" };
const location = { assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() };

/** React Router's own function, edited as in the build. */
async function edited(): Promise<(route: typeof gone, cache: object) => Promise<unknown>> {
  const code = withRecovery(await readFile(reactRouter, "utf8"));
  const { loadRouteModule } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return loadRouteModule;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const target = { pathname: "/pricing", search: "?billing=annual", hash: "#plans" };
  vi.stubGlobal("window", {
    location,
    __reactRouterDataRouter: { state: { navigation: { location: target } } },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.assign.mockClear();
});

test("the first failure goes to the page that was asked for, the second is an error", async () => {
  const loadRouteModule = await edited();
  void loadRouteModule(gone, {});
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(location.assign).toHaveBeenCalledWith("/pricing?billing=annual#plans");
  await expect(loadRouteModule(gone, {})).rejects.toThrow("gone");
  expect(location.assign).toHaveBeenCalledOnce();
});

test("for a page with data the second failure is an error once the page is drawn", async () => {
  const loadRouteModule = await edited();
  const route = { ...gone, hasLoader: true };
  void loadRouteModule(route, {});
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  const { default: Page } = (await loadRouteModule(route, {})) as { default: () => void };
  expect(Page).toThrow("gone");
});

test("without a network the first failure is an error too", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const loadRouteModule = await edited();
  await expect(loadRouteModule(gone, {})).rejects.toThrow("gone");
  expect(location.assign).not.toHaveBeenCalled();
});

test("code of another shape stops the build, and so does a program without that code", async () => {
  expect(() => withRecovery("export const loadRouteModule = () => {};")).toThrow(/adapt make/);
  const program = { "virtual:entry.js": `console.log("no router")` };
  await expect(buildProgram(routeChunkRecovery(), program)).rejects.toThrow(/adapt make/);
});
