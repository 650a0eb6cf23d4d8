import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { readCorpusFile } from "#corpus/corpus-files.ts";
import { readText } from "../read-text.ts";
import { openSecondReader } from "./second-reader.ts";

const weights = new URL("../../../reader/weights/", import.meta.url);
const card = JSON.parse(await readFile(new URL("reader.json", weights), "utf8"));
const bytes = await readFile(new URL("reader.bin", weights));
const read = await openSecondReader(card, bytes);

test("prices by quantity across a table are one offer for each part", async () => {
  const reading = await read(await readCorpusFile({ path: "csv/nl-breaks-across.csv" }));
  const [first] = reading?.offers ?? [];
  expect(first).toMatchObject({ currency: "EUR", prices: expect.arrayContaining([]) });
  expect(first?.prices.length).toBeGreaterThan(1);
  expect(first?.core).toBeGreaterThan(0.9);
});

test("a line of a table is an offer, with the supplier and the currency that the text around it names", async () => {
  const table = "Part\tQty\tUnit price\tTotal\nA-100\t50\t12.40\t620.00\nB-7\t20\t3.10\t62.00";
  const text = `Quotation of Meridian Turning Ltd\nAll prices in USD\n\n${table}\n`;
  const reading = await read(readText(text, "quote.txt"));
  expect(reading?.offers).toMatchObject([
    { part: "A-100", quantity: 50, prices: [{ from: 0, price: 12.4 }], currency: "USD" },
    { part: "B-7", quantity: 20, prices: [{ from: 0, price: 3.1 }], currency: "USD" },
  ]);
});

test("a file of many pages is left to the rules", async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `P-${at}\t10\t${at}.50`);
  expect(await read(readText(`Part\tQty\tPrice\n${rows.join("\n")}`, "long.txt"))).toBeNull();
});

const short = readText("Part\tQty\tUnit price\nA-100\t50\t12.40\n", "quote.txt");

test("a file that takes longer than it may is left to the rules", async () => {
  let seconds = 0;
  const now = () => (seconds += 0.5) * 1000;
  expect(await read(short, { mostMs: 2000, now })).toBeNull();
  expect(await read(short, { mostMs: 2000, now: () => 0 })).not.toBeNull();
});

test("it stops where it is canceled meanwhile", async () => {
  const control = new AbortController();
  const reading = read(short, { signal: control.signal });
  control.abort();
  await expect(reading).rejects.toThrow("aborted");
});

test("weights that were cut short, or are for other features, are refused", async () => {
  await expect(openSecondReader(card, bytes.subarray(4))).rejects.toThrow("others");
  const word = { ...card.word, features: 12 };
  await expect(openSecondReader({ ...card, word }, bytes)).rejects.toThrow("features");
});
