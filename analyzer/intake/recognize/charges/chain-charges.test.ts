import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const head = `Part;Qty;Unit price EUR;Amount EUR
  A-1001;100;2.00;200.00
  A-1002;100;1.00;100.00`;

function read(tail: string, lines: readonly string[] = []) {
  const file = tableFile(head + tail, { lines: ["Ashgrove Metals Ltd", ...lines] });
  const recognition = recognize([file], []);
  const [line] = recognition.lines;
  const charges = [
    line?.tooling,
    line?.freight,
    ...(line?.otherCharges ?? []).map((each) => each.charge),
  ];
  const amounts = charges.flatMap((each) =>
    each?.value.kind === "amount" ? each.value.amount : [],
  );
  return { amounts, lineCount: recognition.lines.length, questions: recognition.questions };
}

test("a row that the total contains is a charge, by whatever name", () => {
  const { amounts, lineCount } = read(`
  ;;Zorks all in;300.00
  ;;Klim and vant;85.00
  ;;Everything;385.00`);
  expect(amounts).toEqual([85]);
  expect(lineCount).toBe(2);
});

test("a line of the text that the total contains is a charge", () => {
  const lines = ["Goods: 300", "Zork: 15", "Base: 315", "VAT 20 %: 63", "To pay: 378"];
  expect(read("", lines).amounts).toEqual([15]);
});

test("an offer that was not read is no charge", () => {
  const lines = ["A-1003 Clip 50 pcs 1.70 85.00", "Total: 385.00"];
  const { amounts, questions } = read("", lines);
  expect(amounts).toEqual([]);
  expect(questions.length).toBeGreaterThan(0);
});

test("a charge that stands on the lines already counts once", () => {
  const lines = ["Freight: EUR 15.00", "Total: EUR 315.00"];
  expect(read("", lines).amounts).toEqual([15]);
});
