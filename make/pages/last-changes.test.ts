import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { reachableSources } from "./last-changes.ts";

test("a page is made of what it imports, now or later, and of what that imports", async () => {
  const app = await mkdtemp(join(tmpdir(), "last-changes-"));
  await mkdir(join(app, "pages"));
  const files = {
    "pages/one.tsx": 'import { x } from "#app/part.tsx"; const later = () => import("./late.tsx");',
    "pages/two.tsx": "export const two = 2;",
    "part.tsx":
      'import { record } from "./record.ts"; import list from "./list.json" with { type: "json" };',
    "record.ts": "export const record = 1;",
    "list.json": "[]",
    "pages/late.tsx": 'import type { One } from "./one.tsx";',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(app, file), text);
  const sources = reachableSources(app, join(app, "pages/one.tsx"));
  await rm(app, { recursive: true });

  expect([...sources].sort()).toEqual(
    ["list.json", "pages/late.tsx", "pages/one.tsx", "part.tsx", "record.ts"].map((file) =>
      join(app, file),
    ),
  );
});
