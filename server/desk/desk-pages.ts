import { brandName } from "#contract/brand.ts";
import { formNames, forms } from "#contract/forms.ts";
import { renderDocument } from "#server/html/document.ts";
import { type Markup, markup } from "#server/html/markup.ts";
import {
  arrivalParts,
  cameFrom,
  confirmationOf,
  deliveryStory,
  deliverySummary,
  isUnsettled,
  minute,
  nameOf,
  targetNames,
} from "#server/leads/describe-lead.ts";
import { type LeadEvent, leadStates, type StoredLead } from "#server/leads/store.ts";
import { type FilterQuery, writeFilterQuery } from "./desk-filter.ts";
import { answerLinks, mailAddress } from "./answer-templates.ts";
import {
  capital,
  type Choice,
  count,
  field,
  type Said,
  screen,
  secret,
  select,
  token,
} from "./desk-screen.ts";
import type { DeskEntry, Session } from "./desk-sessions.ts";
import { historyOf } from "./lead-history.ts";

const stateChoices: Choice[] = leadStates.map((state) => [state, capital(state)]);

type ListScreen = {
  session: Session;
  filter: FilterQuery;
  leads: readonly StoredLead[];
  total: number;
  /** Where the next page begins, if there is one. */
  before: number | undefined;
  refused: number;
  people: readonly string[];
};

export function listPage(list: ListScreen): string {
  const { session, filter, leads, total, before, refused, people } = list;
  const exportAs = (format: string) => `/export${writeFilterQuery(filter, { format })}`;
  return screen({
    title: "Leads",
    at: "leads",
    session,
    ...(refused > 0 && filter.state !== "refused"
      ? {
          said: {
            kind: "err",
            text: `${count(refused, "delivery was", "deliveries were")} refused by the receiver. Filter by state "Refused delivery" to see them.`,
          },
        }
      : {}),
    main: markup`<div class="zone"><h1>Leads</h1>
<form method="get" action="/" role="search"><div class="cells">
${field("search", "Search", filter.search, "search")}
${select("form", "Form", filter.form, [["", "All forms"], ...formNames.map((name): Choice => [name, capital(name)])])}
${field("cameFrom", "Came from", filter.cameFrom)}
${select("state", "State", filter.state, [["", "All states"], ...stateChoices, ["refused", "Refused delivery"]])}
${select("spam", "Spam", filter.spam, [
  ["", "Without spam"],
  ["only", "Only spam"],
  ["include", "With spam"],
])}
${
  people.length === 0
    ? field("owner", "Owner, or nobody", filter.owner)
    : select("owner", "Owner", filter.owner, [
        ["", "All"],
        ["nobody", "Nobody"],
        ...ownersOf(people, filter.owner),
      ])
}
${select("followUp", "Follow-up", filter.followUp, [
  ["", "All"],
  ["due", "Due"],
])}
${select("confirmation", "Newsletter", filter.confirmation, [
  ["", "All"],
  ["sent", "Mail sent"],
  ["confirmed", "Confirmed"],
])}
${field("from", "From (UTC)", filter.from, "date")}
${field("to", "To (UTC)", filter.to, "date")}
</div><div class="actions"><button class="go">Filter</button><a class="button" href="/">Show all</a></div></form></div>
<section class="zone" aria-labelledby="found"><h2 id="found">${count(total, "lead")}</h2>
${
  leads.length === 0
    ? markup`<p>No lead matches. Change the filter, or show all.</p>`
    : markup`${origins(leads, filter)}<table><thead><tr><th scope="col">Received (UTC)</th><th scope="col">Who</th><th scope="col" class="word">Form</th><th scope="col" class="wide">Company</th><th scope="col" class="word">State</th><th scope="col" class="wide">Came from</th><th scope="col" class="wide">Owner</th><th scope="col" class="wide">Delivery</th></tr></thead>
<tbody>${leads.map(row)}</tbody></table>`
}
<div class="actions">${
      before !== undefined &&
      markup`<a class="button" href="/${writeFilterQuery(filter, { before: String(before) })}">Older leads</a>`
    }
<a class="button" href="${exportAs("csv")}">Export as CSV</a><a class="button" href="${exportAs("json")}">Export as JSON</a></div></section>`,
  });
}

