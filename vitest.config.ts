import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

import { defaultSiteUrl } from "./contract/brand.ts";
import { downloads } from "./make/plugins/downloads-plugin.ts";
import { drawings } from "./make/plugins/drawings-plugin.ts";
import { madeModules } from "./make/plugins/made-modules-plugin.ts";
import { markdown } from "./make/plugins/markdown-plugin.ts";
import { photos } from "./make/plugins/photos-plugin.ts";

/** Named by `npm test`, which reads it to say at its end what failed. */
const report = process.env["TEST_REPORT"];

export default defineConfig({
  plugins: [drawings(), photos(), markdown(), madeModules(), downloads()],
  define: { "import.meta.env.SITE_URL": JSON.stringify(defaultSiteUrl) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [
            "{analyzer,app,cli,contract,corpus,edit,make,check,scripts}/**/*.test.{ts,tsx}",
          ],
          // A worker for each file would take as long again as the tests.
          isolate: false,
        },
      },
      // These start processes and fill disks.
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"] } },
    ],
    environment: "node",
    tags: [
      { name: "nightly", description: "run by `npm run test:all` alone" },
      { name: "analyzer", description: "run where the analyzer or the corpus has changed" },
      { name: "development", description: "run where what makes the site has changed" },
    ],
    // Programs that tests start read their code ready-made from the second start on: a quarter of the processor time.
    env: { NODE_COMPILE_CACHE: resolve(".cache/compiled") },
    setupFiles: ["check/test-setup.ts"],
    reporters: report
      ? ["./scripts/testing/unit-progress.ts", ["json", { outputFile: report }]]
      : ["default"],
    // Room for a busy machine: properties are tried thousands of times. A test that needs it is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
