import { expect, test } from "vitest";

import { formatOf } from "./format.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.each([
  ["PK\u0003\u0004", "offer.csv", "zip"],
  ["junk before %PDF-1.4", "offer.txt", "pdf"],
  ["<!DOCTYPE html><p>", "offer.xls", "html"],
  ['<?xml version="1.0"?>\n<html xmlns="x">', "offer.xls", "html"],
  ["Return-Path: <a@b>\r\nFrom: a@b\r\n\r\nHello", "offer.txt", "eml"],
  ["From: a@b\nTo: c@d\n\nHello", "offer.eml", "eml"],
  ["From: a@b\nTo: c@d\n\nHello", "offer.txt", "text"],
  ["{\\rtf1", "offer.doc", "rtf"],
  [`\u00d0\u00cf\u0011\u00e0${[..."__substg1.0_"].join("\0")}`, "offer", "msg"],
  [`\u00d0\u00cf\u0011\u00e0${[..."Workbook"].join("\0")}`, "offer.csv", "xls"],
  [
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    "offer.xml",
    "xls",
  ],
  ["\u00ff\u00d8\u00ff\u00e0", "offer.pdf", "picture"],
  ["Part;Price", "OFFER.CSV", "csv"],
  ["Part;Price", "offer", "text"],
])("%j as %s is %s", (text, name, format) => {
  expect(formatOf(name, bytesOf(text))).toBe(format);
});

test.each([
  ["\u001f\u008b", "unknown-format", /Unpack/],
  ["<?xml version='1.0'?><Order/>", "unknown-format", /XML or JSON/],
  ['{ "lines": [] }', "unknown-format", /XML or JSON/],
  [`\u00d0\u00cf\u0011\u00e0${[..."WordDocument"].join("\0")}`, "old-format", /\.docx/],
])("says what to do with %j", (text, kind, message) => {
  expect(() => formatOf("offer", bytesOf(text))).toThrow(
    expect.objectContaining({ kind, message: expect.stringMatching(message) }),
  );
});
