import { expect } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import type { LeadStore } from "../store.ts";
import { testChosenTargets } from "./store-contract/chosen-targets.ts";
import { testDailyCounts } from "./store-contract/daily-counts.ts";
import { testDeliveries } from "./store-contract/deliveries.ts";
import { testKeptLeads } from "./store-contract/kept-leads.ts";
import { testMarkedSpam } from "./store-contract/marked-spam.ts";
import { testNewsletter } from "./store-contract/newsletter.ts";
import { claimed, type OpenStore, stream } from "./store-contract/opened-store.ts";
import { testPeople } from "./store-contract/people.ts";
import { testReadLeads } from "./store-contract/read-leads.ts";
import { testRefusals } from "./store-contract/refusals.ts";
import { testSubscribing } from "./store-contract/subscribing.ts";
import { testUnsubscribing } from "./store-contract/unsubscribing.ts";

/** What every lead store must do. `open` gives an empty store each time. */
export function testStoreContract(open: OpenStore): void {
  testKeptLeads(open);
  testDeliveries(open);
  testRefusals(open);
  testReadLeads(open);
  testNewsletter(open);
  testUnsubscribing(open);
  testSubscribing(open);
  testMarkedSpam(open);
  testChosenTargets(open);
  testPeople(open);
  testDailyCounts(open);
}

/** A store of the first version held one lead, "old", which its webhook had failed four times. */
export async function expectUpgraded(store: LeadStore): Promise<void> {
  expect(await store.stats()).toMatchObject([
    { waiting: { webhook: 1, email: 0 }, failing: { webhook: 1 }, refused: { webhook: 0 } },
  ]);
  const claim = await claimed(store, stream, 1, 500);
  expect(claim).toMatchObject({ lead: { id: "old" }, attempts: 4, refusals: 0 });
  await store.markRefused(claim, null, "answered 422");
  expect((await store.find("old"))?.deliveries).toMatchObject([
    { target: "webhook", setAside: "refused" },
    { target: "email", setAside: null },
  ]);
  await store.checkReady();
}

/** In a store of the version before, an unsubscribed address was kept. */
export async function expectErased(store: LeadStore): Promise<void> {
  const left = await store.find("left");
  expect(left).toMatchObject({ fields: {}, note: "", unsubscribed: { atMs: 9 } });
  expect(left?.deliveries).toMatchObject([{ target: "webhook", deliveredAtMs: null, attempts: 0 }]);
  expect(await store.count({ email: "A@b.example" })).toBe(1);
  const told = await claimed(store, { target: "webhook", form: "newsletter" }, 0, 500);
  expect(told.lead).toMatchObject({ id: "left", unsubscribed: { atMs: 9 } });
  expect(await store.change("left", 0, { note: "Ana" })).toBe("changed-meanwhile");
  expect(await store.save(newLead({ idempotencyKey: "key" }))).toBe("stored");
}

export const unsubscribedBefore = `
  INSERT INTO leads (id, idempotency_key, form, email, fields, received_at_ms, unsubscribed_at_ms, note)
    VALUES ('left', 'key', 'newsletter', 'a@B.example', '{"email":"a@B.example"}', 7, 9, 'Ana');
  INSERT INTO outbox (sequence, target, form, delivered_at_ms, lease_until_ms)
    VALUES (1, 'webhook', 'newsletter', 8, 8), (1, 'email', 'newsletter', NULL, 0),
      (1, 'confirmation', 'newsletter', NULL, 0);`;
