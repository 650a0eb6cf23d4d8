import { readFile } from "node:fs/promises";

import { expect, test } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";

import { expectAccessible } from "../browser/axe.ts";
import { downloadBy } from "../browser/located.ts";
import { expectNoHorizontalOverflow } from "../browser/site.ts";
import {
  csvFile,
  expectOrder,
  fileInput,
  offers,
  openPart,
  openTool,
  ownQuotes,
  questionPanel,
  tool,
  undoButton,
  unsureQuotes,
  expectToolAccessible,
} from "./try.ts";

// What the page keeps for offline work (try-offline.spec.ts) is a tenth of each journey.
test.use({ serviceWorkers: "block" });

/** Two parts; Brandt quotes one of them only, at a quantity of its own. */
const twoParts = [
  "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days),Payment terms,Quote no",
  "Acme,BR-4471-01,500,12.00,USD,DDP,30,30 days net,Q-17",
  "Acme,SH-2208,120,5.00,USD,DDP,30,30 days net,Q-17",
  "Brandt,BR4471-01 Rev B,500,10.00,USD,DDP,20,60 days net,B-9",
].join("\n");
const request = [
  "Needed by: 2099-02-15",
  "Ship to: Orbit Drives, Dayton OH",
  "",
  "Part No\tDescription\tQty",
  "BR-4471-01\tBracket\t500",
  "SH-2208\tShaft\t120",
].join("\n");

test("a request joins spellings, lists what is missing and writes the mail", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", twoParts));
  await expect(tool(page).getByRole("combobox", { name: /^Part/ })).toContainText("Rev B");
  const panel = tool(page).getByRole("region", { name: "Request", exact: true });
  await panel.getByText("Paste the request").click();
  await panel.getByRole("textbox").fill(request);
  await panel.getByRole("button", { name: "Read the request" }).click();
  await expect(panel).toContainText("2099-02-15");
  await expect(panel).toContainText("Orbit Drives, Dayton OH");
  await expect(tool(page).getByRole("combobox", { name: /^Part/ })).not.toContainText("Rev B");

  await expect(panel.getByText("Not quoted: SH-2208")).toBeVisible();
  const mail = panel.getByRole("link", { name: "Write the email to Brandt" });
  await expect(mail).toHaveAttribute("href", /^mailto:\?subject=.+&body=.*Dayton.*SH-2208/);
  await panel.getByRole("button", { name: "Copy it for Brandt" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("SH-2208, Shaft, 120 pieces");
  // On a phone the line below covers what it is above until the result is in view.
  await tool(page).locator("#result").scrollIntoViewIfNeeded();
  await expectToolAccessible(page);
  await expectNoHorizontalOverflow(page);

  await panel.getByRole("button", { name: "Remove the request" }).click();
  await expect(tool(page).getByRole("combobox", { name: /^Part/ })).toContainText("Rev B");
  await undoButton(page).click();
  await expect(panel).toContainText("Dayton");
});

test(
  "parts by suppliers, the best split, and one award sheet for all of it",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(
      csvFile("quotes.csv", twoParts.replace("BR4471-01 Rev B", "BR-4471-01")),
    );
    await tool(page).getByRole("radio", { name: "Parts by suppliers" }).check();
    const table = tool(page).getByRole("table", { name: /by supplier/ });
    const row = (name: string) => table.getByRole("row", { name });
    await expect(row("BR-4471-01").getByRole("cell")).toContainText([
      "6,000.00 USD",
      "5,000.00 USD",
    ]);
    await expect(row("BR-4471-01").getByRole("cell").nth(1)).toContainText("awarded");
    await expect(row("BR-4471-01").getByRole("cell").nth(1)).toContainText("payment: 60 days net");
    await expect(row("SH-2208").getByRole("cell").nth(1)).toHaveText("not quoted");
    await expect(row("Whole package").getByRole("cell")).toContainText([
      "6,600.00 USD",
      "not complete",
    ]);
    await tool(page).getByRole("radio", { name: "1 supplier" }).check();
    await expect(row("BR-4471-01").getByRole("cell").nth(0)).toContainText("awarded");
    await tool(page).getByRole("radio", { name: "2 suppliers" }).check();
    await expect(row("BR-4471-01").getByRole("cell").nth(1)).toContainText("awarded");
    await expectAccessible(page, "#result");
    await expectNoHorizontalOverflow(page);

    await tool(page).getByRole("button", { name: "Award sheet of the whole RFQ" }).click();
    const sheet = page.getByRole("dialog", { name: "Award sheet" });
    const ordered = sheet.getByRole("table", { name: "What is ordered of whom" });
    await expect(ordered).toContainText("Quote number: B-9");
    await expect(ordered.getByRole("row", { name: /^BR-4471-01/ })).toContainText("500 pieces");
    const totals = sheet.getByRole("table", { name: "Total of each supplier" });
    await expect(totals.getByRole("row", { name: /^Brandt/ })).toContainText("5,000.00 USD");
    await expectAccessible(page, "dialog");
    const download = await downloadBy(
      page,
      sheet.getByRole("button", { name: "Download it as .xlsx" }),
    );
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())));
    expect(sheets.map(({ name }) => name)).toEqual(["Award", "Charges", "Parts by suppliers"]);
    expect(JSON.stringify(sheets[0]?.rows)).toContain("60 days net");
  },
);

