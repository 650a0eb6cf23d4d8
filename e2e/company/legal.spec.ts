import { expect, test } from "@playwright/test";

import { openFolds, openHydrated } from "../browser/site.ts";

const documents = [
  {
    address: "/legal/privacy",
    constants: [/RFQ data is anonymized after 24 months/, /AES-256/, /30 days notice/],
  },
  {
    address: "/legal/terms",
    constants: [
      /change prices with 30 days notice/,
      /change these terms with 30 days notice/,
      /end it with 30 days notice/,
      /export your data[^.]* for 30 days after termination/,
      /limited to the fees [^.]* for the previous 12 months/,
      /AES-256/,
    ],
  },
];

for (const { address, constants } of documents) {
  test(`${address} states every constant, and when it was last updated`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main).toContainText("Last updated January 15, 2024");
    for (const constant of constants) await expect(main).toContainText(constant);
    await expect(page.getByRole("row").filter({ hasText: "January 15, 2024" })).toBeVisible();
  });

  test(
    `${address}: the contents lead to every clause, each with plain words beside it`,
    { tag: "@nightly" },
    async ({ page }) => {
      await openHydrated(page, address);
      await openFolds(page);
      const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      const clauses = page.locator("main ol > li > section[id]");
      await expect(contents).toHaveCount(await clauses.count());
      await expect(page.getByRole("heading", { name: "In plain words" })).toHaveCount(
        await clauses.count(),
      );
      const last = contents.last();
      await last.click();
      await expect(page).toHaveURL(`${address}#contact`);
      await expect(page.locator("#contact h2")).toBeInViewport();
    },
  );

  test(`${address} prints as a document`, { tag: "@nightly" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { print: () => Object.assign(globalThis, { wasPrinted: true }) });
    });
    await openHydrated(page, address);
    await page.getByRole("button", { name: "Print this document" }).click();
    expect(await page.evaluate(() => "wasPrinted" in globalThis)).toBe(true);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Print this document" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Related pages." })).toBeHidden();
    await expect(page.locator("#changes")).toBeVisible();
    await expect(page.locator("#changes")).toHaveCSS("break-inside", "avoid");
  });
}

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a clause is reached by its address, and the print button is not offered", async ({
    page,
  }) => {
    await page.goto("/legal/terms#liability");
    await expect(page.locator("#liability h2")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Print this document" })).toBeHidden();
  });
});
