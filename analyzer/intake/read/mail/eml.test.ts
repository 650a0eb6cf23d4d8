import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { recognize } from "../../recognize.ts";
import { goldenBytes, readGolden, textsOf } from "../../testing/golden.ts";

const read = (mail: string) =>
  readFile({ name: "offer.eml", bytes: new TextEncoder().encode(mail.replaceAll("\n", "\r\n")) });

test("reads the table, the sender and the workbook of a mail by Outlook", async () => {
  const { kind, sender, tables, lines, problems } = await readGolden("outlook.eml");
  expect([kind, sender]).toEqual(["eml", "Jörg Häberle"]);
  expect(tables.map(({ part }) => part)).toEqual(["", "attachment dates-1904.xlsx, Sheet Offer"]);
  expect(textsOf(tables[0])).toEqual([
    ["Artikel", "Menge", "Stückpreis", "Lieferzeit"],
    ["HB-100", "500", "11,80 €", "4 Wochen"],
    ["HB-200", "250", "1.046,50 €", "4 Wochen"],
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "From: Jörg Häberle <joerg.haeberle@haeberle-cnc.example>",
    "Subject: Angebot 4711 für RFQ-2041",
    "Date: 2026-11-03",
    "Sehr geehrte Frau Moreno,",
    "gern bieten wir freibleibend an, gültig bis 31.12.2026, Lieferung FCA Böblingen:",
    "Mit freundlichen Grüßen",
    "Jörg Häberle",
  ]);
  expect(problems).toEqual([]);
});

test("reads the attached CSV and the unbroken lines of a mail by Gmail", async () => {
  const { sender, tables, lines } = await readGolden("gmail.eml");
  expect(sender).toBe("Marta Lago");
  expect(tables[0]?.part).toBe("attachment lago-quote.csv");
  expect(textsOf(tables[0])[2]).toEqual(["Lago Forge", "HB-200", "250", "50.10", "USD", "31 days"]);
  expect(lines.map(({ text }) => text)).toContain(
    "please find our quote attached. Prices are DDP Toledo and hold until January 15, 2027. Tooling is included.",
  );
});

test("reads the PDF that Apple Mail shows within its text", async () => {
  const { tables, lines } = await readGolden("apple-mail.eml");
  expect(tables.map(({ part }) => part)).toEqual(["attachment Quotation Q-88213.pdf, page 1"]);
  expect(textsOf(tables[0])[2]).toEqual(["2", "HB-200", "Housing", "250", "51.75", "30 days"]);
  expect(lines.map(({ text }) => text)).toContain("Dana");
});

test("reads the mail attached to a mail by Thunderbird, under its own sender", async () => {
  const { sender, tables } = await readGolden("thunderbird.eml");
  expect(sender).toBe("Søren Lund");
  expect(tables.map((table) => [table.part, table.sender])).toEqual([
    ["", undefined],
    ["attachment Re: RFQ-2041.eml, attachment lago-quote.csv", "Marta Lago"],
  ]);
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Qty", "Price EUR", "Lead time"],
    ["HB-100", "500", "11.40", "24 days"],
    ["HB-200", "250", "47.25", "24 days"],
  ]);
});

test("says what it could not read of a mail, and reads the rest", async () => {
  const part = (type: string, name: string, body: string) =>
    `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\n${body}\n`;
  const { tables, problems } = await read(
    `From: sales@acme.example\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n` +
      part("text/csv", "offer.csv", "Part;Price\nA;1,50") +
      part("application/zip", "drawings.xlsx", "PK\u0003\u0004 cut off") +
      part("application/ms-tnef", "winmail.dat", "x") +
      part("application/pkcs7-mime", "smime.p7m", "x") +
      part("text/calendar", "invite.ics", "BEGIN:VCALENDAR") +
      `--b--\n`,
  );
  expect(tables.map((table) => table.part)).toEqual(["attachment offer.csv"]);
  expect(problems.map(({ kind, part }) => [kind, part])).toEqual([
    ["damaged", "attachment drawings.xlsx"],
    ["old-format", "attachment winmail.dat"],
    ["encrypted", "attachment smime.p7m"],
  ]);
});

test("stops at mails within mails within mails", async () => {
  let mail = "From: a@b.example\nMIME-Version: 1.0\nSubject: innermost\n\nHello";
  for (let depth = 0; depth < 8; depth += 1) {
    mail = `From: a@b.example\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\nContent-Type: message/rfc822\n\n${mail}\n--b${depth}--\n`;
  }
  const { problems } = await read(mail);
  expect(problems).toMatchObject([{ kind: "too-large" }]);
});

test("ends when it is canceled amid the attachments", async () => {
  const controller = new AbortController();
  const file = { name: "outlook.eml", bytes: await goldenBytes("outlook.eml") };
  const onProgress = () => controller.abort();
  await expect(readFile(file, { signal: controller.signal, onProgress })).rejects.toThrow("abort");
});

test.each([
  ["quote.txt", "quote.txt"],
  ["quote", "quote, Sheet 2.txt"],
])("the text of the attachment %s says nothing of %s beside it", async (first, second) => {
  const attachment = (name: string, text: string) => `--b
Content-Type: text/plain; name="${name}"
Content-Disposition: attachment; filename="${name}"

${text}
Supplier   Part   Qty   Unit price
Acme       A-1    100   12.50
Brandt     A-1    100   11.50
`;
  const reading = await read(`From: Buyer <buyer@halvard.example>
Subject: two quotes
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Both are below.
${attachment(first, "All prices in EUR. Delivery EXW Bergen.\n")}${attachment(second, "All prices in USD. Delivery DAP Leipzig.\n")}--b--
`);
  const { lines } = recognize([reading], []);
  expect(lines.map(({ currency, incoterm }) => [currency?.value, incoterm?.value])).toEqual([
    ["EUR", "EXW"],
    ["EUR", "EXW"],
    ["USD", "DAP"],
    ["USD", "DAP"],
  ]);
});
