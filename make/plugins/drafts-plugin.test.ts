import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { build, type Rollup } from "vite";

import { edit } from "../development/testing/added-records.ts";
import { docsList, roleList, sessionList } from "../collections/records-in.ts";
import { drafts } from "./drafts-plugin.ts";

const [roles, sessions, docs] = [roleList.file, sessionList.file, docsList.file];
const docsPages = "app/pages/resources/docs/docs-pages.ts";
const modules = ["app/site/careers/jobs.ts", "app/site/webinars/webinars.ts", docsPages];
const root = join(import.meta.dirname, "../..");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "drafts-"));
  for (const source of ["package.json", "app/site", "app/format", docs, docsPages])
    await cp(join(root, source), join(folder, source), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function builtCode(): Promise<string> {
  const input = modules.map((file) => join(folder, file));
  const made = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [drafts()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })) as Rollup.RollupOutput;
  return made.output.map((part) => ("code" in part ? part.code : "")).join("\n");
}

test("of a draft, or a role before its day, no word is in the code that browsers get", async () => {
  const words = [
    "Technical Writer",
    "Machine Learning Engineer",
    "Landed cost, line by line",
    "Send API requests",
  ];
  const before = await builtCode();
  for (const each of words) expect(before).toContain(each);

  await edit(folder, roles, (text) =>
    text
      .replace('"title": "Technical Writer"', '"draft": true, $&')
      .replace(/(Machine Learning Engineer[^]*?"postedOn": )"[^"]*"/, '$1"2999-01-01"'),
  );
  await edit(folder, sessions, (text) =>
    text.replace('"slug": "landed-cost-line-by-line"', '"draft": true, $&'),
  );
  await edit(folder, docs, (text) => text.replace('"name": "Requests"', '"draft": true, $&'));
  const after = await builtCode();
  for (const each of words) expect(after).not.toContain(each);
  for (const each of ["Senior Backend Engineer", "Flow-downs, step by step"])
    expect(after).toContain(each);
});
