import { readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { read } from "@e965/xlsx";
import { extractText } from "unpdf";

import { brandName } from "#contract/brand.ts";

import { listFiles } from "../../make/list-files.ts";
import { color } from "../../make/palette.ts";
import { generatedSite } from "./generated-site.ts";
import { measuredRun } from "./process-tree.ts";
import { report, rounded } from "../report.ts";

/**
 * A copy of the site with another name and other colors, each by one edit: built, and every file of it searched for the old
 * ones. `npm run bench -- rename`.
 */
const newName = "Northbench";
const edits = [
  { file: "contract/brand.ts", from: `"${brandName}"`, to: `"${newName}"` },
  { file: "contract/colors.css", from: color("signal"), to: "#0057b8" },
  { file: "contract/colors.css", from: color("ground"), to: "#eef2f6" },
];
const oldName = new RegExp([...brandName].join("[\\s_-]?"), "i");
const oldColors = new RegExp([color("signal"), color("ground")].join("|"), "i");

using site = generatedSite(0);
for (const { file, from, to } of edits) {
  const path = join(site.folder, file);
  const text = readFileSync(path, "utf8");
  if (text.split(from).length !== 2) throw new Error(`${from} is not in ${file} once.`);
  writeFileSync(path, text.replace(from, to));
}
const { wallSeconds } = await measuredRun("react-router", ["build"], site.folder);

const build = join(site.folder, "build");
const rows = [];
const wrong: string[] = [];
let renamed = 0;
const kinds = new Map<string, number>();
for (const file of await listFiles(build)) {
  const text = await textOf(file);
  const kind = extname(file) || "none";
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (text.includes(newName)) renamed += 1;
  for (const [what, pattern] of [
    ["name", oldName],
    ["color", oldColors],
  ] as const) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) wrong.push(`${relative(build, file)} has the old ${what}: ${found}`);
  }
}
for (const [ending, files] of kinds) rows.push({ ending, "files searched": files });

await report({
  name: "rename",
  title: "The site under another name",
  rows,
  verdicts: [
    `${edits.length} edits: ${edits.map(({ file, from, to }) => `${from} became ${to} in ${file}`).join(", ")}.`,
    `Built in ${rounded(wallSeconds)} s without a cache.`,
    `The new name is in ${renamed} files.`,
    `The old name or an old color is in ${wrong.length} files. Text in images and colors in PDF files are not searched.`,
    ...wrong,
  ],
});
process.exitCode = wrong.length > 0 || renamed === 0 ? 1 : 0;

/** What a person or a program could read in a file. */
async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  switch (extname(file)) {
    case ".br":
      return brotliDecompressSync(bytes).toString();
    case ".gzip":
      return gunzipSync(bytes).toString();
    case ".xlsx":
      return JSON.stringify(read(bytes));
    case ".pdf":
      return bytes.toString("latin1") + (await extractText(new Uint8Array(bytes))).text.join("\n");
    default:
      return bytes.toString("latin1");
  }
}
