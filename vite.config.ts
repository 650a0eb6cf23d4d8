import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { buildDay } from "./app/site/build-day.ts";
import { browserOnly } from "./make/plugins/browser-only-plugin.ts";
import { development } from "./make/plugins/development-plugin.ts";
import { drafts } from "./make/plugins/drafts-plugin.ts";
import { downloads } from "./make/plugins/downloads-plugin.ts";
import { drawings } from "./make/plugins/drawings-plugin.ts";
import { fonts } from "./make/plugins/fonts-plugin.ts";
import { type MadeFiles, madeFiles } from "./make/plugins/made-files-plugin.ts";
import { madeModules } from "./make/plugins/made-modules-plugin.ts";
import { markdown } from "./make/plugins/markdown-plugin.ts";
import { oldBrowserStyles } from "./make/plugins/old-browser-styles-plugin.ts";
import { photos } from "./make/plugins/photos-plugin.ts";
import { plainImports } from "./make/framework/plain-imports-plugin.ts";
import { routeChunkRecovery } from "./make/framework/route-chunk-recovery-plugin.ts";
import { color } from "./make/palette.ts";
import { formEndpoint, siteAddress } from "./make/site-address.ts";

const made: MadeFiles = new Map();

export default defineConfig(({ isPreview }) => ({
  // Prerendering starts a preview server; without this it rescans build/ after each page it writes.
  ...(isPreview ? { server: { watch: null } } : {}),
  plugins: [
    plainImports(),
    fonts(),
    drawings(made),
    photos(made),
    markdown(),
    madeModules(),
    drafts(),
    downloads(made),
    madeFiles(made),
    routeChunkRecovery(),
    tailwindcss(),
    oldBrowserStyles(),
    development(made),
    reactRouter(),
  ],
  define: {
    BUILD_DAY: JSON.stringify(buildDay),
    "import.meta.env.SITE_URL": JSON.stringify(siteAddress()),
    "import.meta.env.FORM_ENDPOINT": JSON.stringify(formEndpoint()),
    "import.meta.env.PAPER_COLOR": JSON.stringify(color("ground")),
    "import.meta.env.BLUEPRINT_COLOR": JSON.stringify(color("ground", "blueprint")),
  },
  // Its script keeps its name, by which the server knows it (server/site/security-headers.ts).
  worker: { format: "es", plugins: () => [browserOnly()] },
  build: {
    // light-dark() must reach the browser as written: the print toggle and blueprint sections rest on it.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // Deferred sections are small files: Vite's preload helper would cost each page more than it saves. The files of a
    // page that the visitor may go to are fetched by app/page/loading/load-ahead.ts, which has their names from this manifest.
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Records do nothing when they are loaded: those that only prerendered parts name stay out of the browser's code.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](?:app[\\/]site|contract)[\\/]/, sideEffects: false }],
      },
      output: {
        // Rolldown names a file that several pages share by all of them.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            // What every page uses travels together; state in the address is for tools, tables and headed zones for parts that wait.
            {
              name: "shell",
              test: /[\\/](?:contract[\\/]brand\.ts|app[\\/](?!page[\\/]state[\\/]use-address-state|ui[\\/](?:table|scroll-area|drafting[\\/]headed-zone)))/,
              minShareCount: 25,
            },
            // And what the frame's first part shares with those that wait.
            { name: "frame", test: /[\\/]app[\\/]layout[\\/](?!page-start)/, minShareCount: 2 },
            // Parts that several tools share stay out of each tool's file.
            {
              name: "part",
              test: /[\\/]app[\\/](?:(?:ui|page[\\/]state|format)[\\/]|tool[\\/](?:figure-text|package[\\/]shared-query))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 600,
            },
            // One touch of /try fetches the tool in one file, not in four rounds of small ones.
            {
              name: "workbench",
              test: /[\\/]app[\\/](?:pages[\\/]try[\\/]|tool[\\/]package[\\/](?!package-state))/,
              // What other pages use too stays out of it: they would fetch all of it.
              entriesAware: true,
              // And in a few files: home asks for 12 fewer at its first touch.
              entriesAwareMergeThreshold: 6_000,
            },
          ],
        },
      },
    },
  },
}));
