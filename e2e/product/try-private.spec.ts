import { readFile, writeFile } from "node:fs/promises";

import { expect, type Locator, test } from "@playwright/test";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";

import { expectAccessible } from "../browser/axe.ts";
import { downloadBy } from "../browser/located.ts";
import {
  csvFile,
  expectOrder,
  fileInput,
  openPart,
  openTool,
  ownQuotes,
  questionPanel,
  sampleButton,
  sampleFile,
  tool,
} from "./try.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false });

const isFocused = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);

/** Presses Cancel as soon as it is there: a person is slower, but so is a person's machine. */
function cancelAtOnce() {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("#tool button")];
    const cancel = buttons.find(({ textContent }) => textContent === "Cancel");
    if (!cancel) return;
    observer.disconnect();
    cancel.click();
    document.documentElement.dataset["canceled"] = "true";
  });
  observer.observe(document.querySelector("#tool")!, { childList: true, subtree: true });
}

/** Keeps what is said to be under way: on a busy machine it may be over before a test looks. */
function noteActivities() {
  const named = new Set<string>();
  new MutationObserver(() => {
    for (const bar of document.querySelectorAll("#tool label:has(progress)")) {
      named.add(bar.textContent);
    }
    document.documentElement.dataset["activities"] = [...named].join();
  }).observe(document.querySelector("#tool")!, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Marks the page once the worker has all the code it may need: what it says then is the only sign of it. */
function noteWhenPrepared() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: [message: never]) {
    const [{ name, requestId }] = given as unknown as [{ name?: string; requestId: number }];
    if (name === "prepare") {
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "done" && data.requestId === requestId)
          document.documentElement.dataset["prepared"] = "true";
      });
    }
    postMessage.apply(this, given);
  };
}

const largeQuotes = () => {
  const row = (index: number) =>
    `Supplier ${index % 50},P-${index % 5000},10,${(1 + (index % 97) / 10).toFixed(2)},USD,DDP,${10 + (index % 60)},${60 + (index % 40)}`;
  return [
    ownQuotes.split("\n")[0],
    ...Array.from({ length: 50_000 }, (_, index) => row(index)),
  ].join("\n");
};

test("nothing is sent; a sentence, a link and the award sheet can be taken along", async ({
  page,
  context,
}) => {
  await test.step("nothing of the quotes is sent, and the worker may connect to nothing", async () => {
    const sent: string[] = [];
    const policies: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.postData()) sent.push(request.url());
    });
    page.on("response", (response) => {
      if (/\/assets\/quote-worker-/.test(response.url()))
        policies.push(response.headers()["content-security-policy"]);
    });
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await expect(tool(page).getByText("0 bytes")).toBeVisible();
    await expect(tool(page).getByText(/^Requests by script since you began.*: 0\.$/)).toBeVisible();
    expect(policies).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
    );
    expect(sent).toEqual([]);
  });

  await test.step("a sentence and a link can be copied; the link holds nothing of the quotes", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await tool(page).getByRole("button", { name: "Copy sentence for an email" }).click();
    await expect.poll(clipboard).toContain("we propose Brandt");
    await tool(page).getByRole("button", { name: "Copy link" }).click();
    await expect.poll(clipboard).toMatch(/\/try\?try-cost=40&try-lead=30&try-reliability=30$/);
  });

  await test.step("the award sheet prints alone, with every correction on it", async () => {
    await openPart(page, "What was read");
    await openPart(page, "Cells");
    await tool(page).getByRole("textbox", { name: "D2", exact: true }).fill("8.00");
    await page.keyboard.press("Enter");
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
    await tool(page).getByRole("button", { name: "Award sheet" }).click();
    const sheet = page.getByRole("dialog", { name: "Award sheet" });
    await expect(sheet).toContainText("D2 of quotes.csv: “12.00” is corrected to “8.00”.");
    await expectAccessible(page, "dialog");

    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByRole("article")).toBeVisible();
    await expect(page.locator("main")).toBeHidden();
    await expect(sheet.getByRole("button", { name: "Print" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await expect(tool(page).getByRole("button", { name: "Award sheet" })).toBeFocused();
  });
});

