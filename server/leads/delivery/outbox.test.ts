import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { ManualClock } from "#server/testing/manual-clock.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { makeSteadyNow } from "./clock.ts";
import { type Delivery, DeliveryError } from "./deliveries.ts";
import { backoffMs, Outbox } from "./outbox.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import type { DeliveryTarget, Lead, LeadStore } from "#server/leads/store.ts";

const root = await makeTempDir();
afterAll(() => root[Symbol.asyncDispose]());
let setUps = 0;

/** A receiver whose answer the test decides; it counts what it was given. */
function makeReceiver(target: DeliveryTarget) {
  const received: string[] = [];
  const receiver = {
    received,
    answer: (_lead: Lead, _signal: AbortSignal): Promise<void> => Promise.resolve(),
    delivery: {
      target,
      deliver: (lead, signal) => {
        received.push(lead.id);
        return receiver.answer(lead, signal);
      },
    } as Delivery,
  };
  return receiver;
}

async function setUp(...receivers: ReturnType<typeof makeReceiver>[]) {
  const store = await SqliteStore.open(join(root.path, String(++setUps)));
  const clock = new ManualClock();
  const lines: object[] = [];
  const log = {
    info: (line: object) => lines.push(line),
    warn: (line: object) => lines.push(line),
  };
  const deliveries = receivers.map((receiver) => receiver.delivery);
  const outbox = new Outbox({ store, deliveries, log, clock });
  const save = async (parts = {}) => {
    const lead = newLead(parts);
    await store.save(lead);
    outbox.wake();
    return lead;
  };
  return {
    store,
    clock,
    outbox,
    lines,
    save,
    [Symbol.asyncDispose]: async () => {
      await outbox.stop(0);
      await store.close();
    },
  };
}

/** Moves time on in steps until it holds; every step lets the loops run. */
async function advanceUntil(clock: ManualClock, holds: () => void): Promise<void> {
  await vi.waitFor(
    () => {
      clock.advance(1000);
      holds();
    },
    { interval: 5, timeout: 10_000 },
  );
}

test("a lead is delivered to every target as soon as it comes in", async () => {
  const [webhook, email] = [makeReceiver("webhook"), makeReceiver("email")];
  await using setting = await setUp(webhook, email);
  const { outbox, save, store } = setting;
  outbox.start();
  const lead = await save();
  await vi.waitFor(async () => {
    const stored = await store.find(lead.id);
    expect(stored?.deliveries.every((delivery) => delivery.deliveredAtMs !== null)).toBe(true);
  });
  expect(webhook.received).toEqual([lead.id]);
  expect(email.received).toEqual([lead.id]);
});

test("a receiver that is down gets every lead once it is back, in order, none twice after success", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, clock, store } = setting;
  let up = false;
  const accepted: string[] = [];
  webhook.answer = async (lead) => {
    if (!up) throw new DeliveryError("ECONNREFUSED");
    accepted.push(lead.id);
  };
  outbox.start();
  const leads = [await save(), await save(), await save()];
  await advanceUntil(clock, () => expect(webhook.received.length).toBeGreaterThanOrEqual(6));
  expect(new Set(webhook.received)).toEqual(new Set([leads[0]!.id]));
  expect((await store.find(leads[0]!.id))?.deliveries[0]?.lastError).toBe("ECONNREFUSED");

  up = true;
  await advanceUntil(clock, () => expect(accepted).toHaveLength(3));
  expect(accepted).toEqual(leads.map((lead) => lead.id));
  for (let i = 0; i < 20; i += 1) clock.advance(60_000);
  await store.checkReady();
  expect(accepted).toHaveLength(3);
});

test("waiting grows between tries and is never given up", () => {
  const waits = (isUnwilling: boolean) =>
    Array.from({ length: 30 }, (_, failed) => backoffMs(failed, isUnwilling, () => 1));
  expect(waits(false).slice(0, 2)).toEqual([5_000, 8_000]);
  expect(Math.max(...waits(false))).toBe(8_000);
  expect(waits(true).slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...waits(true))).toBe(600_000);
  expect(backoffMs(0, false, () => 0)).toBe(4_000);
});

