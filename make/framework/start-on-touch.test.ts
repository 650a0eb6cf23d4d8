import { expect, test } from "vitest";

import { startOnTouch } from "./start-on-touch.ts";

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head><body>${script}</body>`;

const bootstrap = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/pricing.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/pricing":route1};

import("/assets/entry.client.js");</script>`;

const partsOf = (route: string) => [route, route.replace(".js", "-part.js")];

test("nothing is fetched before the page is idle, nor run before it is touched", () => {
  const html = startOnTouch(page(bootstrap), partsOf);
  expect(html).not.toContain('<link rel="modulepreload');
  expect(html).not.toMatch(/<script[^>]*>\s*import "/);
  expect(html).toContain(
    'files:["/assets/root.js"],parts:["/assets/root-part.js","/assets/pricing.js","/assets/pricing-part.js"],sheet:"/a.css"',
  );
});

test("the same modules are started, under the same names", () => {
  const html = startOnTouch(page(bootstrap), partsOf);
  for (const file of ["manifest", "root", "pricing", "entry.client"]) {
    expect(html).toContain(`import("/assets/${file}.js")`);
  }
  expect(html).toContain('window.__reactRouterRouteModules={"root":route0,"pages/pricing":route1}');
});

test("a bootstrap of another shape stops the build, and so does a page that preloads nothing", () => {
  expect(() => startOnTouch(page("<script>start()</script>"), partsOf)).toThrow(/adapt make/);
  expect(() => startOnTouch(page(bootstrap).replace("modulepreload", "prefetch"), partsOf)).toThrow(
    /adapt make/,
  );
});
