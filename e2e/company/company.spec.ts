import { expect, type Page, test } from "@playwright/test";

import { jobs } from "#app/site/careers/jobs.ts";

import { isLookedAtWhole, openFolds, openHydrated, waitForHydration } from "../browser/site.ts";

const rows = (page: Page) => page.getByRole("table", { name: "Open roles" }).locator("tbody tr");
const filter = (page: Page, field: string, choice: string) =>
  page
    .getByRole("navigation", { name: `Filter by ${field}` })
    .getByRole("link", { name: choice, exact: true });
const count = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "open roles" });

test("careers: five roles or more, each with its facts, and Apply Now begins the message", async ({
  page,
}) => {
  await openHydrated(page, "/company/careers");

  await test.step("careers: five roles or more with title, department, location, type and salary range", async () => {
    expect(jobs.length).toBeGreaterThanOrEqual(5);
    await expect(rows(page)).toHaveCount(jobs.length);
    for (const row of await rows(page).all()) {
      await expect(row).toContainText(/Engineering|Product|Customer Success/);
      await expect(row).toContainText(/San Francisco|Austin|London/);
      await expect(row).toContainText(/Full-time|Contract/);
      await expect(row).toContainText(/\$\d{2,3},000–\$\d{3},000/);
      await expect(row.getByRole("link", { name: /^Apply Now/ })).toBeVisible();
    }
    await expect(page.getByRole("main").getByText("$3k", { exact: true })).toBeVisible();
  });

  await test.step("careers: Apply Now begins the message on the contact form", async () => {
    await rows(page)
      .filter({ hasText: "Technical Writer" })
      .getByRole("link", { name: /^Apply Now/ })
      .click();
    await expect(page).toHaveURL(/^[^?]+\/company\/contact\?message=/);
    await expect(page.locator("main form[name=contact] [name=message]")).toHaveValue(
      /Technical Writer \(Austin, contract\)/,
    );
  });
});

test(
  "careers: filters narrow the table, say so, and live in the address",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/company/careers");
    await expect(count(page)).toHaveText(`All ${jobs.length} open roles.`);
    await openFolds(page, "#open-roles");
    await filter(page, "department", "Engineering").click();
    await expect(page).toHaveURL("/company/careers?department=engineering");
    const engineers = jobs.filter(({ department }) => department === "Engineering");
    await expect(rows(page)).toHaveCount(engineers.length);
    await expect(count(page)).toHaveText(`${engineers.length} of ${jobs.length} open roles.`);
    await expect(filter(page, "department", "Engineering")).toHaveAttribute("aria-current", "true");

    await filter(page, "location", "Austin").click();
    await expect(page).toHaveURL("/company/careers?department=engineering&location=austin");
    await expect(rows(page)).toHaveCount(1);
    await expect(filter(page, "location", "Austin")).toBeInViewport();

    await page.goBack();
    await expect(rows(page)).toHaveCount(engineers.length);
    await filter(page, "department", "All").click();
    await expect(page).toHaveURL("/company/careers");
    await expect(rows(page)).toHaveCount(jobs.length);
  },
);

test(
  "careers: an address holds its filters, and one that nothing matches says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/company/careers?department=engineering&location=london");
    await expect(count(page)).toHaveText(`0 of ${jobs.length} open roles.`);
    await expect(page.getByRole("heading", { name: "No open roles match." })).toBeVisible();
    await page.getByRole("link", { name: "Show all roles" }).click();
    await expect(rows(page)).toHaveCount(jobs.length);

    await openHydrated(page, "/company/careers?department=gossip&type=contract");
    await expect(rows(page)).toHaveCount(1);
  },
);

test("every role is a page with duties, process and pay", async ({ page }) => {
  await openHydrated(page, "/company/careers");
  const links = await rows(page).locator("th a").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(jobs.length);
  for (const path of paths.filter((each) => isLookedAtWhole(each!))) {
    const response = await page.goto(path!);
    expect(response?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "What you would do" })).toBeVisible();
    await expect(main.locator("ol > li").filter({ hasText: /^OP \d+/ })).toHaveCount(4);
    await expect(main.getByRole("heading", { name: /^\$\d+,000–\$\d+,000$/ })).toBeVisible();
    await expect(main.getByText(/^By day \d+$/).last()).toHaveText("By day 90");
    await expect(main.getByText("You would report to", { exact: true })).toBeVisible();
    const apply = main.getByRole("link", { name: "Apply Now" });
    await expect(apply).toHaveCount(2);
    for (const link of await apply.all()) {
      await expect(link).toHaveAttribute("href", /^\/company\/contact\?message=/);
    }
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Careers");
  }
});

test(
  "a role opens from the table without loading the page anew, with its own title",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/company/careers");
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await rows(page).nth(1).locator("th a").click();
    await expect(page).toHaveTitle(/^Machine Learning Engineer/);
    await expect(page.locator("footer")).toContainText("QW-024.2");
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  },
);

test(
  "a role that does not exist is not found, and hydrates as that",
  { tag: "@nightly" },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    const response = await page.goto("/company/careers/astronaut");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    expect(complaints).toEqual([]);
  },
);

test("about: mission, figures, four leaders, four values, three offices", async ({ page }) => {
  await page.goto("/company/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Our mission" })).toBeVisible();
  for (const figure of ["2019", "150+", "$50M", "50M+"]) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("list", { name: "Leaders" }).getByRole("heading")).toHaveCount(4);
  for (const [city, role] of [
    ["San Francisco", "Headquarters"],
    ["Austin", "Engineering"],
    ["London", "EMEA"],
  ] as const) {
    const office = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: city }) });
    await expect(office).toContainText(role);
  }
});

test("about leads to the plans on the contact page", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/company/about");
  await page.getByRole("link", { name: "Floor plans and phone numbers" }).click();
  await expect(page).toHaveURL("/company/contact#offices");
  await expect(page.locator("#offices h2")).toBeInViewport();
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("careers: every role is listed, and filters that cannot work are not offered", async ({
    page,
  }) => {
    await page.goto("/company/careers?department=engineering");
    await expect(rows(page)).toHaveCount(jobs.length);
    await expect(filter(page, "department", "Engineering")).toBeHidden();
    await rows(page).nth(2).locator("th a").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Designer");
  });
});
