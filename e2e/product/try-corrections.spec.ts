import { expect, test } from "@playwright/test";

import {
  csvFile,
  expectOrder,
  expectToolAccessible,
  fileInput,
  offers,
  openPart,
  openTool,
  ownQuotes,
  questionPanel,
  suppliers,
  tool,
  undoButton,
  unsureQuotes,
} from "./try.ts";
import { expectAccessible } from "../browser/axe.ts";
import { expectNoHorizontalOverflow } from "../browser/site.ts";

// What the page keeps for offline work (try-offline.spec.ts) is a tenth of each journey.
test.use({ serviceWorkers: "block" });

test(
  "what a file does not prove is read back, and can be put right there",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openTool(page);
    const text = ownQuotes.replace("Part", "Material").replaceAll(",A-1,", ",ABS,");
    const [head, ...rows] = text.split("\n");
    const withDrawing = [`${head},Drawing no.`, ...rows.map((row) => `${row},D-7`)].join("\n");
    await fileInput(page).setInputFiles(csvFile("quotes.csv", withDrawing));
    await expect(tool(page).getByRole("heading", { name: "ABS" })).toBeVisible();
    const asked = tool(page).getByRole("table", {
      name: "What is in doubt, and where it was read",
    });
    await expect(asked.getByRole("row", { name: /^Part ABS/ })).toBeVisible();
    // Where no bar lies over it.
    await asked.evaluate((table) => table.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectAccessible(page, "#tool table:has(select)");
    await expectNoHorizontalOverflow(page);
    const shown = tool(page).getByRole("table", { name: "The offers as they were read" });
    await expect(shown.getByRole("row", { name: /^ABS/ })).toHaveCount(3);
    await asked.getByLabel("Part: instead").selectOption({ label: "“Drawing no.”: D-7" });
    await expect(tool(page).getByRole("heading", { name: "D-7" })).toBeVisible();
    await expect(offers(page)).toHaveCount(3);
    await expect(asked).toBeHidden();

    const acme = shown.locator("tbody").filter({ hasText: "12.00" });
    await acme.getByRole("button", { name: "Change D-7" }).click();
    await acme.getByRole("textbox", { name: "Unit price" }).fill("9.50");
    await acme.evaluate((offer) => offer.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectAccessible(page, "#tool tbody:has(form)");
    await expectNoHorizontalOverflow(page);
    await acme.getByRole("button", { name: "Correct it" }).click();
    await expect(shown.locator("tbody").filter({ hasText: "9.50" })).toBeVisible();
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
    await tool(page).getByRole("button", { name: "Yes, it says this" }).click();
    await expect(shown).toBeHidden();
  },
);

test(
  "a corrected cell and a corrected column change the order, and are undone",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await openPart(page, "What was read");
    await openPart(page, "Cells");
    const price = tool(page).getByRole("textbox", { name: "D2", exact: true });
    await price.fill("8.00");
    await price.press("Enter");
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);

    await tool(page).getByRole("combobox", { name: "Lead time (days) is" }).selectOption("");
    await expect(offers(page).first()).toContainText("none given");
    await expectToolAccessible(page);

    await undoButton(page).click();
    await expect(offers(page).first()).not.toContainText("none given");
    await undoButton(page).click();
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  },
);

test(
  "removing a file leaves what was corrected in files of like names",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    const other = "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days),Rating";
    await fileInput(page).setInputFiles([
      csvFile("quote.csv", `${other}\nDelta,A-1,100,9.00,USD,DDP,40,90`),
      csvFile("old quote.csv", ownQuotes),
      csvFile("quote.csv", `${other}\nEcho,A-1,100,13.00,USD,DDP,40,90`),
    ]);
    await expectOrder(page, ["Delta", "Brandt"]);
    await openPart(page, "What was read");
    const correctPrice = async (file: string, price: string) => {
      const part = tool(page).getByRole("region", { name: file, exact: true });
      await part.locator("summary", { hasText: "Cells" }).click();
      const cell = part.getByRole("textbox", { name: "D2", exact: true });
      await cell.fill(price);
      await cell.press("Enter");
    };
    await correctPrice("old quote.csv", "5.00");
    await expect(offers(page).first()).toContainText("Acme");
    await correctPrice("quote (2).csv", "4.00");
    await expect(offers(page).first()).toContainText("Echo");

    await tool(page).getByRole("button", { name: "Remove quote.csv", exact: true }).click();
    await expectOrder(page, ["Echo", "Acme", "Brandt", "Corvin"]);
    await tool(page).getByRole("button", { name: "Remove quote (2).csv", exact: true }).click();
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
    await expect(tool(page).getByText("1 file, 1 correction")).toBeVisible();
  },
);

