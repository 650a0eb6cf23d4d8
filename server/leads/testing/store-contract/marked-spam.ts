import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadStore } from "../../store.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

const webhook = { target: "webhook", form: "newsletter" } as const;
const mail = { ...webhook, target: "email" } as const;
const nothing = { waitUntilMs: undefined };
const subscriber = (parts = {}) =>
  newLead({ form: "newsletter", subscriptionToken: "one", deliverTo: ["webhook"], ...parts });

async function mark(store: LeadStore, id: string, isSpam: boolean): Promise<void> {
  const { version = NaN } = (await store.find(id)) ?? {};
  expect(await store.change(id, version, { isSpam })).toBe("changed");
}

const spam = (store: LeadStore, id: string) => mark(store, id, true);
const notSpam = (store: LeadStore, id: string) => mark(store, id, false);

/** That spam stops its deliveries, and that what may have arrived before is known all the same. */
export function testMarkedSpam(open: OpenStore): void {
  const skip = (store: LeadStore, id: string) => store.skipLead(id, "webhook");
  const death = (store: LeadStore) => claimed(store, webhook, 1, 1);
  const noAnswer = async (store: LeadStore) =>
    store.markFailed(await claimed(store, webhook, 1, 500), 2, "timed out");
  const refusal = async (store: LeadStore) =>
    store.markRefused(await claimed(store, webhook, 3, 500), null, "answered 422");
  const stop = async (store: LeadStore) => store.release(await claimed(store, webhook, 1, 500));

  test.each([
    ["no answer, then spam", [noAnswer, spam], 1],
    ["no answer, then refused, then spam", [noAnswer, refusal, spam], 1],
    ["no answer, then given up, then spam", [noAnswer, skip, spam], 1],
    ["cut off by a stop, then spam", [stop, spam], 1],
    ["its process died, then spam", [death, spam], 1],
    ["no answer, then spam and not spam and spam", [noAnswer, spam, notSpam, spam], 1],
    ["never tried, then spam", [spam], 0],
    ["refused, then spam", [refusal, spam], 0],
    ["refused, then given up, then spam", [refusal, skip, spam], 0],
  ])("a receiver that may have the lead is told of a leaving: %s", async (_what, steps, told) => {
    await using store = await opened(open);
    const lead = subscriber();
    await store.save(lead);
    for (const step of steps) await step(store, lead.id);
    expect(await store.claimNext(webhook, 6, 500)).toEqual(nothing);
    await store.unsubscribe("one", 7);
    expect((await store.find(lead.id))?.deliveries).toHaveLength(told);
    const { claim } = await store.claimNext(webhook, 8, 500);
    expect(claim?.lead.unsubscribed?.atMs).toBe(told === 1 ? 7 : undefined);
  });

  test("what is set aside as spam neither waits nor is refused, and nobody can send it", async () => {
    await using store = await opened(open);
    const [lead, behind] = [subscriber(), subscriber({ subscriptionToken: "two" })];
    for (const each of [lead, behind]) await store.save(each);
    await noAnswer(store);
    await refusal(store);
    await spam(store, lead.id);
    expect((await store.find(lead.id))?.deliveries).toMatchObject([
      { target: "webhook", setAside: "spam", attempts: 2, lastError: "answered 422" },
    ]);
    const [stats] = await store.stats();
    expect(stats).toMatchObject({ waiting: { webhook: 1 }, failing: { webhook: 0 } });
    expect(stats).toMatchObject({ refused: { webhook: 0 }, stopped: { webhook: 1 } });
    expect(stats?.oldestWaitingAtMs.webhook).toBe(behind.receivedAtMs);
    expect(await store.count({ refused: true, spam: "include" })).toBe(0);

    expect(await store.retryFailed()).toBe(0);
    expect(await store.retryLead(lead.id)).toEqual([]);
    expect(await store.skipLead(lead.id, "webhook")).toEqual([]);
    expect((await claimed(store, webhook, 5, 500)).lead.id).toBe(behind.id);
  });

  test("not spam makes due again what was set aside and what was never tried, not what was given up", async () => {
    await using store = await opened(open);
    const lead = subscriber({ deliverTo: ["webhook", "email"] });
    const [second, third] = [
      subscriber({ subscriptionToken: "two" }),
      newLead({ form: "newsletter" }),
    ];
    await store.save(lead);
    await store.markRefused(await claimed(store, mail, 1, 500), null, "answered 554");
    await store.skipLead(lead.id, "email");
    await noAnswer(store);
    await spam(store, lead.id);
    expect(await store.retryLead(lead.id, "email")).toEqual([]);
    for (const each of [second, third]) await store.save(each);
    await spam(store, second.id);
    expect((await store.find(second.id))?.deliveries).toEqual([]);

    await notSpam(store, lead.id);
    await notSpam(store, second.id);
    expect((await store.find(lead.id))?.deliveries).toMatchObject([
      { target: "webhook", setAside: null, attempts: 1 },
      { target: "email", setAside: "skipped", attempts: 1 },
    ]);
    expect(await claimed(store, webhook, 3, 500)).toMatchObject({
      lead: { id: lead.id },
      attempts: 1,
    });
    expect((await claimed(store, mail, 3, 500)).lead.id).toBe(second.id);
    expect(await store.retryLead(lead.id, "email")).toEqual(["email"]);
  });

  test.each([
    ["arrives", "done", 1],
    ["gets no answer", "spam", 1],
    ["is cut off", "spam", 1],
    ["is refused", "spam", 0],
  ])("a lead on its way when it is marked as spam: it %s", async (how, state, told) => {
    await using store = await opened(open);
    const lead = subscriber();
    await store.save(lead);
    const onItsWay = await claimed(store, webhook, 1, 500);
    await spam(store, lead.id);
    expect(await store.claimNext(webhook, 2, 500)).toEqual(nothing);
    await settle(store, onItsWay, how);
    const [delivery] = (await store.find(lead.id))?.deliveries ?? [];
    expect(delivery?.deliveredAtMs === null ? delivery.setAside : "done").toBe(state);
    expect(await store.claimNext(webhook, 900, 500)).toEqual(nothing);
    await store.unsubscribe("one", 901);
    const { claim } = await store.claimNext(webhook, 902, 500);
    expect(claim?.lead.unsubscribed?.atMs).toBe(told === 1 ? 901 : undefined);
  });

  test("the owner hears of a leaving after a lead that is on its way still, though it is spam", async () => {
    await using store = await opened(open);
    const lead = subscriber();
    await store.save(lead);
    await claimed(store, webhook, 1, 500);
    await spam(store, lead.id);
    await store.unsubscribe("one", 7);
    expect(await store.claimNext(webhook, 8, 500)).toEqual({ waitUntilMs: 501 });
    expect((await claimed(store, webhook, 501, 500)).lead.unsubscribed?.atMs).toBe(7);
  });

  test.each([
    ["arrives", nothing],
    ["gets no answer", { waitUntilMs: 9000 }],
    ["is refused", nothing],
  ])("a lead on its way, spam and then not: it %s", async (how, next) => {
    await using store = await opened(open);
    const lead = subscriber();
    await store.save(lead);
    const onItsWay = await claimed(store, webhook, 1, 500);
    await spam(store, lead.id);
    await notSpam(store, lead.id);
    expect(await store.claimNext(webhook, 2, 500)).toEqual({ waitUntilMs: 501 });
    await settle(store, onItsWay, how);
    expect(await store.claimNext(webhook, 600, 500)).toEqual(next);
    const setAside = how === "is refused" ? "refused" : null;
    expect((await store.find(lead.id))?.deliveries[0]).toMatchObject({ setAside });
  });

  test("whoever is to confirm first is asked when the lead is not spam, and passed on when they have", async () => {
    await using store = await opened(open);
    const lead = subscriber();
    await store.save(lead);
    await noAnswer(store);
    await spam(store, lead.id);
    await store.setTargets(["webhook", "email", "confirmation"], 5, 0);
    await notSpam(store, lead.id);
    const asked = { ...webhook, target: "confirmation" } as const;
    expect((await claimed(store, asked, 6, 500)).lead.id).toBe(lead.id);
    expect(await store.claimNext(webhook, 6, 500)).toEqual(nothing);
    expect(await store.retryLead(lead.id, "webhook")).toEqual([]);
    await store.confirmSubscription("one", 7);
    expect((await claimed(store, webhook, 8, 500)).lead.id).toBe(lead.id);
  });
}

async function settle(
  store: LeadStore,
  claim: Awaited<ReturnType<typeof claimed>>,
  how: string,
): Promise<void> {
  if (how === "arrives") return await store.markDelivered(claim, 3);
  if (how === "gets no answer") return await store.markFailed(claim, 9000, "timed out");
  if (how === "is cut off") return await store.release(claim);
  await store.markRefused(claim, null, "answered 422");
}
