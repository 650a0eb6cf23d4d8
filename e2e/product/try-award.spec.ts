import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { expect, test } from "@playwright/test";

import { expectAccessible } from "../browser/axe.ts";
import { downloadBy } from "../browser/located.ts";
import { expectNoHorizontalOverflow } from "../browser/site.ts";
import { fileInput, openTool, questionPanel, tool } from "./try.ts";

// The buyer of this RFQ counts in euros. What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false, serviceWorkers: "block", locale: "de-DE" });

const folder = "corpus/rfqs/20";
const files = readdirSync(folder)
  .filter((name) => name !== "truth.json")
  .map((name) => `${folder}/${name}`);
const most = { actions: 15, questions: 5 };

test(
  "five files to a printed award in fifteen actions and five questions",
  { tag: "@also-phone" },
  async ({ page }) => {
    const done: string[] = [];
    const act = async (what: string, step: () => Promise<unknown>) => {
      done.push(what);
      await step();
    };
    expect(files).toHaveLength(5);
    await openTool(page);
    await page.evaluate(() => {
      window.print = () => (document.documentElement.dataset["printed"] = "yes");
    });
    await act("drop the request and four quotes", () => fileInput(page).setInputFiles(files));
    const request = tool(page).getByRole("region", { name: "Request", exact: true });
    await expect(request).toContainText("Anfrage AN-5530.xlsx");

    const rates = "Date,CHF,USD\n2026-11-13,0.928,1.162\n";
    await act("choose a file of rates", () =>
      tool(page)
        .getByLabel(/^Rates file/)
        .first()
        .setInputFiles({ name: "ecb.csv", mimeType: "text/csv", buffer: Buffer.from(rates) }),
    );
    await expect(tool(page).getByRole("region", { name: "Exchange rates" })).toBeHidden();

    const panel = questionPanel(page);
    let questions = 0;
    for (; await panel.isVisible(); questions += 1) {
      const heading = panel.getByRole("heading");
      const asked = (await heading.textContent()) ?? "";
      await act(asked, () => panel.getByRole("button", { name: /^Yes,/ }).first().click());
      await expect(heading.filter({ hasText: asked })).toBeHidden();
    }
    await act("show parts by suppliers", () =>
      tool(page).getByRole("radio", { name: "Parts by suppliers" }).check(),
    );
    await act("open the award", () =>
      tool(page).getByRole("button", { name: "Award sheet of the whole RFQ" }).click(),
    );
    const sheet = page.getByRole("dialog", { name: "Award sheet" });
    await expect(sheet).toContainText(
      "Award 2 parts to Franken Kabeltechnik GmbH for 10,766.60 EUR landed.",
    );
    const line = sheet.getByRole("row", { name: /^KT-11/ });
    await expect(line).toContainText("400 pieces");
    await expect(line).toContainText("5,409.60 EUR");
    await expect(sheet).toContainText("Quote number: FK-2611-18");
    await expect(sheet).toContainText("KT-12 in PUR können wir leider nicht anbieten");
    await expect(sheet.getByText("Corrected by the visitor")).toBeVisible();
    await expectAccessible(page, "dialog");
    await expectNoHorizontalOverflow(page);

    const save = async (name: string) => {
      const download = await downloadBy(page, sheet.getByRole("button", { name }));
      return readFile(await download.path());
    };
    expect((await save("Download it as CSV")).toString()).toContain("FK-2611-18");
    expect((await save("Download it as .xlsx")).subarray(0, 2).toString()).toBe("PK");
    await act("print", () => sheet.getByRole("button", { name: "Print" }).click());
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

    expect(questions).toBeLessThanOrEqual(most.questions);
    expect(done.length, done.join("\n")).toBeLessThanOrEqual(most.actions);
  },
);