/** How many of the leads in sight came from where, the most first; each leads to its own. */
function origins(leads: readonly StoredLead[], filter: FilterQuery): Markup {
  const groups = [...Map.groupBy(leads, cameFrom)].toSorted(([, a], [, b]) => b.length - a.length);
  const parts = groups.map(([from, { length }]) => {
    const own = writeFilterQuery({ ...filter, cameFrom: from });
    return markup`<li>${from ? markup`<a href="/${own}">${from}</a>` : "Not known"}: ${length}</li>`;
  });
  return markup`<p class="label" id="origins">Came from, of the ${count(leads.length, "lead")} shown here</p><ul aria-labelledby="origins">${parts}</ul><p class="note">A link finds all leads whose "Came from" contains its words.</p>`;
}

function row(lead: StoredLead): Markup {
  const { name, email = "", company = "" } = lead.fields;
  const confirmation = confirmationOf(lead);
  return markup`<tr><td class="figures">${minute(lead.receivedAtMs)}</td><td><a href="/leads/${lead.id}">${nameOf(lead)}</a>${
    name !== undefined && markup`<br><span class="note">${email}</span>`
  }</td><td class="word">${capital(lead.form)}</td><td class="wide">${company}</td><td class="word">${capital(lead.state)}${confirmation !== undefined && markup`<br><span class="note">${confirmation}</span>`}${lead.followUp && markup`<br><span class="note">follow up ${lead.followUp}</span>`}</td><td class="wide">${cameFrom(lead)}</td><td class="wide">${lead.owner}</td><td class="wide note">${deliverySummary(lead)}</td></tr>`;
}

/** What was typed into the form and not saved stays in it. */
export type Draft = Pick<StoredLead, "state" | "owner" | "note" | "followUp">;

/** Also whoever is no more among them but has leads, or an owner from before people had names here. */
function ownersOf(people: readonly string[], owner: string): Choice[] {
  const all = owner === "" || owner === "nobody" ? people : [...new Set([...people, owner])];
  return all.map((name) => [name, name]);
}

type LeadScreen = {
  session: Session;
  people: readonly string[];
  events: readonly LeadEvent[];
  lead: StoredLead;
  said?: Said;
  draft?: Draft;
};

export function leadPage(shown: LeadScreen): string {
  const { session, people, events, lead, said, draft = lead } = shown;
  const { email } = lead.fields;
  const name = nameOf(lead);
  const act = (action: string, label: string) =>
    markup`<button name="action" value="${action}">${label}</button>`;
  return screen({
    title: name,
    at: "leads",
    session,
    said,
    main: markup`<div class="zone"><p class="label">${capital(lead.form)} · ${minute(lead.receivedAtMs)} UTC</p><h1>${name}</h1></div>
<div class="columns"><section class="zone" aria-labelledby="answers"><h2 id="answers">What they wrote</h2>
<dl>${answers(lead)}</dl>${answering(lead)}</section>
<section class="zone" aria-labelledby="work"><h2 id="work">What we do</h2>
<form method="post" action="/leads/${lead.id}">${token(session)}<input type="hidden" name="version" value="${lead.version}">
${select("state", "State", draft.state, stateChoices)}
${
  people.length === 0
    ? field("owner", "Owner", draft.owner)
    : select("owner", "Owner", draft.owner, [["", "Nobody"], ...ownersOf(people, draft.owner)])
}
<div class="field"><label for="note">Note</label><textarea id="note" name="note">${`\n${draft.note}`}</textarea></div>
${field("followUp", "Follow up on", draft.followUp, "date")}
<div class="actions"><button class="go" name="action" value="save">Save</button>
${lead.spamReason ? act("not-spam", "Not spam: pass it on") : act("spam", "Mark as spam")}</div></form>
<h2>Deliveries</h2>${deliveries(session, lead)}
<h2>History (UTC)</h2>${historyOf(events)}
${email !== undefined && markup`<p><a href="/forget?${String(new URLSearchParams({ email }))}">Forget this person</a></p>`}</section></div>`,
  });
}

function answering(lead: StoredLead): Markup | false {
  const links = answerLinks(lead);
  return (
    links.length > 0 &&
    markup`<div class="actions">${links.map(({ label, href }) => markup`<a class="button" href="${href}">${label}</a>`)}</div><p class="note">Your mail program opens with an answer begun. Set the state to "Answered" when it is sent.</p>`
  );
}

type Entry = [label: string, value: string | Markup | null];

