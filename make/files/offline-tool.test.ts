import { expect, test } from "vitest";

import { neededFiles, offlineTool } from "./offline-tool.ts";

const texts = new Map([
  [
    "try/index.html",
    `<script>import "/assets/entry-1.js"; import "/assets/manifest-9.js"</script>`,
  ],
  ["assets/entry-1.js", `import "./shared-2.js"; import("./tool-3.js");`],
  ["assets/shared-2.js", `const font = "/assets/sans-4.woff2"; const gone = "older-8.js";`],
  ["assets/tool-3.js", `new Worker("/assets/quote-worker-5.js")`],
  ["assets/quote-worker-5.js", ""],
  ["assets/sans-4.woff2", ""],
  ["assets/manifest-9.js", `["/assets/pricing-6.js"]`],
  ["assets/pricing-6.js", ""],
]);

test("the tool's files are those that the page leads to, the worker's too, and no other page's", () => {
  expect(neededFiles(texts.get("try/index.html") ?? "", texts).sort()).toEqual([
    "assets/entry-1.js",
    "assets/manifest-9.js",
    "assets/quote-worker-5.js",
    "assets/sans-4.woff2",
    "assets/shared-2.js",
    "assets/tool-3.js",
  ]);
});

test("another page or another file gives another version, the same build the same", () => {
  const script = offlineTool(texts, ["downloads/a.csv"]);
  expect(script).toContain("/downloads/a.csv");
  expect(offlineTool(texts, ["downloads/a.csv"])).toBe(script);
  const changed = new Map(texts).set("try/index.html", `<p>new</p>${texts.get("try/index.html")}`);
  expect(offlineTool(changed, ["downloads/a.csv"])).not.toBe(script);
  expect(() => offlineTool(new Map(), [])).toThrow("/try");
});
