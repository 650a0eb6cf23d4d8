import type { RefusalReason } from "#contract/forms.ts";
import { contactFields, encode } from "../posts.ts";

type Body = string | Buffer;
type Headers = Record<string, string | undefined>;
export type BadSubmission = [
  what: string,
  body: Body,
  status: number,
  reason: RefusalReason,
  headers?: Headers,
];

/** Rows that are refused alike; `kind` begins the name of each. */
export function refused(
  status: number,
  reason: RefusalReason,
  kind: string,
  rows: readonly [what: string, body: Body, headers?: Headers][],
): BadSubmission[] {
  return rows.map(([what, body, ...headers]) => [kind + what, body, status, reason, ...headers]);
}

type Changes = Record<string, string | undefined>;

function changed(fields: Record<string, string>, changes: Changes): string {
  const entries = Object.entries({ ...fields, ...changes });
  return encode(Object.fromEntries(entries.flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))));
}

export const contact = (changes: Changes = {}) => changed(contactFields, changes);
export const demo = (changes: Changes = {}) =>
  changed({ ...contactFields, "form-name": "demo" }, changes);
export const newsletter = (changes: Changes = {}) =>
  changed({ "form-name": "newsletter", email: "ada@northfield.example" }, changes);
/** A contact form with raw text after it. */
export const contactWith = (text: string) => `${contact()}&${text}`;
/** As sent by a browser too old for Sec-Fetch-Site. */
export const fromOrigin = (origin: string) => ({ "sec-fetch-site": undefined, origin });