function answers(lead: StoredLead): Markup[] {
  const given = forms[lead.form].fields.flatMap((field): Entry[] => {
    const value = lead.fields[field.name];
    if (value === undefined) return [];
    const isMail = field.type === "email";
    return [[field.label, isMail ? markup`<a href="${mailAddress(value)}">${value}</a>` : value]];
  });
  const more: Entry[] = [
    ["Source page", lead.sourcePage && readable(lead.sourcePage)],
    ...arrivalParts(lead),
    ["Kept as spam", lead.spamReason],
    ["Asked to confirm", confirmationOf(lead) === "mail sent" ? "Mail sent" : null],
    ["Confirmed (UTC)", lead.confirmedAtMs === null ? null : minute(lead.confirmedAtMs)],
    ["Unsubscribed (UTC)", lead.unsubscribed ? minute(lead.unsubscribed.atMs) : null],
    ["Lead", lead.id],
  ];
  const shown = (entries: readonly Entry[], kind: "figures" | false) =>
    entries.flatMap(([label, value]) =>
      value ? [markup`<dt>${label}</dt><dd${kind && markup` class="${kind}"`}>${value}</dd>`] : [],
    );
  return [...shown(given, false), ...shown(more, "figures")];
}

/** A begun message in the address is for people to read. */
function readable(page: string): string {
  const [path = "", query = ""] = page.split("?");
  const parts = [...new URLSearchParams(query)].map(([name, value]) => `\n${name}: ${value}`);
  return path + parts.join("");
}

function deliveries(session: Session, lead: StoredLead): Markup {
  if (lead.deliveries.length === 0) {
    return lead.spamReason ? markup`<p>Spam is not delivered.</p>` : markup`<p>None.</p>`;
  }
  const isAside = lead.deliveries.some(({ setAside }) => setAside === "spam");
  return markup`${isAside && asideNote(lead)}<dl>${lead.deliveries.map((delivery) => {
    const name = targetNames[delivery.target];
    const act = (action: string, label: string) =>
      markup`<button name="action" value="${action}" aria-label="${label}: ${name.toLowerCase()}">${label}</button>`;
    return markup`<dt>${name}</dt><dd>${capital(deliveryStory(delivery))}${
      isUnsettled(lead, delivery) &&
      markup`<form method="post" action="/leads/${lead.id}">${token(session)}<input type="hidden" name="target" value="${delivery.target}"><div class="actions">${act("retry", "Try again")}${delivery.setAside !== "skipped" && act("skip", "Give up")}</div></form>`
    }</dd>`;
  })}</dl>`;
}

function asideNote({ form }: StoredLead): Markup {
  const told = form === "newsletter" && " If this person unsubscribes, the receiver is told.";
  return markup`<p>What is set aside as spam may have arrived before it was marked. It is tried again if the lead is not spam.${told}</p>`;
}

export function forgetPage(
  session: Session,
  { email, leads, said }: { email: string; leads: readonly StoredLead[]; said?: Said },
): string {
  const preview =
    email === ""
      ? null
      : leads.length === 0
        ? markup`<p>Nothing is stored about ${email}.</p>`
        : markup`<p>${count(leads.length, "lead")} of ${email} will be erased, with notes and deliveries:</p>
<ul>${leads.map((lead) => markup`<li>${minute(lead.receivedAtMs)} UTC, ${lead.form}, ${deliverySummary(lead)}</li>`)}</ul>
<p>Copies that were delivered, exported or backed up are not reached. This cannot be undone.</p>
<form method="post" action="/forget">${token(session)}<input type="hidden" name="email" value="${email}"><div class="actions"><button class="go">Erase ${count(leads.length, "lead")}</button></div></form>`;
  return screen({
    title: "Forget a person",
    at: "forget",
    session,
    said,
    main: markup`<div class="zone"><h1>Forget a person</h1>
<form method="get" action="/forget">${field("email", "Email address", email, "email")}<div class="actions"><button>Show what would go</button></div></form></div>
${preview && markup`<section class="zone" aria-labelledby="preview"><h2 id="preview">What would go</h2>${preview}</section>`}`,
  });
}

/** For whoever is not signed in. */
export function entryPage(said: Said, entry: DeskEntry): string {
  return renderDocument(
    `Sign in · ${brandName} leads`,
    markup`<main>${said && markup`<p class="said ${said.kind}" role="alert">${said.text}</p>`}<div class="zone"><h1>${brandName} leads</h1>
${
  entry !== "key"
    ? markup`<form method="post" action="/sign-in">${entry === "name" && markup`<div class="field"><label for="name">Name</label><input id="name" name="name" autocomplete="username" required></div>`}${secret("password", "Password", "current-password")}<div class="actions"><button class="go">Sign in</button></div></form>`
    : markup`<p>Open the address that the desk printed when it started. It works once; start the desk again for a new one.</p>`
}</div></main>`,
  );
}
