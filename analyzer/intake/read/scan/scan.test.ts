import { expect, test } from "vitest";

import { answerInWords } from "../../answers.ts";
import { readFile } from "../../read-file.ts";
import type { Correction } from "../../recognition.ts";
import { recognize } from "../../recognize.ts";
import { limitToScan } from "../../scan-confidence.ts";
import { textsOf } from "../../testing/golden.ts";
import { grayPicture, type OcrEngine, type OcrWord } from "./ocr.ts";
import { beforeTurn } from "./tesseract.ts";

/** Words as Tesseract finds them: boxes end with the ink, so that heights and lines differ by some pixels. */
function word(text: string, x: number, y: number, confidence = 96): OcrWord {
  const height = /[gpqy]/.test(text) ? 17 : 13;
  const box = { x, y, width: 9 * text.length, height };
  return { text, confidence, box, onPicture: box };
}

const page: readonly OcrWord[] = [
  word("Foundry", 100, 50),
  word("Nord", 171, 50),
  word("Ltd", 215, 50),
  ...["Part", "Qty"].map((text, at) => word(text, 100 + at * 250, 200)),
  word("Unit", 500, 201),
  word("price", 543, 201),
  word("EUR", 595, 200),
  word("AB-1", 100, 230),
  word("500", 350, 231),
  word("4.20", 500, 230, 81),
  word("AB-2", 100, 260),
  word("250", 350, 260),
  word("7.10", 500, 261, 97),
  word("~", 800, 261, 12),
];

const engine: OcrEngine = { read: () => page, close: () => undefined };
const picture = { name: "offer.png", bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) };

test("A picture is refused without an engine, and read with one.", async () => {
  const refused = await readFile(picture);
  expect(refused.problems).toMatchObject([{ kind: "scan" }]);

  const { kind, lines, tables, problems } = await readFile(picture, { ocr: engine });
  expect({ kind, problems }).toEqual({ kind: "picture", problems: [] });
  expect(lines.map(({ text }) => text)).toEqual(["Foundry Nord Ltd"]);
  expect(tables.map(textsOf)).toEqual([
    [
      ["Part", "Qty", "Unit price EUR"],
      ["AB-1", "500", "4.20"],
      ["AB-2", "250", "7.10"],
    ],
  ]);
});

test("A cell knows the place on the picture, and how surely it was read.", async () => {
  const { tables } = await readFile(picture, { ocr: engine });
  expect(tables[0]?.rows[1]?.[2]).toEqual({
    kind: "text",
    text: "4.20",
    scan: { page: 1, confidence: 81, box: { x: 500, y: 230, width: 36, height: 13 } },
  });
  const header = tables[0]?.rows[0]?.[2];
  expect(header?.kind === "text" && header.scan?.box).toEqual({
    x: 500,
    y: 200,
    width: 122,
    height: 18,
  });
});

test("No value is surer than its recognition, and a doubtful price is asked about until it is confirmed.", async () => {
  const files = [{ ...(await readFile(picture, { ocr: engine })), isConfirmed: true as const }];
  const { lines, questions } = limitToScan(recognize(files, []), files, []);
  expect(lines.map(({ prices }) => prices[0]?.price.confidence)).toEqual([81, expect.any(Number)]);
  expect(lines[1]?.prices[0]?.price.confidence).toBeGreaterThanOrEqual(95);
  const question = questions.find(({ readback = [] }) =>
    readback.some(({ what, read }) => what === "Price of AB-1" && read === "4.20"),
  );
  const correction = question?.answers[0]?.correction;
  if (!correction) throw new Error("The price is not asked about.");
  const settled = limitToScan(recognize(files, [correction]), files, [correction]);
  expect(settled.questions.map(({ id }) => id)).not.toContain(question.id);
  expect(settled.lines[0]?.prices[0]?.price.confidence).toBeGreaterThanOrEqual(95);
});

/** A page of eleven offers, of which each quantity and price is hard to read, those further down more so. */
const poorPage: readonly OcrWord[] = [
  word("Foundry", 100, 50),
  word("Nord", 171, 50),
  word("Ltd", 215, 50),
  word("Part", 100, 200),
  word("Qty", 350, 200),
  word("Price", 500, 201),
  word("EUR", 561, 200),
  ...Array.from({ length: 11 }, (_, at) => [
    word(`AB-${100 + at}`, 100, 230 + 30 * at),
    word(String(500 + at), 350, 230 + 30 * at, 90 - at),
    word(`4.${20 + at}`, 500, 230 + 30 * at, 80 - at),
  ]).flat(),
];

async function readPoorPage() {
  const files = [await readFile(picture, { ocr: { ...engine, read: () => poorPage } })];
  return {
    files,
    limited: (corrections: readonly Correction[]) =>
      limitToScan(recognize(files, corrections), files, corrections),
  };
}

