import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadFilter } from "../../store.ts";
import { claimed, opened, stream, type OpenStore } from "./opened-store.ts";

/** What the people who read the leads do with them: find, change, mark, forget. */
export function testReadLeads(open: OpenStore): void {
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
    expect(ids(await store.page({}, first.at(-1)?.sequence ?? 0, 10))).toEqual([2, 3, 4]);
    expect(ids(await store.page({ form: "demo" }, 0, 10))).toEqual([1, 3]);
    expect(ids(await store.page({ sinceMs: 3000 }, 0, 10))).toEqual([3, 4]);
    const newest = await store.newest({}, 2);
    expect(ids(newest)).toEqual([4, 3]);
    expect(ids(await store.newest({}, 2, newest.at(-1)?.sequence))).toEqual([2, 1]);
    expect(await store.count({ form: "contact", sinceMs: 1 })).toBe(2);
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
    const claim = await claimed(store, stream, 0, 500);
    await store.markDelivered(claim, 1);

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
      newLead({
        receivedAtMs: 9000,
        form: "demo",
        arrival: { utm_source: "letter", utm_campaign: "Spring 50%", utm_term: "quotes" },
      }),
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
    expect(await found({ search: "spring" })).toEqual(["other"]);
    expect(await found({ search: "utm_campaign" })).toEqual([]);
    expect(await found({ search: "message" })).toEqual([]);
    expect(await found({ cameFrom: "LETTER / spring 50%" })).toEqual(["other"]);
    expect(await found({ cameFrom: "spring", form: "contact" })).toEqual([]);
    for (const cameFrom of ["budget", "quotes", "utm_source", "l_tter"])
      expect(await found({ cameFrom })).toEqual([]);
    expect(await found({ owner: "JÖRG" })).toEqual(["other"]);
    expect(await found({ owner: "jö" })).toEqual([]);
    expect(await found({ owner: "" })).toEqual(["ana"]);
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
}
