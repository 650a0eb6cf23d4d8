import type { HubspotConfig } from "#server/config.ts";
import type { Lead } from "#server/leads/store.ts";
import { type Delivery, personalForms } from "./deliveries.ts";
import { answered, isTaken, sendJson } from "./post-json.ts";

const API = "https://api.hubapi.com";
const CONFLICT = 409;

/**
 * As a contact of HubSpot's CRM, by a private app's token (scope crm.objects.contacts.write): created, and where the
 * address is one already, that contact is brought up to date. What the lead leaves out is left as it is there.
 */
export function makeHubspotDelivery(
  { token }: HubspotConfig,
  { api = API, timeoutMs }: { api?: string; timeoutMs?: number } = {},
): Delivery {
  const contacts = `${api}/crm/v3/objects/contacts`;
  return {
    target: "hubspot",
    forms: personalForms,
    async deliver(lead, signal) {
      const body = JSON.stringify({ properties: propertiesOf(lead) });
      const sent = { headers: { Authorization: `Bearer ${token}` }, body, signal, timeoutMs };
      const created = await sendJson(contacts, sent);
      if (created !== CONFLICT) return check(created);
      const email = encodeURIComponent(lead.fields["email"] ?? "");
      const known = `${contacts}/${email}?idProperty=email`;
      const updated = await sendJson(known, { ...sent, method: "PATCH" });
      // Gone between the two calls: the next try creates it.
      if (updated === 404) throw answered(updated, "away");
      check(updated);
    },
  };
}

/** A token that is wrong or may not write is no fault of the lead's. */
function check(status: number): void {
  if (isTaken(status)) return;
  throw status === 401 || status === 403 ? answered(status, "unwilling") : answered(status);
}

/** By the names of HubSpot's own properties, which every account has. */
function propertiesOf({ fields }: Lead): Record<string, string> {
  const { name = "", email, phone, company, message } = fields;
  const [, first = name, last] = /^(.*\S)\s+(\S+)$/s.exec(name.trim()) ?? [];
  const given = { email, firstname: first, lastname: last, phone, company, message };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
