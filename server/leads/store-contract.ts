import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadStore } from "./store.ts";

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
    const { idempotencyKey: _, ...expected } = lead;
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
        waiting: { webhook: 2, email: 2 },
        failing: { webhook: 1, email: 0 },
        lastReceivedAtMs: 9000,
      },
    ]);
    expect(await store.retryFailed()).toBe(1);
    expect((await store.claimNext(stream, 1000, 500)).claim).toBeDefined();
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
      delivered: { webhook: 1, email: 0 },
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
}

async function opened(open: OpenStore): Promise<LeadStore & AsyncDisposable> {
  const store = await open();
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}
