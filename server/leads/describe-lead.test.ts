import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { cameFrom, standing } from "./describe-lead.ts";
import type { StoredLead } from "./store.ts";

function subscriber(parts: Partial<StoredLead>, deliveredAtMs: number | null = null): StoredLead {
  const confirmation = { target: "confirmation", deliveredAtMs, attempts: 0 } as const;
  const settled = { isSetUp: true, nextAttemptAtMs: 0, lastError: null, setAside: null };
  return {
    ...newLead({ form: "newsletter" }),
    ...({ sequence: 1, state: "new", owner: "", note: "", followUp: "", version: 0 } as const),
    confirmedAtMs: null,
    deliveries: [{ ...confirmation, ...settled }],
    ...parts,
  };
}

test("a subscriber stands where the mail that asks them stands", () => {
  expect(standing(subscriber({}))).toBe("new");
  expect(standing(subscriber({}, 5))).toBe("new, mail sent");
  expect(standing(subscriber({ confirmedAtMs: 7, state: "closed" }, 5))).toBe("closed, confirmed");
  expect(standing(subscriber({ confirmedAtMs: 7, unsubscribed: { atMs: 9 } }, 5))).toBe("new");
});

test("a lead came from its campaign, else from another site's page", () => {
  const referrer = "www.google.com";
  expect(cameFrom({ arrival: { utm_source: "google", utm_campaign: "spring", referrer } })).toBe(
    "google / spring",
  );
  expect(cameFrom({ arrival: { referrer } })).toBe(referrer);
  expect(cameFrom({ arrival: {} })).toBe("");
});
