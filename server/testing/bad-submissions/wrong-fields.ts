import { contact, contactWith, demo, newsletter, refused } from "./rows.ts";

/** Fields given twice, and fields that do not belong. */
export const wrongFields = refused(400, "malformed-body", "fields: ", [
  ["form-name twice", `${contact()}&form-name=contact`],
  ["two forms at once", `${contact()}&form-name=demo`],
  ["name twice", `${contact()}&name=Bob`],
  ["name twice with one value", `${contact()}&name=Ada+Marsh`],
  ["an empty second email", `${contact()}&email=`],
  ["email twice, once encoded", `${contact()}&%65mail=b%40x.example`],
  ["message twice", `${demo()}&message=again`],
  ["bot-field twice", `${contact()}&bot-field=&bot-field=`],
  ["newsletter: email twice", `${newsletter()}&email=b%40x.example`],
  ["a thousand names", contactWith("name=A&".repeat(1000))],
  ["an unknown field", contactWith("subject=Hello")],
  ["an unknown empty field", contactWith("subject=")],
  ["a field without a name", contactWith("=value")],
  ["__proto__", contactWith("__proto__=x")],
  ["constructor.prototype", contactWith("constructor[prototype][admin]=1")],
  ["brackets", contactWith("name[]=Ada")],
  ["a capital letter", contactWith("Name=Ada")],
  ["a space after the name", contactWith("name+=Ada")],
  ["a field of another form", `${newsletter()}&company=N`],
  ["an id", contactWith("id=1")],
  ["a spam reason", contactWith("spamReason=")],
  ["a semicolon between pairs", contactWith("subject=a;other=b")],
  ["NUL in a field name", contactWith("na%00me=x")],
  ["markup in a field name", contactWith("%3Cb%3E=x")],
  [
    "five thousand fields",
    contactWith(Array.from({ length: 5000 }, (_, i) => `f${i}=1`).join("&")),
  ],
]);
