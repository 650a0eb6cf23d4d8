import { expect, test } from "vitest";

import { askBelowConfidence } from "../../quote-line.ts";
import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const table = `Part;Qty;Unit price EUR;Amount EUR
  A-1001;100;2.00;200.00
  A-1002;100;1.00;100.00`;

function supplierOf(...lines: readonly string[]) {
  const [line] = recognize([tableFile(table, { lines })], []).lines;
  if (line === undefined) throw new Error("A line is read.");
  const { value, confidence } = line.supplier;
  return { value, isSure: confidence >= askBelowConfidence };
}

test("who wrote the quote is not who offers it", () => {
  const letterhead = ["Hollis Creek Machine Works, LLC", "quotes@holliscreek.example"];
  for (const writer of ["D. Marsh", "Carol Finch", "Carol Finch, Estimating"]) {
    expect(supplierOf(...letterhead, `Quoted by: ${writer}`).value).toBe(letterhead[0]);
  }
});

test("a company below another name at the top is asked about", () => {
  const menu = "Home | Orders | Quotes | Signed in as lokafor";
  const lines = [menu, "Marlin Ridge Pumps & Seals", "Welcome", "Tamarack Conveyor Corp."];
  expect(supplierOf(...lines).isSure).toBe(false);
  const twice = ["Schlosserei Petermann", "Weidmann AG", "Lindenallee 7", "Weidmann AG, Halle 3"];
  expect(supplierOf(...twice).isSure).toBe(false);
});

test("who is called by a title is written to", () => {
  const lines = ["Weidmann Antriebstechnik AG", "Herrn Brandes", "Lindenallee 7", "Petermann GmbH"];
  expect(supplierOf(...lines).value).toBe("Petermann GmbH");
  const letter = ["Ashgrove Ltd", "Our ref: 93", "Mr S. Pugh", "Thornholme Ltd", "Thornholme"];
  expect(supplierOf(...letter).value).toBe("Ashgrove Ltd");
});

test("whose address stands in the text goes before who stands above", () => {
  const footer = "Bergfelder GmbH · vertrieb@bergfelder.example";
  expect(supplierOf("Weidmann AG", "Bergfelder GmbH", "Angebot", footer).value).toBe(
    "Bergfelder GmbH",
  );
});

test("a name that an address spells is who quotes, whole; a person's is not", () => {
  const greeting = "Greetings from Anvaya Precision Components, Pune";
  const found = supplierOf("Dear Madam", greeting, "suresh@anvayaprecision.example");
  expect(found.value).toBe("Anvaya Precision Components");
  const signed = supplierOf("Fonderie Perrin", "Bonjour,", "Yves Lacombe", "y@lacombe.example");
  expect(signed.value).toBe("Fonderie Perrin");
  const beside = supplierOf("Bergfelder GmbH", "Acme Pumps", "lena.roth@acmepumps.example");
  expect(beside.value).toBe("Bergfelder GmbH");
  const customer = supplierOf("Hohenstein Guss", "Customer: Acme Pumps, buyer@acmepumps.example");
  expect(customer.value).toBe("Hohenstein Guss");
  const street = supplierOf("Kestrel Forge 14 Mill Lane Sheffield", "sales@kestrelforge.example");
  expect(street.value).toBe("Kestrel Forge");
  const two = supplierOf("Hello", greeting, "a@anvayaprecision.example", "b@orbitdrives.example");
  expect(two.value).not.toBe("Anvaya Precision Components");
});
