const bootstrap =
  /<script type="module" async="">import "(?<manifest>[^"]+)";\n(?<imports>(?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = \{(?<modules>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);<\/script>/;

/**
 * React Router preloads every module at once, ahead of the stylesheet. Here nothing is fetched until the page is
 * loaded and idle, or the visitor touches it: first paint needs no JavaScript, and menu, links and forms work without.
 */
export function startOnIdle(html: string): string {
  const found = bootstrap.exec(html)?.groups;
  if (!found)
    throw new Error("React Router's bootstrap script has changed: adapt scripts/start-on-idle.ts.");
  const { manifest, imports = "", modules, entry } = found;
  const files = [manifest, ...[...imports.matchAll(/from "([^"]+)"/g)].map((match) => match[1])];
  const names = ["", ...[...imports.matchAll(/as (route\d+)/g)].map((match) => match[1])];
  const start = [
    "let started=false;",
    'const touches=["pointerdown","pointermove","keydown","focusin","scroll"];',
    "async function start(){",
    "if(started)return;started=true;",
    `const [${names.join(",")}]=await Promise.all([${files.map((file) => `import("${file}")`).join(",")}]);`,
    `window.__reactRouterRouteModules={${modules}};`,
    `import("${entry}")`,
    "}",
    // Parts of the page that wait for a touch (app/ui/deferred.tsx) must hear of one that came before them.
    "function touch({type,movementX,movementY}){",
    'if(type==="pointermove"&&movementX===0&&movementY===0)return;',
    "for(const name of touches)removeEventListener(name,touch);",
    'document.documentElement.dataset.touched="";start()}',
    "for(const name of touches)addEventListener(name,touch);",
    "const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);",
    'document.readyState==="complete"?idle():addEventListener("load",idle);',
  ].join("");
  return html
    .replace(bootstrap, () => `<script type="module">${start}</script>`)
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
}
