import { expect, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

import { openHydrated } from "../browser/site.ts";

test("pricing prints on three sheets of A4 at most, with every question answered", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");
  const answers = await page
    .locator("main details:not(.phone-fold) > :not(summary)")
    .evaluateAll((all) => all.map((each) => each.textContent));
  expect(answers.length).toBeGreaterThan(0);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  expect(pdf.numPages).toBeLessThanOrEqual(3);
  const { text } = await extractText(pdf, { mergePages: true });
  const letters = (words: string) => words.replaceAll(/\s/g, "");
  for (const answer of answers) expect(letters(text)).toContain(letters(answer));
});
