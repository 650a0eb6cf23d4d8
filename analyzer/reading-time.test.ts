import { expect, test } from "vitest";

import { readFile } from "./intake/read-file.ts";
import { recognize } from "./intake/recognize.ts";
import { pack, packWorkbook } from "./intake/testing/pack.ts";
import { analyze } from "./package/analyze.ts";
import { bestSplit } from "./package/compare/best-split.ts";
import { compareAll } from "./package/compare/comparison.ts";
import { defaultSettings } from "./package/settings.ts";

type Bytes = string | Uint8Array;

const settings = { ...defaultSettings, today: "2026-11-15" };
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
const within = (sign: string) => (count: number) =>
  `Part BR-1 100 pcs${sign.repeat(count)}USD 4.20`;
const below = (line: (index: number) => string) => (count: number) =>
  `Quote of North Ltd\nPart BR-1 100 pcs USD 4.20 each\n${lines(count, line)}`;
const header = "Part,Qty,Unit price,Currency,Note";
const table = (row: (index: number) => string) => (count: number) =>
  `${header}\n${lines(count, row)}`;
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

function letter(body: string): Uint8Array {
  return pack({ "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>` });
}

function formatted(code: string): Uint8Array {
  return packWorkbook({
    sheetData: `<row>${cell("Part")}${cell("Price")}</row><row>${cell("A")}<c s="0"><v>4</v></c></row>`,
    styles: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
  });
}

const crafted: readonly (readonly [string, number, (count: number) => Bytes])[] = [
  ["blanks.txt", 20_000, within(" ")],
  ["narrow-blanks.txt", 20_000, within("\u00a0")],
  ["digits.txt", 20_000, within("7")],
  ["thousands.txt", 3_000, within(" 777")],
  ["percents.txt", 2_000, within(" 10 %")],
  ["money.txt", 3_000, within(" USD 4.20")],
  ["dates.txt", 5_000, within(" 12.03.2026")],
  ["weeks.txt", 5_000, within(" 3 weeks")],
  ["tooling.txt", 2_000, within(" tooling USD 400,")],
  ["charges.txt", 1_000, below((index) => `Tooling number ${index}: USD ${index}.00`)],
  ["offers.txt", 200, below((index) => `Part BR-${index} 100 pcs USD 4.${10 + (index % 90)} each`)],
  ["prose.txt", 1_000, below(() => "Freight and packing are not in the price of the parts.")],
  ["fees.txt", 25, below(() => "USD 4.20 fee ".repeat(6))],
  ["rows.csv", 800, table((index) => `BR-${index},100,${1 + (index % 90)}.20,USD,`)],
  [
    "one-cell.csv",
    5_000,
    (count) => table(() => `BR-1,100,4.20,USD,"${"USD 5. ".repeat(count)}"`)(1),
  ],
  ["quotes.csv", 8_000, (count) => `${header}\n${'"a"b,\n'.repeat(count)}`],
  [
    "shared.csv",
    1_500,
    (count) => `${table((index) => `BR-${index},100,4.20,USD,`)(count)}\nFreight,,900.00,USD,`,
  ],
  [
    "repeated-headers.csv",
    150,
    (count) =>
      lines(count, (index) => `${header}\nBR-${index},100,4.20,USD,\nBS-${index},100,4.20,USD,\n`),
  ],
  [
    "tables.txt",
    40,
    (count) =>
      lines(
        count,
        (index) =>
          `Offer ${index} of North:\n\nPart     Qty   Price\nBR-${index}   100   4.20\n\nThanks, bye.\n`,
      ),
  ],
  [
    "no-currency.csv",
    400,
    (count) => `Part,Qty,Unit price\n${lines(count, (index) => `BR-${index},100,4.20`)}`,
  ],
  [
    "one-part.csv",
    300,
    (count) =>
      `Supplier,${header}\n${lines(count, (index) => `S${index} Ltd,BR-1,100,${1 + (index % 90)}.20,USD,`)}`,
  ],
  [
    "page.html",
    10_000,
    (count) => `<html>${"<div>".repeat(count)}Price USD 4.20${"</div>".repeat(count)}</html>`,
  ],
  ["tables.html", 1_000, (count) => `<html>${"<table><tr><td>a".repeat(count)}</html>`],
  [
    "nested.docx",
    500,
    (count) =>
      letter(
        `${`<w:tbl><w:tr><w:tc>${paragraph("a")}`.repeat(count)}${"</w:tc></w:tr></w:tbl>".repeat(count)}`,
      ),
  ],
  [
    "tall.docx",
    500,
    (count) =>
      letter(
        `<w:tbl><w:tr><w:tc><w:vMerge w:val="restart"/>${paragraph("long ".repeat(count))}</w:tc></w:tr>${`<w:tr><w:tc><w:vMerge/></w:tc><w:tc>${paragraph("1")}</w:tc></w:tr>`.repeat(count)}</w:tbl>`,
      ),
  ],
  ["format.xlsx", 5_000, (count) => formatted("[".repeat(count))],
];

const mostTimes = 2.6;
/** Less is lost in what else the machine does. */
const leastMs = 40;
const mostTries = 6;

async function workMs(name: string, content: Bytes): Promise<number> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const began = process.threadCpuUsage();
  const reading = await readFile({ name, bytes });
  const recognition = recognize([reading], []);
  analyze(recognition, settings);
  bestSplit(compareAll(recognition.lines, settings), 3);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

// The processor's time of this thread, and the best of some tries: what else the machine does is not counted.
test.each(crafted)(
  "twice %s is no more than twice the work",
  { tags: ["analyzer"] },
  async (name, count, make) => {
    const [once, twice] = [make(count), make(2 * count)];
    let [onceMs, twiceMs] = [Infinity, Infinity];
    const isLinear = () => twiceMs <= Math.max(leastMs, mostTimes * onceMs);
    for (let tries = 0; tries < 2 || (tries < mostTries && !isLinear()); tries += 1) {
      onceMs = Math.min(onceMs, await workMs(name, once));
      twiceMs = Math.min(twiceMs, await workMs(name, twice));
    }
    expect(twiceMs, `${onceMs} ms for ${count}`).toBeLessThanOrEqual(
      Math.max(leastMs, mostTimes * onceMs),
    );
  },
);
