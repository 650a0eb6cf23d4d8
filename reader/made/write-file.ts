import { utils, write } from "@e965/xlsx";
import MailComposer from "nodemailer/lib/mail-composer/index.js";

import { writePdf } from "./write-pdf.ts";

/** A line or a cell of a made quote, as `generate.py` writes it. */
export interface MadeUnit {
  readonly k: "L" | "C";
  readonly t: number;
  readonly r: number;
  readonly c: number;
  readonly text: string;
  readonly ty: "t" | "n";
  readonly n: number | null;
  readonly head: boolean;
}

/** A row of text, or one of a table. */
export type MadeRow =
  | { readonly table: -1; readonly text: string; readonly isHead: boolean }
  | { readonly table: number; readonly cells: readonly (MadeUnit | undefined)[] };

export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function writeMade(
  units: readonly MadeUnit[],
  random: Random,
): Promise<{ name: string; bytes: Uint8Array }> {
  const rows = rowsOf(units);
  const isMail = units.some((unit) => unit.head);
  const isEastern = units.some((unit) => /[\u3040-\u9fff]/u.test(unit.text));
  const roll = random();
  if (isMail) return { name: "quote.eml", bytes: await mail(rows, random) };
  if (roll < 0.62 && !isEastern) return { name: "quote.pdf", bytes: await writePdf(rows, random) };
  if (roll < 0.72) return { name: "quote.html", bytes: encode(page(rows)) };
  if (roll < 0.82) return { name: "quote.xlsx", bytes: workbook(rows) };
  if (roll < 0.88) return { name: "quote.csv", bytes: encode(separated(rows, random)) };
  return { name: "quote.txt", bytes: encode(aligned(rows, random)) };
}

function rowsOf(units: readonly MadeUnit[]): MadeRow[] {
  const rows = new Map<number, MadeUnit[]>();
  for (const unit of units) rows.set(unit.r, [...(rows.get(unit.r) ?? []), unit]);
  return [...rows.values()].map((row) => {
    const first = row[0];
    if (first === undefined || first.k === "L")
      return { table: -1, text: first?.text ?? "", isHead: first?.head ?? false };
    const cells: (MadeUnit | undefined)[] = [];
    for (const unit of row) cells[unit.c] = unit;
    return { table: first.t, cells: Array.from(cells) };
  });
}

/** Rows that belong together: runs of text, or one table. */
export function runsOf(rows: readonly MadeRow[]): MadeRow[][] {
  const runs: MadeRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0]?.table === row.table) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

const encode = (text: string) => new TextEncoder().encode(text);
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function page(rows: readonly MadeRow[]): string {
  const body = runsOf(rows).map((run) =>
    run
      .map((row) =>
        "text" in row
          ? `<p>${escape(row.text)}</p>`
          : `<tr>${row.cells.map((cell) => `<td>${escape(cell?.text ?? "")}</td>`).join("")}</tr>`,
      )
      .join("\n")
      .replace(/^<tr>[^]*<\/tr>$/u, "<table>$&</table>"),
  );
  return `<!doctype html><meta charset="utf-8"><body>${body.join("\n")}</body>`;
}

function workbook(rows: readonly MadeRow[]): Uint8Array {
  const grid = rows.map((row) =>
    "text" in row ? [row.text] : row.cells.map((cell) => cell && (cell.n ?? cell.text)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(grid), "Quote");
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
}

function separated(rows: readonly MadeRow[], random: Random): string {
  const sign = random() < 0.5 ? ";" : ",";
  const quoted = (text: string) =>
    /[",;\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows
    .map((row) =>
      "text" in row
        ? quoted(row.text)
        : row.cells.map((cell) => quoted(cell?.text ?? "")).join(sign),
    )
    .join("\r\n");
}

/** A table in a plain text: padded columns, or whatever sign stands between. */
function aligned(rows: readonly MadeRow[], random: Random): string {
  const gap = [" ", "  ", "  ", "   ", " | ", "\t"][Math.floor(random() * 6)] ?? "  ";
  const isPadded = random() < 0.7;
  return runsOf(rows)
    .map((run) => {
      const widths: number[] = [];
      for (const row of run)
        if ("cells" in row)
          row.cells.forEach((cell, column) => {
            widths[column] = Math.max(widths[column] ?? 0, cell?.text.length ?? 0);
          });
      return run
        .map((row) =>
          "text" in row
            ? row.text
            : row.cells
                .map((cell, column) =>
                  isPadded ? (cell?.text ?? "").padEnd(widths[column] ?? 0) : (cell?.text ?? "-"),
                )
                .join(gap)
                .trimEnd(),
        )
        .join("\n");
    })
    .join("\n\n");
}

async function mail(rows: readonly MadeRow[], random: Random): Promise<Uint8Array> {
  const heads = rows.flatMap((row) => ("text" in row && row.isHead ? [row.text] : []));
  const rest = rows.filter((row) => !("text" in row && row.isHead));
  const said = (name: string) =>
    heads.find((head) => head.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  const body = random() < 0.5 ? { html: page(rest) } : { text: aligned(rest, random) };
  const composer = new MailComposer({
    from: said("From"),
    to: "buyer@works.example",
    subject: said("Subject"),
    date: said("Date"),
    ...body,
  });
  return new Uint8Array(await composer.compile().build());
}