test(
  "by keyboard: a digit answers, Ctrl+Z takes back answers and removals",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles([
      csvFile("unsure.csv", unsureQuotes),
      csvFile("quotes.csv", ownQuotes.replaceAll("A-1", "B-7")),
    ]);
    const panel = questionPanel(page);
    await expect(panel).toContainText("3 questions left");
    const first = await panel.getByRole("heading").textContent();
    await panel.getByRole("button").first().focus();
    await page.keyboard.press("2");
    await expect(panel).toContainText("2 questions left");
    await expect(panel.getByRole("heading")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(panel).toContainText("3 questions left");
    await expect(panel.getByRole("heading")).toHaveText(first ?? "");

    await tool(page).getByRole("button", { name: "Remove quotes.csv" }).click();
    await expect(tool(page).getByText("2 quote lines ·")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(tool(page).getByText("5 quote lines ·")).toBeVisible();
    await expect(tool(page).getByRole("button", { name: "Remove quotes.csv" })).toBeVisible();
  },
);

test(
  "what is copied is pasted onto the page, and a field keeps its own paste",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    const paste = (text: string) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, text);
    await paste(ownQuotes);
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await tool(page).getByRole("textbox", { name: "Latest delivery" }).focus();
    await paste(ownQuotes.replaceAll("Brandt", "Delta"));
    await expect(offers(page)).toHaveCount(3);
  },
);

test("what nobody states is in no figure; what the buyer gives for a supplier is", async ({
  page,
}) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes.replaceAll("DDP", "EXW")));
  await expect(offers(page).first()).toContainText("1,000.00 USD");
  await expect(offers(page).first()).toContainText("without freight and duty: not stated");
  const delivery = tool(page).getByRole("region", { name: "Delivery" });
  await expect(delivery).toContainText("would put Brandt second, behind Acme");
  await openPart(page, "Normalized to");
  await openPart(page, "Where suppliers ship from");
  await tool(page).getByRole("combobox", { name: "Brandt ships from" }).selectOption("Germany");
  await tool(page).getByRole("textbox", { name: "Freight for all from Brandt" }).fill("500");
  await expect(offers(page).filter({ hasText: "Brandt" })).toContainText("1,500.00 USD");
  await openPart(page, "Duty by country of origin");
  await tool(page).getByRole("textbox", { name: "Duty from Germany", exact: true }).fill("5");
  await expect(offers(page).filter({ hasText: "Brandt" })).toContainText("1,550.00 USD");
  await delivery.getByRole("combobox", { name: "Goods go to" }).selectOption("France");
  await expect(offers(page).filter({ hasText: "Brandt" })).toContainText("1,500.00 USD");
});
