import { expect, test } from "@playwright/test";

import {
  csvFile,
  expectKept,
  expectOrder,
  fileInput,
  keepTick,
  offers,
  openTool,
  ownQuotes,
  tool,
} from "./try.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false, serviceWorkers: "block" });

test("a reload forgets, unless the visitor asks to keep", async ({ page }) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  await openTool(page);
  await expect(offers(page)).toHaveCount(0);

  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await tool(page).getByRole("textbox", { name: "Latest delivery" }).fill("35");
  await expectOrder(page, ["Acme"]);
  await keepTick(page).check();
  await expectKept(page, "quotes");
  await openTool(page);
  await expectOrder(page, ["Acme"]);

  await tool(page).getByRole("button", { name: "Forget everything" }).click();
  await expect(offers(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await openTool(page);
  await expect(offers(page)).toHaveCount(0);
});

test("several RFQs are kept by name, opened and deleted", { tag: "@nightly" }, async ({ page }) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await keepTick(page).check();
  await tool(page).getByRole("textbox", { name: "Name", exact: true }).fill("Brackets");
  await expectKept(page, "Brackets");
  await tool(page).getByRole("button", { name: "New RFQ" }).click();
  await expect(offers(page)).toHaveCount(0);

  await fileInput(page).setInputFiles(csvFile("shafts.csv", ownQuotes.replaceAll("A-1", "SH-2")));
  await expect(tool(page).getByRole("heading", { name: "SH-2" })).toBeVisible();
  await keepTick(page).check();
  await expectKept(page, "shafts");
  await tool(page).getByRole("button", { name: "Open Brackets" }).click();
  await expect(tool(page).getByRole("heading", { name: "A-1" })).toBeVisible();
  await openTool(page);
  await expect(tool(page).getByRole("heading", { name: "A-1" })).toBeVisible();
  await tool(page).getByRole("button", { name: "Delete shafts" }).click();
  await expect(tool(page).getByText("shafts")).toHaveCount(0);
  await expectKept(page, "Brackets");
});

test(
  "a package kept before ids carried the source opens with its corrections",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await keepTick(page).check();
    await expectKept(page, "quotes");
    await page.evaluate(async () => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
      const database = await settled(indexedDB.open("try-it"));
      const store = database.transaction("packages", "readwrite").objectStore("packages");
      const [{ state: kept }] = await settled(store.getAll());
      await settled(store.clear());
      const correction = { kind: "cell", tableId: "quotes.csv#1", row: 1, column: 3, text: "8.00" };
      await settled(
        store.put({ ...kept, corrections: [{ at: "2026-11-16", correction }] }, "kept"),
      );
      database.close();
      localStorage.setItem("try-it-kept", "1");
    });
    await openTool(page);
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
  },
);
