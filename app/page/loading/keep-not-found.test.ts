import { expect, test, vi } from "vitest";

import { keepNotFound } from "./keep-not-found.ts";

/** The routes that are left when the document shows the given one. */
function routesLeft(shown: string): string[] {
  const routes = {
    root: { path: "", module: "/root.js" },
    article: { path: "resources/blog/:slug", module: "/article.js" },
    pricing: { path: "pricing", module: "/pricing.js" },
    "not-found": { path: "*", module: "/not-found.js" },
  };
  vi.stubGlobal("window", {
    __reactRouterManifest: { version: "1", routes },
    __reactRouterRouteModules: { root: {}, [shown]: {} },
  });
  keepNotFound();
  return Object.keys(routes);
}

test("on the not-found page the router knows no dynamic routes", () => {
  expect(routesLeft("not-found")).toEqual(["root", "pricing", "not-found"]);
});

test("on any other page it knows them all", () => {
  expect(routesLeft("pricing")).toEqual(["root", "article", "pricing", "not-found"]);
});
