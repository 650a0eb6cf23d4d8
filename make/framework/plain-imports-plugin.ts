import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Vite wraps every dynamic import so that its style sheets come first. No chunk of this site has one (the site has one
 * sheet, app/root.tsx), so an import is only that: 1.1 KB less on every page.
 * It goes when Vite leaves the wrapping out where `modulePreload` is off: the build then stops here.
 */
export function plainImports(): Plugin {
  let isReplaced = false;
  return {
    name: "quotewright:plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(id) {
        if (id !== helper) return null;
        isReplaced = true;
        return "export const __vitePreload = (load) => load();";
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      if (!isReplaced) {
        this.error(
          "Vite no longer wraps dynamic imports, or otherwise: adapt make/framework/plain-imports-plugin.ts, or take it out.",
        );
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isDynamicEntry) continue;
        const [sheet] = chunk.viteMetadata?.importedCss ?? [];
        if (sheet) {
          this.error(
            `${chunk.fileName} needs ${sheet}, which nothing would fetch: import styles in app/app.css, or take make/framework/plain-imports-plugin.ts out.`,
          );
        }
      }
    },
  };
}
