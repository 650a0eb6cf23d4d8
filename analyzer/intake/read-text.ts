import {
  bestFit,
  DelimitedText,
  plainLineBreaks,
  type DelimiterFit,
} from "./read/delimited/delimited.ts";
import { ReadFailure } from "./read/failure.ts";
import { Findings, textCell, type FoundPart } from "./read/findings.ts";
import { addGrid, holdsFigure, type GridRow } from "./read/grid.ts";
import { limits, SizeBudget } from "./read/limits.ts";
import { withJoinedValues } from "./read/delimited/overlong-rows.ts";
import { noteOverlongRows, noteUnclosedQuote } from "./read/delimited/row-problems.ts";
import { findTextTables } from "./read/delimited/text-tables.ts";
import type { FileReading } from "./source.ts";

/** Reads pasted text: cells from a spreadsheet, CSV, columns aligned by spaces, a mail. */
export function readText(text: string, name: string, id = name): FileReading {
  const findings = new Findings(name, id);
  const dropAll = findings.checkpoint();
  try {
    if (text.length > limits.fileBytes) {
      throw new ReadFailure("too-large", "The text is longer than 25 MB. Paste it in pieces.");
    }
    addText(text, findings, { part: "" });
    if (findings.isEmpty) findings.addProblem("empty", "", "There is no text to read.");
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    dropAll();
    findings.addProblem(error.kind, "", error.message);
  }
  const sizeBytes = new TextEncoder().encode(text).length;
  return findings.toReading("text", sizeBytes, senderOf(text));
}

/** Finds the tables in text of any layout; the rest becomes lines. */
export function addText(source: string, findings: Findings, place: FoundPart): void {
  const text = plainLineBreaks(source);
  const fit = bestFit(text);
  if (fit && isTableThroughout(text, fit)) {
    const values = new DelimitedText(text, fit.delimiter);
    const rows = rowsOf(values, findings.budget);
    const whole = fit.delimiter === "," ? withJoinedValues(rows) : rows;
    noteOverlongRows(findings, addGrid(findings, place, whole));
    noteUnclosedQuote(findings, place.part, values, 1);
    return;
  }
  const lines = text.split("\n").map((line) => line.replace(/^(?:>\s?)+/, ""));
  const tables = findTextTables(lines);
  let next = 0;
  for (const table of tables) {
    addLines(lines.slice(next, table.start), next, findings, place);
    for (const { cells } of table.rows) findings.budget.addRow(cells.length);
    addGrid(findings, place, table.rows);
    next = table.end;
  }
  addLines(lines.slice(next), next, findings, place);
}

function addLines(
  lines: readonly string[],
  before: number,
  findings: Findings,
  { part }: FoundPart,
): void {
  lines.forEach((line, index) => {
    findings.budget.addRow(1);
    findings.addLine(part, before + index + 1, line);
  });
}

/** Prose has commas and semicolons too: only alike rows with figures among them make a table. */
function isTableThroughout(text: string, { delimiter, share }: DelimiterFit): boolean {
  if (delimiter === "|") return false;
  if (delimiter === "\t") return share >= 0.5;
  if (share < 0.8 || text.trim().split("\n", 2).length < 2) return false;
  const start = new DelimitedText(text.slice(0, 65_536), delimiter);
  const head = rowsOf(start, new SizeBudget())
    .map(({ cells }) => cells.filter((cell) => cell !== null))
    .filter((cells) => cells.length > 1);
  const withFigures = head.filter((cells) => cells.some(holdsFigure));
  return withFigures.length * 2 >= head.length - 1 && withFigures.length > 0;
}

function rowsOf(values: DelimitedText, budget: SizeBudget): GridRow[] {
  const rows: GridRow[] = [];
  for (let row = values.next(); row !== null; row = values.next()) {
    budget.addRow(row.length);
    rows.push({ number: rows.length + 1, cells: row.map(textCell) });
  }
  return rows;
}

/** The head of a mail as programs in four languages show it. */
const senderLine = /^[>\s*]*(?:from|von|de|expéditeur|remitente)\s?:\*?\s*(.{2,200})$/im;

function senderOf(text: string): string | null {
  const head = text.slice(0, 4_000);
  const from = senderLine.exec(head)?.[1]?.trim();
  const isMail = /^[>\s*]*(?:subject|betreff|objet|asunto|to|an|à|para)\s?:/im.test(head);
  if (from === undefined || !isMail) return null;
  const name = from.replace(/[<[(].*$/, "").replaceAll(/^["'\s]+|["'\s]+$/g, "");
  return name === "" ? from.replaceAll(/[<>]/g, "") : name;
}
