/** By nodemailer: HTML alone, as shops send it, in quoted-printable. */
import { writeFileSync } from "node:fs";

import { createTransport } from "nodemailer";

import { addressOf, given, htmlTable } from "./document.ts";

const { document, target } = given();
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const transport = createTransport({ streamTransport: true, buffer: true });
const { message } = await transport.sendMail({
  from: { name: document.head[0] ?? "", address: addressOf(document) },
  to: "purchasing@quarrybank.example",
  subject: document.title,
  date: new Date("2026-11-10T08:00:00Z"),
  html: `<div style="font-family:Calibri">${paragraphs(document.intro)}${htmlTable(document)}${paragraphs(document.notes)}${paragraphs(document.head)}</div>`,
});
if (!Buffer.isBuffer(message)) throw new Error("The mail is not whole.");
writeFileSync(target, message);