test(
  "a figure shows its formula and its cell; a line can be corrected there",
  { tag: ["@also-phone", "@nightly"] },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await tool(page).getByRole("button", { name: "Working of Acme" }).click();
    const working = offers(page).locator("xpath=following-sibling::tr").filter({ visible: true });
    await expect(working).toContainText("12.00 USD each × 100 pieces = 1,200.00 USD");
    await expect(working).toContainText("D2 of quotes.csv");
    await expectToolAccessible(page);
    await working.getByText("Change the offer of Acme").click();
    await working.getByRole("textbox", { name: "Unit price" }).fill("7.50");
    await working.getByRole("button", { name: "Correct it" }).click();
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
    await working.getByText("All of the offer").click();
    await working.getByRole("textbox", { name: "One-time charges" }).fill("Tooling 1,950");
    await expectToolAccessible(page);
    await working.getByRole("button", { name: "Correct it" }).click();
    await expectOrder(page, ["Brandt", "Corvin", "Acme"]);
    await undoButton(page).click();
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
  },
);

test(
  "an offer that was not seen is added to its file, and another is called none",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await openPart(page, "What was read");
    const read = tool(page).getByRole("region", { name: "quotes.csv", exact: true });
    await read.getByText("Add an offer").click();
    await read.getByRole("textbox", { name: "Part", exact: true }).fill("A-1");
    await read.getByRole("textbox", { name: "Quantity", exact: true }).fill("100");
    await read.getByRole("textbox", { name: "Unit price" }).fill("3.00");
    await read.getByRole("textbox", { name: "Lead time" }).fill("20 days");
    await read.getByText("All of the offer").click();
    await read.getByRole("textbox", { name: "Supplier" }).fill("Dorn");
    await read.getByRole("textbox", { name: "Currency" }).fill("USD");
    await expectToolAccessible(page);
    await read.getByRole("button", { name: "An offer" }).click();
    await expect(suppliers(page)).toHaveCount(4);
    await expect(suppliers(page).first()).toContainText("Dorn");

    await tool(page).getByRole("button", { name: "Working of Dorn" }).click();
    const working = offers(page).locator("xpath=following-sibling::tr").filter({ visible: true });
    await working.getByText("Change the offer of Dorn").click();
    await working.getByRole("button", { name: "Not an offer" }).click();
    await expect(suppliers(page)).toHaveCount(3);
    await undoButton(page).click();
    await expect(suppliers(page)).toHaveCount(4);
  },
);

test("questions are asked one after another, the focus goes with them, and an answer counts", async ({
  page,
}) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", unsureQuotes));
  const panel = questionPanel(page);
  await expect(panel).toContainText("3 questions left");
  await expect(offers(page).first()).toContainText("56 days");
  await panel.getByRole("button", { name: "days", exact: true }).click();
  await expect(panel).toContainText("2 questions left");
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(offers(page).first()).toContainText("8 days");
  await panel.getByRole("button", { name: "Ask me later" }).click();
  await expect(panel.getByRole("heading", { name: "Rating" })).toBeFocused();
  await expectToolAccessible(page);
  await panel.getByRole("button", { name: "of 5" }).click();
  await expect(panel).toHaveCount(0);
  await expect(tool(page).getByRole("heading", { name: "A-1" })).toBeFocused();
  await expect(tool(page).getByText("1 question left open")).toBeVisible();
});
