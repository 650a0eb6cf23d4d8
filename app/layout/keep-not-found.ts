/** What React Router leaves in the page for its start in the browser. */
interface RouterGlobals {
  __reactRouterManifest: { routes: Record<string, { path?: string }> };
  __reactRouterRouteModules: Record<string, unknown>;
}

/**
 * 404.html is served at every unknown address, also at one that a dynamic route matches (`/resources/blog/none`).
 * There the router must show what the document shows: on that page it knows no dynamic routes. An article that is
 * opened from there is taken for unknown too, and the not-found screen asks the server for it.
 */
export function keepNotFound(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    window as unknown as RouterGlobals;
  const routes = Object.entries(manifest.routes);
  const notFound = routes.find(([, { path }]) => path === "*");
  if (!notFound || !Object.hasOwn(modules, notFound[0])) return;
  for (const [id, { path }] of routes) {
    if (path?.includes(":")) delete manifest.routes[id];
  }
}
