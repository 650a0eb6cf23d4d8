import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadFilter, LeadStore } from "./store.ts";

type OpenStore = () => Promise<LeadStore>;

const stream = { target: "webhook", form: "contact" } as const;

/** What every lead store must do. `open` gives an empty store each time. */
export function testStoreContract(open: OpenStore): void {
  test("keeps a lead word for word", async () => {
    await using store = await opened(open);
    const lead = newLead({
      fields: { email: "zoë@x.example", message: "tab\tline\nquote ' \" 🚀 \\u0000" },
    });
    expect(await store.save(lead)).toBe("stored");
    const { idempotencyKey: _, deliverTo: __, ...expected } = lead;
    expect(await store.find(lead.id)).toMatchObject(expected);
  });

  test("the same key a hundred times at once is one lead with one delivery per target", async () => {
    await using store = await opened(open);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => store.save(newLead({ idempotencyKey: "same" }))),
    );
    expect(results.filter((result) => result === "stored")).toHaveLength(1);
    expect(results.filter((result) => result === "already-stored")).toHaveLength(99);
    const [lead, ...others] = await store.page({}, 0, 1000);
    expect(others).toEqual([]);
    expect(lead?.deliveries.map((delivery) => delivery.target)).toEqual(["webhook", "email"]);
  });

  test("spam is kept, counted apart and never delivered", async () => {
    await using store = await opened(open);
    const spam = newLead({ spamReason: "honeypot" });
    await store.save(spam);
    expect(await store.page({}, 0, 10)).toEqual([]);
    expect(await store.count({})).toBe(0);
    expect(await store.count({ spam: "only" })).toBe(1);
    expect(await store.count({ spam: "include" })).toBe(1);
    expect((await store.find(spam.id))?.deliveries).toEqual([]);
    expect(await store.claimNext(stream, 0, 1000)).toEqual({ waitUntilMs: undefined });
  });

  test("pages by order of arrival, filtered by form and time", async () => {
    await using store = await opened(open);
    const leads = Array.from({ length: 5 }, (_, i) =>
      newLead({ form: i % 2 === 0 ? "contact" : "demo", receivedAtMs: 1000 * i }),
    );
    for (const lead of leads) await store.save(lead);
    const ids = (found: { id: string }[]) =>
      found.map((lead) => leads.findIndex((l) => l.id === lead.id));

    const first = await store.page({}, 0, 2);
    expect(ids(first)).toEqual([0, 1]);
    expect(ids(await store.page({}, first.at(-1)!.sequence, 10))).toEqual([2, 3, 4]);
    expect(ids(await store.page({ form: "demo" }, 0, 10))).toEqual([1, 3]);
    expect(ids(await store.page({ sinceMs: 3000 }, 0, 10))).toEqual([3, 4]);
    const newest = await store.newest({}, 2);
    expect(ids(newest)).toEqual([4, 3]);
    expect(ids(await store.newest({}, 2, newest.at(-1)!.sequence))).toEqual([2, 1]);
    expect(await store.count({ form: "contact", sinceMs: 1 })).toBe(2);
  });

  test("claims the first waiting delivery only, and the next one after it is delivered", async () => {
    await using store = await opened(open);
    const [first, second] = [newLead(), newLead()];
    await store.save(first);
    await store.save(second);

    const { claim } = await store.claimNext(stream, 1000, 500);
    expect(claim?.lead.id).toBe(first.id);
    expect(await store.claimNext(stream, 1100, 500)).toEqual({ waitUntilMs: 1500 });

    await store.markDelivered(claim!, 1200);
    expect((await store.claimNext(stream, 1300, 500)).claim?.lead.id).toBe(second.id);
    expect((await store.find(first.id))?.deliveries[0]).toMatchObject({ deliveredAtMs: 1200 });
  });

  test("a failed delivery is due again at its time, and holds up the stream until then", async () => {
    await using store = await opened(open);
    const lead = newLead();
    await store.save(lead);
    await store.save(newLead());
    const { claim } = await store.claimNext(stream, 0, 500);
    await store.markFailed(claim!, 9000, "answered 500");

    expect(await store.claimNext(stream, 8999, 500)).toEqual({ waitUntilMs: 9000 });
    const again = await store.claimNext(stream, 9000, 500);
    expect(again.claim).toMatchObject({ attempts: 1, lead: { id: lead.id } });
    expect((await store.find(lead.id))?.deliveries[0]).toMatchObject({
      attempts: 1,
      lastError: "answered 500",
      deliveredAtMs: null,
    });
  });

  test("a claim whose lease ran out can be taken over, and its late answer changes nothing", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    const late = await store.claimNext(stream, 0, 500);
    const taken = await store.claimNext(stream, 501, 500);
    expect(taken.claim?.lead.id).toBe(late.claim?.lead.id);

    await store.markFailed(late.claim!, 99_999, "timed out");
    expect(await store.claimNext(stream, 502, 500)).toEqual({ waitUntilMs: 1001 });
  });

  test("a released claim is free at once", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    const { claim } = await store.claimNext(stream, 0, 60_000);
    await store.release(claim!);
    expect((await store.claimNext(stream, 1, 500)).claim?.attempts).toBe(0);
  });

  test("many claimants at once: one gets the delivery", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.save(newLead());
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.claimNext(stream, 0, 500)),
    );
    expect(results.filter((result) => result.claim)).toHaveLength(1);
  });

  test("targets and forms are streams of their own", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.save(newLead({ form: "demo" }));
    await store.claimNext(stream, 0, 500);
    expect(
      (await store.claimNext({ target: "email", form: "contact" }, 0, 500)).claim,
    ).toBeDefined();
    expect(
      (await store.claimNext({ target: "webhook", form: "demo" }, 0, 500)).claim,
    ).toBeDefined();
  });

  test("counts what waits and what fails; retry makes failures due", async () => {
    await using store = await opened(open);
    await store.save(newLead({ receivedAtMs: 7000 }));
    await store.save(newLead({ receivedAtMs: 8000 }));
    await store.save(newLead({ spamReason: "too-fast", receivedAtMs: 9000 }));
    const { claim } = await store.claimNext(stream, 0, 500);
    await store.markFailed(claim!, 99_999, "answered 500");

    expect(await store.stats()).toEqual([
      {
        form: "contact",
        leads: 2,
        spam: 1,
        waiting: { webhook: 2, email: 2, confirmation: 0 },
        failing: { webhook: 1, email: 0, confirmation: 0 },
        refused: { webhook: 0, email: 0, confirmation: 0 },
        held: { webhook: 0, email: 0, confirmation: 0 },
        oldestWaitingAtMs: { webhook: 7000, email: 7000, confirmation: null },
        lastReceivedAtMs: 9000,
      },
    ]);
    expect(await store.retryFailed()).toBe(1);
    expect((await store.claimNext(stream, 1000, 500)).claim).toBeDefined();
  });

  test("a delivery that is refused for good is set aside, and the order of the rest stays", async () => {
    await using store = await opened(open);
    const leads = [newLead(), newLead(), newLead()];
    for (const lead of leads) await store.save(lead);
    const [first, second, third] = leads.map((lead) => lead.id);
    const next = async (nowMs: number) => (await store.claimNext(stream, nowMs, 500)).claim;

    await store.markRefused((await next(0))!, 900, "answered 422");
    expect(await store.claimNext(stream, 800, 500)).toEqual({ waitUntilMs: 900 });
    const again = await next(900);
    expect(again).toMatchObject({ lead: { id: first }, attempts: 1, refusals: 1 });
    await store.markRefused(again!, null, "answered 422");

    const behind = await next(1000);
    expect(behind?.lead.id).toBe(second);
    await store.markDelivered(behind!, 1001);
    expect((await next(1002))?.lead.id).toBe(third);
    expect((await store.find(first!))?.deliveries).toMatchObject([
      { target: "webhook", setAside: "refused", attempts: 2, lastError: "answered 422" },
      { target: "email", setAside: null },
    ]);
    expect(await store.stats()).toMatchObject([
      {
        waiting: { webhook: 1, email: 3 },
        failing: { webhook: 0 },
        refused: { webhook: 1, email: 0 },
      },
    ]);
    expect((await store.page({ refused: true }, 0, 10)).map((lead) => lead.id)).toEqual([first]);
    expect(await store.count({ refused: true })).toBe(1);
  });

  test("what was refused can be tried again or given up, and what was given up taken back", async () => {
    await using store = await opened(open);
    const [lead, other] = [newLead(), newLead()];
    await store.save(lead);
    await store.save(other);
    const refuse = async (nowMs: number) => {
      const { claim } = await store.claimNext(stream, nowMs, 500);
      expect(claim).toMatchObject({ lead: { id: lead.id }, refusals: 0 });
      await store.markRefused(claim!, null, "answered 422");
    };
    expect(await store.skipLead(lead.id)).toEqual([]);
    expect(await store.retryLead("nobody")).toEqual([]);
    await refuse(0);
    expect(await store.retryFailed()).toBe(1);
    await refuse(1);
    expect(await store.retryLead(lead.id)).toEqual(["webhook"]);
    await refuse(2);

    expect(await store.skipLead(lead.id)).toEqual(["webhook"]);
    expect(await store.stats()).toMatchObject([
      { waiting: { webhook: 1 }, refused: { webhook: 0, email: 0 } },
    ]);
    expect(await store.retryFailed()).toBe(0);
    const ahead = await store.claimNext(stream, 3, 500);
    expect(ahead.claim?.lead.id).toBe(other.id);
    await store.release(ahead.claim!);
    expect(await store.retryLead(lead.id)).toEqual(["webhook"]);
    expect((await store.claimNext(stream, 4, 500)).claim?.lead.id).toBe(lead.id);
  });

  test("a failed delivery can be made due; one that was refused waits for its time", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.save(newLead({ form: "demo" }));
    const demo = { target: "webhook", form: "demo" } as const;
    expect(await store.makeDue(stream, 0)).toBe(false);
    await store.markFailed((await store.claimNext(stream, 0, 500)).claim!, 9000, "answered 500");
    await store.markRefused((await store.claimNext(demo, 0, 500)).claim!, 9000, "answered 422");
    expect(await store.makeDue(stream, 10)).toBe(true);
    expect(await store.makeDue(demo, 10)).toBe(false);
    expect((await store.claimNext(stream, 11, 500)).claim).toBeDefined();
    expect(await store.claimNext(demo, 11, 500)).toEqual({ waitUntilMs: 9000 });
  });

  test("a process alone on its store takes back what one before it had claimed", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.claimNext(stream, 0, 60_000);
    expect((await store.claimNext(stream, 1, 60_000)).claim).toBeUndefined();
    await store.takeBackClaims();
    expect((await store.claimNext(stream, 2, 60_000)).claim).toMatchObject({ attempts: 0 });
  });

  test("forgets a person in any case of letters, and nobody else", async () => {
    await using store = await opened(open);
    const fields = { name: "Ada", email: "Ada@Northfield.example", company: "N", message: "Hi" };
    const delivered = newLead({ fields });
    await store.save(delivered);
    await store.save(newLead({ fields: { email: "ada@northfield.example" }, form: "newsletter" }));
    await store.save(newLead({ fields, spamReason: "honeypot" }));
    const other = newLead();
    await store.save(other);
    const { claim } = await store.claimNext(stream, 0, 500);
    await store.markDelivered(claim!, 1);

    expect(await store.forget("ADA@northfield.example")).toMatchObject({
      leads: 3,
      delivered: { webhook: 1, email: 0, confirmation: 0 },
    });
    expect(await store.find(delivered.id)).toBeUndefined();
    expect((await store.page({ spam: "include" }, 0, 10)).map((lead) => lead.id)).toEqual([
      other.id,
    ]);
    expect((await store.claimNext(stream, 2, 500)).claim?.lead.id).toBe(other.id);
    expect(await store.forget("ada@northfield.example")).toMatchObject({ leads: 0 });
  });

  test("says when it is ready, and refuses after close", async () => {
    const store = await open();
    await store.checkReady();
    await store.close();
    await expect(store.save(newLead())).rejects.toThrow();
    await expect(store.checkReady()).rejects.toThrow();
  });

  test("state, owner and note are kept, and nobody overwrites what they have not seen", async () => {
    await using store = await opened(open);
    const lead = newLead();
    await store.save(lead);
    const first = await store.find(lead.id);
    expect(first).toMatchObject({ state: "new", owner: "", note: "", version: 0 });
    const change = { state: "answered", owner: "Mira", note: "Called.\nWants 400." } as const;
    expect(await store.change(lead.id, 0, change)).toBe("changed");
    expect(await store.find(lead.id)).toMatchObject({ ...change, version: 1 });
    expect(await store.change(lead.id, 0, { note: "Lost?" })).toBe("changed-meanwhile");
    expect(await store.find(lead.id)).toMatchObject({ note: change.note, version: 1 });
    expect(await store.change(lead.id, 1, { note: "" })).toBe("changed");
    expect(await store.find(lead.id)).toMatchObject({ state: "answered", note: "", version: 2 });
    expect(await store.change("no-such-lead", 0, {})).toBe("gone");
    const both = [
      store.change(lead.id, 2, { owner: "A" }),
      store.change(lead.id, 2, { owner: "B" }),
    ];
    expect((await Promise.all(both)).toSorted()).toEqual(["changed", "changed-meanwhile"]);
  });

  test("what is marked as spam is not delivered any more, and goes out when it is none", async () => {
    await using store = await opened(open);
    const [marked, caught] = [newLead(), newLead({ spamReason: "honeypot" })];
    for (const lead of [marked, caught]) await store.save(lead);
    expect(await store.change(marked.id, 0, { isSpam: true })).toBe("changed");
    expect(await store.find(marked.id)).toMatchObject({ spamReason: "marked", deliveries: [] });
    expect(await store.claimNext(stream, 1, 500)).toEqual({ waitUntilMs: undefined });
    for (const [lead, version] of [[caught, 0] as const, [marked, 1] as const]) {
      expect(await store.change(lead.id, version, { isSpam: false })).toBe("changed");
    }
    expect(await store.find(caught.id)).toMatchObject({
      spamReason: null,
      deliveries: [{ target: "webhook" }, { target: "email" }],
    });
    expect((await store.claimNext(stream, 1, 500)).claim?.lead.id).toBe(marked.id);
  });

  test("finds by text in any case of letters, state, address, day and prefix", async () => {
    await using store = await opened(open);
    const fields = { name: "Ana Müller", email: "Ana@acme.example", message: "100% of 5_000" };
    const [ana, other] = [
      newLead({ fields, receivedAtMs: 5000 }),
      newLead({ receivedAtMs: 9000, form: "demo" }),
    ];
    for (const lead of [ana, other]) await store.save(lead);
    await store.change(other.id, 0, { state: "closed", owner: "Jörg", note: "Budget in Q3" });
    const found = async (filter: LeadFilter) =>
      (await store.newest(filter, 10)).map(({ id }) => (id === ana.id ? "ana" : "other"));
    expect(await found({ search: "MÜLLER" })).toEqual(["ana"]);
    expect(await found({ search: "100% of 5_0" })).toEqual(["ana"]);
    expect(await found({ search: "100% o_" })).toEqual([]);
    expect(await found({ search: "jörg" })).toEqual(["other"]);
    expect(await found({ search: "budget" })).toEqual(["other"]);
    expect(await found({ search: "message" })).toEqual([]);
    expect(await found({ state: "closed" })).toEqual(["other"]);
    expect(await found({ state: "new", form: "contact" })).toEqual(["ana"]);
    expect(await found({ email: "ana@ACME.example" })).toEqual(["ana"]);
    expect(await found({ sinceMs: 5000, beforeMs: 9000 })).toEqual(["ana"]);
    expect(await store.count({ search: "müller" })).toBe(1);
    expect((await store.findByPrefix(ana.id.slice(0, 13), 2)).map(({ id }) => id)).toEqual([
      ana.id,
    ]);
    expect(await store.findByPrefix("%", 2)).toEqual([]);
  });

  test("a subscriber who confirms is passed on; one who unsubscribes is noted on every lead", async () => {
    await using store = await opened(open);
    const subscribe = (token: string, email = "ana@acme.example") =>
      newLead({
        form: "newsletter",
        fields: { email },
        subscriptionToken: token,
        deliverTo: ["confirmation"],
      });
    const [first, second, other] = [
      subscribe("one"),
      subscribe("two", "ANA@acme.example"),
      subscribe("three", "bo@acme.example"),
    ];
    for (const lead of [first, second, other]) await store.save(lead);
    const asked = { target: "confirmation", form: "newsletter" } as const;
    const { claim } = await store.claimNext(asked, 1, 500);
    expect(claim?.lead).toMatchObject({ id: first.id, subscriptionToken: "one" });
    await store.markDelivered(claim!, 2);
    expect(await store.claimNext({ ...asked, target: "webhook" }, 1, 500)).toEqual({
      waitUntilMs: undefined,
    });

    expect(await store.confirmSubscription("none", 5)).toBeUndefined();
    expect(await store.confirmSubscription("one", 5)).toBe("ana@acme.example");
    expect(await store.confirmSubscription("one", 9)).toBe("ana@acme.example");
    expect(await store.find(first.id)).toMatchObject({ confirmedAtMs: 5, unsubscribedAtMs: null });
    const passedOn = await store.claimNext({ ...asked, target: "webhook" }, 1, 500);
    expect(passedOn.claim?.lead.id).toBe(first.id);

    expect(await store.unsubscribe("none", 7)).toBeUndefined();
    expect((await store.unsubscribe("one", 7))?.toLowerCase()).toBe("ana@acme.example");
    for (const { id } of [first, second]) {
      expect(await store.find(id)).toMatchObject({ unsubscribedAtMs: 7 });
    }
    expect(await store.find(other.id)).toMatchObject({ unsubscribedAtMs: null });
    await store.confirmSubscription("two", 8);
    expect(await store.find(second.id)).toMatchObject({ confirmedAtMs: 8, unsubscribedAtMs: null });
  });
}

/** A store of the first version held one lead, "old", which its webhook had failed four times. */
export async function expectUpgraded(store: LeadStore): Promise<void> {
  expect(await store.stats()).toMatchObject([
    { waiting: { webhook: 1, email: 1 }, failing: { webhook: 1 }, refused: { webhook: 0 } },
  ]);
  const { claim } = await store.claimNext(stream, 1, 500);
  expect(claim).toMatchObject({ lead: { id: "old" }, attempts: 4, refusals: 0 });
  await store.markRefused(claim!, null, "answered 422");
  expect((await store.find("old"))?.deliveries).toMatchObject([
    { target: "webhook", setAside: "refused" },
    { target: "email", setAside: null },
  ]);
  await store.checkReady();
}

async function opened(open: OpenStore): Promise<LeadStore & AsyncDisposable> {
  const store = await open();
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}
