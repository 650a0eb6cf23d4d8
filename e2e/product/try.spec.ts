import { expect, test } from "@playwright/test";

import { downloadBy } from "../browser/located.ts";
import {
  address,
  csvFile,
  expectOrder,
  expectToolAccessible,
  fileInput,
  offers,
  openPart,
  openTool,
  ownQuotes,
  sampleButton,
  sampleFile,
  tool,
} from "./try.ts";
import { collectComplaints, expectNoHorizontalOverflow } from "../browser/site.ts";

// What the page keeps for offline work (try-offline.spec.ts) is a tenth of each journey.
test.use({ serviceWorkers: "block" });

test(
  "a sample is one click from its ranked list, and is announced once",
  { tag: "@also-phone" },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    await openTool(page);
    await page.evaluate(() => {
      document.documentElement.dataset["clicks"] = "0";
      addEventListener(
        "click",
        () => {
          const { dataset } = document.documentElement;
          dataset["clicks"] = String(Number(dataset["clicks"]) + 1);
        },
        true,
      );
    });
    await sampleButton(page, "Aerospace").click();
    await expect(offers(page)).toHaveCount(2);
    await expect(offers(page).first()).toContainText("Corrigan Castings");
    await expect(page.locator("html")).toHaveAttribute("data-clicks", "1");
    await expect(tool(page).getByRole("heading", { name: "88214-01" })).toBeFocused();
    await expect(
      tool(page).locator("[aria-live=polite]", { hasText: "First for 88214-01" }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/\/try\?sample=aerospace$/);
    await expectNoHorizontalOverflow(page);
    await expectToolAccessible(page);
    expect(complaints).toEqual([]);
  },
);

test(
  "on a phone the best offer is in view when the sample is ranked",
  { tag: "@phone" },
  async ({ page }) => {
    await openTool(page);
    await sampleButton(page, "Electronics").tap();
    await expect(offers(page).first()).toBeInViewport({ ratio: 1 });
  },
);

test(
  "a sample is ranked before what reads files has come, and stays when it has",
  { tag: "@nightly" },
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/quote-worker-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await openTool(page);
    await sampleButton(page, "eVTOL").click();
    await expect(offers(page)).not.toHaveCount(0);
    const shown = await tool(page).locator("#result").innerText();
    await expect(tool(page).locator("[aria-busy]")).toHaveCount(1);

    release();
    await expect(tool(page).locator("[aria-busy]")).toHaveCount(0);
    expect(await tool(page).locator("#result").innerText()).toBe(shown);
  },
);

test("a PDF, a workbook, a CSV and a mail that the visitor chooses are read together", async ({
  page,
}) => {
  const names = [
    "corrigan-castings.pdf",
    "haldane-turbine.xlsx",
    "ostermoor-feinguss.csv",
    "lotus-ridge.eml",
  ];
  await openTool(page);
  await fileInput(page).setInputFiles(names.map((name) => sampleFile(`aerospace/${name}`)));
  // The other two are in other currencies, for which nobody has given a rate yet.
  await expect(offers(page)).toHaveCount(2);
  const rates = tool(page).getByRole("region", { name: "Exchange rates" });
  for (const rate of await rates.getByRole("textbox", { name: /^1 \w{3} is$/ }).all()) {
    await rate.fill("1.2");
  }
  await rates.getByRole("button", { name: "Use" }).click();
  await expect(offers(page)).toHaveCount(names.length);
  await openPart(page, "What was read");
  for (const name of names) {
    const read = tool(page).getByRole("region", { name, exact: true });
    await expect(read.getByRole("table", { name: /^Columns/ }).first()).toBeVisible();
  }
});

test(
  "files dropped on the sheet are read, and one that misses it does not take the page away",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
      return transfer;
    }, ownQuotes);
    const isKept = await page.evaluate((dataTransfer) => {
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
      return drop.defaultPrevented;
    }, dropped);
    expect(isKept).toBe(true);
    await fileInput(page).dispatchEvent("drop", { dataTransfer: dropped });
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  },
);

