import { expect, test } from "@playwright/test";

import { openEditor } from "#edit/testing/opened-editor.ts";

import { axeFindings } from "../browser/axe.ts";
import { hiddenFocus, smallTargets } from "../browser/page-inspection.ts";

test("by keyboard: a mistake is announced and led to, then the session is moved @both", async ({
  page,
}) => {
  await using editor = await openEditor();
  await page.goto(await editor.app.listen({ host: "127.0.0.1", port: 0 }));
  await page.getByRole("link", { name: "Landed cost, line by line" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Agenda").fill("Three quotes");
  await page.getByLabel("Date").fill("2026-12-16");
  await page.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Enter");

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not saved: Agenda must be written so: minutes and what");
  await alert.getByRole("link", { name: "Agenda" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Agenda")).toBeInViewport();
  await expect(page.getByLabel("Agenda")).toHaveAccessibleDescription(/it is "Three quotes"/);
  expect(await page.evaluate(looks)).toEqual({ invalid: ["agenda"], fits: true });
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel("Agenda").fill("30 Three quotes\n15 Your questions");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  await expect(page.getByLabel("Date")).toHaveValue("2026-12-16");
  const file = await editor.read("app/site/webinars/sessions.json");
  expect(file).toContain('"date": "2026-12-16",\n    "time": "11:00"');
  expect(file).toContain('"minutes": 15,\n        "what": "Your questions"');
});

function looks() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const invalid = [...document.querySelectorAll("[aria-invalid]")].map(({ id }) => id);
  return { invalid, fits: scrollWidth === clientWidth };
}

test("every form can be used: axe, targets, focus, both looks", async ({ page }) => {
  await using editor = await openEditor();
  const origin = await editor.app.listen({ host: "127.0.0.1", port: 0 });
  for (const path of [
    "/",
    "/articles/new",
    "/guides/ai-rfq-primer",
    "/roles/new",
    "/prices/growth",
  ]) {
    await page.goto(origin + path);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), path).toEqual([]);
    }
    expect(await page.evaluate(smallTargets), path).toEqual([]);
    expect(await page.evaluate(hiddenFocus, {}), path).toEqual([]);
  }
});

test("a page of another address cannot send a form here", async ({ page }) => {
  await using editor = await openEditor();
  const address = await editor.app.listen({ host: "127.0.0.1", port: 0 });
  const file = "app/site/plans/plans.json";
  await page.route("http://other.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" enctype="multipart/form-data" action="${address}/prices/starter"><input name="users" value="4"><button>Win</button></form>`,
    }),
  );
  await page.goto("http://other.example/");
  await page.getByRole("button").click();
  await expect(page.getByRole("heading")).toHaveText("This was sent from another site");
  expect(await editor.read(file)).toBe(await editor.original(file));
});
