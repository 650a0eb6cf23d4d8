import { expect, test } from "vitest";

import type { Correction } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";
import { askBelowConfidence } from "./quote-line.ts";

const read = (
  text: string,
  corrections: readonly Correction[] = [],
  lines: readonly string[] = [],
) => recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd", ...lines] })], corrections);

const about = (text: string, part: string, lines: readonly string[] = []) =>
  read(text, [], lines).questions.find(({ id }) => id.includes(part));

/** Reads the table again with one of the answers that a question about it offers. */
function answered(text: string, part: string, label: string) {
  const question = about(text, part);
  const answer = question?.answers.find((each) => each.label === label);
  if (answer === undefined) throw new Error(`No answer “${label}” to a question about ${part}.`);
  return read(text, [answer.correction]);
}

test("an amount between the offers is asked about, and may be a charge", () => {
  const text = `Part;Description;Qty;Unit price EUR;Amount EUR
    A-1;Bracket;100;2.00;200.00
    ;Special wash EUR 150.00;;;
    A-2;Clip;100;1.00;100.00`;
  expect(about(text, "left-rows")?.text).toContain("150.00");
  const paid = `Part;Description;Qty;Unit price EUR;Amount EUR
    A-1;Bracket;100;2.00;200.00
    A-2;Clip;100;;300.00`;
  expect(read(paid).lines).toHaveLength(1);
  const offer = answered(paid, "left-rows", "An offer");
  expect(offer.lines.map(({ prices }) => prices[0]?.price.value)).toEqual([2, 3]);
  const charge = answered(paid, "left-rows", "A one-time charge");
  expect(charge.lines).toHaveLength(1);
  expect(charge.lines[0]?.otherCharges?.[0]?.charge.value).toMatchObject({ amount: 300 });
});

test("a total that the offers do not reach puts every price in doubt", () => {
  const table = (total: string) => `Part;Qty;Unit price EUR;Amount EUR
    A-1;100;2.00;200.00
    A-2;100;1.00;100.00
    Total;;;${total}`;
  expect(about(table("300.00"), "stated-total")).toBeUndefined();
  expect(about(table("300.01"), "stated-total")).toBeUndefined();
  expect(about(table("450.00"), "stated-total")?.text).toContain("450.00");
  const doubted = read(table("450.00")).lines.map(({ prices }) => prices[0]?.price.confidence ?? 0);
  expect(doubted.every((confidence) => confidence < askBelowConfidence)).toBe(true);
});

test("charges and taxes between the offers and a total explain it", () => {
  const text = `Part;Qty;Unit price EUR;Amount EUR
    A-1;100;2.00;200.00
    A-2;100;1.00;100.00
    Freight;;;50.00
    Net total;;;350.00
    VAT 20 %;;;70.00
    Grand total;;;420.00`;
  expect(about(text, "stated-total")).toBeUndefined();
});

test("prices whose plain sum is the total may be for whole lines", () => {
  const text = `Part;Qty;Price EUR
    A-1;50;425.00
    A-2;20;260.00
    Total;;685.00`;
  const whole = answered(text, "stated-total", "“Price EUR” is for the whole line");
  expect(whole.lines.map(({ prices }) => prices[0]?.price.value)).toEqual([8.5, 13]);
});

test("a delivery in weeks of the calendar is asked about, and counted from the offer's date", () => {
  const text = `Part;Qty;Unit price EUR;Delivery
    A-1;100;2.00;KW 50
    A-2;100;1.00;KW 51`;
  const question = about(text, "unread-column", ["Quote date: 2026-11-12"]);
  const answer = question?.answers.find(({ label }) => label.includes("2026-11-12"));
  if (answer === undefined) throw new Error("No answer counts the days.");
  const { lines } = read(text, [answer.correction], ["Quote date: 2026-11-12"]);
  expect(lines.map(({ leadTimeDays }) => leadTimeDays?.value)).toEqual([29, 36]);
});

