import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { ASKED_PER_HOUR } from "../../shared-statements.ts";
import type { LeadStore } from "../../store.ts";
import { claimed, opened, type OpenStore } from "./opened-store.ts";

const asked = { target: "confirmation", form: "newsletter" } as const;
const webhook = { ...asked, target: "webhook" } as const;
const email = "ana@acme.example";
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const startMs = 1_700_000_000_000;

function subscriber(token: string, receivedAtMs = startMs, address = email) {
  const fields = { email: address };
  const parts = { fields, subscriptionToken: token, receivedAtMs };
  return newLead({ form: "newsletter", deliverTo: ["confirmation"], ...parts });
}

async function ask(store: LeadStore, nowMs: number): Promise<string | null> {
  const claim = await claimed(store, asked, nowMs, 500);
  await store.markDelivered(claim, nowMs);
  return claim.lead.subscriptionToken;
}

/** That nobody can fill a stranger's mailbox, and that no subscriber is lost over it. */
export function testSubscribing(open: OpenStore): void {
  test("ten posts of one address, at once and of any key, are one lead and one mail a day", async () => {
    await using store = await opened(open);
    const posts = Array.from({ length: 10 }, (_, n) =>
      subscriber(`t${n}`, startMs, n % 2 === 0 ? email : "ANA@acme.example"),
    );
    const results = await Promise.all(posts.map((lead) => store.save(lead)));
    expect(results.filter((result) => result === "stored")).toHaveLength(1);
    expect(await store.count({ email })).toBe(1);
    const token = await ask(store, startMs);
    expect(await store.claimNext(asked, startMs + hourMs, 500)).toEqual({ waitUntilMs: undefined });

    await store.save(subscriber("soon", startMs + dayMs - 1));
    expect(await store.claimNext(asked, startMs + dayMs, 500)).toEqual({ waitUntilMs: undefined });
    expect(await store.save(subscriber("later", startMs + dayMs))).toBe("already-stored");
    expect(await ask(store, startMs + dayMs)).toBe(token);

    await store.confirmSubscription(token ?? "", startMs + dayMs);
    await store.confirmSubscription(token ?? "", startMs + dayMs);
    expect(await store.save(subscriber("again", startMs + 9 * dayMs))).toBe("already-stored");
    expect(await store.claimNext(asked, startMs + 9 * dayMs, 500)).toEqual({
      waitUntilMs: undefined,
    });
    await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
    expect(await store.claimNext(webhook, 3, 500)).toEqual({ waitUntilMs: undefined });
  });

  test("one who has left is asked again a day later, whatever the key, and others meanwhile", async () => {
    await using store = await opened(open);
    await store.save(subscriber("one"));
    await ask(store, startMs);
    await store.unsubscribe("one", startMs + hourMs);
    expect(await store.save(subscriber("two", startMs + 2 * hourMs))).toBe("stored");
    await store.save(subscriber("other", startMs + 2 * hourMs, "bo@acme.example"));
    expect(await ask(store, startMs + 3 * hourMs)).toBe("other");
    const nothing = { waitUntilMs: undefined };
    expect(await store.claimNext(asked, startMs + dayMs, 500)).toEqual(nothing);
    expect(await ask(store, startMs + dayMs + hourMs)).toBe("two");
  });

  test("leads of one address from before, both confirmed, are one webhook", async () => {
    await using store = await opened(open);
    for (const token of ["one", "two"]) {
      await store.save({ ...subscriber(token), deliverTo: [] });
      await store.confirmSubscription(token, startMs);
    }
    await store.markDelivered(await claimed(store, webhook, 1, 500), 2);
    expect(await store.claimNext(webhook, 3, 500)).toEqual({ waitUntilMs: undefined });
  });

  test("no more than so many mails an hour ask to confirm; the rest wait", async () => {
    await using store = await opened(open);
    for (let n = 0; n <= ASKED_PER_HOUR; n += 1) {
      await store.save(subscriber(`t${n}`, startMs, `${n}@acme.example`));
    }
    for (let n = 0; n < ASKED_PER_HOUR; n += 1) await ask(store, startMs + n);
    const over = await store.claimNext(asked, startMs + hourMs - 1, 500);
    expect(over).toEqual({ waitUntilMs: startMs + hourMs });
    expect(await ask(store, startMs + hourMs)).toBe(`t${ASKED_PER_HOUR}`);
  });

  test("whoever does not confirm within seven days is erased, and their link ends; others stay", async () => {
    await using store = await opened(open);
    const [silent, waiting] = [
      subscriber("silent"),
      subscriber("wait", startMs, "bo@acme.example"),
    ];
    const kept = subscriber("kept", startMs, "cy@acme.example");
    for (const lead of [kept, silent]) {
      await store.save(lead);
      await ask(store, startMs);
    }
    await store.save(waiting);
    await store.confirmSubscription("kept", startMs);
    expect(await store.endUnconfirmed(startMs + 7 * dayMs - 1)).toBe(0);
    // By the link itself, before anybody has swept.
    expect(await store.confirmSubscription("silent", startMs + 7 * dayMs)).toBeUndefined();
    expect(await store.find(silent.id)).toBeUndefined();
    expect(await store.endUnconfirmed(startMs + 99 * dayMs)).toBe(0);
    for (const { id } of [kept, waiting]) expect(await store.find(id)).toBeDefined();
  });
}

/** `rows` reads the table itself: whoever has it cannot find an address out by trying. */
export async function expectKeyedDigest(
  store: LeadStore,
  rows: (sql: string) => Promise<unknown[]> | unknown[],
): Promise<void> {
  await store.save(subscriber("one"));
  await store.unsubscribe("one", 7);
  const [row] = (await rows("SELECT email_digest FROM leads")) as { email_digest: string }[];
  expect(row?.email_digest).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.email_digest).not.toBe(createHash("sha256").update(email).digest("hex"));
  expect(await store.count({ email })).toBe(1);
}
