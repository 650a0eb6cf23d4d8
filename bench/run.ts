import { spawnSync } from "node:child_process";

/** `npm run bench` runs every benchmark; `npm run bench -- first-load` runs those whose name contains the word. */
const all = [
  "bench/first-load.ts",
  "bench/articles.ts",
  "bench/lighthouse.ts",
  ...["throughput", "mixed-load", "slow-sockets", "fuzz", "kill"].map(
    (name) => `bench/server/${name}.ts`,
  ),
];
const wanted = process.argv.slice(2);
const benchmarks = all.filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
);
if (benchmarks.length === 0) {
  console.error(`No benchmark is called ${wanted.join(" or ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}

const failed = benchmarks.filter((file) => {
  console.log(`\n== ${file}`);
  return spawnSync("node", [file], { stdio: "inherit" }).status !== 0;
});
console.log(
  failed.length === 0 ? "\nAll benchmarks ran." : `\nOver budget or failed: ${failed.join(", ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);
