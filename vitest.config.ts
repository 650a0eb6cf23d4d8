import { defineConfig } from "vitest/config";

import { drawings } from "./scripts/drawings-plugin.ts";

export default defineConfig({
  plugins: [drawings()],
  define: { "import.meta.env.SITE_URL": JSON.stringify("https://www.quotewright.example") },
  test: {
    include: ["{analyzer,app,contract,server,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
