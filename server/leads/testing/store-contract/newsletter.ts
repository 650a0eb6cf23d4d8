import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

/** That subscribers are passed on when they confirm, and noted when they leave. */
export function testNewsletter(open: OpenStore): void {
  test("a subscriber who confirms is passed on; one who unsubscribes is noted on every lead", async () => {
    await using store = await opened(open);
    const subscribe = (token: string, email = "ana@acme.example", target = "confirmation") =>
      newLead({
        form: "newsletter",
        fields: { email },
        subscriptionToken: token,
        deliverTo: [target as "confirmation"],
      });
    const [first, second, other] = [
      subscribe("one"),
      subscribe("two", "ANA@acme.example", "email"),
      subscribe("three", "bo@acme.example"),
    ];
    for (const lead of [first, second, other]) await store.save(lead);
    const asked = { target: "confirmation", form: "newsletter" } as const;
    const claim = await claimed(store, asked, 1, 500);
    expect(claim?.lead).toMatchObject({ id: first.id, subscriptionToken: "one" });
    await store.markDelivered(claim, 2);
    const counts = async () => [
      await store.count({ confirmation: "sent" }),
      await store.count({ confirmation: "confirmed" }),
    ];
    expect(await counts()).toEqual([1, 0]);
    expect(await store.claimNext({ ...asked, target: "webhook" }, 1, 500)).toEqual({
      waitUntilMs: undefined,
    });

    expect(await store.confirmSubscription("none", 5)).toBeUndefined();
    expect(await store.confirmSubscription("one", 5)).toEqual({ email: "ana@acme.example" });
    expect(await store.confirmSubscription("one", 9)).toEqual({ email: "ana@acme.example" });
    const confirmed = await store.find(first.id);
    expect(confirmed).toMatchObject({ confirmedAtMs: 5 });
    expect(await counts()).toEqual([0, 1]);
    expect(confirmed?.unsubscribed).toBeUndefined();
    const passedOn = await store.claimNext({ ...asked, target: "webhook" }, 1, 500);
    expect(passedOn.claim?.lead.id).toBe(first.id);

    expect(await store.unsubscribe("none", 7)).toBeUndefined();
    expect((await store.unsubscribe("one", 7))?.email?.toLowerCase()).toBe("ana@acme.example");
    for (const { id } of [first, second]) {
      expect(await store.find(id)).toMatchObject({ unsubscribed: { atMs: 7 } });
    }
    expect(await counts()).toEqual([0, 0]);
    const stays = await store.find(other.id);
    expect(stays).toMatchObject({ fields: other.fields });
    expect(stays?.unsubscribed).toBeUndefined();
  });

  const email = "Ana@acme.example";
  const webhook = { target: "webhook", form: "newsletter" } as const;
  const subscriber = (token: string) =>
    newLead({
      form: "newsletter",
      fields: { email },
      arrival: { utm_source: "acme" },
      subscriptionToken: token,
    });

  test("of whoever unsubscribes only a digest is kept, by which they can still be forgotten", async () => {
    await using store = await opened(open);
    const lead = subscriber("one");
    const contact = newLead({ fields: { email, message: "Hello" } });
    for (const each of [lead, contact]) await store.save(each);
    await store.change(lead.id, 0, { state: "answered", note: "Ana of ACME" });
    expect(await store.unsubscribe("one", 7)).toEqual({ email });
    const left = await store.find(lead.id);
    expect(left).toMatchObject({
      fields: {},
      note: "",
      sourcePage: null,
      arrival: {},
      state: "answered",
      unsubscribed: { atMs: 7 },
    });
    expect(JSON.stringify(left).toLowerCase()).not.toMatch(/ana|acme/);
    expect(await store.count({ search: "ana@", spam: "include" })).toBe(1);
    expect((await store.find(contact.id))?.fields).toEqual(contact.fields);

    // The link in an old newsletter still answers, and neither it nor the first mail's brings the address back.
    expect(await store.unsubscribe("one", 9)).toEqual({ email: null });
    expect(await store.confirmSubscription("one", 9)).toEqual({ email: null });
    expect(await store.find(lead.id)).toEqual(left);

    const again = subscriber("two");
    await store.save(again);
    expect((await store.find(again.id))?.unsubscribed).toBeUndefined();
    expect(await store.count({ email: "ANA@acme.example" })).toBe(3);
    expect(await store.forget("ana@acme.example")).toMatchObject({ leads: 3 });
    expect(await store.find(lead.id)).toBeUndefined();
  });

  test("what waits to be passed on is stopped; owners who may have the lead are told", async () => {
    await using store = await opened(open);
    const [delivered, waiting] = [subscriber("one"), subscriber("two")];
    const other = newLead({ form: "newsletter", fields: { email: "bo@acme.example" } });
    for (const lead of [delivered, waiting, other]) await store.save(lead);
    await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
    const leftAtMs = delivered.receivedAtMs + 90_000;
    await store.unsubscribe("two", leftAtMs);
    const [stats] = await store.stats();
    expect(stats?.waiting).toMatchObject({ webhook: 2, email: 1 });
    expect(stats?.oldestWaitingAtMs.webhook).toBe(Math.min(leftAtMs, other.receivedAtMs));

    const told = await claimed(store, webhook, 8, 500);
    expect(told.lead).toMatchObject({
      id: delivered.id,
      fields: {},
      unsubscribed: { atMs: leftAtMs },
    });
    await store.markDelivered(told, 9);
    expect((await claimed(store, webhook, 10, 500)).lead.id).toBe(other.id);
    const mailed = await claimed(store, { ...webhook, target: "email" }, 10, 500);
    expect(mailed.lead.id).toBe(other.id);
    expect((await store.find(waiting.id))?.deliveries).toEqual([]);
    expect(await store.change(waiting.id, 1, { isSpam: true })).toBe("changed");
    expect(await store.change(waiting.id, 2, { isSpam: false })).toBe("changed");
    expect((await store.find(waiting.id))?.deliveries).toEqual([]);
  });

  test("a lead that is on its way, or whose receiver gave no answer, is told about; a refused one is not", async () => {
    await using store = await opened(open);
    const mail = { ...webhook, target: "email" } as const;
    const lead = subscriber("one");
    await store.save(lead);
    await store.markFailed(await claimed(store, webhook, 1, 500), 90_000, "timed out");
    const onItsWay = await claimed(store, mail, 1, 500);
    await store.unsubscribe("one", 7);
    await store.markDelivered(onItsWay, 8);
    for (const of of [webhook, mail]) {
      const told = await claimed(store, of, 501, 500);
      expect(told).toMatchObject({ attempts: 0, lead: { id: lead.id, unsubscribed: { atMs: 7 } } });
    }
    const refused = subscriber("two");
    await store.save(refused);
    await store.takeBackClaims();
    await store.markDelivered(await claimed(store, webhook, 502, 500), 502);
    await store.markRefused(await claimed(store, webhook, 503, 500), null, "answered 422");
    await store.unsubscribe("two", 504);
    expect((await store.find(refused.id))?.deliveries).toEqual([]);
  });
}
