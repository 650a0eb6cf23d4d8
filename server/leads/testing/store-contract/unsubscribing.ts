import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadStore } from "../../store.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

const webhook = { target: "webhook", form: "newsletter" } as const;
const email = "ana@acme.example";
const subscriber = (token: string, parts = {}) =>
  newLead({ form: "newsletter", fields: { email }, subscriptionToken: token, ...parts });

/** That whoever leaves can come back, and that the owners hear of it whatever else happens to the lead. */
export function testUnsubscribing(open: OpenStore): void {
  test("whoever unsubscribed can subscribe again with the same post, on the same day", async () => {
    await using store = await opened(open);
    const key = { idempotencyKey: "digest of day, form and fields" };
    expect(await store.save(subscriber("one", key))).toBe("stored");
    await store.unsubscribe("one", 7);
    const again = subscriber("two", key);
    expect(await store.save(again)).toBe("stored");
    expect((await store.find(again.id))?.fields).toEqual({ email });
    expect(await store.save(subscriber("three", key))).toBe("already-stored");
  });

  test("a lead on its way is told about when it must have arrived, and not by another instance before", async () => {
    await using store = await opened(open);
    await store.save(subscriber("one"));
    const onItsWay = await claimed(store, webhook, 1, 500);
    await store.unsubscribe("one", 7);
    expect(await store.claimNext(webhook, 8, 500)).toEqual({ waitUntilMs: 501 });
    await store.markFailed(onItsWay, 9, "timed out");
    const told = await claimed(store, webhook, 501, 500);
    expect(told).toMatchObject({ attempts: 0, lead: { fields: {}, unsubscribed: { atMs: 7 } } });
  });

  const noAnswer = async (store: LeadStore) =>
    store.markFailed(await claimed(store, webhook, 1, 500), 2, "timed out");
  const refusal = async (store: LeadStore) =>
    store.markRefused(await claimed(store, webhook, 3, 500), null, "answered 422");
  const stop = async (store: LeadStore) => store.release(await claimed(store, webhook, 1, 500));
  const death = (store: LeadStore) => claimed(store, webhook, 1, 1);
  const deathAndStart = async (store: LeadStore) => {
    await claimed(store, webhook, 1, 500);
    await store.takeBackClaims();
  };

  test.each([
    ["no answer, then refused", [noAnswer, refusal], 1],
    [
      "no answer, then given up",
      [noAnswer, (s: LeadStore, id: string) => s.skipLead(id, "webhook")],
      1,
    ],
    ["cut off by a stop", [stop], 1],
    ["cut off by a stop, then refused", [stop, refusal], 1],
    ["its process died, then another's was refused", [death, refusal], 1],
    ["its process died, then it was refused to the next", [deathAndStart, refusal], 1],
    ["refused", [refusal], 0],
    ["refused, then given up", [refusal, (s: LeadStore, id: string) => s.skipLead(id)], 0],
  ])("a receiver that may have the lead is told: %s", async (_what, steps, told) => {
    await using store = await opened(open);
    const lead = subscriber("one", { deliverTo: ["webhook"] });
    await store.save(lead);
    for (const step of steps) await step(store, lead.id);
    await store.unsubscribe("one", 7);
    expect((await store.find(lead.id))?.deliveries).toHaveLength(told);
    const { claim } = await store.claimNext(webhook, 8, 500);
    expect(claim?.lead.unsubscribed?.atMs).toBe(told === 1 ? 7 : undefined);
  });

  test("a person who has seen the lead before it was erased cannot write their note back", async () => {
    await using store = await opened(open);
    const lead = subscriber("one");
    await store.save(lead);
    await store.change(lead.id, 0, { note: "Ana" });
    await store.unsubscribe("one", 7);
    expect(await store.change(lead.id, 1, { note: "Ana of ACME" })).toBe("changed-meanwhile");
    expect(await store.find(lead.id)).toMatchObject({ note: "", version: 2 });
  });

  test("marking as spam does not keep the owners from being told", async () => {
    await using store = await opened(open);
    const lead = subscriber("one");
    await store.save(lead);
    await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
    await store.unsubscribe("one", 7);
    const { version = NaN } = (await store.find(lead.id)) ?? {};
    expect(await store.change(lead.id, version, { isSpam: true })).toBe("changed");
    expect((await claimed(store, webhook, 8, 500)).lead.unsubscribed?.atMs).toBe(7);
  });

  test("forgetting names the copies whose owners were not told yet", async () => {
    await using store = await opened(open);
    await store.save(subscriber("one"));
    await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
    await store.unsubscribe("one", 7);
    expect(await store.forget(email)).toMatchObject({
      leads: 1,
      delivered: { webhook: 1, email: 0, confirmation: 0 },
    });
  });
}

/** As a server of the version before, still running, looks for the first delivery of a stream. */
const claimOfBefore = `SELECT outbox.sequence FROM outbox WHERE target = 'webhook' AND form = 'newsletter'
  AND delivered_at_ms IS NULL AND set_aside IS NULL`;

