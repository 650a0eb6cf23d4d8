import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { claimed, opened, stream, type OpenStore } from "./opened-store.ts";

/** That a delivery which is refused does not stop those behind it, and can be settled. */
export function testRefusals(open: OpenStore): void {
  test("a delivery that is refused for good is set aside, and the order of the rest stays", async () => {
    await using store = await opened(open);
    const [first, second, third] = [newLead(), newLead(), newLead()];
    for (const lead of [first, second, third]) await store.save(lead);
    const next = (nowMs: number) => claimed(store, stream, nowMs, 500);

    await store.markRefused(await next(0), 900, "answered 422");
    expect(await store.claimNext(stream, 800, 500)).toEqual({ waitUntilMs: 900 });
    const again = await next(900);
    expect(again).toMatchObject({ lead: { id: first.id }, attempts: 1, refusals: 1 });
    await store.markRefused(again, null, "answered 422");

    const behind = await next(1000);
    expect(behind.lead.id).toBe(second.id);
    await store.markDelivered(behind, 1001);
    expect((await next(1002)).lead.id).toBe(third.id);
    expect((await store.find(first.id))?.deliveries).toMatchObject([
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
    expect((await store.page({ refused: true }, 0, 10)).map((lead) => lead.id)).toEqual([first.id]);
    expect(await store.count({ refused: true })).toBe(1);
  });

  test("what was refused can be tried again or given up, and what was given up taken back", async () => {
    await using store = await opened(open);
    const [lead, other] = [newLead(), newLead()];
    await store.save(lead);
    await store.save(other);
    const refuse = async (nowMs: number) => {
      const claim = await claimed(store, stream, nowMs, 500);
      expect(claim).toMatchObject({ lead: { id: lead.id }, refusals: 0 });
      await store.markRefused(claim, null, "answered 422");
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
    const ahead = await claimed(store, stream, 3, 500);
    expect(ahead.lead.id).toBe(other.id);
    await store.release(ahead);
    expect(await store.retryLead(lead.id)).toEqual(["webhook"]);
    expect((await store.claimNext(stream, 4, 500)).claim?.lead.id).toBe(lead.id);
  });

  test("one target's delivery is settled by itself; without a target only what was refused is given up", async () => {
    await using store = await opened(open);
    const lead = newLead();
    await store.save(lead);
    const mail = { ...stream, target: "email" } as const;
    await store.markRefused(await claimed(store, stream, 0, 500), null, "answered 422");
    await store.markFailed(await claimed(store, mail, 0, 500), 9000, "ECONNREFUSED");
    const aside = async () =>
      (await store.find(lead.id))?.deliveries.map(({ target, setAside }) => [target, setAside]);

    expect(await store.skipLead(lead.id)).toEqual(["webhook"]);
    expect(await aside()).toEqual([
      ["webhook", "skipped"],
      ["email", null],
    ]);
    expect(await store.claimNext(mail, 1, 500)).toEqual({ waitUntilMs: 9000 });
    expect(await store.retryLead(lead.id, "email")).toEqual(["email"]);
    expect(await aside()).toEqual([
      ["webhook", "skipped"],
      ["email", null],
    ]);
    expect(await store.skipLead(lead.id, "confirmation")).toEqual([]);
    expect(await store.skipLead(lead.id, "email")).toEqual(["email"]);
    expect((await store.retryLead(lead.id)).toSorted()).toEqual(["email", "webhook"]);
  });

  test("a failed delivery can be made due; one that was refused waits for its time", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.save(newLead({ form: "demo" }));
    const demo = { target: "webhook", form: "demo" } as const;
    expect(await store.makeDue(stream, 0)).toBe(false);
    await store.markFailed(await claimed(store, stream, 0, 500), 9000, "answered 500");
    await store.markRefused(await claimed(store, demo, 0, 500), 9000, "answered 422");
    expect(await store.makeDue(stream, 10)).toBe(true);
    expect(await store.makeDue(demo, 10)).toBe(false);
    expect((await store.claimNext(stream, 11, 500)).claim).toBeDefined();
    expect(await store.claimNext(demo, 11, 500)).toEqual({ waitUntilMs: 9000 });
  });
}