/** Lets so much time pass, in steps of a second in which the loops run. */
async function pass(clock: ManualClock, store: LeadStore, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    clock.advance(1000);
    for (let turn = 0; turn < 4; turn += 1) await store.count({});
  }
}

test("a receiver that was away long has every form's leads within 10 s of its return", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, clock, store } = setting;
  webhook.answer = () => Promise.reject(new DeliveryError("ECONNREFUSED"));
  outbox.start();
  const leads = [
    await save(),
    await save({ form: "demo" }),
    await save({ form: "newsletter" }),
    await save(),
  ];
  await pass(clock, store, 300_000);
  expect(webhook.received.length).toBeGreaterThan(60);
  const accepted: string[] = [];
  webhook.answer = async (lead) => void accepted.push(lead.id);
  await pass(clock, store, 10_000);
  expect(new Set(accepted)).toEqual(new Set(leads.map((lead) => lead.id)));
});

test("one success wakes the forms that sit out a long wait", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, clock, store } = setting;
  webhook.answer = () => Promise.reject(new DeliveryError("answered 429", "unwilling"));
  outbox.start();
  const waiting = await save();
  await pass(clock, store, 400_000);
  expect(webhook.received.length).toBeLessThan(10);
  const accepted: string[] = [];
  webhook.answer = async (lead) => void accepted.push(lead.id);
  const fresh = await save({ form: "demo" });
  await vi.waitFor(() => expect(accepted).toEqual([fresh.id, waiting.id]));
});

test("a lead that its receiver refuses for good is tried three times, and later ones are delivered", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, clock, store, lines } = setting;
  const accepted: string[] = [];
  let refused = "";
  webhook.answer = async (lead) => {
    if (lead.id === refused) throw new DeliveryError("answered 422", "refused");
    accepted.push(lead.id);
  };
  const leads = [newLead(), newLead(), newLead()];
  refused = leads[0]!.id;
  for (const lead of leads) await store.save(lead);
  outbox.start();
  await advanceUntil(clock, () => expect(accepted).toHaveLength(2));
  expect(accepted).toEqual([leads[1]!.id, leads[2]!.id]);
  expect(webhook.received.filter((id) => id === refused)).toHaveLength(3);
  expect((await store.find(refused))?.deliveries[0]?.setAside).toBe("refused");
  expect(lines).toContainEqual(expect.objectContaining({ lead: refused, attempt: 3 }));

  refused = "";
  await store.retryLead(leads[0]!.id);
  await advanceUntil(clock, () => expect(accepted).toHaveLength(3));
  await save();
  await advanceUntil(clock, () => expect(accepted).toHaveLength(4));
});

test("an outage before it does not count as a refusal", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, clock, store } = setting;
  const answers = [500, 500, 500, 500, 422, 422, 204];
  webhook.answer = async () => {
    const status = answers.shift() ?? 204;
    if (status === 500) throw new DeliveryError("answered 500");
    if (status === 422) throw new DeliveryError("answered 422", "refused");
  };
  outbox.start();
  const lead = await save();
  await advanceUntil(clock, () => expect(answers).toEqual([]));
  await vi.waitFor(async () =>
    expect((await store.find(lead.id))?.deliveries[0]?.deliveredAtMs).not.toBeNull(),
  );
});

test("after kill -9 the lead that was being delivered goes out at once, not after its lease", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store, clock } = setting;
  const lead = newLead();
  await store.save(lead);
  const stream = { target: "webhook", form: "contact" } as const;
  await store.claimNext(stream, clock.now(), 60_000);
  outbox.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
});

