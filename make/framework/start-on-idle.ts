import { minifySync } from "vite";

import { startPage } from "#app/layout/start-page.ts";

const bootstrap =
  /<script type="module" async="">import "(?<manifest>[^"]+)";\n(?<imports>(?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = \{(?<modules>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);<\/script>/;
const preload = /<link rel="modulepreload"[^>]*>/;

const startPageText = minified(String(startPage)).replace(/;?\s*$/, "");

/**
 * React Router preloads every module at once, ahead of the stylesheet. Here nothing is fetched until the page is
 * loaded and idle, or the visitor touches it: first paint needs no JavaScript, and menu, links and forms work without.
 * It goes when React Router lets a site say when its scripts start.
 */
export function startOnIdle(html: string): string {
  const found = bootstrap.exec(html)?.groups;
  if (!found || !preload.test(html))
    throw new Error(
      "React Router's bootstrap script has changed: adapt make/framework/start-on-idle.ts.",
    );
  const { manifest, imports = "", modules, entry } = found;
  const files = [manifest, ...[...imports.matchAll(/from "([^"]+)"/g)].map((match) => match[1])];
  const names = ["", ...[...imports.matchAll(/as (route\d+)/g)].map((match) => match[1])];
  const load = [
    "async()=>{",
    `const [${names.join(",")}]=await Promise.all([${files.map((file) => `import("${file}")`).join(",")}]);`,
    `window.__reactRouterRouteModules={${modules}};`,
    `await import("${entry}")}`,
  ].join("");
  return html
    .replace(bootstrap, () => `<script type="module">(${startPageText})(${load})</script>`)
    .replaceAll(new RegExp(preload, "g"), "");
}

function minified(text: string): string {
  const { code, errors } = minifySync("start-page.js", text, { compress: { unused: false } });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
