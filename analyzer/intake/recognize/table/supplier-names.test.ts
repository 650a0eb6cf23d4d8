import { expect, test } from "vitest";

import { companyIn, looksLikeCompany, nameInFileName, nameOfSender } from "./supplier-names.ts";

test("a legal form makes a company", () => {
  for (const name of [
    "Müller GmbH & Co. KG",
    "Talleres Ruiz S.L.",
    "Durand SAS",
    "Acme Inc.",
    "Bolt & Sons",
  ]) {
    expect(looksLikeCompany(name), name).toBe(true);
  }
  for (const text of ["Bracket, zinc", "SAStainless", "Agenda"])
    expect(looksLikeCompany(text), text).toBe(false);
});

test("the name ends at its legal form", () => {
  expect(companyIn("Ashgrove GmbH, 20095 Hamburg")).toBe("Ashgrove GmbH");
  expect(companyIn("please send the goods to our company")).toBeNull();
  expect(companyIn("Quotation from Harrow Presswork Ltd to Calder Rail Ltd")).toBe(
    "Harrow Presswork Ltd",
  );
  expect(companyIn("Norbury Group Ltd")).toBe("Norbury Group Ltd");
  expect(companyIn("Division of Norbury Group Ltd")).toBeNull();
  expect(companyIn("Strider Sourcing › Suppliers › Norbury Ltd")).toBeNull();
  expect(companyIn("Sourcing event SE-40922")).toBeNull();
  expect(companyIn("件名: 歯車部品一式 株式会社北沢歯車製作所")).toBe("株式会社北沢歯車製作所");
});

test.each([
  ["Angebot_Ashgrove_2026-11.xlsx", "Ashgrove"],
  ["quote-v2.csv", null],
  ["RFQ 4711 Dovetail Metals.pdf", "Dovetail Metals"],
])("“%s” names %s", (fileName, name) => {
  expect(nameInFileName(fileName)).toBe(name);
});

test.each([
  ["Jane Doe <jane@ashgrove.example>", "Ashgrove"],
  ["Lakehead Ltd <sales@gmail.com>", "Lakehead Ltd"],
  ["sales@parts.dovetail.co.uk", "Dovetail"],
  ["Jane Doe <jane.doe@gmail.com>", "Jane Doe"],
])("the sender %s is %s", (sender, name) => {
  expect(nameOfSender(sender)?.name).toBe(name);
});
