import type { SQLInputValue } from "node:sqlite";
import type { FormName } from "#contract/forms.ts";
import {
  askAgain,
  askLater,
  cannotHaveArrived,
  endUnconfirmed,
  erase,
  hasCopy,
  isConfirmed,
  isNotErased,
  isSubscriber,
  isToldAnew,
  orDueAgain,
  stopsAsSpam,
  stopsUntold,
  tellAnew,
} from "#server/leads/shared-statements.ts";
import { forTargets } from "#server/leads/lead-stats.ts";
import { dialect, digestOf, type SqliteLeadRow } from "./sqlite-queries.ts";
import { mergeRescued } from "./merge-rescued.ts";
import { SqliteLeadReader } from "./sqlite-lead-reader.ts";
import { SqlitePeople } from "./sqlite-people.ts";
import {
  chosenTargets,
  type DeliveryTarget,
  type Forgotten,
  type LeadChange,
  type LeadEvent,
  type Merged,
  type NewLead,
  ownerTargets,
  type Subscriber,
} from "#server/leads/store.ts";

/** The leads of an open SQLite database. Synchronous, for use inside the worker thread. */
export class SqliteLeads extends SqliteLeadReader {
  /** Group commit: leads that came in while the disk was busy share one transaction and one sync. */
  saveAll(leads: readonly NewLead[]): ("stored" | "already-stored")[] {
    return this.database.transaction(() => leads.map((lead) => this.#save(lead)));
  }

  #save(lead: NewLead): "stored" | "already-stored" {
    const asksFirst = lead.spamReason === null && lead.deliverTo.includes("confirmation");
    if (!asksFirst) return this.#insert(lead);
    const { fields, receivedAtMs } = lead;
    const email = fields["email"] ?? "";
    const known = this.rowOf("email", email, isSubscriber);
    if (known) {
      this.database.run(askAgain("?1", "?2"), known.sequence, receivedAtMs);
      return "already-stored";
    }
    const result = this.#insert(lead);
    const added = "(SELECT sequence FROM leads WHERE id = ?1)";
    this.database.run(askLater(added, digestOf("?2"), "?3"), lead.id, email, receivedAtMs);
    return result;
  }

  #insert(lead: NewLead): "stored" | "already-stored" {
    const { changes, lastInsertRowid } = this.database.run(
      `INSERT INTO leads (id, idempotency_key, form, email, fields, spam_reason, received_at_ms, source_page,
         subscription_token, arrival)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      lead.id,
      lead.idempotencyKey,
      lead.form,
      lead.fields["email"] ?? "",
      JSON.stringify(lead.fields),
      lead.spamReason,
      lead.receivedAtMs,
      lead.sourcePage,
      lead.subscriptionToken,
      JSON.stringify(lead.arrival),
    );
    if (changes === 0) return "already-stored";
    if (lead.spamReason === null) this.#queue(lastInsertRowid, lead.form, lead.deliverTo);
    return "stored";
  }

  #queue(sequence: SQLInputValue, form: FormName, targets: readonly DeliveryTarget[]): void {
    for (const target of targets) {
      this.database.run(
        `INSERT INTO outbox (sequence, target, form) VALUES (?, ?, ?) ${orDueAgain}`,
        sequence,
        target,
        form,
      );
    }
  }

  /** Writes as much as a long lead, which fails when the file is locked or read-only or the disk full. */
  checkReady(nowMs = Date.now()): void {
    this.database.run(
      `INSERT INTO readiness (id, checked_at_ms, filler) VALUES (1, ?, randomblob(16384))
       ON CONFLICT (id) DO UPDATE SET checked_at_ms = excluded.checked_at_ms, filler = excluded.filler`,
      nowMs,
    );
  }

  change(
    id: string,
    version: number,
    change: LeadChange,
    event?: LeadEvent,
  ): "changed" | "changed-meanwhile" | "gone" {
    return this.database.transaction(() => {
      const row = this.rowOf("id", id);
      if (!row) return "gone";
      if (row.version !== version) return "changed-meanwhile";
      const { state = row.state, owner = row.owner, note = row.note } = change;
      const { followUp = row.follow_up } = change;
      if (event) new SqlitePeople(this.database).noteEvent(id, event);
      const isSpam = change.isSpam ?? row.spam_reason !== null;
      this.database.run(
        `UPDATE leads SET state = ?, owner = ?, note = ?, follow_up = ?, spam_reason = ?, version = version + 1
         WHERE id = ?`,
        state,
        owner,
        note,
        followUp,
        isSpam ? (row.spam_reason ?? "marked") : null,
        id,
      );
      // What waits of a subscriber who has left is the word that they did.
      if (row.unsubscribed_at_ms !== null) return "changed";
      if (isSpam) {
        this.database.run(
          `UPDATE outbox SET set_aside = 'spam' WHERE sequence = ? AND ${stopsAsSpam}`,
          row.sequence,
        );
        this.database.run(
          `DELETE FROM outbox WHERE sequence = ? AND ${cannotHaveArrived}`,
          row.sequence,
        );
      } else if (row.spam_reason !== null) {
        this.#queue(row.sequence, row.form, this.#targetsOf(row));
      }
      return "changed";
    });
  }

  #targetsOf(row: SqliteLeadRow): readonly DeliveryTarget[] {
    if (this.#asksFirst(row)) return ["confirmation"];
    if (row.form === "newsletter") return ownerTargets;
    const configured = this.database.all<{ target: DeliveryTarget }>("SELECT target FROM targets");
    const isThere = (target: DeliveryTarget) => configured.some((each) => each.target === target);
    return [...ownerTargets, ...chosenTargets.filter(isThere)];
  }

  #asksFirst({ form, confirmed_at_ms }: SqliteLeadRow): boolean {
    if (form !== "newsletter" || confirmed_at_ms !== null) return false;
    return (
      this.database.count("SELECT count(*) AS n FROM targets WHERE target = 'confirmation'") > 0
    );
  }

  endUnconfirmed(nowMs: number): number {
    return Number(this.database.run(endUnconfirmed("?1"), nowMs).changes);
  }

  confirmSubscription(token: string, nowMs: number): Subscriber | undefined {
    return this.database.transaction(() => {
      this.endUnconfirmed(nowMs);
      const row = this.rowOf("subscription_token", token);
      if (!row) return undefined;
      if (row.unsubscribed_at_ms !== null) return { email: null };
      const others = this.database.count(
        `SELECT count(*) AS n FROM leads WHERE email = ? AND sequence <> ? AND ${isConfirmed}`,
        row.email,
        row.sequence,
      );
      this.database.run(
        "UPDATE leads SET confirmed_at_ms = coalesce(confirmed_at_ms, ?) WHERE sequence = ?",
        nowMs,
        row.sequence,
      );
      if (row.spam_reason === null && others === 0) {
        this.#queue(row.sequence, row.form, ownerTargets);
      }
      return { email: row.email };
    });
  }

  unsubscribe(token: string, nowMs: number): Subscriber | undefined {
    return this.database.transaction(() => {
      const row = this.rowOf("subscription_token", token);
      if (!row) return undefined;
      const { email } = row;
      if (email === "") return { email: null };
      this.#eraseSubscribers("form = 'newsletter' AND email = ?", nowMs, email);
      return { email };
    });
  }

  finishUnsubscribing(nowMs: number): number {
    return this.database.transaction(() => this.#eraseSubscribers(isNotErased, nowMs));
  }

  #eraseSubscribers(who: string, nowMs: number, ...values: SQLInputValue[]): number {
    const theirs = `sequence IN (SELECT sequence FROM leads WHERE ${who})`;
    this.database.run(`DELETE FROM outbox WHERE ${theirs} AND ${stopsUntold}`, ...values);
    this.database.run(`UPDATE outbox SET ${tellAnew} WHERE ${theirs} AND ${isToldAnew}`, ...values);
    const { changes } = this.database.run(
      `UPDATE leads SET unsubscribed_at_ms = coalesce(unsubscribed_at_ms, ?), email_digest = ${digestOf("email")}, ${erase}
       WHERE ${who}`,
      nowMs,
      ...values,
    );
    return Number(changes);
  }

  mergeRescued(file: string): Merged {
    return mergeRescued(this.database, file);
  }

  /** `secure_delete` overwrites the rows; the log, which still holds them, is emptied afterwards (sqlite-worker.ts). */
  forget(email: string): Forgotten {
    return this.database.transaction(() => {
      const delivered = (target: DeliveryTarget) =>
        this.database.count(
          `SELECT count(*) AS n FROM outbox JOIN leads USING (sequence)
           WHERE ${dialect.isEmail} AND target = ? AND ${hasCopy}`,
          email,
          email,
          target,
        );
      const copies = forTargets(delivered);
      const { changes } = this.database.run(
        `DELETE FROM leads WHERE ${dialect.isEmail}`,
        email,
        email,
      );
      return { leads: Number(changes), delivered: copies, remains: [] };
    });
  }
}
