import { expect, test } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

import { openHydrated } from "../browser/site.ts";

test("pricing prints on three sheets of A4 at most, with every question answered", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  expect(pdf.numPages).toBeLessThanOrEqual(3);
});
