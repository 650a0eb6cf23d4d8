import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { analyze } from "./analyze.ts";

const folder = mkdtempSync(join(tmpdir(), "analyze-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const north = fileOf(
  "north.csv",
  "Supplier,Part number,Quantity,Unit price,Currency,Lead time\nNorth Ltd,AB-1,500,4.20,EUR,3 weeks\n",
);
const south = fileOf(
  "south.csv",
  "Supplier,Part number,Quantity,Unit price,Currency,Lead time\nSouth Inc,AB-1,500,4.80,EUR,2 weeks\n",
);
const locked = fileOf("old.xls", "not a workbook \0\0\0");

const run = (...words: string[]) => analyze(words);

test("As a program it prints what it found, complains aside and ends with the code.", () => {
  const script = join(import.meta.dirname, "analyze.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, north, locked], {
    encoding: "utf8",
  });
  expect({ status, lines: stderr.trimEnd().split("\n").length }).toEqual({ status: 2, lines: 1 });
  expect(stdout).toMatch(/North Ltd/);
});

test("Two quotes are read and ranked as JSON.", async () => {
  const { status, stdout, stderr } = await run(north, south, "--format", "json");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const { files, lines, ranking } = JSON.parse(stdout);
  expect(files).toEqual([
    { name: "north.csv", kind: "csv", setAside: null, problems: [] },
    { name: "south.csv", kind: "csv", setAside: null, problems: [] },
  ]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    file: "north.csv",
    supplier: "North Ltd",
    part: "AB-1",
    quantity: 500,
    unitPrice: 4.2,
    per: 1,
    currency: "EUR",
    priceBreaks: [],
    tooling: null,
    otherCharges: [],
    leadTimeDays: 21,
    alternative: false,
  });
  expect(lines[0].confidence.unitPrice).toBeGreaterThan(90);
  expect(ranking.groups[0].ranked.map(({ supplier }: { supplier: string }) => supplier)).toEqual([
    "North Ltd",
    "South Inc",
  ]);
});

test("The asked quantity and the weights reach the ranking.", async () => {
  const words = ["--quantity", "10", "--weights", "0,100,0", "--format", "json"];
  const { ranking } = JSON.parse((await run(north, south, ...words)).stdout);
  const [first] = ranking.groups[0].ranked;
  expect(first).toMatchObject({ supplier: "South Inc", quantity: 10 });
});

test("A request gives the quantity and the spelling, and lists what nobody quoted.", async () => {
  const request = fileOf("rfq.csv", "Part number,Quantity\nAB1,40\nZZ-9,10\n");
  const report = JSON.parse((await run(north, south, "--rfq", request, "--format", "json")).stdout);
  expect(report.ranking.groups[0].ranked[0]).toMatchObject({ quantity: 40 });
  expect(report.ranking.groups[0].part).toBe("AB1");
  expect(report.request.unquoted).toMatchObject([{ part: "ZZ-9", quantity: 10 }]);
  expect(report.request.missing[0].mail.text).toContain("ZZ-9");
});

test("Files of one name in two folders stay apart.", async () => {
  const { files } = JSON.parse((await run(north, north, "--format", "json")).stdout);
  expect(files.map(({ name }: { name: string }) => name)).toEqual(["north.csv", "north (2).csv"]);
});

test("A table and a CSV name the suppliers.", async () => {
  expect((await run(north, south)).stdout).toMatch(/South Inc/);
  expect((await run(north, south, "--format", "csv")).stdout).toMatch(/^\uFEFFPart,Rank,Supplier/);
});

test("A file that cannot be read ends with code 2 and one line, the others are read.", async () => {
  for (const path of [locked, join(folder, "missing.csv")]) {
    const { status, stdout, stderr } = await run(north, path, "--format", "json");
    expect(status).toBe(2);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(stdout).lines).toHaveLength(1);
  }
});

test("Answers settle questions, and one that nobody asked for is refused.", async () => {
  const unnamed = fileOf("unnamed.csv", "Part,Quantity,Price\nAB-1,500,4.20\nAB-2,100,7.10\n");
  const { questions } = JSON.parse((await run(unnamed, "--format", "json")).stdout);
  expect(questions.length).toBeGreaterThan(0);
  const [{ id, answers }] = questions;
  const given = fileOf("answers.json", JSON.stringify([{ question: id, answer: answers[0] }]));
  const after = JSON.parse((await run(unnamed, "--format", "json", "--answers", given)).stdout);
  expect(after.questions.map((each: { id: string }) => each.id)).not.toContain(id);

  const stray = fileOf("stray.json", JSON.stringify([{ question: "Who?", answer: "Me" }]));
  const { status, stderr } = await run(unnamed, "--answers", stray);
  expect({ status, lines: stderr.trimEnd().split("\n").length }).toEqual({ status: 2, lines: 1 });
});

