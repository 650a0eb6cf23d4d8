import type { Plugin } from "vite";

const reactRouterReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
/** Where React Router puts the router that `recovery` asks for the visitor's target. */
const routerGlobal = /__reactRouterDataRouter\s*=[^=]/;

const recovery = `
  const attempted = "reloaded-for:" + route.module;
  let isFirstFailure = false;
  try {
    isFirstFailure = sessionStorage.getItem(attempted) === null;
    sessionStorage.setItem(attempted, "1");
  } catch {}
  if (!isFirstFailure || !navigator.onLine) {
    if (route.hasLoader) return { default: () => { throw error; } };
    throw error;
  }
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(target.pathname + target.search + target.hash);
  else window.location.reload();
  return new Promise(() => {});`;

const changed =
  "React Router's chunk loading has changed: adapt make/framework/route-chunk-recovery-plugin.ts.";

/**
 * React Router answers a route chunk that cannot be loaded by reloading the old page, each time, also offline.
 * Here the first failure goes to the page that was asked for, with a full load (a new deploy has new chunk names);
 * a second failure, or no network, is an error that the error screen shows. For a page with data it is thrown when the
 * page is drawn: React Router forgets what is thrown while it fetches the data.
 * It goes when React Router has an option for what to do then.
 */
export function routeChunkRecovery(): Plugin {
  let isReplaced = false;
  return {
    name: "quotewright:route-chunk-recovery",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*routeModules\.js$/ },
      handler(code) {
        isReplaced = true;
        return { code: withRecovery(code), map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      const hasRouter = Object.values(bundle).some(
        (file) => file.type === "chunk" && routerGlobal.test(file.code),
      );
      if (!isReplaced || !hasRouter) this.error(changed);
    },
  };
}

export function withRecovery(code: string): string {
  if (!reactRouterReload.test(code)) throw new Error(changed);
  return code.replace(reactRouterReload, () => recovery);
}
