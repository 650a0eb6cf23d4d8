import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, type Page, test } from "@playwright/test";

import { newLead } from "#server/testing/new-lead.ts";

import { axeFindings } from "../browser/axe.ts";
import { type Address, deskOnEach } from "./open-desk.ts";

const run = promisify(execFile);

async function addPerson(address: Address, name: string): Promise<string> {
  const command = ["server/cli/leads.ts", "people", "add", name];
  const env = { PATH: process.env["PATH"], ...address };
  const { stdout } = await run("node", command, { env });
  return / is (\S+)\n/.exec(stdout)?.[1] ?? "";
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
}

for (const { store, open, tag } of deskOnEach) {
  test(
    `on ${store}, a lead is answered, handed to a colleague and due on a day; its history names who did it`,
    { tag },
    async ({ page, browser }) => {
      await using desk = await open();
      const lead = newLead({
        form: "demo",
        fields: { name: "Ana Müller", email: "ana@acme.example" },
      });
      await desk.store.save(lead);
      const passwords = {
        Mira: await addPerson(desk.address, "Mira"),
        Bo: await addPerson(desk.address, "Bo"),
      };

      await page.goto(await desk.start());
      expect(await axeFindings(page)).toEqual([]);
      await signIn(page, "Mira", passwords.Mira);
      await page.getByRole("link", { name: "Ana Müller" }).click();
      const answer = page.getByRole("link", { name: "Offer times for the demo" });
      await expect(answer).toHaveAttribute("href", /^mailto:ana@acme\.example\?subject=/);
      await page.getByLabel("State").selectOption("Answered");
      await page.getByLabel("Owner").selectOption("Bo");
      await page.getByLabel("Follow up on").fill("2026-01-31");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("status")).toHaveText("Saved.");

      await using context = await browser.newContext();
      const colleague = await context.newPage();
      await colleague.goto(new URL("/", page.url()).href);
      await signIn(colleague, "bo", passwords.Bo);
      await colleague.getByLabel("Owner").selectOption("Bo");
      await colleague.getByLabel("Follow-up").selectOption("Due");
      await colleague.getByRole("button", { name: "Filter" }).click();
      await expect(colleague.getByRole("row")).toHaveCount(2);
      await colleague.getByRole("link", { name: "Ana Müller" }).click();
      await expect(
        colleague.getByText("Mira: state new → answered, owner nobody → Bo, follow up 2026-01-31"),
      ).toBeVisible();
      expect(await axeFindings(colleague)).toEqual([]);

      await colleague.getByRole("link", { name: "Bo", exact: true }).click();
      await colleague.getByLabel("Password now").fill(passwords.Bo);
      await colleague.getByLabel("New password").fill("nine quiet rivers");
      expect(await axeFindings(colleague)).toEqual([]);
      await colleague.getByRole("button", { name: "Change it" }).click();
      await signIn(colleague, "Bo", "nine quiet rivers");
      await colleague.getByRole("button", { name: "Sign out" }).click();
      await expect(colleague.getByLabel("Name")).toBeVisible();
    },
  );
}
