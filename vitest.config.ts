import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{analyzer,app,contract,server,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
