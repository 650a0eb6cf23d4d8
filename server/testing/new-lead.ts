import { randomUUID } from "node:crypto";
import type { NewLead } from "#server/leads/store.ts";

let made = 0;

/** A lead that differs from every other, with the given parts replaced. */
export function newLead(parts: Partial<NewLead> = {}): NewLead {
  made += 1;
  return {
    id: randomUUID(),
    idempotencyKey: randomUUID(),
    form: "contact",
    receivedAtMs: 1_700_000_000_000 + made,
    spamReason: null,
    sourcePage: "/company/contact",
    arrival: {},
    subscriptionToken: null,
    deliverTo: ["webhook", "email"],
    fields: {
      name: "Ada Marsh",
      email: `ada.${made}@northfield.example`,
      company: "Northfield Aero",
      message: `Please call about RFQ ${made}.\nThank you.`,
    },
    ...parts,
  };
}
