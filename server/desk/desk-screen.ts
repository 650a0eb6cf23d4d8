import { brandName } from "#contract/brand.ts";
import { brandLabel, renderDocument, titleBlock } from "#server/html/document.ts";
import { type Markup, markup } from "#server/html/markup.ts";
import { minute } from "#server/leads/describe-lead.ts";
import type { Session } from "./desk-sessions.ts";

export type Said = { kind: "ok" | "err"; text: string } | undefined;

const sections = [
  ["leads", "/", "Leads"],
  ["visits", "/visits", "Visits"],
  ["forget", "/forget", "Forget a person"],
] as const;
type Section = (typeof sections)[number][0];

type Screen = {
  title: string;
  at?: Section;
  session: Session;
  said?: Said | undefined;
  main: Markup;
};

export function screen({ title, at, session, said, main }: Screen): string {
  const links = sections.map(
    ([section, href, name]) =>
      markup`<a href="${href}"${at === section && markup` aria-current="page"`}>${name}</a> `,
  );
  return renderDocument(
    `${title} · ${brandName} leads`,
    markup`<header class="bar">
${brandLabel("leads")}
<nav aria-label="Desk" class="bar-links">${links}</nav>
<form method="post" action="/sign-out">${session.person && markup`<a class="button" href="/password">${session.person.name}</a>`}${token(session)}<button>Sign out</button></form>
</header>
${said && markup`<p class="said ${said.kind}" role="${said.kind === "ok" ? "status" : "alert"}">${said.text}</p>`}
<main>${main}</main>
${titleBlock([
  ["Sheet", title],
  ["As of (UTC)", minute(Date.now())],
  ["Desk", `${brandName} leads`],
])}`,
  );
}

export const token = ({ formToken }: Session) =>
  markup`<input type="hidden" name="token" value="${formToken}">`;

export type Choice = readonly [value: string, name: string];

export const select = (name: string, label: string, chosen: string, choices: readonly Choice[]) =>
  markup`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${choices.map(
    ([value, text]) =>
      markup`<option value="${value}"${value === chosen && markup` selected`}>${text}</option>`,
  )}</select></div>`;

export const field = (name: string, label: string, value: string, type = "text") =>
  markup`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off"></div>`;

export const secret = (name: string, label: string, kind: "current-password" | "new-password") =>
  markup`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="password" autocomplete="${kind}" required></div>`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? noun : plural}`;
}
