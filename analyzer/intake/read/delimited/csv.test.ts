import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { textsOf } from "../../testing/golden.ts";

const read = (text: string, name = "offer.csv") =>
  readFile({ name, bytes: new TextEncoder().encode(text) });

test("follows the line that names the delimiter, and counts it as a row", async () => {
  const { tables, lines } = await read("sep=|\r\nPart|Price, net\r\nA|1;2\r\n");
  expect(tables[0]).toMatchObject({ id: "offer.csv#1", part: "", firstRow: 2 });
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Price, net"],
    ["A", "1;2"],
  ]);
  expect(lines).toEqual([]);
});

test("keeps numbers as they are written", async () => {
  const { tables } = await read("Part;Price\nA;1.234,50\n");
  expect(tables[0]?.rows[1]).toEqual([
    { kind: "text", text: "A" },
    { kind: "text", text: "1.234,50" },
  ]);
});

test("says that a quotation mark is not closed", async () => {
  const { tables, problems } = await read('Part;Price\n"A;1\nB;2\n');
  expect(problems).toMatchObject([{ kind: "damaged" }]);
  expect(problems[0]?.message).toMatch(/row 2/);
  expect(tables[0]?.rows).toHaveLength(3);
});

test("says that rows have more values than the header", async () => {
  const { tables, problems } = await read("Part,Price,Days\nA,1,50,5\nB,2,5\nC,3,25,7\n");
  expect(problems).toMatchObject([{ kind: "damaged" }]);
  expect(problems[0]?.message).toMatch(/^2 rows \(first 2\)/);
  expect(tables[0]?.rows).toHaveLength(4);
  expect((await read("Part;Price;\nA;1,50;note\n")).problems).toEqual([]);
});

test("reads the same from every encoding that spreadsheets write", async () => {
  const text = "Teil;Preis\nHülse – Ø 8;12,50 €\n";
  const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
  const windows1252 = Buffer.from(
    text.replaceAll("–", "\u0096").replaceAll("€", "\u0080"),
    "latin1",
  );
  const encodings = {
    utf8: Buffer.from(text),
    utf8WithMark: Buffer.from(`\ufeff${text}`),
    utf16,
    utf16BigEndian: Buffer.from(utf16).swap16(),
    utf16WithoutMark: utf16.subarray(2),
    windows1252,
  };
  for (const [name, bytes] of Object.entries(encodings)) {
    const { tables } = await readFile({ name: "offer.csv", bytes: new Uint8Array(bytes) });
    expect(textsOf(tables[0]), name).toEqual([
      ["Teil", "Preis"],
      ["Hülse – Ø 8", "12,50 €"],
    ]);
  }
});

test("keeps UTF-8 where one character is damaged or cut off", async () => {
  const bytes = new TextEncoder().encode("Part;Note\nA;Größe, Höhe, Länge, Übermaß\nB;é");
  const cut = await readFile({ name: "offer.csv", bytes: bytes.slice(0, -1) });
  expect(textsOf(cut.tables[0])[1]?.[1]).toBe("Größe, Höhe, Länge, Übermaß");
});

test("refuses what is not text", async () => {
  const bytes = Uint8Array.from({ length: 500 }, (_, index) => index % 16);
  expect((await readFile({ name: "offer.csv", bytes })).problems[0]?.kind).toBe("unknown-format");
});
