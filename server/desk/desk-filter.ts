import { isFormName } from "#contract/forms.ts";
import { confirmations, type LeadFilter, type LeadState, leadStates } from "#server/leads/store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The filter as it stands in the address: what was typed, so that the form can show it again. */
export type FilterQuery = {
  search: string;
  form: string;
  cameFrom: string;
  state: string;
  spam: string;
  confirmation: string;
  owner: string;
  followUp: string;
  from: string;
  to: string;
};

export function readFilterQuery(query: URLSearchParams): FilterQuery {
  const of = (name: keyof FilterQuery) => (query.get(name) ?? "").slice(0, 200);
  return {
    search: of("search"),
    form: of("form"),
    cameFrom: of("cameFrom"),
    state: of("state"),
    spam: of("spam"),
    confirmation: of("confirmation"),
    owner: of("owner"),
    followUp: of("followUp"),
    from: of("from"),
    to: of("to"),
  };
}

export function writeFilterQuery(filter: FilterQuery, more: Record<string, string> = {}): string {
  const given = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

/** What cannot be read narrows nothing. Days are UTC, and both are included. */
export function toLeadFilter(
  { search, form, cameFrom, state, spam, confirmation, owner, followUp, from, to }: FilterQuery,
  nowMs: number,
): LeadFilter {
  const toMs = dayMs(to);
  return {
    search: search.trim() || undefined,
    form: isFormName(form) ? form : undefined,
    cameFrom: cameFrom.trim() || undefined,
    state: isLeadState(state) ? state : undefined,
    spam: spam === "only" || spam === "include" ? spam : undefined,
    owner: ownerOf(owner.trim()),
    confirmation: confirmations.find((each) => each === confirmation),
    dueOn: followUp === "due" ? new Date(nowMs).toISOString().slice(0, 10) : undefined,
    sinceMs: dayMs(from),
    beforeMs: toMs === undefined ? undefined : toMs + DAY_MS,
    refused: state === "refused",
  };
}

/** A lead without an owner is looked for by a word, because an empty field narrows nothing. */
function ownerOf(typed: string): string | undefined {
  if (typed.toLowerCase() === "nobody") return "";
  return typed === "" ? undefined : typed;
}

export function isLeadState(text: string): text is LeadState {
  return leadStates.some((state) => state === text);
}

/** A day as it is typed into a field for one; empty for anything else. */
export function dayOrNone(typed: string): string {
  return dayMs(typed) === undefined ? "" : typed;
}

function dayMs(day: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
