import type { Nodes, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { equation, printedNumber } from "../markdown/expression.ts";
import { evaluate } from "./evaluate.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

const directive = /^<!--\s*check:(?<formulas>[\s\S]*)-->$/;
const sumRow = /^total\b/i;

export interface ArithmeticReport {
  /** Results that were computed anew. */
  checked: number;
  problems: string[];
}

/**
 * Computes what a text states. Every `a × b = c` in it is found by itself. Other results are declared in a comment
 * after the block they stand in, several apart by semicolons:
 * - after a table, `[Line] = [Quantity] × [Price]` holds in each row, `{Landed} = {Parts} + {Duty}` in each column,
 *   `total [Line]` says that the row Total adds up the rows above it, `given` that nothing in it is computed;
 * - after other text, `$2,100 = 500 × 4.20`, where `$2,100` must stand in that text.
 */
export function checkArithmetic(text: string): ArithmeticReport {
  const report: ArithmeticReport = { checked: 0, problems: [] };
  const blocks = parser.parse(text).children;
  for (const [index, block] of blocks.entries()) {
    const formulas = formulasOf(blocks[index + 1]);
    if (block.type === "table") checkTable(block, formulas, report);
    else for (const formula of formulas) checkClaim(textOf(block), formula, report);
    if (block.type !== "html") checkEquations(textOf(block), report);
  }
  return report;
}

function formulasOf(node: RootContent | undefined): string[] {
  const found = node?.type === "html" ? directive.exec(node.value.trim()) : null;
  return (found?.groups?.["formulas"] ?? "")
    .split(";")
    .map((formula) => formula.trim())
    .filter(Boolean);
}

function checkEquations(text: string, report: ArithmeticReport): void {
  for (const { groups } of text.matchAll(equation)) {
    compare(groups!["right"]!, () => evaluate(groups!["left"]!), groups!["left"]!, report);
  }
}

function checkClaim(text: string, formula: string, report: ArithmeticReport): void {
  const [stated = "", expression = ""] = formula.split(/ = (.*)/s);
  if (!text.includes(stated)) {
    report.problems.push(`“${stated}” does not stand in “${text.slice(0, 60)}…”`);
  }
  compare(stated, () => evaluate(expression), expression, report);
}

function checkTable(table: Table, formulas: string[], report: ArithmeticReport): void {
  const [head = [], ...rows] = table.children.map(({ children }) => children.map(textOf));
  if (formulas.length === 0) {
    report.problems.push(`The table “${head.join(" | ")}” does not say what in it is computed.`);
  }
  const columnNamed = (name: string) => {
    const index = head.indexOf(name.slice(1, -1));
    if (index < 0) throw new Error(`No column is called ${name}.`);
    return index;
  };
  const rowNamed = (name: string) => {
    const row = rows.find(([first]) => first === name.slice(1, -1));
    if (!row) throw new Error(`No row is called ${name}.`);
    return row;
  };
  const cell = (row: string[], column: number) => {
    const number = printedNumber(row[column] ?? "");
    if (!number) throw new Error(`“${row[column]}” in ${row[0]} is not a number.`);
    return number.value;
  };

  for (const formula of formulas) {
    if (formula === "given") continue;
    const [target = "", expression = ""] = formula.split(/ = (.*)/s);
    if (target.startsWith("total ")) {
      const column = columnNamed(target.slice("total ".length));
      const total = rows.find(([first = ""]) => sumRow.test(first));
      const above = rows.slice(0, total ? rows.indexOf(total) : rows.length);
      compare(
        total?.[column] ?? "",
        () => above.reduce((sum, row) => sum + cell(row, column), 0),
        formula,
        report,
      );
    } else if (target.startsWith("{")) {
      for (const [column, title] of head.entries()) {
        if (column === 0) continue;
        const stated = rowNamed(target)[column] ?? "";
        const compute = () => evaluate(expression, (name) => cell(rowNamed(name), column));
        compare(stated, compute, `${title}: ${formula}`, report);
      }
    } else {
      for (const row of rows.filter(([first = ""]) => !sumRow.test(first))) {
        const compute = () => evaluate(expression, (name) => cell(row, columnNamed(name)));
        compare(row[columnNamed(target)] ?? "", compute, `${row[0]}: ${formula}`, report);
      }
    }
  }
}

function compare(stated: string, compute: () => number, where: string, report: ArithmeticReport) {
  report.checked += 1;
  const number = printedNumber(stated);
  if (!number) {
    report.problems.push(`${where}: “${stated}” is not a number`);
    return;
  }
  const computed = compute();
  if (Math.abs(computed - number.value) > number.tolerance) {
    report.problems.push(`${where}: “${stated}” should be ${Number(computed.toFixed(6))}`);
  }
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value.replaceAll("\n", " ");
  return "children" in node ? node.children.map(textOf).join("") : "";
}
