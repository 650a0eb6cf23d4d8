import { readFile as readBytes } from "node:fs/promises";

import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { textsOf } from "../../testing/golden.ts";

const corpus = new URL("../../../../corpus/files/", import.meta.url);

async function readCorpus(path: string) {
  const bytes = new Uint8Array(await readBytes(new URL(path, corpus)));
  return readFile({ name: path.split("/").at(-1) ?? path, bytes });
}

test.each([
  ["letters/it-pandoc-plain.docx", "docx", "Viteria Lombarda S.p.A."],
  ["letters/de-office-plain.rtf", "rtf", "Brenner Zerspanungstechnik GmbH"],
  ["letters/sv-perl-discounted.rtf", "rtf", "Gnosjö Plåt & Svarv AB"],
  ["letters/en-pandoc-charge-column.rtf", "rtf", "Tri-Lakes Machine Works, Inc."],
  ["letters/en-office-plain.odt", "odt", "Harrow & Finch Precision Ltd"],
  ["mail/ja-html.msg", "msg", "株式会社山下精工"],
  ["old-excel/pl-perl-discounted.xls", "xls", "Odlewnia Wisła S.A."],
])("%s has its letterhead as lines and its table as a table", async (path, kind, head) => {
  const reading = await readCorpus(path);
  expect(reading.kind).toBe(kind);
  expect(reading.problems).toEqual([]);
  expect(reading.lines.map(({ text }) => text)).toContain(head);
  expect(reading.tables).toHaveLength(1);
  const rows = textsOf(reading.tables[0]);
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test("A mail of Outlook says who sent it.", async () => {
  const { sender, lines } = await readCorpus("mail/fr-plain-text.msg");
  expect(sender).toBe("Fonderies Lacroix SA");
  expect(lines.filter(({ isMailHead }) => isMailHead)).toHaveLength(2);
});

test("Cells of a Word table that are merged downward repeat their value.", async () => {
  const { readDocx } = await import("./docx.ts");
  const { Findings } = await import("../findings.ts");
  const cell = (text: string, merge = "") =>
    `<w:tc><w:tcPr>${merge}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
  const tall = `A-2 ${"long ".repeat(120)}end`;
  const xml = `<w:document><w:tbl>${row(cell("Part"), cell("Qty"), cell("Price"))}${row(
    cell("A-1", '<w:vMerge w:val="restart"/>'),
    cell("100"),
    cell("4.10"),
  )}${row(cell("", "<w:vMerge/>"), cell("500"), cell("3.80"))}${row(
    cell(tall, '<w:vMerge w:val="restart"/>'),
    cell("100"),
    cell("5.10"),
  )}${row(cell("A-3", "<w:vMerge/>"), cell("500"), cell("4.80"))}</w:tbl></w:document>`;
  const findings = new Findings("offer.docx", "offer.docx");
  const zip = {
    names: ["word/document.xml"],
    wholeText: async () => xml,
  } satisfies Partial<Parameters<typeof readDocx>[0]>;
  await readDocx(zip as unknown as Parameters<typeof readDocx>[0], findings, { part: "" });
  expect(textsOf(findings.toReading("docx", 0).tables[0])).toEqual([
    ["Part", "Qty", "Price"],
    ["A-1", "100", "4.10"],
    ["A-1", "500", "3.80"],
    [tall, "100", "5.10"],
    ["A-3", "500", "4.80"],
  ]);
});

test("Cells set by tabs are told apart, and where tabs stop is no tab.", async () => {
  const { readDocx } = await import("./docx.ts");
  const { Findings } = await import("../findings.ts");
  const paragraph = (text: string) =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="1600"/><w:tab w:val="right" w:pos="5400"/></w:tabs></w:pPr><w:r><w:t>${text.replaceAll("|", "</w:t><w:tab/><w:t>")}</w:t></w:r></w:p>`;
  const document = [
    "Part no.|Quantity|Price each",
    "AC-7712|100|£23.40",
    "AC-7713|250|£9.15",
    "Die for AC-7713||£2,450.00",
  ];
  const xml = `<w:document><w:body>${document.map(paragraph).join("")}</w:body></w:document>`;
  const findings = new Findings("offer.docx", "offer.docx");
  const zip = {
    names: ["word/document.xml"],
    wholeText: async () => xml,
  } satisfies Partial<Parameters<typeof readDocx>[0]>;
  await readDocx(zip as unknown as Parameters<typeof readDocx>[0], findings, { part: "" });
  expect(textsOf(findings.toReading("docx", 0).tables[0]).filter((row) => row.length > 0)).toEqual(
    document.map((row) => row.split("|")),
  );
});

test("Rich text: accents in three ways of writing, hidden groups, a table between paragraphs.", async () => {
  const source = String.raw`{\rtf1\ansi\ansicpg1250{\fonttbl{\f0\fcharset238 Arial;}}{\*\generator X;}\uc1
\pard Odlewnia Wis\'b3a {\b S.A.} \u321?\'f3d\'9f\par
\trowd\pard\intbl Part\cell Price\cell\row\trowd\pard\intbl A-1\cell 4,10\cell\row\trowd\pard\intbl A-2\cell 5,20\cell\row
\pard Termin: 3 tygodnie\par}`;
  const bytes = Uint8Array.from(Buffer.from(source, "latin1"));
  const { lines, tables } = await readFile({ name: "offer.rtf", bytes });
  expect(lines.map(({ text }) => text)).toEqual(["Odlewnia Wisła S.A. Łódź", "Termin: 3 tygodnie"]);
  expect(tables.map(textsOf)).toEqual([
    [
      ["Part", "Price"],
      ["A-1", "4,10"],
      ["A-2", "5,20"],
    ],
  ]);
});
