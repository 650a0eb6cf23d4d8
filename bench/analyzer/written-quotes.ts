import { recognize } from "../../analyzer/intake/recognize.ts";
import { silentErrors } from "../../analyzer/intake/recognize/testing/silent-errors.ts";
import {
  type Layout,
  layouts,
  writeQuote,
} from "../../analyzer/intake/recognize/testing/written-quotes.ts";

import { median } from "../report.ts";

/** Quotes written at random, with their truth: none may be read wrong without a question. */
const runs = Number(process.env["QUOTES"] ?? 20_000);
/** Runs may be made in pieces. */
const first = Number(process.env["FIRST"] ?? 0);
const shown = 20;

const byLayout = new Map<Layout, { written: number; complete: number; wrong: number }>(
  layouts.map((layout) => [layout, { written: 0, complete: 0, wrong: 0 }]),
);
const questions: number[] = [];
let wrong = 0;
for (let seed = first; seed < first + runs; seed += 1) {
  const written = writeQuote(seed);
  const recognition = recognize([{ ...written.file, isConfirmed: true }], []);
  const errors = silentErrors(written, recognition);
  const counts = byLayout.get(written.layout);
  if (counts === undefined) continue;
  counts.written += 1;
  if (recognition.lines.length === written.lines.length) counts.complete += 1;
  questions.push(recognition.questions.length);
  if (errors.length === 0) continue;
  counts.wrong += 1;
  wrong += 1;
  if (wrong <= shown) {
    console.log(`seed ${seed}, ${written.layout}, ${written.language}: ${errors.join("; ")}`);
  }
}
console.table(Object.fromEntries(byLayout));
console.log(
  `${wrong} of ${runs} quotes were read wrong without a question. Questions: median ${median(questions)}, most ${Math.max(...questions)}.`,
);
process.exit(wrong === 0 ? 0 : 1);
