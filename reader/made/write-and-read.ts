/**
 * Made quotes as real files, read back by our own readers, so that the model learns what those make of them:
 * `node reader/made/write-and-read.ts MADE.jsonl OUT.jsonl`. `transfer.py` carries the labels over.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

import { readFile } from "#analyzer/intake/read-file.ts";
import { readingAsJson } from "../read-corpus.ts";
import type { MadeUnit } from "./write-file.ts";
import { seeded, writeMade } from "./write-file.ts";

const [from = "made.jsonl", to = "made-read.jsonl"] = process.argv.slice(2);
writeFileSync(to, "");
for (const text of readFileSync(from, "utf8").trim().split("\n")) {
  const made: { number: number; units: MadeUnit[] } = JSON.parse(text);
  const file = await writeMade(made.units, seeded(made.number));
  const reading = await readFile(file);
  const row = { number: made.number, name: file.name, ...readingAsJson(reading) };
  appendFileSync(to, `${JSON.stringify(row)}\n`);
}
