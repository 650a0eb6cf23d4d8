import { defineConfig } from "vitest/config";

import { downloads } from "./make/plugins/downloads-plugin.ts";
import { drawings } from "./make/plugins/drawings-plugin.ts";
import { markdown } from "./make/plugins/markdown-plugin.ts";
import { sheets } from "./make/plugins/sheets-plugin.ts";

export default defineConfig({
  plugins: [drawings(), markdown(), sheets(), downloads()],
  define: { "import.meta.env.SITE_URL": JSON.stringify("https://www.quotewright.example") },
  test: {
    include: ["{analyzer,app,contract,server,make,check}/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["check/property-seed.ts"],
    // Room for a busy machine: properties are tried thousands of times. A test that needs it is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
