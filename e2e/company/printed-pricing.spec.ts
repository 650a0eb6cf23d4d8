import { expect, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

import { isAll, openHydrated } from "../browser/site.ts";

test("pricing prints on three sheets at most, A4 or Letter, with every question answered", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");
  const answers = await page
    .locator("main details:not(.phone-fold) > :not(summary)")
    .evaluateAll((all) => all.map((each) => each.textContent));
  expect(answers.length).toBeGreaterThan(0);
  const letters = (words: string) => words.replaceAll(/\s/g, "");
  // The shorter one always.
  for (const format of isAll ? ["A4", "Letter"] : ["Letter"]) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    expect(pdf.numPages, format).toBeLessThanOrEqual(3);
    const { text } = await extractText(pdf, { mergePages: true });
    for (const answer of answers) expect(letters(text), format).toContain(letters(answer));
  }
});
