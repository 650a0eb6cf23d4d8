// How large the source is, beside the goals; tests and the corpus are not counted, journeys apart.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

import { report } from "../report.ts";

const folders = "app server analyzer reader make edit check cli bench scripts contract".split(" ");
const goals = { lines: 100_000, linesAfterwards: 92_000, app: 50_000, files: 1200, lineLimit: 300 };

interface Source {
  path: string;
  lines: number;
}

function sourcesIn(...paths: string[]): Source[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--", ...paths], { encoding: "utf8" });
  return listed
    .split("\0")
    .filter((path) => /\.(?:tsx?|mjs|css|py)$/.test(path))
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }));
}

const linesOf = (sources: readonly Source[]) => sources.reduce((sum, { lines }) => sum + lines, 0);
const longest = (sources: readonly Source[]) => Math.max(...sources.map(({ lines }) => lines));
const rowOf = (folder: string, sources: readonly Source[], goal: number | "" = "") => ({
  folder,
  files: sources.length,
  lines: linesOf(sources),
  goal,
  "longest file": longest(sources),
});

const all = sourcesIn(...folders);
const long = [...all, ...sourcesIn("e2e")]
  .filter(({ lines }) => lines > goals.lineLimit)
  .toSorted((one, other) => other.lines - one.lines);
const [fullest = ["", []]] = [...Map.groupBy(all, ({ path }) => dirname(path))].toSorted(
  ([, some], [, others]) => others.length - some.length,
);

await report({
  name: "house-size",
  title: "How large the source is",
  rows: [
    ...folders.map((folder) => rowOf(folder, sourcesIn(folder), folder === "app" ? goals.app : "")),
    rowOf("all", all, goals.lines),
    rowOf("e2e, not counted above", sourcesIn("e2e")),
  ],
  verdicts: [
    `Lines: ${linesOf(all)}, goal ${goals.lines}, then ${goals.linesAfterwards}; of the app ${linesOf(sourcesIn("app"))}, goal ${goals.app}.`,
    `Files: ${all.length}, goal ${goals.files}.`,
    `Files over ${goals.lineLimit} lines: ${long.length}, goal none. ${long.map(({ path, lines }) => `${path} ${lines}`).join(", ")}`.trim(),
    `Largest folder, files flat: ${fullest[0]} ${fullest[1].length}, goal about 25.`,
  ],
});
