import { contact, demo, newsletter, refused } from "./rows.ts";

/** Values that are too long. */
export const longValues = [
  ...refused(422, "invalid-fields", "too long: ", [
    ["name of 201", contact({ name: "n".repeat(201) })],
    ["company of 201", contact({ company: "c".repeat(201) })],
    ["phone of 51", contact({ phone: "5".repeat(51) })],
    ["email of 255", contact({ email: `${"e".repeat(242)}@long.example` })],
    ["message of 5,001", contact({ message: "m".repeat(5001) })],
    ["message of 5,001 line breaks and a letter", contact({ message: `m${"\r\n".repeat(5000)}` })],
    ["name of 101 emoji", contact({ name: "😀".repeat(101) })],
    ["demo: name of 5,000", demo({ name: "n".repeat(5000) })],
    ["demo: phone of 1,000", demo({ phone: "5".repeat(1000) })],
    ["demo: company of 10,000", demo({ company: "c".repeat(10_000) })],
    ["newsletter: email of 60,000", newsletter({ email: `${"e".repeat(60_000)}@x.example` })],
    ["message of 60,000", contact({ message: "m".repeat(60_000) })],
  ]),
  ...refused(413, "body-too-large", "too large: ", [
    ["a body of one byte more than 64 KB", "x".repeat(64 * 1024 + 1)],
    ["a message of 100,000", contact({ message: "m".repeat(100_000) })],
    ["a megabyte", "&".repeat(1024 * 1024)],
    ["30,000 encoded bytes too many", contact({ message: "é".repeat(12_000) })],
  ]),
];
