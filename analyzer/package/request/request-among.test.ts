import { expect, test } from "vitest";

import { readText } from "../../intake/read-text.ts";
import { recognize } from "../../intake/recognize.ts";
import { filesAside } from "../files/files-aside.ts";
import { quotePackage } from "../quote-package.ts";
import { settingsWith } from "../testing/quote-lines.ts";

const rfq = [
  "REQUEST FOR QUOTATION RFQ-5521",
  "Quotes due: 2026-11-20",
  "Needed by",
  "2027-02-15",
  "Ship to: Orbit Drives, Dayton OH 45439, USA",
  "",
  "Item\tPart No\tDescription\tQty",
  "1\tBR-4471-01\tBracket\t500",
].join("\n");
const quote = [
  "Supplier\tPart\tQty\tUnit price\tCurrency",
  "Acme\tBR-4471-01\t100\t12.00\tUSD",
].join("\n");

function packageOf(given: Record<string, string>, usedFiles: string[] = []) {
  const readings = Object.entries(given).map(([name, text]) => readText(text, name, name));
  const recognition = recognize(readings, []);
  return quotePackage({
    readings,
    recognition,
    files: filesAside(readings, recognition.lines),
    request: null,
    joinedParts: {},
    home: "DE",
    settings: settingsWith({ usedFiles }),
  });
}

test("the request among the quotes gives quantities, the day and the place for all", () => {
  const { request, settings, recognition } = packageOf({ "rfq.txt": rfq, "acme.txt": quote });
  expect(request).toMatchObject({ name: "rfq.txt", sourceId: "rfq.txt", neededBy: "2027-02-15" });
  expect(request?.parts).toMatchObject([{ part: "BR-4471-01", quantity: 500 }]);
  expect(settings.destination).toBe("US");
  expect(settings.askedQuantities).toEqual({ "br-4471-01": 500 });
  expect(recognition.questions.filter(({ id }) => id.startsWith("rfq.txt"))).toEqual([]);
});

test("it is given back, and neither a quote nor a mail that declines is one", () => {
  expect(packageOf({ "rfq.txt": rfq, "acme.txt": quote }, ["rfq.txt"]).request).toBeNull();
  expect(packageOf({ "rfq quote.txt": quote, "acme.txt": quote }).request).toBeNull();
  const decline = `Re: request for quotation\nWe are unable to quote.\nBR-4471-01 Bracket, 500 pcs`;
  expect(packageOf({ "mail.txt": decline, "acme.txt": quote }).request).toBeNull();
  expect(packageOf({ "a.txt": rfq, "b.txt": rfq, "acme.txt": quote }).request).toBeNull();
});

test("what a supplier does not quote is a line of the result; what it prices is none", () => {
  const { recognition } = packageOf({
    "rfq.txt": `${rfq}\n2\t4480\tCover\t60`,
    "acme.txt": `${quote}\n\nWe are unable to quote 4480.\nNo bid on freight for BR-4471-01.`,
    "bolt.txt": "Bolt Inc.\nWe regret that we cannot quote this time.",
  });
  expect(recognition.noBids.map(({ supplier, part }) => [supplier, part])).toEqual([
    ["Acme", "4480"],
    ["bolt.txt", "BR-4471-01"],
    ["bolt.txt", "4480"],
  ]);
});
