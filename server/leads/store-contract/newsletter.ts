import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

/** That subscribers are passed on when they confirm, and noted when they leave. */
export function testNewsletter(open: OpenStore): void {
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
    const claim = await claimed(store, asked, 1, 500);
    expect(claim?.lead).toMatchObject({ id: first.id, subscriptionToken: "one" });
    await store.markDelivered(claim, 2);
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
