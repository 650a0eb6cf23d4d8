import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { opened, stream, type OpenStore } from "./opened-store.ts";

/** That a lead is kept, once and word for word. */
export function testKeptLeads(open: OpenStore): void {
  test("keeps a lead word for word", async () => {
    await using store = await opened(open);
    const lead = newLead({
      fields: { email: "zoë@x.example", message: "tab\tline\nquote ' \" 🚀 \\u0000" },
      arrival: { utm_campaign: "Frühling 'x'", referrer: "news.example/a" },
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

  test("says when it is ready, and refuses after close", async () => {
    const store = await open();
    await store.checkReady();
    await store.close();
    await expect(store.save(newLead())).rejects.toThrow();
    await expect(store.checkReady()).rejects.toThrow();
  });
}
