import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type FormField, forms } from "#contract/forms.ts";
import type { NewLead, StoredLead } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { exportText, readablePhone } from "./export-text.ts";

test.each([
  ["+49 30 1234", "tel:+49 30 1234"],
  ["+1-512-555-0134", "tel:+1-512-555-0134"],
  ["+1 (512) 555.0134", "tel:+1 (512) 555.0134"],
  ["0301234567", "tel:0301234567"],
  ["030 1234", "tel:030 1234"],
  ["1/2/2026", "tel:1/2/2026"],
  ["(030) 1234", "tel:(030) 1234"],
  ["ext. 12", "ext. 12"],
  ["+1+cmd|' /C calc'!A0", "+1+cmd|' /C calc'!A0"],
  ["+49 30;=1+1", "+49 30;=1+1"],
  ["", ""],
])("the phone number %j is exported as %j", (typed, cell) => {
  expect(readablePhone(typed)).toBe(cell);
});

const storedLead = (parts: Partial<NewLead>): StoredLead => ({
  ...newLead(parts),
  ...({ sequence: 1, state: "new", owner: "", note: "", followUp: "", version: 0 } as const),
  confirmedAtMs: null,
  deliveries: [],
});

async function exported(leads: StoredLead[], format: "csv" | "json"): Promise<string> {
  const parts = exportText({ page: async () => leads }, {}, format, "https://site.example");
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

test("nobody is written to at a spammer's address: spam has no address to leave by", async () => {
  const text = await exported(
    (["honeypot", null] as const).map((spamReason) =>
      storedLead({ form: "newsletter", subscriptionToken: "one", spamReason }),
    ),
    "json",
  );
  const found = (JSON.parse(text) as { unsubscribeUrl: string | null }[]).map(
    ({ unsubscribeUrl }) => unsubscribeUrl,
  );
  expect(found).toEqual([null, expect.stringContaining("/newsletter/unsubscribe")]);
});

test("a field that a form gains is in both exports, by that one edit", async () => {
  const fields = forms.demo.fields as unknown as FormField[];
  fields.push({ ...forms.demo.fields[0], name: "plant" });
  using _ = { [Symbol.dispose]: () => void fields.pop() };
  const lead = storedLead({ form: "demo", fields: { email: "a@b.example", plant: "Gdańsk" } });
  for (const format of ["csv", "json"] as const) {
    const text = await exported([lead], format);
    expect(text).toContain("plant");
    expect(text).toContain("Gdańsk");
  }
});

const office = ["/usr/bin/soffice", "/opt/libreoffice/program/soffice"].find((path) =>
  existsSync(path),
);

test.skipIf(!office)(
  "LibreOffice opens an export with every digit of a phone number (needs LibreOffice)",
  async () => {
    await using dir = await makeTempDir();
    const phones = ["0301234567", "+49 30 1234", "1/2/2026", "00493012345678901"];
    const leads = phones.map((phone) => storedLead({ fields: { email: "a@b.example", phone } }));
    const file = join(dir.path, "leads.csv");
    await writeFile(file, await exported(leads, "csv"));
    const convert = [
      "--headless",
      `-env:UserInstallation=file://${dir.path}/profile`,
      "--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,true",
      "--convert-to",
      "csv:Text - txt - csv (StarCalc):9,34,76,1",
      "--outdir",
      join(dir.path, "out"),
      file,
    ];
    await promisify(execFile)(office ?? "", convert);
    const shown = await readFile(join(dir.path, "out/leads.csv"), "utf8");
    const cells = shown.split("\n").map((line) => line.split("\t")[5]?.replaceAll('"', ""));
    expect(cells.slice(1, 5)).toEqual(phones.map((phone) => `tel:${phone}`));
  },
  120_000,
);
