import { describe, expect, test } from "vitest";

import type { Correction } from "../../intake/recognition.ts";
import { readText } from "../../intake/read-text.ts";
import { understandFiles } from "../../intake/understand-files.ts";
import type { FileReading } from "../../intake/source.ts";
import { shapeOf } from "./file-shape.ts";
import { recallFile, rememberSupplier } from "./remember.ts";
import type { RememberedSupplier } from "./remembered-supplier.ts";

const settledAt = "2026-11-14T09:00:00Z";

const november = `Code,Pcs,Rate,Delivery
A-100,500,"1,234",9
B-200,250,"2,345",8`;
const december = `Code,Pcs,Rate,Delivery
C-300,40,"7,125",6
A-100,900,"1,180",7
D-410,75,"9,500",5`;

let count = 0;
function file(name: string, text: string): FileReading {
  count += 1;
  return readText(text, name, `s${count}`);
}

/** By the first answer of each question, but for those whose answer is given by the question's end. */
function answered(reading: FileReading, said: Readonly<Record<string, string>>) {
  const corrections: Correction[] = [];
  const asked: string[] = [];
  for (;;) {
    const [question] = understandFiles([reading], corrections).questions;
    if (question === undefined) return { corrections, asked };
    asked.push(question.id);
    const end = Object.keys(said).find((each) => question.id.endsWith(each));
    const { words, answers } = question;
    const written = end === undefined ? undefined : said[end];
    const answer = answers.find(({ label }) => label === written) ?? answers[0];
    corrections.push(
      written !== undefined && answer?.label !== written && words
        ? { ...words.correction, text: written }
        : answer!.correction,
    );
  }
}

function remembered(name: string, text: string, said: Readonly<Record<string, string>>) {
  const reading = file(name, text);
  const { corrections, asked } = answered(reading, said);
  const supplier = rememberSupplier(reading, corrections, settledAt);
  return { asked, corrections, supplier: supplier! };
}

const settled = () =>
  remembered("northwind-2026-11.csv", november, {
    "/currency": "USD",
    "/supplier": "Northwind Castings",
    "/number-style": "1.234,56: decimals after a comma",
  });

function recalled(name: string, text: string, known: readonly RememberedSupplier[]) {
  const reading = file(name, text);
  const found = recallFile(reading, known);
  return { found, ...understandFiles([reading], found?.corrections ?? []) };
}

test("next month's file of the same shape asks nothing, and reads as the first was settled", () => {
  const { asked, supplier } = settled();
  expect(asked.length).toBeGreaterThan(2);
  const { found, questions, lines } = recalled("northwind-2026-12.csv", december, [supplier]);
  expect(questions).toEqual([]);
  expect(found).toMatchObject({ supplier: "Northwind Castings", settledAt, changes: [] });
  expect(
    lines.map((line) => [
      line.part?.value,
      line.quantity?.value,
      line.prices[0]?.price.value,
      line.currency?.value,
      line.supplier.value,
    ]),
  ).toEqual([
    ["C-300", 40, 7.125, "USD", "Northwind Castings"],
    ["A-100", 900, 1.18, "USD", "Northwind Castings"],
    ["D-410", 75, 9.5, "USD", "Northwind Castings"],
  ]);
});

test("what is stored holds no part, no quantity and no price", () => {
  const { supplier } = settled();
  const text = JSON.stringify(supplier);
  for (const value of ["A-100", "B-200", "500", "250", "1,234", "2,345"]) {
    expect(text).not.toContain(value);
  }
});

test("the shape is that of headings and sender, whatever the prices and rows", () => {
  const shape = (name: string, text: string) => {
    const reading = file(name, text);
    return shapeOf(reading, understandFiles([reading], []));
  };
  const own = shape("northwind-2026-11.csv", november);
  expect(own).not.toBeNull();
  expect(shape("northwind_Dec 2026.csv", december)).toBe(own);
  expect(shape("southwind-2026-11.csv", november)).not.toBe(own);
  expect(shape("northwind-2026-11.csv", november.replace("Rate", "Price"))).not.toBe(own);
  expect(shape("quote 17.csv", november)).toBeNull();
  const several = `Supplier,${november.replace("A-100", "Acme,A-100").replace("B-200", "Bolt,B-200")}`;
  expect(shape("northwind.csv", several)).toBeNull();
});

test("where the file says another currency, the file holds and it is said", () => {
  const { supplier } = settled();
  const inEuro = `All prices in EUR\n${december}`;
  const { found, lines } = recalled("northwind-2026-12.csv", inEuro, [supplier]);
  expect(lines.map(({ currency }) => currency?.value)).toEqual(["EUR", "EUR", "EUR"]);
  expect(found?.changes).toEqual(["Currency: EUR, not USD as before."]);
});

test("a question that was not answered before is asked", () => {
  const { supplier } = settled();
  const withFee = `${december}\n,,"Set-up fee 250,00",`;
  const { questions } = recalled("northwind-2026-12.csv", withFee, [supplier]);
  expect(questions).not.toEqual([]);
});

