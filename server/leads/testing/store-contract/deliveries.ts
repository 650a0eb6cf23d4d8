import { expect, test } from "vitest";
import { forTargets } from "#server/leads/lead-stats.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { claimed, opened, stream, type OpenStore } from "./opened-store.ts";

/** That deliveries go out in order, one at a time for each form and target. */
export function testDeliveries(open: OpenStore): void {
  test("claims the first waiting delivery only, and the next one after it is delivered", async () => {
    await using store = await opened(open);
    const [first, second] = [newLead(), newLead()];
    await store.save(first);
    await store.save(second);

    const claim = await claimed(store, stream, 1000, 500);
    expect(claim?.lead.id).toBe(first.id);
    expect(await store.claimNext(stream, 1100, 500)).toEqual({ waitUntilMs: 1500 });

    await store.markDelivered(claim, 1200);
    expect((await store.claimNext(stream, 1300, 500)).claim?.lead.id).toBe(second.id);
    expect((await store.find(first.id))?.deliveries[0]).toMatchObject({ deliveredAtMs: 1200 });
  });

  test("a failed delivery is due again at its time, and holds up the stream until then", async () => {
    await using store = await opened(open);
    const lead = newLead();
    await store.save(lead);
    await store.save(newLead());
    const claim = await claimed(store, stream, 0, 500);
    await store.markFailed(claim, 9000, "answered 500");

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
    const late = await claimed(store, stream, 0, 500);
    const taken = await claimed(store, stream, 501, 500);
    expect(taken).toMatchObject({ attempts: 1, lead: { id: late.lead.id } });

    await store.markFailed(late, 99_999, "timed out");
    expect(await store.claimNext(stream, 502, 500)).toEqual({ waitUntilMs: 1001 });
  });

  test("a claim that was cut off is free at once, and counts as a try", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    const claim = await claimed(store, stream, 0, 60_000);
    await store.release(claim);
    expect((await store.claimNext(stream, 1, 500)).claim).toMatchObject({
      attempts: 1,
      refusals: 0,
    });
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
    const claim = await claimed(store, stream, 0, 500);
    await store.markFailed(claim, 99_999, "answered 500");

    const none = forTargets(() => 0);
    const never = forTargets(() => null);
    expect(await store.stats()).toEqual([
      {
        form: "contact",
        leads: 2,
        spam: 1,
        waiting: { ...none, webhook: 2, email: 2 },
        failing: { ...none, webhook: 1 },
        refused: none,
        held: none,
        stopped: none,
        oldestWaitingAtMs: { ...never, webhook: 7000, email: 7000 },
        lastReceivedAtMs: 9000,
      },
    ]);
    // Where nobody is set up to take them, only what was tried once still waits.
    await store.setTargets([], 0, undefined);
    expect(await store.stats()).toMatchObject([
      {
        waiting: { webhook: 1, email: 0 },
        oldestWaitingAtMs: { webhook: 7000, email: null },
      },
    ]);
    expect(await store.retryFailed()).toBe(1);
    expect((await store.claimNext(stream, 1000, 500)).claim).toBeDefined();
  });

  test("a process alone on its store takes back what one before it had claimed", async () => {
    await using store = await opened(open);
    await store.save(newLead());
    await store.claimNext(stream, 0, 60_000);
    expect((await store.claimNext(stream, 1, 60_000)).claim).toBeUndefined();
    await store.takeBackClaims();
    expect((await store.claimNext(stream, 2, 60_000)).claim).toMatchObject({ attempts: 1 });
  });
}
