import type { Plugin } from "vite";

const reactRouterReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

const recovery = `
  const attempted = "reloaded-for:" + route.module;
  let isFirstFailure = false;
  try {
    isFirstFailure = sessionStorage.getItem(attempted) === null;
    sessionStorage.setItem(attempted, "1");
  } catch {}
  if (!isFirstFailure || !navigator.onLine) throw error;
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(target.pathname + target.search + target.hash);
  else window.location.reload();
  return new Promise(() => {});`;

/**
 * React Router answers a route chunk that cannot be loaded by reloading the old page, each time, also offline.
 * Here the first failure goes to the page that was asked for, with a full load (a new deploy has new chunk names);
 * a second failure, or no network, is an error that the error screen shows.
 */
export function routeChunkRecovery(): Plugin {
  return {
    name: "quotewright:route-chunk-recovery",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*routeModules\.js$/ },
      handler(code) {
        if (!reactRouterReload.test(code)) {
          this.error(
            "React Router's chunk loading has changed: adapt make/framework/route-chunk-recovery-plugin.ts.",
          );
        }
        return { code: code.replace(reactRouterReload, recovery), map: null };
      },
    },
  };
}
