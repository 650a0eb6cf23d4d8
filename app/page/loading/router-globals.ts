/**
 * What React Router leaves in the page for its start in the browser. It is none of its public interface, so only this
 * folder uses it; the build stops when it looks otherwise (make/framework/route-manifest.ts).
 */
interface RouterGlobals {
  __reactRouterManifest: {
    version: string;
    routes: Record<string, { path?: string; index?: boolean; module: string }>;
  };
  /** The modules of the routes that the document shows. */
  __reactRouterRouteModules: Record<string, unknown>;
}

export function routerGlobals() {
  const { __reactRouterManifest, __reactRouterRouteModules } = window as unknown as RouterGlobals;
  return { manifest: __reactRouterManifest, modules: __reactRouterRouteModules };
}
