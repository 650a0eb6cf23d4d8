import { expect, test } from "vitest";

import { readFile } from "#analyzer/intake/read-file.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { illustrativeRates } from "#analyzer/package/rates.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { motorMountQuotation as quotation } from "#app/samples/motor-mount-quotation.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

const mail = [
  `From: ${quotation.signature} <angebote@reinhold-vogt.example>`,
  `Subject: Angebot ${quotation.number} zu ${samplePackage.rfq}`,
  "MIME-Version: 1.0",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: 8bit",
  "",
  ...quotation.lines.map(({ before, asQuoted, after }) => before + asQuoted + after),
  "",
  quotation.signature,
].join("\r\n");

const readings = [await readFile({ name: "angebot.eml", bytes: new TextEncoder().encode(mail) })];
const recognition = recognize(readings, []);

test("the analyzer finds each value of the home page's quotation where it stands, in its words", () => {
  expect(recognition.lines).toHaveLength(1);
  const [line] = recognition.lines;
  expect(line?.supplier.value).toBe(quotation.signature);
  const found = [line?.prices[0]?.price, line?.tooling, line?.incoterm, line?.leadTimeDays];
  for (const [index, reading] of found.entries()) {
    const { before, asQuoted, after } = quotation.lines[index]!;
    // Of a sentence that says one thing, all of it is the value's words.
    expect([asQuoted, asQuoted.replace(" einmalig", ""), before + asQuoted + after]).toContain(
      reading?.raw,
    );
    expect(reading?.place, asQuoted).toMatchObject({ kind: "line", line: index + 1 });
  }
});

test("what it makes of them is what the dashboard ranks", () => {
  const { groups } = analyze(recognition, {
    ...defaultSettings,
    today: "2026-11-16",
    rates: illustrativeRates,
    destination: "US",
    askedQuantities: { "40718-03": quotation.pieces },
    supplierTerms: Object.fromEntries(
      recognition.lines.map(({ supplier }) => [
        supplier.value.toLowerCase(),
        {
          shipsFrom: "DE",
          freight: { amount: quotation.freight, currency: "USD" },
          dutyPercent: quotation.dutyPercent,
        },
      ]),
    ),
  });
  const [offer] = groups.flatMap(({ best }) => best);
  const ranked = samplePackage.vendors.find(({ id }) => id === quotation.supplierId)!;
  const wholeDollars = Object.entries(offer?.cost.parts ?? {}).map(([part, cost]) => [
    part,
    Math.round(cost),
  ]);
  expect(Object.fromEntries(wholeDollars)).toEqual(ranked.cost);
  expect(offer?.leadTimeDays).toBe(ranked.leadTimeDays);
  expect(quotation.lines.map(({ becomes }) => becomes)).toEqual([
    "$180.00 / ea",
    "$1,800 NRE",
    "DDP + $6,600",
    "18 d",
  ]);
});
