import { once } from "node:events";
import { createServer } from "node:net";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { startMailServer } from "#server/testing/mail-server.ts";
import { freePort } from "#server/testing/postgres.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeConfirmationDelivery, makeEmailDelivery, subjectOf } from "./email-delivery.ts";

const siteUrl = "https://www.quotewright.example";
const never = new AbortController().signal;

const mailbox = { to: "sales@quotewright.example", from: "site@quotewright.example" };

test("sends a text mail from our address, with the visitor's address in Reply-To only", async () => {
  await using server = await startMailServer();
  const lead = newLead({
    fields: {
      name: "Ada Marsh",
      email: "ada@northfield.example",
      company: "Northfield",
      message: "<b>Hi</b>\nSubject: not a header",
    },
    arrival: { utm_source: "google" },
  });
  const delivery = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  await delivery.deliver(lead, never);
  await delivery.deliver(lead, never);

  const [mail, again] = server.mails;
  expect(mail).toMatchObject({ from: mailbox.from, to: [mailbox.to] });
  const source = mail?.source ?? "";
  const [head = "", body = ""] = source.split("\r\n\r\n", 2);
  const senders = head.split("\r\n").filter((line) => /^(From|Sender|To|Cc):/.test(line));
  expect(senders.join()).not.toContain("ada@northfield.example");
  expect(head).toMatch(/^Reply-To: <?ada@northfield\.example>?\r$/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(head).toMatch(/^Subject: Contact: Ada Marsh, Northfield\r$/m);
  expect(head).toContain(`Message-ID: <${lead.id}@quotewright.example>`);
  expect(again?.source).toContain(`Message-ID: <${lead.id}@quotewright.example>`);
  expect(head.match(/^Subject:/gm)).toHaveLength(1);
  expect(body).toContain("Name: Ada Marsh");
  expect(source).toContain("Work email: ada@northfield.example");
  expect(source).toContain("Source page: /company/contact");
  expect(source).toContain("Campaign source: google");
  expect(source).toContain("<b>Hi</b>");
});

test("an address that looks like several is still one reply address and no recipient", async () => {
  await using server = await startMailServer();
  const email = "a!#$%&'*+/=?^_`{|}~-b@northfield.example";
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  await deliver(newLead({ form: "newsletter", fields: { email } }), never);
  expect(server.mails[0]).toMatchObject({ from: mailbox.from, to: [mailbox.to] });
  expect(server.mails[0]?.source).toContain(email);
});

test("sales get the address by which a subscriber leaves, and are told in the same thread when one has", async () => {
  await using server = await startMailServer();
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  const subscriber = newLead({
    form: "newsletter",
    fields: { email: "ana@acme.example" },
    subscriptionToken: "t0k-en",
  });
  await deliver(subscriber, never);
  const unsubscribed = { atMs: Date.UTC(2026, 0, 31) };
  await deliver({ ...subscriber, fields: {}, sourcePage: null, unsubscribed }, never);
  const [first, second] = await Promise.all(
    server.mails.map(({ source }) => PostalMime.parse(source)),
  );
  expect(first?.text).toContain(`${siteUrl}/newsletter/unsubscribe?token=t0k-en`);
  expect(second).toMatchObject({
    subject: "Newsletter: unsubscribed",
    inReplyTo: first?.messageId,
  });
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(second?.text).toContain(subscriber.id);
  expect(server.mails[1]).toMatchObject({ to: [mailbox.to] });
  expect(server.mails[1]?.source).not.toContain("ana@acme");
});

test("a refusal is a failure whose reason quotes nobody", async () => {
  await using server = await startMailServer({ refuse: true });
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    name: "DeliveryError",
    message: "EENVELOPE 550: the mail server refused sender or recipient",
    kind: "unwilling",
  });
});

test.each([
  [554, "refused"],
  [451, "away"],
])("a text that is answered with %i is a failure: %s", async (answerToText, kind) => {
  await using server = await startMailServer({ answerToText });
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    message: `EMESSAGE ${answerToText}: the mail server refused the text`,
    kind,
  });
});

test("a wrong password refuses no lead", async () => {
  await using server = await startMailServer();
  const smtpUrl = server.smtpUrl.replace("//", "//site:wrong@");
  const { deliver } = makeEmailDelivery({ smtpUrl, ...mailbox }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    message: "EAUTH 535: the mail server refused the login: check user and password of SMTP_URL",
    kind: "unwilling",
  });
});

test("a mail server that is away is a failure", async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const { deliver } = makeEmailDelivery({ smtpUrl, ...mailbox }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    name: "DeliveryError",
    message: expect.stringContaining("ECONNREFUSED: nobody listens there"),
  });
});

test.each([
  [{ name: "Ana Müller", company: "ACME", email: "ana@acme.example" }, "Demo: Ana Müller, ACME"],
  [{ email: "ana@acme.example" }, "Demo: ana@acme.example"],
  [{ name: "A".repeat(90), company: "B" }, `Demo: ${"A".repeat(59)}…, B`],
])("the subject of %j can be scanned", (fields, subject) => {
  expect(subjectOf(newLead({ form: "demo", fields }))).toBe(subject);
});

test("a subscriber is asked with both addresses and the header for one click", async () => {
  await using server = await startMailServer();
  const delivery = makeConfirmationDelivery(
    { smtpUrl: server.smtpUrl, ...mailbox },
    "https://www.quotewright.example",
  );
  const fields = { email: "ana@acme.example" };
  await delivery.deliver(
    newLead({ form: "newsletter", fields, subscriptionToken: "t0k-en" }),
    never,
  );
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: mailbox.from, to: ["ana@acme.example"] });
  const parsed = await PostalMime.parse(mail?.source ?? "");
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
  const unsubscribe = "https://www.quotewright.example/newsletter/unsubscribe?token=t0k-en";
  expect(header("list-unsubscribe")).toBe(`<${unsubscribe}>`);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(parsed.text).toContain(
    "https://www.quotewright.example/newsletter/confirm?token=t0k-en\n",
  );
  expect(parsed.text).toContain(unsubscribe);
});

test("a subscriber's address that is refused for good is that lead's, not the mailbox's", async () => {
  await using server = await startMailServer({ refuse: true });
  const delivery = makeConfirmationDelivery(
    { smtpUrl: server.smtpUrl, ...mailbox },
    "https://x.example",
  );
  const lead = newLead({ form: "newsletter", subscriptionToken: "t" });
  await expect(delivery.deliver(lead, never)).rejects.toMatchObject({ kind: "refused" });
});

test("a delivery can be cut off", async () => {
  await using server = await startMailServer();
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox }, siteUrl);
  const cut = new AbortController();
  const delivery = deliver(newLead(), cut.signal);
  cut.abort(new Error("stopping"));
  await expect(delivery).rejects.toThrow("stopping");
});

test("a mail server that does not answer in time is a failure", async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  const { deliver } = makeEmailDelivery(
    { smtpUrl: `smtp://127.0.0.1:${port}`, ...mailbox },
    siteUrl,
    50,
  );
  await expect(deliver(newLead(), never)).rejects.toMatchObject({ name: "DeliveryError" });
  silent.close();
});