test("a delivery in words that are not understood is asked about", () => {
  const text = `Part;Qty;Unit price EUR
    A-1;100;2.00`;
  expect(about(text, "unread-text/leadTime", ["Delivery mid December."])?.words).toBeDefined();
  expect(about(text, "unread-text", ["Delivery 3 weeks."])).toBeUndefined();
});

test.each([
  ["m²", "m²", 1],
  ["pack of 10", "pack of 10", 10],
  ["VPE 100", "pack of 100", 100],
  ["set", "set", 1],
])("prices per %s say so", (written, label, size) => {
  const { lines } = read(`Part;Qty;Unit;Price EUR;Amount EUR
    A-1;20;${written};9.65;193.00
    A-2;50;${written};1.10;55.00`);
  expect(lines[0]?.unit.value).toMatchObject({ label, size });
  expect(lines[0]?.quantityUnit.value).toMatchObject({ label, size });
});

test("a pack that does not say what it holds is asked about", () => {
  const text = `Part;Qty;Unit;Price EUR
    A-1;20;pack;9.65`;
  expect(about(text, "/unit/")?.answers.map(({ label }) => label)).toContain("pack of 100");
});

test("one answer about a currency's sign holds for all tables of a file", () => {
  const [first] = tableFile(`Part;Qty;Unit price\nA-1;10;$2.00`).tables;
  if (first === undefined) throw new Error("No table.");
  const file = {
    ...tableFile("Part;Qty;Unit price\nA-1;10;$2.00", { lines: ["Ashgrove Metals Ltd"] }),
    tables: ["1", "2"].map((number) => ({
      ...first,
      id: `quotes.csv#${number}`,
      rows: first.rows.map((row) =>
        row.map(
          (cell) =>
            cell && { kind: "text" as const, text: cell.text.replace("A-1", `A-${number}`) },
        ),
      ),
    })),
  };
  const signs = recognize([file], []).questions.filter(({ id }) => id.includes("currency-sign"));
  expect(signs).toHaveLength(1);
  const dollars = signs[0]?.answers.find(({ label }) => label === "CAD");
  const { lines, questions } = recognize([file], dollars === undefined ? [] : [dollars.correction]);
  expect(lines.map(({ currency }) => currency?.value)).toEqual(["CAD", "CAD"]);
  expect(questions.filter(({ id }) => id.includes("currency"))).toEqual([]);
});

test("a company that is only spoken of is no supplier without a question", () => {
  const text = `Part;Qty;Unit price EUR
    A-1;100;2.00`;
  const quoted = (...lines: string[]) => recognize([tableFile(text, { lines })], []).lines[0];
  const headed = quoted("Supplier: Ashgrove Metals Ltd", "Customer: Orbit Drives Inc.");
  expect(headed?.supplier.confidence).toBeGreaterThanOrEqual(askBelowConfidence);
  const alone = quoted("Ashgrove Metals Ltd", "Quote 12");
  expect(alone?.supplier.confidence).toBeLessThan(askBelowConfidence);
  const doubtful = quoted("Kestrel Engineering", "for the attention of Orbit Drives Inc.");
  expect(doubtful?.supplier.value).toBe("Kestrel Engineering");
  expect(doubtful?.supplier.confidence).toBeLessThan(askBelowConfidence);
});

test("a supplier named above each of several tables quotes in that one", () => {
  const of = (number: number, firstRow: number) => ({
    id: `quotes.csv#${number}`,
    fileName: "quotes.csv",
    part: "",
    rows: tableFile("Part;Qty;Unit price EUR\nA-1;100;2.00").tables[0]?.rows ?? [],
    firstRow,
  });
  const line = (number: number, text: string) => ({
    fileName: "quotes.csv",
    part: "",
    line: number,
    text,
  });
  const { lines } = recognize(
    [
      {
        ...tableFile("Part;Qty;Unit price EUR"),
        tables: [of(1, 2), of(2, 6)],
        lines: [line(1, "Supplier: Alpha Turning Ltd"), line(5, "Supplier: Beta Turning Ltd")],
      },
    ],
    [],
  );
  expect(lines.map(({ supplier }) => supplier.value)).toEqual([
    "Alpha Turning Ltd",
    "Beta Turning Ltd",
  ]);
});

