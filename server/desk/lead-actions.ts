import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { documentHeaders } from "#server/html/document.ts";
import { exportText } from "#server/leads/export/export-text.ts";
import { targetNames } from "#server/leads/describe-lead.ts";
import {
  chosenTargets,
  deliveryTargets,
  type LeadEvent,
  type LeadStore,
  ownerTargets,
  type StoredLead,
} from "#server/leads/store.ts";
import { dayOrNone, isLeadState, readFilterQuery, toLeadFilter } from "./desk-filter.ts";
import { type Draft, forgetPage, leadPage, listPage } from "./desk-pages.ts";
import { type Form, formOf, queryOf, send, type SignedIn } from "./desk-request.ts";
import { count, type Said } from "./desk-screen.ts";
import type { Session } from "./desk-sessions.ts";
import { whatChanges } from "./lead-history.ts";

const PAGE_SIZE = 50;
const MAX_FORGOTTEN = 1_000;

export async function showList(store: LeadStore, nowMs: number, visit: SignedIn) {
  const { request, reply, session, people } = visit;
  const query = queryOf(request);
  const filter = readFilterQuery(query);
  const wanted = toLeadFilter(filter, nowMs);
  const before = Number(query.get("before")) || undefined;
  const [found, total, stats] = await Promise.all([
    store.newest(wanted, PAGE_SIZE + 1, before),
    store.count(wanted),
    store.stats(),
  ]);
  const leads = found.slice(0, PAGE_SIZE);
  const refused = stats
    .flatMap((row) => deliveryTargets.map((target) => row.refused[target]))
    .reduce((sum, n) => sum + n, 0);
  const next = found.length > PAGE_SIZE ? leads.at(-1)?.sequence : undefined;
  const list = { session, filter, leads, total, before: next, refused, people };
  return send(reply, 200, listPage(list));
}

export async function sendExport(
  store: LeadStore,
  siteUrl: string,
  nowMs: number,
  { request, reply }: SignedIn,
) {
  const query = queryOf(request);
  const format = query.get("format") === "json" ? "json" : "csv";
  const type = format === "json" ? "application/json" : "text/csv";
  const text = exportText(store, toLeadFilter(readFilterQuery(query), nowMs), format, siteUrl);
  return reply
    .headers(documentHeaders)
    .header("Content-Disposition", `attachment; filename="leads.${format}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(text));
}

const messages: Readonly<Record<string, string>> = {
  saved: "Saved.",
  spam: "Marked as spam. It is not delivered any more.",
  "not-spam": "Not spam. It is delivered now.",
  retry: "Due now. A running server tries within 10 seconds.",
  skip: "Given up. The lead stays here.",
  nothing: "Nothing was changed: the delivery was made meanwhile, or the lead is spam.",
};

async function leadOf(store: LeadStore, request: FastifyRequest): Promise<StoredLead | undefined> {
  const { id } = request.params as { id: string };
  return await store.find(id);
}

const goneMessage = {
  kind: "err",
  text: "This lead is gone. Somebody may have erased it.",
} as const;

export async function showLead(store: LeadStore, { request, reply, session, people }: SignedIn) {
  const lead = await leadOf(store, request);
  if (!lead)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const done = queryOf(request).get("done") ?? "";
  const text = Object.hasOwn(messages, done) ? messages[done] : undefined;
  const said: Said = text === undefined ? undefined : { kind: "ok", text };
  const events = await store.eventsOf(lead.id);
  return send(reply, 200, leadPage({ session, people, events, lead, said }));
}

export async function changeLead(store: LeadStore, nowMs: number, visit: SignedIn) {
  const { request, reply, session, people } = visit;
  const lead = await leadOf(store, request);
  if (!lead)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const form = formOf(request);
  const action = form.get("action") ?? "";
  const done = (message: string) => reply.redirect(`/leads/${lead.id}?done=${message}`, 303);
  if (action === "retry" || action === "skip") {
    const target = deliveryTargets.find((each) => each === form.get("target"));
    if (target === undefined) return done("");
    const settled = await (action === "retry"
      ? store.retryLead(lead.id, target)
      : store.skipLead(lead.id, target));
    if (settled.length === 0) return done("nothing");
    const did = action === "retry" ? "tried again" : "given up";
    await store.noteEvent(lead.id, eventBy(session, nowMs, `${targetNames[target]} ${did}`));
    return done(action);
  }
  const draft = draftOf(form, lead);
  const isSpam = action === "spam" ? true : action === "not-spam" ? false : undefined;
  const change = { ...draft, ...(isSpam === undefined ? {} : { isSpam }) };
  const what = whatChanges(lead, change);
  const event = what === "" ? undefined : eventBy(session, nowMs, what);
  const result = await store.change(lead.id, Number(form.get("version")), change, event);
  if (result === "changed") return done(Object.hasOwn(messages, action) ? action : "saved");
  const current = await store.find(lead.id);
  if (!current)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const now = `State: ${current.state}. Owner: ${current.owner || "nobody"}. Note: ${current.note || "none"}.`;
  const text = `Somebody changed this lead meanwhile, so nothing was saved. It now says: ${now} What you typed is still in the form: save again to put it in place of theirs.`;
  const events = await store.eventsOf(lead.id);
  const said: Said = { kind: "err", text };
  return send(reply, 409, leadPage({ session, people, events, lead: current, said, draft }));
}

function eventBy({ person }: Session, atMs: number, what: string): LeadEvent {
  return { atMs, person: person?.name ?? "", what };
}

function draftOf(form: Form, lead: StoredLead): Draft {
  const state = form.get("state") ?? "";
  return {
    state: isLeadState(state) ? state : lead.state,
    owner: (form.get("owner") ?? lead.owner).trim().slice(0, 200),
    followUp: dayOrNone(form.get("followUp") ?? lead.followUp),
    note: (form.get("note") ?? lead.note).replace(/\r\n?/g, "\n").trim().slice(0, 10_000),
  };
}

export async function showForget(store: LeadStore, { request, reply, session }: SignedIn) {
  const email = (queryOf(request).get("email") ?? "").trim().slice(0, 254);
  const leads = email === "" ? [] : await store.newest({ email, spam: "include" }, MAX_FORGOTTEN);
  return send(reply, 200, forgetPage(session, { email, leads }));
}

export async function forget(store: LeadStore, { request, reply, session }: SignedIn) {
  const email = formOf(request).get("email") ?? "";
  // Erased addresses are empty: this would be all who unsubscribed.
  if (email === "") return send(reply, 200, forgetPage(session, { email, leads: [] }));
  const { leads, delivered, remains } = await store.forget(email);
  const copies = [...ownerTargets, ...chosenTargets].reduce((sum, to) => sum + delivered[to], 0);
  const text = [
    `Erased ${count(leads, "lead")}.`,
    ...(copies > 0
      ? [`${count(copies, "delivery", "deliveries")} had already left: erase them there.`]
      : []),
    ...remains,
  ].join(" ");
  return send(
    reply,
    200,
    forgetPage(session, { email: "", leads: [], said: { kind: "ok", text } }),
  );
}
