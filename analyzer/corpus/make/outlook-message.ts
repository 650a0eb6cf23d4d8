/** An Outlook message (.msg, MS-OXMSG) in a compound file: properties as streams, the table in the HTML body. */
import { writeFileSync } from "node:fs";

import { CFB } from "@e965/xlsx";

import { addressOf, given, htmlTable } from "./document.ts";

const { document, target } = given();
const file = CFB.utils.cfb_new();
const isPlain = target.includes("plain");

function entry(type: number, id: number, size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16LE(type, 0);
  bytes.writeUInt16LE(id, 2);
  bytes.writeUInt32LE(6, 4);
  bytes.writeUInt32LE(size, 8);
  return bytes;
}

function addProperties(
  folder: string,
  headBytes: number,
  texts: Record<number, string>,
  more: Record<number, Buffer<ArrayBuffer>> = {},
) {
  const head = Buffer.alloc(headBytes);
  if (headBytes === 32) head.writeUInt32LE(1, 16);
  const entries = [head];
  for (const [key, text] of Object.entries(texts)) {
    const id = Number(key);
    const bytes = Buffer.from(text, "utf16le");
    CFB.utils.cfb_add(file, `${folder}/__substg1.0_${hex(id)}001F`, bytes);
    entries.push(entry(0x1f, id, bytes.length + 2));
  }
  for (const [key, bytes] of Object.entries(more)) {
    const id = Number(key);
    CFB.utils.cfb_add(file, `${folder}/__substg1.0_${hex(id)}0102`, bytes);
    entries.push(entry(0x102, id, bytes.length));
  }
  CFB.utils.cfb_add(file, `${folder}/__properties_version1.0`, Buffer.concat(entries));
}

function hex(id: number): string {
  return id.toString(16).toUpperCase().padStart(4, "0");
}

const name = document.head[0] ?? "";
const address = addressOf(document);
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const html = `<html><head><meta charset="utf-8"></head><body>${paragraphs(document.intro)}${htmlTable(document)}${paragraphs(document.notes)}${paragraphs(document.head)}</body></html>`;
const texts = {
  0x001a: "IPM.Note",
  0x0037: document.title,
  0x0c1a: name,
  0x0c1e: "SMTP",
  0x0c1f: address,
  0x5d01: address,
  0x0e04: "Dana Alvarez",
  0x1000: document.text,
};
addProperties("", 32, texts, isPlain ? {} : { 0x1013: Buffer.from(html) });
for (const id of ["0002", "0003", "0004"]) {
  CFB.utils.cfb_add(file, `/__nameid_version1.0/__substg1.0_${id}0102`, Buffer.alloc(0));
}
addProperties("/__recip_version1.0_#00000000", 8, {
  0x3001: "Dana Alvarez",
  0x3003: "d.alvarez@quarrybank.example",
});
CFB.utils.cfb_del(file, "/\u0001Sh33tJ5");
writeFileSync(target, CFB.write(file, { type: "buffer" }));
