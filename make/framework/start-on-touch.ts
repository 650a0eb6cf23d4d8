import { minifySync } from "vite";

import { startPage } from "#app/page/loading/start-page.ts";

const bootstrap =
  /<script type="module" async="">import "(?<manifest>[^"]+)";\n(?<imports>(?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = \{(?<modules>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);<\/script>/;
const preload = /<link rel="modulepreload" href="(?<file>[^"]+)"[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="(?<sheet>[^"]+)"[^>]*>/;

const startPageText = minified(String(startPage)).replace(/;?\s*$/, "");

/**
 * React Router preloads every module at once and runs them all. Here they are fetched when the page is loaded and
 * idle, and run when the visitor touches it: first paint needs no JavaScript, and menu, links and forms work without.
 * It goes when React Router lets a site say when its scripts start.
 */
export function startOnTouch(html: string, partsOf: (route: string) => string[]): string {
  const found = bootstrap.exec(html)?.groups;
  const preloaded = [...html.matchAll(preload)].flatMap(({ groups }) => groups?.["file"] ?? []);
  const sheet = stylesheet.exec(html)?.groups?.["sheet"];
  if (!found || !sheet || preloaded.length === 0)
    throw new Error(
      "React Router's bootstrap script has changed: adapt make/framework/start-on-touch.ts.",
    );
  const { manifest, imports = "", modules, entry } = found;
  const routes = [...imports.matchAll(/ as (route\d+) from "([^"]+)"/g)];
  const files = [manifest, ...routes.map(([, , file]) => file)];
  const load = [
    "async()=>{",
    `const [${["", ...routes.map(([, name]) => name)].join(",")}]=await Promise.all([${files.map((file) => `import("${file}")`).join(",")}]);`,
    `window.__reactRouterRouteModules={${modules}};`,
    `await import("${entry}")}`,
  ].join("");
  const ahead = new Set(preloaded);
  const parts = new Set(routes.flatMap(([, , file = ""]) => partsOf(file)));
  for (const file of ahead) parts.delete(file);
  const code = `{load:${load},files:${JSON.stringify([...ahead])},parts:${JSON.stringify([...parts])},sheet:${JSON.stringify(sheet)}}`;
  return html
    .replace(bootstrap, () => `<script type="module">(${startPageText})(${code})</script>`)
    .replaceAll(preload, "");
}

function minified(text: string): string {
  const { code, errors } = minifySync("start-page.js", text, { compress: { unused: false } });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
