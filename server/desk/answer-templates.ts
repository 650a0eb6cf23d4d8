import { brandName } from "#contract/brand.ts";
import type { FormName } from "#contract/forms.ts";
import type { StoredLead } from "#server/leads/store.ts";

type Template = { label: string; subject: string; text: string };

/** How an answer begins, by form. A mail program opens it; nothing is sent from here. */
const templates: Record<FormName, readonly Template[]> = {
  demo: [
    {
      label: "Offer times for the demo",
      subject: `Your ${brandName} demo`,
      text: "thank you for asking for a demo. Would one of these times suit you?\n\n- \n- \n\nPlease have one RFQ and its quotes ready.",
    },
    {
      label: "Ask for an RFQ first",
      subject: `Before your ${brandName} demo`,
      text: "thank you for asking for a demo. If you send us one RFQ and its quotes before, we rank them with you in the call.",
    },
  ],
  contact: [
    {
      label: "Answer the message",
      subject: `Your message to ${brandName}`,
      text: "thank you for your message.\n\n",
    },
  ],
  newsletter: [],
};

export type AnswerLink = { label: string; href: string };

export function answerLinks({ form, fields }: StoredLead): AnswerLink[] {
  const { email, name, message } = fields;
  if (email === undefined) return [];
  const quoted = message === undefined ? "" : `\n\n${quote(message)}`;
  return templates[form].map(({ label, subject, text }) => ({
    label,
    href: mailAddress(email, {
      subject,
      body: `Hello${name ? ` ${name}` : ""},\n\n${text}${quoted}`,
    }),
  }));
}

/** As RFC 6068 wants it, which knows no plus for a space. */
export function mailAddress(email: string, parts: Readonly<Record<string, string>> = {}): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll("\n", "\r\n"));
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encode(text)}`);
  const to = encode(email).replaceAll("%40", "@");
  return `mailto:${to}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Some programs take only short addresses. */
const MOST_QUOTED = 600;

function quote(message: string): string {
  const characters = [...message];
  const short = characters.slice(0, MOST_QUOTED).join("");
  const lines = (characters.length > MOST_QUOTED ? `${short} …` : short).split("\n");
  return lines.map((line) => `> ${line}`).join("\n");
}
