import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { freePort } from "#server/testing/postgres.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { receive } from "./testing/receiver.ts";
import { makeWebhookDelivery } from "./webhook-delivery.ts";

const secret = `whsec_${Buffer.from("a secret of twenty-four.").toString("base64")}`;
const siteUrl = "https://www.quotewright.example";
const never = new AbortController().signal;

test("sends the lead with a signature that the receiver's library accepts, the same id on every try", async () => {
  const seen: { id: unknown; payload: unknown }[] = [];
  using receiver = await receive(async (request, response) => {
    const body = await text(request);
    const payload = new Webhook(secret).verify(body, request.headers as Record<string, string>);
    seen.push({ id: request.headers["webhook-id"], payload });
    response.writeHead(seen.length === 1 ? 500 : 204).end();
  });
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl);
  const arrival = { utm_source: "google", referrer: "www.google.com" };
  const lead = newLead({ receivedAtMs: Date.UTC(2026, 0, 31), arrival });
  await expect(deliver(lead, never)).rejects.toThrow("answered 500");
  await deliver(lead, never);
  const payload = {
    type: "lead.created",
    timestamp: "2026-01-31T00:00:00.000Z",
    data: {
      id: lead.id,
      form: "contact",
      fields: lead.fields,
      sourcePage: "/company/contact",
      arrival,
    },
  };
  expect(seen).toEqual([
    { id: lead.id, payload },
    { id: lead.id, payload },
  ]);
});

test.each([
  [301, "unwilling"],
  [307, "unwilling"],
  [400, "refused"],
  [404, "refused"],
  [408, "away"],
  [410, "refused"],
  [422, "refused"],
  [425, "away"],
  [429, "unwilling"],
  [500, "away"],
  [503, "away"],
])("an answer of %i is a failure: %s", async (status, kind) => {
  using receiver = await receive((request, response) => {
    request.resume();
    response.writeHead(status, { location: "/elsewhere" }).end("ada@northfield.example");
  });
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    message: `answered ${status}`,
    kind,
  });
});

test("a receiver that is not there is a failure with its reason", async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { deliver } = makeWebhookDelivery({ url, secret }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    name: "DeliveryError",
    message: "ECONNREFUSED",
  });
});

test("a subscriber who has left is an event of its own, without their address", async () => {
  const seen: { id: unknown; payload: unknown }[] = [];
  using receiver = await receive(async (request, response) => {
    const body = await text(request);
    const payload = new Webhook(secret).verify(body, request.headers as Record<string, string>);
    seen.push({ id: request.headers["webhook-id"], payload });
    response.writeHead(204).end();
  });
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl);
  const unsubscribed = { atMs: Date.UTC(2026, 0, 31) };
  const lead = newLead({
    form: "newsletter",
    fields: {},
    subscriptionToken: "t0k-en",
    unsubscribed,
  });
  await deliver(lead, never);
  const payload = {
    type: "newsletter.unsubscribed",
    timestamp: "2026-01-31T00:00:00.000Z",
    data: { id: lead.id, form: "newsletter" },
  };
  expect(seen).toEqual([{ id: `${lead.id}-unsubscribed`, payload }]);
});

test("a receiver that hangs up is a failure", async () => {
  using receiver = await receive((request) => request.socket.destroy());
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({ name: "DeliveryError" });
});

test("a delivery can be cut off", async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  using receiver = await receive(() => resolve());
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl);
  const cut = new AbortController();
  const delivery = deliver(newLead(), cut.signal);
  await asked;
  cut.abort(new Error("stopping"));
  await expect(delivery).rejects.toThrow("stopping");
});

test("a receiver that does not answer in time is a failure", async () => {
  using receiver = await receive((request) => request.resume());
  const { deliver } = makeWebhookDelivery({ url: receiver.url, secret }, siteUrl, 50);
  await expect(deliver(newLead(), never)).rejects.toMatchObject({
    name: "DeliveryError",
    message: "timed out",
  });
});
