import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";

import { exportCsv } from "#analyzer/package/export/export-csv.ts";
import { recognized, settingsWith } from "#analyzer/package/testing/quote-lines.ts";

import { docsText } from "./texts.ts";

test("the documentation names the columns of the export file as the tool writes them", () => {
  const [head] = parseCsv(exportCsv(recognized([{ id: "1" }]), settingsWith(), new Map()), {
    delimiter: ",",
  });
  const [, section = ""] = docsText("requests").split("## Export file");
  const columns = Array.from(
    section.split("## ")[0]!.matchAll(/^\| (\w.*?) +\|/gm),
    ([, name]) => name,
  );
  expect(columns).toEqual(["Column", ...head!]);
});
