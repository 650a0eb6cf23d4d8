import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

/** That Slack and HubSpot get what they are configured for, and that their copies are known. */
export function testChosenTargets(open: OpenStore): void {
  test("a lead that is no spam goes where it would have gone, and a forgotten person's copies are named", async () => {
    await using store = await opened(open);
    await store.setTargets(["slack", "webhook"], 1, undefined);
    const fields = { email: "ana@acme.example" };
    const spam = newLead({ form: "demo", fields, spamReason: "too-fast" });
    const letter = newLead({ form: "newsletter", fields, spamReason: "too-fast" });
    for (const lead of [spam, letter]) await store.save(lead);
    const targetsOf = async (id: string) =>
      (await store.find(id))?.deliveries.map(({ target }) => target).toSorted();
    for (const { id } of [spam, letter]) await store.change(id, 0, { isSpam: false });
    expect(await targetsOf(spam.id)).toEqual(["email", "slack", "webhook"]);
    expect(await targetsOf(letter.id)).toEqual(["email", "webhook"]);
    await store.markDelivered(await claimed(store, { target: "slack", form: "demo" }, 1, 500), 2);
    expect((await store.stats()).find(({ form }) => form === "demo")?.waiting).toMatchObject({
      webhook: 1,
      slack: 0,
      hubspot: 0,
      email: 0,
    });
    expect((await store.forget("ana@acme.example")).delivered).toEqual({
      webhook: 0,
      email: 0,
      slack: 1,
      hubspot: 0,
      confirmation: 0,
    });
  });
}
