import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { freePort } from "#server/testing/postgres.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeEmailDelivery } from "./email-delivery.ts";

const never = new AbortController().signal;

type Mail = { from: string; to: string[]; source: string };

async function startMailServer(options: { refuse?: boolean; answerToText?: number } = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(
        options.refuse ? Object.assign(new Error("no ada@x here"), { responseCode: 550 }) : null,
      ),
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const source = await text(stream);
      const from = mailFrom ? mailFrom.address : "";
      mails.push({ from, to: rcptTo.map((to) => to.address), source });
      const { answerToText: responseCode } = options;
      done(responseCode ? Object.assign(new Error("no ada@x here"), { responseCode }) : null);
    },
  });
  const listening = once(server.server, "listening");
  server.listen(0, "127.0.0.1");
  await listening;
  const { port } = server.server.address() as { port: number };
  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

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
  });
  const delivery = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox });
  await delivery.deliver(lead, never);
  await delivery.deliver(lead, never);

  const [mail, again] = server.mails;
  expect(mail).toMatchObject({ from: mailbox.from, to: [mailbox.to] });
  const source = mail?.source ?? "";
  const [head = "", body = ""] = source.split("\r\n\r\n", 2);
  expect(source.match(/ada@northfield\.example/g)).toHaveLength(1);
  expect(head).toMatch(/^Reply-To: <?ada@northfield\.example>?\r$/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(head).toMatch(/^Subject: New lead: contact\r$/m);
  expect(head).toContain(`Message-ID: <${lead.id}@quotewright.example>`);
  expect(again?.source).toContain(`Message-ID: <${lead.id}@quotewright.example>`);
  expect(head.match(/^Subject:/gm)).toHaveLength(1);
  expect(body).toContain("Name: Ada Marsh");
  expect(source).toContain("<b>Hi</b>");
});

test("an address that looks like several is still one reply address and no recipient", async () => {
  await using server = await startMailServer();
  const email = "a!#$%&'*+/=?^_`{|}~-b@northfield.example";
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox });
  await deliver(newLead({ form: "newsletter", fields: { email } }), never);
  expect(server.mails[0]).toMatchObject({ from: mailbox.from, to: [mailbox.to] });
  expect(server.mails[0]?.source).toContain(email);
});

test("a refusal is a failure whose reason quotes nobody", async () => {
  await using server = await startMailServer({ refuse: true });
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox });
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    name: "DeliveryError",
    message: "EENVELOPE 550",
    kind: "unwilling",
  });
});

test.each([
  [554, "refused"],
  [451, "away"],
])("a text that is answered with %i is a failure: %s", async (answerToText, kind) => {
  await using server = await startMailServer({ answerToText });
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox });
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    message: `EMESSAGE ${answerToText}`,
    kind,
  });
});

test("a wrong password refuses no lead", async () => {
  await using server = await startMailServer();
  const smtpUrl = server.smtpUrl.replace("//", "//site:wrong@");
  const { deliver } = makeEmailDelivery({ smtpUrl, ...mailbox });
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    message: "EAUTH 535",
    kind: "unwilling",
  });
});

test("a mail server that is away is a failure", async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const { deliver } = makeEmailDelivery({ smtpUrl, ...mailbox });
  await expect(deliver(newLead(), never)).rejects.toMatchObject({ name: "DeliveryError" });
});

test("a delivery can be cut off", async () => {
  await using server = await startMailServer();
  const { deliver } = makeEmailDelivery({ smtpUrl: server.smtpUrl, ...mailbox });
  const cut = new AbortController();
  const delivery = deliver(newLead(), cut.signal);
  cut.abort(new Error("stopping"));
  await expect(delivery).rejects.toThrow("stopping");
});

test("a mail server that does not answer in time is a failure", async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  const { deliver } = makeEmailDelivery({ smtpUrl: `smtp://127.0.0.1:${port}`, ...mailbox }, 50);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({ name: "DeliveryError" });
  silent.close();
});
