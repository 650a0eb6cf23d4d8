import { expect, test } from "vitest";

import { isOwnWorker } from "./start-worker.ts";

const page = new URL("https://www.quotewright.example/try");

test("the worker's own script passes", () => {
  expect(isOwnWorker("/assets/quote-worker-C9_x-7a2.js", page)).toBe(true);
  expect(isOwnWorker(`${page.origin}/assets/quote-worker-BeS5030e.js`, page)).toBe(true);
});

test("the script that keeps the tool for offline use passes", () => {
  expect(isOwnWorker("/try-offline.js", page)).toBe(true);
});

test.each([
  "https://elsewhere.example/try-offline.js",
  "/downloads/try-offline.js",
  "https://elsewhere.example/assets/quote-worker-C9_x-7a2.js",
  "//elsewhere.example/assets/quote-worker-C9_x-7a2.js",
  "/assets/entry-C9_x-7a2.js",
  "/assets/quote-worker-C9_x-7a2.js/../entry-C9.js",
  "/uploads/assets/quote-worker-C9_x-7a2.js",
  "data:text/javascript,postMessage(1)",
  "blob:https://www.quotewright.example/5f1c",
])("%s does not", (address) => {
  expect(isOwnWorker(address, page)).toBe(false);
});
