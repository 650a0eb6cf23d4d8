import { type Markup, markup } from "#server/html/markup.ts";
import { minute } from "#server/leads/describe-lead.ts";
import type { LeadChange, LeadEvent, StoredLead } from "#server/leads/store.ts";

/** What a change does, in words; of the note only that it changed, because it may be about a person. */
export function whatChanges(lead: StoredLead, change: LeadChange): string {
  const { state = lead.state, owner = lead.owner, note = lead.note } = change;
  const { followUp = lead.followUp, isSpam } = change;
  return [
    ...(state === lead.state ? [] : [`state ${lead.state} → ${state}`]),
    ...(owner === lead.owner ? [] : [`owner ${lead.owner || "nobody"} → ${owner || "nobody"}`]),
    ...(followUp === lead.followUp ? [] : [`follow up ${followUp || "no more"}`]),
    ...(note === lead.note ? [] : ["note"]),
    ...(isSpam === undefined ? [] : [isSpam ? "marked as spam" : "marked as no spam"]),
  ].join(", ");
}

export function historyOf(events: readonly LeadEvent[]): Markup {
  if (events.length === 0) return markup`<p>Nobody has changed it yet.</p>`;
  return markup`<dl>${events.map(
    ({ atMs, person, what }) =>
      markup`<dt>${minute(atMs)}</dt><dd>${person && markup`<b>${person}</b>: `}${what}</dd>`,
  )}</dl>`;
}
