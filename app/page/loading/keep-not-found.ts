import { routerGlobals } from "./router-globals.ts";

/**
 * 404.html is served at every unknown address, also at one that a dynamic route matches (`/resources/blog/none`).
 * There the router must show what the document shows: on that page it knows no dynamic routes. An article that is
 * opened from there is taken for unknown too, and the not-found screen asks the server for it.
 * It goes when React Router hydrates the route that was prerendered, whatever the address.
 */
export function keepNotFound(): void {
  const { manifest, modules } = routerGlobals();
  const routes = Object.entries(manifest.routes);
  const notFound = routes.find(([, { path }]) => path === "*");
  if (!notFound || !Object.hasOwn(modules, notFound[0])) return;
  for (const [id, { path }] of routes) {
    if (path?.includes(":")) delete manifest.routes[id];
  }
}