test("An answer puts a line right, drops one, and adds an offer to a file.", async () => {
  const quotes = fileOf(
    "both.csv",
    "Supplier,Part number,Quantity,Unit price,Currency,Lead time\nNorth Ltd,AB-1,500,4.20,EUR,3 weeks\nNorth Ltd,AB-2,100,7.10,EUR,3 weeks\n",
  );
  const [first, second] = JSON.parse((await run(quotes, "--format", "json")).stdout).lines;
  const given = fileOf(
    "offers.json",
    JSON.stringify([
      { line: first.id, offer: { price: "100: 4.40; 500: 3.90", charges: "Tooling 1,950" } },
      { line: second.id, offer: null },
      {
        file: "both.csv",
        offer: {
          supplier: "South Inc",
          part: "AB-3",
          price: "2.50",
          quantity: "20",
          currency: "EUR",
        },
      },
    ]),
  );
  const { lines } = JSON.parse((await run(quotes, "--format", "json", "--answers", given)).stdout);
  expect(lines).toMatchObject([
    {
      id: first.id,
      unitPrice: 3.9,
      priceBreaks: [
        { fromQuantity: 100, unitPrice: 4.4 },
        { fromQuantity: 500, unitPrice: 3.9 },
      ],
      tooling: { amount: 1950 },
    },
    { file: "both.csv", supplier: "South Inc", part: "AB-3", unitPrice: 2.5, quantity: 20 },
  ]);
});

test("A row that is read back is put right, with all that an offer takes.", async () => {
  const letter = fileOf(
    "letter.txt",
    "Ashgrove Metals Ltd\n\nWe offer 500 pcs AB-1 at EUR 4.20 each, delivery three weeks.\n",
  );
  const { questions } = JSON.parse((await run(letter, "--format", "json")).stdout);
  const asked = questions.find((each: { readback: unknown[] }) => each.readback.length > 0);
  const row = asked.readback.find((each: { offers: unknown[] }) => each.offers.length > 0);
  expect(row.offers[0]).toMatchObject({ part: "AB-1", currency: "EUR" });
  const answer = {
    question: asked.id,
    row: row.what,
    offer: { charges: "Certificate 45", incoterm: "FCA" },
  };
  const given = fileOf("row.json", JSON.stringify([answer]));
  const { lines } = JSON.parse((await run(letter, "--format", "json", "--answers", given)).stdout);
  expect(lines[0]).toMatchObject({ incoterm: "FCA", otherCharges: [{ amount: 45 }] });
});

test.each([
  [{ line: "nowhere", offer: { price: "1" } }, "nowhere"],
  [{ file: "none.csv", offer: { price: "1" } }, "none.csv"],
  [{ file: "north.csv", offer: { cost: "1" } }, "cost"],
  [{ file: "north.csv", offer: { price: 1 } }, "price"],
])("An offer that fits nothing is refused: %j", async (answer, named) => {
  const given = fileOf("refused.json", JSON.stringify([answer]));
  const { status, stderr } = await run(north, "--answers", given);
  expect(status).toBe(2);
  expect(stderr).toContain(named);
});

test("A quote that another file replaces is set aside, and the report says why.", async () => {
  const quote = (text: string, price: string) =>
    `${text}\n\nSupplier,Part number,Quantity,Unit price,Currency\nNorth Ltd,AB-1,500,${price},EUR\n`;
  const old = fileOf("first.csv", quote("Quotation Q-9042", "3.10"));
  const revised = fileOf("revised.csv", quote("Rev 1 replaces Q-9042", "4.20"));
  const { files, ranking } = JSON.parse((await run(old, revised, "--format", "json")).stdout);
  const because = "revised.csv says “Rev 1 replaces Q-9042”";
  expect(files.map(({ setAside }: { setAside: string | null }) => setAside)).toEqual([
    because,
    null,
  ]);
  expect(ranking.groups[0].ranked).toMatchObject([{ landedCost: 2100 }]);
  expect(ranking.groups[0].setAside).toEqual([
    {
      supplier: "North Ltd",
      kind: "replaced",
      reason: `first.csv is set aside, as ${because}.`,
    },
  ]);
  expect((await run(old, revised)).stdout).toContain(
    `first.csv: 1 line\n  Set aside, as ${because}\n`,
  );
});
