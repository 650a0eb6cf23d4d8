import { spawnSync } from "node:child_process";
import { basename } from "node:path";

const inFolder = (folder: string) => (name: string) => `bench/${folder}/${name}.ts`;

/**
 * `npm run bench` runs every benchmark; `npm run bench -- lighthouse` runs those with a word that begins so; with
 * `--write` they put their tables into docs/measured.
 */
const all = [
  ...["lighthouse", "floor", "other-browsers"].map(inFolder("pages")),
  ...["house-size", "scale"].map(inFolder("building")),
  ...["recognize", "corpus", "signs"].map(inFolder("analyzer")),
  ...["throughput", "mixed-load", "fuzz"].map(inFolder("server")),
];
const given = process.argv.slice(2);
const wanted = given.filter((word) => !word.startsWith("--"));
const env = { ...process.env, ...(given.includes("--write") ? { WRITE_REPORT: "1" } : {}) };
const benchmarks = all.filter(
  (file) => wanted.length === 0 || wanted.some((word) => `-${basename(file)}`.includes(`-${word}`)),
);
if (benchmarks.length === 0) {
  console.error(`No benchmark is called ${wanted.join(" or ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}

const failed = benchmarks.filter((file) => {
  console.log(`\n== ${file}`);
  return spawnSync("node", [file], { stdio: "inherit", env }).status !== 0;
});
console.log(
  failed.length === 0 ? "\nAll benchmarks ran." : `\nOver budget or failed: ${failed.join(", ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);
