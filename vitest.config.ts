import { defineConfig } from "vitest/config";

import { downloads } from "./scripts/downloads-plugin.ts";
import { drawings } from "./scripts/drawings-plugin.ts";
import { markdown } from "./scripts/markdown-plugin.ts";

export default defineConfig({
  plugins: [drawings(), markdown(), downloads()],
  define: { "import.meta.env.SITE_URL": JSON.stringify("https://www.quotewright.example") },
  test: {
    include: ["{analyzer,app,contract,server,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Room for a busy machine: properties are tried thousands of times. A test that needs it is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
