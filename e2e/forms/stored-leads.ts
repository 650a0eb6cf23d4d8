import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const database = join(import.meta.dirname, "../../.cache/e2e-data/leads.sqlite");

interface StoredLead {
  form: string;
  fields: Record<string, string>;
  spamReason: string | null;
  sourcePage: string | null;
  arrival: Record<string, string>;
}

/** What the server under test has stored for an email address, oldest first. */
export function storedLeads(email: string): StoredLead[] {
  const leads = new DatabaseSync(database, { readOnly: true });
  try {
    const rows = leads
      .prepare(
        "SELECT form, fields, spam_reason, source_page, arrival FROM leads WHERE email = ? ORDER BY sequence",
      )
      .all(email) as Record<
      "form" | "fields" | "spam_reason" | "source_page" | "arrival",
      string
    >[];
    return rows.map(({ form, fields, spam_reason, source_page, arrival }) => ({
      form,
      fields: JSON.parse(fields) as Record<string, string>,
      spamReason: spam_reason,
      sourcePage: source_page,
      arrival: JSON.parse(arrival) as Record<string, string>,
    }));
  } finally {
    leads.close();
  }
}