test("What a scan leaves in doubt stands in the question that shows its offers: the least sure with pictures, the others marked.", async () => {
  const { limited } = await readPoorPage();
  const { questions } = limited([]);
  const shown = questions.filter(({ offers }) => offers !== undefined);
  expect(shown).toHaveLength(1);
  expect(questions.filter(({ reason }) => reason === "read from a scan")).toEqual([]);
  const pictured = shown[0]?.readback?.filter(({ place }) => place?.kind === "cell") ?? [];
  expect(pictured.map(({ what }) => what)).toEqual(
    [103, 104, 105, 106, 107, 108, 109, 110].map((number) => `Price of AB-${number}`),
  );
  expect(pictured[0]).toMatchObject({
    read: "4.23",
    from: "C5 of page 1",
  });
  expect(shown[0]?.offers?.rows.map(({ doubt }) => doubt)).toEqual(
    Array.from({ length: 11 }, (_, at) => {
      const texts = [`“${500 + at}”`, ...(at < 3 ? [`“4.${20 + at}”`] : [])];
      return `is hard to read on the scan: ${texts.join(", ")}`;
    }),
  );
});

test("A yes to the offers of a scan is one to all that was in doubt, and a word for one value leaves the others.", async () => {
  const { limited } = await readPoorPage();
  const readback = limited([]).questions.find(({ offers }) => offers !== undefined);
  const row = readback?.readback?.find(({ what }) => what === "Price of AB-110");
  const yes = readback?.answers[0]?.correction;
  if (!row?.words || !yes) throw new Error("The price cannot be put right.");
  const said = answerInWords(row.words, "4.80");
  const putRight = limited([said]);
  const rows = putRight.questions.flatMap(({ readback = [] }) => readback);
  expect(rows.map(({ what }) => what)).not.toContain("Price of AB-110");
  expect(rows.map(({ what }) => what)).toContain("Price of AB-102");
  const { lines, questions } = limited([said, yes]);
  expect(questions.flatMap(({ readback = [] }) => readback)).toEqual([]);
  expect(lines.at(-1)?.prices[0]?.price.value).toBe(4.8);
  for (const { prices, quantity } of lines) {
    expect(prices[0]?.price.confidence).toBeGreaterThanOrEqual(95);
    expect(quantity?.confidence).toBeGreaterThanOrEqual(95);
  }
});

test("A scan that needs no look otherwise asks once about all that is hard to read.", async () => {
  const { files } = await readPoorPage();
  const known = files.map((file) => ({ ...file, isConfirmed: true as const }));
  const { questions } = limitToScan(recognize(known, []), known, []);
  const asked = questions.filter(({ reason }) => reason === "read from a scan");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.readback).toHaveLength(22);
  expect(asked[0]?.readback?.filter(({ place }) => place !== undefined)).toHaveLength(8);
});

test("What the visitor wrote into a cell is not in doubt.", async () => {
  const { files, limited } = await readPoorPage();
  const tableId = files[0]?.tables[0]?.id ?? "";
  const { lines, questions } = limited([
    { kind: "cell", tableId, row: 11, column: 2, text: "4.8" },
  ]);
  expect(lines.at(-1)?.prices[0]?.price).toMatchObject({ value: 4.8 });
  expect(questions.flatMap(({ readback = [] }) => readback.map(({ what }) => what))).not.toContain(
    "Price of AB-110",
  );
});

test("Of several prices of one offer, one that is hard to read is put right in its form.", async () => {
  const breaks = [
    ...["Part", "1+", "100+", "500+"].map((text, at) => word(text, 100 + at * 150, 200)),
    ...["AB-1", "4.20", "3.90", "3.50"].map((text, at) =>
      word(text, 100 + at * 150, 230, at === 2 ? 70 : 96),
    ),
    ...["AB-2", "5.20", "4.90", "4.50"].map((text, at) => word(text, 100 + at * 150, 260)),
  ];
  const files = [await readFile(picture, { ocr: { ...engine, read: () => breaks } })];
  const { questions } = limitToScan(recognize(files, []), files, []);
  const row = questions
    .flatMap(({ readback = [] }) => readback)
    .find(({ place }) => place !== undefined);
  expect(row).toMatchObject({ what: "Price of AB-1", read: "3.90" });
  expect(row?.words).toBeUndefined();
  expect(row?.lines).toHaveLength(1);
});

test("Files that are no scans stay as they were.", async () => {
  const bytes = new TextEncoder().encode(
    "Supplier,Part,Qty,Price EUR\nNord,AB-1,5,4.20\nNord,AB-2,6,7.10\n",
  );
  const files = [await readFile({ name: "offer.csv", bytes })];
  const recognition = recognize(files, []);
  expect(limitToScan(recognition, files, [])).toBe(recognition);
});

test("Pixels become shades of gray, whatever their channels.", () => {
  const gray = (channels: number, data: number[]) =>
    [...grayPicture({ data, width: 2, height: 1, channels })].slice(-2);
  expect(gray(1, [0, 255])).toEqual([0, 255]);
  expect(gray(3, [255, 255, 255, 255, 0, 0])).toEqual([255, 76]);
  expect(gray(4, [0, 0, 0, 255, 255, 255, 255, 255])).toEqual([0, 255]);
});

test("A box on the upright picture is found again on the tilted one.", () => {
  const page = { width: 1000, height: 1000 };
  const box = { x: 890, y: 495, width: 20, height: 10 };
  // Turned back by some three degrees, what stands far right of the middle stands higher.
  expect(beforeTurn(box, page, 0.05)).toEqual({ ...box, y: 475 });
  expect(beforeTurn(box, page, -0.05)).toEqual({ ...box, y: 515 });
  expect(beforeTurn({ ...box, x: 490 }, page, 0.05)).toEqual({ ...box, x: 490 });
});