test("pasted cells are read, and a file beside them is ranked with them", async ({ page }) => {
  await openTool(page);
  await openPart(page, "Paste a table");
  await tool(page)
    .getByRole("textbox", { name: "Cells, CSV or the text of an email" })
    .fill(ownQuotes.replaceAll(",", "\t"));
  await tool(page).getByRole("button", { name: "Read the text" }).click();
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  const more = `${ownQuotes.split("\n")[0]}\nDelta,A-1,100,9.00,USD,DDP,20,95`;
  await fileInput(page).setInputFiles(csvFile("delta.csv", more));
  await expectOrder(page, ["Delta", "Brandt", "Acme", "Corvin"]);
});

test(
  "knock-out rules take offers out and say why; weights move the order",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
    await tool(page).getByRole("textbox", { name: "Latest delivery" }).fill("35");
    await expectOrder(page, ["Acme"]);
    await openPart(page, "Set aside: 2");
    await expect(tool(page).getByText("knocked out", { exact: true }).first()).toBeVisible();
    await tool(page).getByRole("textbox", { name: "Latest delivery" }).fill("");

    await tool(page).getByRole("slider", { name: "Weight of lead time" }).fill("100");
    await expectOrder(page, ["Acme", "Brandt", "Corvin"]);
    await expect(page).toHaveURL(/try-lead=100/);
  },
);

test("currency and quantity change the figures", { tag: "@nightly" }, async ({ page }) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await expect(offers(page).first()).toContainText("1,000.00 USD");
  await openPart(page, "Normalized to");
  await tool(page).getByRole("textbox", { name: "Asked quantity" }).fill("200");
  await expect(offers(page).first()).toContainText("2,000.00 USD");
  await tool(page).getByRole("combobox", { name: "Shown in" }).selectOption("EUR");
  const rates = tool(page).getByRole("region", { name: "Exchange rates" });
  await expect(rates).toContainText("Quotes in USD are left out until you give a rate");
  await rates.getByRole("textbox", { name: "1 USD is" }).fill("0.5");
  await rates.getByRole("button", { name: "Use" }).click();
  await expect(offers(page).first()).toContainText("1,000.00 EUR");
  await expect(offers(page).first()).toContainText("0.5 EUR per USD");
  await expectToolAccessible(page);
});

test(
  "a locked file and an old one get a sentence each, and nothing is ranked",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(
      ["locked.pdf", "letter.doc"].map((name) => `analyzer/intake/testing/files/${name}`),
    );
    const problems = tool(page).getByRole("list", { name: "Problems" });
    await expect(problems.getByRole("listitem")).toContainText(["locked.pdf", "letter.doc"]);
    await expect(offers(page)).toHaveCount(0);
  },
);

test("what cannot be read is said beside the file, and the rest is ranked", async ({ page }) => {
  await openTool(page);
  await fileInput(page).setInputFiles([
    csvFile("quotes.csv", ownQuotes),
    {
      name: "broken.xlsx",
      mimeType: "application/zip",
      buffer: Buffer.from("PK\x03\x04 not a zip"),
    },
  ]);
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  await expect(tool(page).getByRole("list", { name: "Problems" })).toContainText("broken.xlsx");
  await expectToolAccessible(page);
  await openPart(page, "What was read");
  await tool(page).getByRole("button", { name: "Remove broken.xlsx" }).click();
  await expect(tool(page).getByRole("list", { name: "Problems" })).toHaveCount(0);
});

test(
  "a link opens the sample with its weights; the home dashboard leads here",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page, "?sample=evtol&try-cost=0&try-lead=100&try-reliability=0");
    await expect(offers(page).first()).toBeVisible();
    await expect(tool(page).getByRole("slider", { name: "Weight of lead time" })).toHaveValue(
      "100",
    );
    await page.goto("/");
    await page.getByRole("link", { name: "Open the full tool" }).click();
    await expect(page).toHaveURL(address);
    await expect(fileInput(page)).toBeInViewport();
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the samples can be downloaded, and no dead control is offered", async ({ page }) => {
    await page.goto(address);
    await expect(tool(page).getByText("JavaScript is off")).toBeVisible();
    await expect(tool(page).getByRole("button")).toHaveCount(0);
    await expect(fileInput(page)).toBeHidden();
    await tool(page).locator("summary", { hasText: "files to download" }).first().click();
    const download = await downloadBy(
      page,
      tool(page).getByRole("link", { name: "haldane-turbine.xlsx" }),
    );
    expect(download.suggestedFilename()).toBe("haldane-turbine.xlsx");
  });
});