/** A server of the version before, still running, notes the date only; `run` writes as it does. */
export async function expectErasedLater(
  store: LeadStore,
  run: (sql: string) => unknown,
): Promise<void> {
  const lead = subscriber("one");
  await store.save(lead);
  await run("UPDATE leads SET unsubscribed_at_ms = 5");
  const noted = await store.find(lead.id);
  expect(noted).toMatchObject({ fields: { email }, unsubscribed: { atMs: 5 } });
  expect(await store.unsubscribe("one", 7)).toEqual({ email });
  const erased = await store.find(lead.id);
  expect(erased).toMatchObject({ fields: {}, unsubscribed: noted?.unsubscribed });
  expect(await store.count({ email })).toBe(1);
}

/** The same, when a server of this version starts. */
export async function expectErasedAtStart(
  store: LeadStore,
  run: (sql: string) => unknown,
): Promise<void> {
  const lead = subscriber("one");
  await store.save(lead);
  await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
  await run("UPDATE leads SET unsubscribed_at_ms = 5");
  expect(await store.finishUnsubscribing(7)).toBe(1);
  expect(await store.finishUnsubscribing(7)).toBe(0);
  expect(await store.find(lead.id)).toMatchObject({
    fields: {},
    unsubscribed: { atMs: 5 },
  });
  const told = await claimed(store, webhook, 8, 500);
  expect(told.lead).toMatchObject({ id: lead.id, unsubscribed: { atMs: 5 } });
}

/** As a server from before erasing, still running, confirms a subscription by an old link. */
const confirmOfBefore = "UPDATE leads SET confirmed_at_ms = 9, unsubscribed_at_ms = NULL";

/** `run` writes as such a server does: what is erased must not pass for a subscriber's. */
export async function expectStaysErased(
  store: LeadStore,
  run: (sql: string) => unknown,
): Promise<void> {
  await store.save(subscriber("one"));
  await run(confirmOfBefore);
  await store.unsubscribe("one", 7);
  await expect((async () => run(confirmOfBefore))()).rejects.toThrow(/erased_stays_unsubscribed/);
  expect((await store.page({}, 0, 9))[0]).toMatchObject({ unsubscribed: { atMs: 7 } });
}

/** What such a server left in stores that did not refuse it yet; one owner was sent the empty lead, one was not. */
export const broughtBackErased = `
  INSERT INTO leads (id, idempotency_key, form, email, fields, received_at_ms, confirmed_at_ms, email_digest,
      subscription_token)
    VALUES ('left', 'left', 'newsletter', '', '{}', 7, 9, '${"d".repeat(64)}', 'one');
  INSERT INTO outbox (sequence, target, form, delivered_at_ms, lease_until_ms)
    VALUES (1, 'webhook', 'newsletter', 8, 8), (1, 'email', 'newsletter', NULL, 0),
      (1, 'confirmation', 'newsletter', NULL, 0);`;

export async function expectLeftForGood(store: LeadStore): Promise<void> {
  const unsubscribed = { atMs: 9 };
  for (const target of ["webhook", "email"] as const) {
    const told = await claimed(store, { ...webhook, target }, 10, 500);
    expect(told).toMatchObject({ attempts: 0, lead: { id: "left", unsubscribed } });
  }
  const asked = await store.claimNext({ ...webhook, target: "confirmation" }, 10, 500);
  expect(asked).toEqual({ waitUntilMs: undefined });
  expect(await store.confirmSubscription("one", 11)).toEqual({ email: null });
  const { version = NaN } = (await store.find("left")) ?? {};
  expect(await store.change("left", version, { state: "closed" })).toBe("changed");
}

/** `rows` reads as a server of the version before does. */
export async function expectNotClaimedBefore(
  store: LeadStore,
  rows: (sql: string) => Promise<unknown[]> | unknown[],
): Promise<void> {
  await store.save(subscriber("one"));
  await store.save(subscriber("two", { fields: { email: "bo@acme.example" } }));
  await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
  await store.markDelivered(await claimed(store, webhook, 3, 500), 4);
  expect(await rows(claimOfBefore)).toEqual([]);
  await store.setTargets(["webhook"], 0, undefined);
  await store.unsubscribe("one", 7);
  expect(await rows(claimOfBefore)).toEqual([]);
  expect((await store.stats())[0]?.waiting.webhook).toBe(1);

  const later = subscriber("three", { fields: { email: "cy@acme.example" } });
  await store.save(later);
  expect(await rows(claimOfBefore)).toHaveLength(1);
  const told = await claimed(store, webhook, 8, 500);
  expect(told.lead).toMatchObject({ form: "newsletter", unsubscribed: { atMs: 7 } });
  await store.markFailed(told, 9000, "answered 500");
  expect(await store.claimNext(webhook, 9, 500)).toEqual({ waitUntilMs: 9000 });
  expect(await store.makeDue(webhook, 10)).toBe(true);
  await store.markDelivered(await claimed(store, webhook, 11, 500), 12);
  expect((await claimed(store, webhook, 13, 500)).lead.id).toBe(later.id);
}