test("what was said of single values is not remembered", () => {
  const reading = file("northwind-2026-11.csv", november);
  const { corrections } = answered(reading, { "/currency": "USD" });
  const [table] = reading.tables;
  const cell = { kind: "cell", tableId: table!.id, row: 1, column: 2, text: "1,00" } as const;
  const line = {
    kind: "line",
    lineId: `${table!.id}:1`,
    field: "leadTime",
    text: "2 weeks",
  } as const;
  const supplier = rememberSupplier(reading, [...corrections, cell, line], settledAt);
  expect(supplier?.answers.map(({ correction }) => correction.kind)).not.toContain("cell");
  expect(supplier?.answers.map(({ correction }) => correction.kind)).not.toContain("line");
});

describe("of a term that each file states anew, which of its words counted is remembered", () => {
  const quote = (price: string, rest: string) =>
    `Part\tQty\tUnit price GBP\tTotal\nA-100\t10\t${price}.00\t${price}0.00\n\n${rest}`;
  const offered = (at: number, shownIn: RegExp) => (text: string) => {
    const reading = file("northwind-2026-11.txt", text);
    const corrections: Correction[] = [];
    for (;;) {
      const [question] = understandFiles([reading], corrections).questions;
      if (question === undefined) break;
      const { text, readback = [], answers } = question;
      const row = readback.find(({ from }) => shownIn.test(from));
      const answer = row?.answers[0] ?? answers[shownIn.test(text) ? at : 0];
      corrections.push(answer!.correction);
    }
    return rememberSupplier(reading, corrections, settledAt)!;
  };
  const leadTimes = (text: string, known: RememberedSupplier) => {
    const { found, questions, lines } = recalled("northwind-2026-12.txt", text, [known]);
    return {
      asked: questions.map(({ text }) => text),
      days: lines.map(({ leadTimeDays }) => leadTimeDays?.value),
      chosen: found?.chosen,
    };
  };
  const several = "Stock sizes ship in 2 weeks.\nOther sizes ship in 7 weeks.";

  test("the same sentences with other figures: the same one counts, with the figure of the file", () => {
    const known = offered(1, /^Which lead time/)(quote("12", several));
    expect(JSON.stringify(known)).not.toContain("weeks");
    const next = several.replace("2 weeks", "3 weeks").replace("7 weeks", "8 weeks");
    expect(leadTimes(quote("13", next), known)).toEqual({
      asked: [],
      days: [56],
      chosen: ["lead time 8 weeks"],
    });
  });

  test("sentences in another order, or in other words, are asked about", () => {
    const known = offered(1, /^Which lead time/)(quote("12", several));
    const turned = several.split("\n").toReversed().join("\n");
    const other = several.replace("Other sizes", "Express orders");
    for (const rest of [turned, other]) {
      expect(leadTimes(quote("13", rest), known).asked).toContainEqual(
        expect.stringMatching(/^Which lead time/),
      );
    }
  });

  test.each([
    [
      "only in figures",
      "Sizes up to 50 mm ship in 2 weeks.\nSizes up to 80 mm ship in 7 weeks.",
      "Sizes up to 80 mm ship in 7 weeks.\nSizes up to 50 mm ship in 2 weeks.",
    ],
    [
      "only at the ends of long lines",
      "Delivery from our works in Hollerbach is in 2 weeks from your order for all stock sizes.\nDelivery from our works in Hollerbach is in 7 weeks from your order for other sizes.",
      "Delivery from our works in Hollerbach is in 7 weeks from your order for other sizes.\nDelivery from our works in Hollerbach is in 2 weeks from your order for all stock sizes.",
    ],
  ])("sentences that differ %s are asked about in another order", (_, rest, turned) => {
    const known = offered(1, /^Which lead time/)(quote("12", rest));
    expect(leadTimes(quote("13", rest), known).days).toEqual([49]);
    const { asked, chosen = [] } = leadTimes(quote("13", turned), known);
    expect(asked).toContainEqual(expect.stringMatching(/^Which lead time/));
    expect(chosen).toEqual([]);
  });

  const long = "Delivery from our works in Hollerbach, after your order in writing, is in";
  test.each([
    [
      "only in figures",
      "Sizes up to 50 mm ship in 2 weeks.\nSizes up to 80 mm ship in 7 weeks.",
      "Sizes up to 50 mm ship in 2 weeks.",
    ],
    [
      "only behind what is shown of them",
      `${long} 7 weeks for other sizes.`,
      `${long} 2 weeks for all stock sizes.`,
    ],
  ])(
    "of sentences beside a stated term that differ %s, the one that counted counts again",
    (_, rest, other) => {
      const stated = (price: string, text: string) =>
        quote(price, text)
          .replace("Total\n", "Total\tLead time\n")
          .replace("0.00\n", "0.00\t3 weeks\n");
      const known = offered(0, /7 weeks/)(stated("12", rest));
      expect(leadTimes(stated("13", rest), known)).toEqual({
        asked: [],
        days: [49],
        chosen: ["lead time 7 weeks"],
      });
      const { days, chosen = [] } = leadTimes(stated("13", other), known);
      expect([days, chosen]).toEqual([[21], []]);
    },
  );

  test("what was typed is of that quote alone", () => {
    const reading = file("northwind-2026-11.txt", quote("12", several));
    const { corrections } = answered(reading, { "/text/leadTime": "5 weeks" });
    expect(corrections).toContainEqual(expect.objectContaining({ text: "5 weeks" }));
    const known = rememberSupplier(reading, corrections, settledAt)!;
    expect(leadTimes(quote("13", several), known).asked).toContainEqual(
      expect.stringMatching(/^Which lead time/),
    );
  });
});
