import type { Plugin } from "vite";

/**
 * Tailwind repeats the first value of each of its variables for Safari before 16.4 and Firefox before 128, which do not
 * read `@property`. Neither shows this site as it is meant (light-dark(), drawings), so 300 bytes of gzip stay away.
 * It goes when Tailwind leaves that layer out by itself: the build then stops here.
 */
export function oldBrowserStyles(): Plugin {
  return {
    name: "quotewright:old-browser-styles",
    apply: "build",
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      const sheet = Object.values(bundle).find(({ fileName }) =>
        /\bapp-[^/]*\.css$/.test(fileName),
      );
      if (sheet?.type !== "asset") {
        this.error("The site's sheet has another name: adapt old-browser-styles-plugin.");
      }
      sheet.source = withoutOldBrowsers(String(sheet.source));
    },
  };
}

export function withoutOldBrowsers(styles: string): string {
  const layer = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/;
  if (!layer.test(styles)) {
    throw new Error(
      "The styles have no layer for old browsers: take old-browser-styles-plugin out.",
    );
  }
  return styles.replace(layer, "");
}