test("the wall clock set back an hour delays no delivery", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { store } = setting;
  let wallMs = 1_700_000_000_000;
  let elapsed = 5;
  const now = makeSteadyNow(
    () => wallMs,
    () => elapsed,
  );
  const clock = { now, date: () => wallMs, wait: setting.clock.wait.bind(setting.clock) };
  const log = { info() {}, warn() {} };
  const outbox = new Outbox({ store, deliveries: [webhook.delivery], log, clock });
  webhook.answer = () => Promise.reject(new DeliveryError("answered 500"));
  await store.save(newLead());
  outbox.start();
  await vi.waitFor(async () => expect(await failures()).toBe(1));
  wallMs -= 3_600_000;
  elapsed += 10_000;
  setting.clock.advance(10_000);
  await vi.waitFor(async () => expect(await failures()).toBe(2));
  await outbox.stop(0);

  async function failures() {
    const [stored] = await store.page({}, 0, 1);
    return stored?.deliveries[0]?.attempts;
  }
});

test("steady time follows the wall clock forward and never back", () => {
  let [wallMs, elapsed] = [1_000_000, 500];
  const now = makeSteadyNow(
    () => wallMs,
    () => elapsed,
  );
  expect(now()).toBe(1_000_000);
  wallMs -= 3_600_000;
  elapsed += 40;
  expect(now()).toBe(1_000_040);
  wallMs += 2 * 3_600_000;
  expect(now()).toBe(wallMs);
});

test("what a receiver took is written down however long the store is away, and not sent twice", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store, clock, save } = setting;
  const markDelivered = store.markDelivered.bind(store);
  let tries = 0;
  store.markDelivered = (claim, nowMs) =>
    ++tries < 100 ? Promise.reject(new Error("locked")) : markDelivered(claim, nowMs);
  outbox.start();
  const lead = await save();
  await advanceUntil(clock, () => expect(tries).toBe(100));
  await vi.waitFor(async () =>
    expect((await store.find(lead.id))?.deliveries[0]?.deliveredAtMs).not.toBeNull(),
  );
  expect(webhook.received).toEqual([lead.id]);
});

test("a target that does not answer delays neither the other target nor its own other forms", async () => {
  const [webhook, email] = [makeReceiver("webhook"), makeReceiver("email")];
  await using setting = await setUp(webhook, email);
  const { outbox, save } = setting;
  webhook.answer = (lead, signal) =>
    lead.form === "contact"
      ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
      : Promise.resolve();
  outbox.start();
  const stuck = await save();
  const behind = await save();
  const other = await save({ form: "demo" });
  await vi.waitFor(() => {
    expect(email.received).toEqual(expect.arrayContaining([stuck.id, behind.id, other.id]));
    expect(webhook.received).toContain(other.id);
  });
  expect(webhook.received).not.toContain(behind.id);
});

test("when the process stops in mid-delivery the lead is delivered again, under the same id", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, store, clock } = setting;
  webhook.answer = (_, signal) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
  outbox.start();
  const lead = await save();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
  await outbox.stop(0);
  expect((await store.find(lead.id))?.deliveries[0]).toMatchObject({
    attempts: 1,
    deliveredAtMs: null,
  });

  webhook.answer = () => Promise.resolve();
  const log = { info() {}, warn() {} };
  const second = new Outbox({ store, deliveries: [webhook.delivery], log, clock });
  second.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id, lead.id]));
  await second.stop(0);
});

test("of whom a server of the version before noted only that they left is told and erased at the start", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store } = setting;
  const lead = newLead({ form: "newsletter", subscriptionToken: "t0k-en" });
  await store.save(lead);
  const { claim } = await store.claimNext({ target: "webhook", form: "newsletter" }, 1, 500);
  await store.markDelivered(claim!, 2);
  await store.setTargets(["webhook"], 0, undefined);
  const older = new DatabaseSync(store.location);
  older.exec("UPDATE leads SET unsubscribed_at_ms = 5");
  older.close();
  outbox.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
  expect(await store.find(lead.id)).toMatchObject({ fields: {}, unsubscribed: { atMs: 5 } });
});

test("stopping lets a delivery under way finish", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, store } = setting;
  const { promise, resolve } = Promise.withResolvers<void>();
  webhook.answer = () => promise;
  outbox.start();
  const lead = await save();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
  const stopped = outbox.stop(10_000);
  resolve();
  await stopped;
  expect((await store.find(lead.id))?.deliveries[0]?.deliveredAtMs).not.toBeNull();
});

