import { writeFileSync } from "node:fs";
import { agree } from "#corpus/agreeing-visitor.ts";
import { listCorpus, readCorpusFile } from "#corpus/corpus-files.ts";
import { judge } from "#corpus/judge.ts";
import { recognizeFile } from "#corpus/recognize-file.ts";
import { secondReader } from "../cli/other-readers.ts";
const [out, pattern = "."] = process.argv.slice(2);
const readTwice = await secondReader();
const rows = [];
for (const file of await listCorpus()) {
  if (!file.truth.lines || !new RegExp(pattern).test(file.path)) continue;
  const alone = await readCorpusFile(file);
  const second = await readTwice(alone);
  const reading = second === null ? alone : { ...alone, second };
  (globalThis as any).why = [];
  const first = recognizeFile(reading);
  const why = (globalThis as any).why; (globalThis as any).why = undefined;
  const agreed = agree(reading, file.truth);
  const verdict = judge(reading, file.truth);
  rows.push({ path: file.path, n: agreed.questionCount, all: agreed.isAllRight, core: agreed.isCoreRight, outcome: verdict.outcome, why,
    differences: agreed.differences.map((d) => `${d.field} ${JSON.stringify(d)}`.slice(0, 300)),
    questions: first.questions.map((q) => `${q.id} :: ${JSON.stringify(q.kind ?? (q as any).topic ?? "")}`) });
}
writeFileSync(out!, rows.map((r) => JSON.stringify(r)).join("\n") + "\n");
const count = (f: (r: any) => boolean) => rows.filter(f).length;
console.log(rows.length, "all", count((r) => r.all), "core", count((r) => r.core), "unasked", count((r) => r.n === 0), "right", count((r) => r.n === 0 && r.all), "questions", rows.reduce((s, r) => s + r.n, 0), "most", Math.max(...rows.map((r) => r.n)), "silent", count((r) => r.outcome === "silently wrong"));
