import fc from "fast-check";
import { expect, test } from "vitest";

import { chargesOfLine } from "./offer-draft.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const table = `Part;Description;Qty;Unit price EUR;Amount EUR
  A-1001;Bracket;100;2.00;200.00
  A-1002;Clip;100;1.00;100.00`;

function unconfirmed(line: string) {
  const { isConfirmed: _, ...file } = tableFile(table, {
    lines: ["Supplier: Ashgrove Metals Ltd", line],
  });
  return file;
}

/** All that is shown of a quote with this line: what is read, what is asked about and what is listed. */
function shownOf(line: string): string {
  const { lines, questions } = recognize([unconfirmed(line)], []);
  return [
    ...questions.flatMap(({ text, readback = [], offers }) => [
      text,
      ...readback.flatMap(({ what, read, from }) => [what, read, from]),
      ...(offers?.terms ?? []).map(({ read }) => read),
    ]),
    ...lines.flatMap((each) => [
      ...chargesOfLine(each).map(({ charge }) => charge.raw),
      each.minimumCharge?.raw ?? "",
    ]),
  ].join("\n");
}

/** Words that mean something, but nothing that a figure could be left out for. */
const words =
  `carbon, contribution, late, test, over, under, copper, content, glass, filled, scrap, storage, warranty, cotton,
  rein, down, balance, payment, deposit, days, tax, VAT, MwSt, skonto, Lieferung, Bestellung, Kurs, bank, capital, credit,
  insurance, account, frei, free, incl, net, in, en, a, m, am, vom, pas, paso, pitch, km, rev, total, Summe, zahlbar, within,
  from, ab, bis, up to, every, order, applies, per, each, of, the, sur, tous, les, prix, 税, 付款, vergi, toplam`
    .split(",")
    .map((word) => word.trim());
const anyWords = fc
  .array(fc.constantFrom(...words), { maxLength: 5 })
  .map((some) => some.join(" "));
/** Each stands nowhere else in the file. */
const anyFigure = fc.constantFrom("9 %", "7.5%", "EUR 35.70", "$ 1,435.00", "35.70", "1.435,70 €");

test("no word hides a figure of money or a percentage", () => {
  fc.assert(
    fc.property(anyWords, anyFigure, anyWords, (before, figure, behind) => {
      const line = `${before} ${figure} ${behind}`.trim();
      expect(shownOf(line), line).toContain(figure);
    }),
    { numRuns: 100 },
  );
});

test("a percentage that a known word names is listed as not used, and one of unknown words is asked about", () => {
  const readOf = (line: string) => {
    const [question] = recognize([unconfirmed(line)], []).questions;
    return {
      asked: question?.readback?.find(({ what }) => what === "Percentage in no offer")?.read,
      unused: question?.offers?.terms.find(({ what }) => what === "Figures not used")?.read,
    };
  };
  expect(readOf("Carbon contribution 9 % applies to every order.")).toEqual({ asked: "9 %" });
  expect(readOf("Payment: 30 % deposit, 70 % before shipment")).toEqual({
    unused: "30 % / 70 % in “Payment: 30 % deposit, 70 % before shipment”",
  });
  expect(readOf("Prices do not include VAT of 19 %.").unused).toContain("19 %");
});

test("what is waived is shown and not charged", () => {
  const line = "Enclosure set-up EUR 60.00 waived";
  const { lines } = recognize([unconfirmed(line)], []);
  expect(lines.flatMap(chargesOfLine)).toEqual([]);
  expect(shownOf(line)).toContain("60.00");
  const quoted = recognize([unconfirmed("Verktyg EUR 60.00 enligt offert")], []);
  expect(quoted.lines.flatMap(chargesOfLine)).not.toEqual([]);
});