test("a receiver whose lead was cut off by a stop is told when its subscriber leaves", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, store } = setting;
  const told: Lead[] = [];
  webhook.answer = async (lead, signal) => {
    told.push(lead);
    await once(signal, "abort");
    throw new Error("cut off");
  };
  outbox.start();
  const { id } = await save({ form: "newsletter", subscriptionToken: "t0k-en" });
  await vi.waitFor(() => expect(told).toMatchObject([{ id }]));
  await outbox.stop(0);
  await store.unsubscribe("t0k-en", 7);

  const deliveries = [webhook.delivery];
  const later = new Outbox({ store, deliveries, log: { info: () => {}, warn: () => {} } });
  later.start();
  await vi.waitFor(() => expect(told[1]).toMatchObject({ id, unsubscribed: { atMs: 7 } }));
  await later.stop(0);
});

test("a lead stored by another instance is noticed without a call", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store, clock } = setting;
  outbox.start();
  const lead = newLead();
  await store.save(lead);
  await advanceUntil(clock, () => expect(webhook.received).toEqual([lead.id]));
});

test("a store that is away for a while stops nothing for good", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store, clock, lines, save } = setting;
  const claimNext = store.claimNext.bind(store);
  store.claimNext = () =>
    Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  outbox.start();
  const lead = await save();
  await vi.waitFor(() =>
    expect(lines).toContainEqual(expect.objectContaining({ reason: "ECONNREFUSED" })),
  );
  store.claimNext = claimNext;
  await advanceUntil(clock, () => expect(webhook.received).toEqual([lead.id]));
});

test("leads from before a target was configured are held, and go out when they are asked for", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp();
  const { outbox, store, save, clock } = setting;
  outbox.start();
  const [tooOld, old] = [await save(), await save()];
  await outbox.stop(0);
  clock.advance(60_000);
  const warnings: object[] = [];
  const log = { info() {}, warn: (details: object) => void warnings.push(details) };
  const deliveries = [webhook.delivery];

  const later = new Outbox({ store, deliveries, log, clock });
  later.start();
  const lead = await save({ receivedAtMs: clock.date() });
  later.wake();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
  await later.stop(0);
  expect(warnings).toEqual([{ target: "webhook", count: 2 }]);
  expect(await store.stats()).toMatchObject([{ held: { webhook: 2 }, waiting: { webhook: 0 } }]);

  const asked = new Outbox({ store, deliveries, log, clock, deliverSinceMs: old.receivedAtMs });
  asked.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id, old.id]));
  await asked.stop(0);
  expect((await store.find(tooOld.id))?.deliveries[0]).toMatchObject({ setAside: "held" });
});

test("a target that is taken away and configured again holds what came in between", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, store, save, clock } = setting;
  outbox.start();
  const first = await save({ receivedAtMs: clock.date() });
  await vi.waitFor(() => expect(webhook.received).toEqual([first.id]));
  await outbox.stop(0);
  clock.advance(60_000);
  const log = { info() {}, warn() {} };
  const without = new Outbox({ store, deliveries: [], log, clock });
  without.start();
  await save({ receivedAtMs: clock.date() });
  await without.stop(0);
  clock.advance(60_000);
  const again = new Outbox({ store, deliveries: [webhook.delivery], log, clock });
  again.start();
  const last = await save({ receivedAtMs: clock.date() });
  again.wake();
  await vi.waitFor(() => expect(webhook.received).toEqual([first.id, last.id]));
  await again.stop(0);
});

test("what it logs holds ids and reasons, nothing personal", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp(webhook);
  const { outbox, save, lines } = setting;
  webhook.answer = () => Promise.reject(new DeliveryError("answered 500"));
  outbox.start();
  const lead = await save();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));
  expect(lines[0]).toEqual({
    lead: lead.id,
    target: "webhook",
    form: "contact",
    attempt: 1,
    reason: "answered 500",
  });
  expect(JSON.stringify(lines)).not.toContain("northfield");
});
