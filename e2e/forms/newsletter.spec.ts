import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, type Page, test } from "@playwright/test";
import PostalMime from "postal-mime";

import { CONFIRM_BY_MAIL, forms } from "#contract/forms.ts";
import { type Mail, startMailServer } from "#server/testing/mail-server.ts";
import { freePort } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/server-process.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import { axeFindings } from "../browser/axe.ts";
import { startDesks } from "../desk/open-desk.ts";
import { fillIn, formPages, mainForm, newAnswers } from "./form-journeys.ts";

const mailbox = "sales@acme.example";
const run = promisify(execFile);

/** The site with mail configured, on a store of its own; its mails arrive here. */
async function siteWithMail() {
  const dir = await makeTempDir();
  const mail = await startMailServer();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    SITE_URL: address,
    DATA_DIR: dir.path,
    SMTP_URL: mail.smtpUrl,
    LEAD_EMAIL_TO: mailbox,
    LEAD_EMAIL_FROM: "site@acme.example",
  };
  const server = await startServer({ buildDir: "build", environment });
  const leads = async (...words: string[]) => {
    const command = ["server/cli/leads.ts", ...words];
    const env = { PATH: process.env["PATH"], DATA_DIR: dir.path };
    return (await run("node", command, { env })).stdout;
  };
  return {
    address,
    dataDir: dir.path,
    mail,
    leads,
    [Symbol.asyncDispose]: async () => {
      await server.kill("SIGTERM");
      await mail[Symbol.asyncDispose]();
      await dir[Symbol.asyncDispose]();
    },
  };
}

type Site = Awaited<ReturnType<typeof siteWithMail>>;

/** Fills the form and reads the mail that it brings. */
async function subscribe(page: Page, { address, mail }: Site) {
  const { email } = newAnswers("newsletter");
  await page.goto(address + formPages.newsletter);
  const form = mainForm(page, "newsletter");
  await fillIn(form, { email });
  await form.getByRole("button").click();
  await expect(page.getByText(forms.newsletter.successMessage)).toBeVisible();
  await expect(page.getByText(CONFIRM_BY_MAIL)).toBeVisible();
  const asked = await mail.arrival(({ to }) => to.includes(email));
  return { email, ...(await addressesIn(asked)) };
}

async function addressesIn({ source }: Mail) {
  const { text = "", headers } = await PostalMime.parse(source);
  const header = (key: string) => headers.find((each) => each.key === key)?.value;
  return {
    confirm: /http\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? "",
    unsubscribe: /http\S+\/newsletter\/unsubscribe\S+/.exec(text)?.[0] ?? "",
    oneClick: header("list-unsubscribe")?.slice(1, -1) ?? "",
    oneClickBody: header("list-unsubscribe-post") ?? "",
  };
}

test("subscribe, confirm by mail, unsubscribe by one click; sales see each step", async ({
  page,
}) => {
  // Two servers and four runs of a command, which a busy machine takes its time to start.
  test.setTimeout(300_000);
  await using site = await siteWithMail();
  const { email, confirm, unsubscribe } = await subscribe(page, site);
  const ofSales = () => site.mail.mails.filter(({ to }) => to.includes(mailbox));
  expect(ofSales()).toEqual([]);

  await page.goto(confirm);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("status")).toContainText(email);
  const passedOn = await site.mail.arrival(({ to }) => to.includes(mailbox));
  expect(passedOn.source).toContain(email);
  const [confirmed] = JSON.parse(await site.leads("export", "--format", "json"));
  expect(new URL(confirmed.unsubscribeUrl).search).toBe(new URL(unsubscribe).search);

  await page.goto(unsubscribe);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toContainText(`No more newsletters go to ${email}`);

  const [lead] = JSON.parse(await site.leads("export", "--format", "json"));
  expect(lead).toMatchObject({
    form: "newsletter",
    fields: {},
    confirmedAt: expect.stringMatching(/^\d{4}-/),
    unsubscribedAt: expect.stringMatching(/^\d{4}-/),
  });
  const told = await site.mail.arrival(({ source }) => source.includes(`${lead.id}-unsubscribed`));
  expect(told.source).not.toContain(email);
  expect(await site.leads("list")).not.toContain(email);
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toContainText("erased");
  expect(await site.leads("show", lead.id)).toMatch(/Confirmed \(UTC\).*\n.*Unsubscribed \(UTC\)/);
  await using desks = startDesks({ DATA_DIR: site.dataDir });
  await desks.enter(page);
  await page.getByRole("link", { name: "Unsubscribed" }).click();
  await expect(page.getByText("Confirmed (UTC)")).toBeVisible();
  await expect(page.getByText("Unsubscribed (UTC)")).toBeVisible();
});

test(
  "a mail program unsubscribes by itself (RFC 8058), also who never confirmed",
  { tag: "@nightly" },
  async ({ page }) => {
    await using site = await siteWithMail();
    const { oneClick, oneClickBody } = await subscribe(page, site);
    expect(oneClickBody).toBe("List-Unsubscribe=One-Click");
    const answer = await fetch(oneClick, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: oneClickBody,
    });
    expect(answer.status).toBe(200);
    const [lead] = JSON.parse(await site.leads("export", "--format", "json"));
    expect(lead).toMatchObject({ confirmedAt: null, unsubscribedAt: expect.any(String) });
  },
);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the page that answers asks to look for the mail, below the specified thanks",
    { tag: "@nightly" },
    async ({ page }) => {
      await using site = await siteWithMail();
      await subscribe(page, site);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        forms.newsletter.successMessage,
      );
    },
  );
});
