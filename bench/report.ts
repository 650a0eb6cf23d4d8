import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { join } from "node:path";

import { format } from "oxfmt";

type Cell = string | number;

interface Report {
  /** File in docs/measured, without its ending, and the word that `npm run bench --` knows it by. */
  name: string;
  title: string;
  rows: Record<string, Cell>[];
  /** What the figures come to, a line each. */
  verdicts: string[];
}

const folder = join(import.meta.dirname, "../docs/measured");
const loadAtStart = loadavg()[0]!;

/** Prints a table; with `--write` (see bench/run.ts), puts it into docs/measured too. */
export async function report({ name, title, rows, verdicts }: Report): Promise<void> {
  console.table(rows);
  for (const verdict of verdicts) console.log(verdict);
  if (!process.env["WRITE_REPORT"]) return;
  const text = `# ${title}

Made by \`npm run bench -- ${name} --write\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}.

${verdicts.map((verdict) => `- ${verdict}`).join("\n")}

${markdownTable(rows)}
`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.md`);
  writeFileSync(file, (await format(file, text)).code);
  console.log(`Written to docs/measured/${name}.md`);
}

/** In general words: what a reader needs to weigh the figures. */
function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `a machine with ${cpus().length} cores and ${gigabytes} GB (${platform()} ${arch()}, Node ${process.versions.node}), its load average ${loadAtStart.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after`;
}

function markdownTable(rows: Record<string, Cell>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const isNumber = (column: string) => rows.every((row) => typeof row[column] === "number");
  const line = (cells: Cell[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map((column) => (isNumber(column) ? "---:" : "---"))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ""))),
  ].join("\n");
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