test(
  "once it was used, it reads every format and writes a workbook offline",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await page.addInitScript(noteWhenPrepared);
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await expect(page.locator("html")).toHaveAttribute("data-prepared", "true");
    await context.setOffline(true);
    for (const path of [
      "aerospace/haldane-turbine.xlsx",
      "aerospace/corrigan-castings.pdf",
      "aerospace/lotus-ridge.eml",
    ]) {
      await fileInput(page).setInputFiles(sampleFile(path));
    }
    await expect(tool(page).getByText("4 files", { exact: false }).first()).toBeVisible();
    const download = await downloadBy(
      page,
      tool(page).getByRole("button", { name: "Download .xlsx with formulas" }),
    );
    expect(download.suggestedFilename()).toBe("ranked-quotes.xlsx");
  },
);

test(
  "CSV and workbook hold the ranking, with live formulas and the trail",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    const save = async (name: string) => {
      const download = await downloadBy(page, tool(page).getByRole("button", { name }));
      return readFile(await download.path());
    };
    const rows = parseCsv((await save("Download CSV")).toString("utf8"));
    expect(rows.slice(1).map(([part, rank, supplier]) => [part, rank, supplier])).toEqual([
      ["A-1", "1", "Brandt"],
      ["A-1", "2", "Acme"],
      ["A-1", "3", "Corvin"],
    ]);
    const workbook = await readXlsx(new Uint8Array(await save("Download .xlsx")));
    const [sheet] = workbook.sheets;
    const written = sheet?.rows.flat().filter((value) => typeof value === "string") ?? [];
    for (const supplier of ["Brandt", "Acme", "Corvin"]) expect(written).toContain(supplier);
    const formulas = [...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula);
    expect(formulas.length).toBeGreaterThan(20);
  },
);

test(
  "50,000 rows are read without holding up the page, and reading can be canceled",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
        const { dataset } = document.documentElement;
        dataset["longest"] = String(Math.max(longest, Number(dataset["longest"] ?? 0)));
      }).observe({ type: "longtask" });
    });
    // From the disk: a file made of bytes would be put together by the page itself.
    const large = test.info().outputPath("large.csv");
    await writeFile(large, largeQuotes());
    await page.evaluate(cancelAtOnce);
    await fileInput(page).setInputFiles(large);
    await expect(page.locator("html")).toHaveAttribute("data-canceled", "true");
    await expect(tool(page).getByRole("progressbar")).toHaveCount(0);
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await expect(tool(page).getByText("3 quote lines ·")).toBeVisible();

    await page.evaluate(noteActivities);
    const startedAt = Date.now();
    await fileInput(page).setInputFiles(large);
    await expect(tool(page).getByText("50,003 quote lines ·")).toBeVisible({ timeout: 200_000 });
    await expect(page.locator("html")).toHaveAttribute(
      "data-activities",
      /Understanding large\.csv/,
    );
    const elapsed = Date.now() - startedAt;
    await tool(page).getByRole("searchbox", { name: "Find a part" }).fill("P-4999");
    await tool(page).getByRole("combobox", { name: /^Part/ }).selectOption("p-4999");
    await expect(tool(page).getByRole("heading", { name: "P-4999" })).toBeVisible();
    const longest = await page.evaluate(() =>
      Number(document.documentElement.dataset["longest"] ?? 0),
    );
    // Were the page itself to read, nearly all of the time would be one task.
    expect(longest, "longest task of the page, in ms").toBeLessThan(elapsed / 2);
  },
);

test("by keyboard alone: a sample, a question, a weight, the award", async ({ page }) => {
  await openTool(page);
  await sampleButton(page, "Aerospace").focus();
  await page.keyboard.press("Enter");
  await expect(tool(page).getByRole("heading", { name: "88214-01" })).toBeFocused();
  const answer = questionPanel(page).getByRole("button").first();
  for (let steps = 0; steps < 8 && !(await isFocused(answer)); steps += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
  await expect(questionPanel(page)).toHaveCount(0);
  await expect(tool(page).getByRole("heading", { name: "88214-01" })).toBeFocused();
  await tool(page).getByRole("slider", { name: "Weight of lead time" }).focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/try-lead=100/);
  await tool(page).getByRole("button", { name: "Award sheet" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Award sheet" })).toBeVisible();
});
