import fc from "fast-check";
import { expect, test } from "vitest";

import { readFile } from "../read-file.ts";
import { readText } from "../read-text.ts";
import { goldenBytes } from "../testing/golden.ts";

/** Of this thread's own time, which a busy machine does not lengthen. */
const longestMs = 10_000;

const goldenNames = [
  "quotes.xlsx",
  "zip64-perl.xlsx",
  "quotes.ods",
  "quotes.xls",
  "quotes-comma-1252.csv",
  "quotes-tab-utf16.csv",
  "letter.pdf",
  "letter.doc",
  "locked.pdf",
  "outlook.eml",
  "thunderbird.eml",
];

async function expectCalm(name: string, bytes: Uint8Array): Promise<void> {
  const started = process.threadCpuUsage();
  const reading = await readFile({ name, bytes });
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(longestMs);
  const { tables, lines, problems } = reading;
  expect(tables.length + lines.length + problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toMatch(/^[A-Z0-9].*[.]$/s);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
  for (const cell of tables.flatMap(({ rows }) => rows.flat())) {
    if (cell?.kind === "number") expect(Number.isFinite(cell.number)).toBe(true);
    if (cell?.kind === "date") expect(Number.isNaN(Date.parse(cell.date))).toBe(false);
  }
}

test.each(goldenNames)("%s cut off anywhere gives a result", async (name) => {
  const bytes = await goldenBytes(name);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), (length) =>
      expectCalm(name, bytes.slice(0, length)),
    ),
    { numRuns: 25 },
  );
});

test.each(goldenNames)("%s with bits flipped gives a result", async (name) => {
  const bytes = await goldenBytes(name);
  const flips = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: bytes.length - 1 }),
      mask: fc.integer({ min: 1, max: 255 }),
    }),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(flips, (changes) => {
      const changed = bytes.slice();
      for (const { at, mask } of changes) changed[at] = changed[at]! ^ mask;
      return expectCalm(name, changed);
    }),
    { numRuns: 40 },
  );
});

test("random bytes under any name give a result", async () => {
  const start = fc.constantFrom(
    "",
    "PK\u0003\u0004",
    "%PDF-1.7\n",
    "<html><table>",
    "From: a@b\nMIME-Version: 1.0\n\n",
    "\u00d0\u00cf\u0011\u00e0",
  );
  const name = fc.constantFrom("offer.csv", "offer.xlsx", "offer.eml", "offer.pdf", "offer");
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 2_000 }), name, (head, tail, fileName) =>
      expectCalm(fileName, new Uint8Array([...Buffer.from(head, "latin1"), ...tail])),
    ),
    { numRuns: 200 },
  );
});

test("any text that is pasted gives a result", () => {
  const piece = fc.constantFrom(
    "Part",
    "1,50",
    "\t",
    ";",
    ",",
    "|",
    "  ",
    "\n",
    "\r\n",
    '"',
    "---",
    ":",
    "é",
    ">",
    "sep=",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const { tables, lines, problems } = readText(pieces.join(""), "Pasted");
      expect(tables.length + lines.length + problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["quotes that open", "offer.csv", '"a,b\n'.repeat(400_000)],
  ["nothing but quotes", "offer.csv", '"'.repeat(2_000_000)],
  ["spaces after quotes", "offer.csv", `"${' "'.repeat(500_000)}`],
  ["prose with gaps", "offer.txt", "Hello,  this is; some  prose.\n".repeat(60_000)],
  ["tables within tables", "offer.html", "<html><table><tr><td>".repeat(100_000)],
  ["tags that do not end", "offer.html", `<html>${"<td ".repeat(500_000)}`],
  ["styles that do not end", "offer.html", `<html>${"<style>".repeat(300_000)}`],
  ["comments that do not end", "offer.html", `<html>${"<!-- > ".repeat(300_000)}`],
  [
    "parts without end",
    "offer.eml",
    `From: a@b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n${"--b\n\nx\n".repeat(20_000)}`,
  ],
])("%s do not hang", async (_, name, text) => {
  await expectCalm(name, new TextEncoder().encode(text));
});