test("a charge in the first row of a part's price breaks is borne by all of them", () => {
  const { lines } = read(`Part;Quantity from;Unit price EUR;Tooling EUR
    A-1;100;14.20;3800.00
    ;500;11.85;
    A-2;100;6.90;2150.00
    ;500;5.55;`);
  expect(lines.map(({ prices, tooling }) => [prices.length, tooling?.value])).toEqual([
    [2, { kind: "amount", amount: 3800, per: "order" }],
    [2, { kind: "amount", amount: 2150, per: "order" }],
  ]);
});

test("what the text calls a charge is one, whatever it is for", () => {
  const text = `Part;Qty;Unit price EUR
    A-1;100;2.00`;
  const [line] = read(text, [], ["Hob charge, A-1: EUR 640.00, payable once."]).lines;
  expect(line?.otherCharges?.map(({ charge }) => charge.value)).toMatchObject([{ amount: 640 }]);
  const least = read(text, [], ["Minimum charge EUR 75.00 per batch."]).lines[0];
  expect(least?.minimumCharge?.value).toMatchObject({ amount: 75 });
});

test("an amount without a currency at the end of a line of text is not passed over", () => {
  const text = `Part;Qty;Unit price EUR
    A-1;100;2.00`;
  expect(about(text, "amount/", ["Painted to your sample 190.00"])?.text).toContain("190.00");
});

test("a code with words behind it is the part, and the words describe it", () => {
  const { lines } = read(`Product;Qty;Unit price EUR
    QL-CB-320 Breaker 3P 20A;24;61.80
    QL-SW-100 Safety switch 100A;6;418.35`);
  expect(lines.map(({ part, description }) => [part?.value, description?.value])).toEqual([
    ["QL-CB-320", "Breaker 3P 20A"],
    ["QL-SW-100", "Safety switch 100A"],
  ]);
});

test("a lead time in the words of a row goes before that of the text, and is asked about", () => {
  const text = `Part;Description;Qty;Unit price EUR
    A-1;Valve;10;2.00
    A-2;Actuator, delivery of this item 9 weeks;10;4.00`;
  const terms = ["Delivery: 5 weeks."];
  expect(read(text, [], terms).lines.map(({ leadTimeDays }) => leadTimeDays?.value)).toEqual([
    35, 63,
  ]);
  expect(about(text, "row-lead-time", terms)).toBeDefined();
});

test("a maker's number beside the seller's is asked about", () => {
  const text = `Part Number;Manufacturer Part Number;Qty;Unit price EUR
    399-9865-1-ND;C317C103K5;20;0.16
    497-2738-5-ND;STPS10L25D;2;1.93`;
  const question = about(text, "column/0");
  const answer = question?.answers.find(
    ({ correction }) => "field" in correction && correction.field === null,
  );
  if (answer === undefined) throw new Error("The seller's number cannot be left out.");
  expect(read(text, [answer.correction]).lines.map(({ part }) => part?.value)).toEqual([
    "C317C103K5",
    "STPS10L25D",
  ]);
});

test("months of validity are those of the calendar", () => {
  const text = `Part;Qty;Unit price EUR
    A-1;100;2.00`;
  const terms = ["Quote date: 2026-11-03", "Validity: 2 months"];
  expect(read(text, [], terms).lines[0]?.validUntil?.value).toBe("2027-01-03");
});

test("when a Czech invoice is due is not how long the offer holds", () => {
  const text = `Díl;Ks;Cena/ks CZK
    A-1;100;2,00`;
  const terms = ["Datum: 3. 11. 2026", "Splatnost: 14 dní"];
  expect(read(text, [], terms).lines[0]?.validUntil ?? null).toBeNull();
});
