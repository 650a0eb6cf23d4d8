import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ManualClock } from "#server/testing/manual-clock.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { type Delivery, DeliveryError } from "./deliveries.ts";
import { backoffMs, Outbox } from "./outbox.ts";
import { SqliteStore } from "./sqlite-store.ts";
import type { DeliveryTarget, Lead } from "./store.ts";

vi.setConfig({ testTimeout: 30_000 });

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
  const waits = Array.from({ length: 30 }, (_, failed) => backoffMs(failed, () => 1));
  expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...waits)).toBe(3_600_000);
  expect(backoffMs(0, () => 0)).toBe(4_000);
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
    attempts: 0,
    deliveredAtMs: null,
  });

  webhook.answer = () => Promise.resolve();
  const log = { info() {}, warn() {} };
  const second = new Outbox({ store, deliveries: [webhook.delivery], log, clock });
  second.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id, lead.id]));
  await second.stop(0);
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

test("with no target configured leads wait, and go out when one is", async () => {
  const webhook = makeReceiver("webhook");
  await using setting = await setUp();
  const { outbox, store, save, clock } = setting;
  outbox.start();
  const lead = await save();
  await outbox.stop(0);
  const log = { info() {}, warn() {} };
  const later = new Outbox({ store, deliveries: [webhook.delivery], log, clock });
  later.start();
  await vi.waitFor(() => expect(webhook.received).toEqual([lead.id]));
  await later.stop(0);
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
