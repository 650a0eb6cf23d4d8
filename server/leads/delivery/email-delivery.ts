import { forms } from "#contract/forms.ts";
import type { MailboxConfig } from "#server/config.ts";
import type { Lead } from "#server/leads/store.ts";
import type { Delivery } from "./deliveries.ts";
import { makeMailTransport } from "./mail-transport.ts";

/**
 * Sends each lead as a text mail from the configured address. The visitor's address stands in Reply-To only: mail
 * that claims to come from it would fail the checks of the receiving side.
 */
export function makeEmailDelivery(
  { smtpUrl, to, from }: MailboxConfig,
  timeoutMs?: number,
): Delivery {
  const transport = makeMailTransport(smtpUrl, timeoutMs);
  return {
    target: "email",
    async deliver(lead, signal) {
      const mail = {
        messageId: `<${lead.id}@${from.split("@")[1]}>`,
        date: new Date(lead.receivedAtMs),
        from,
        to,
        replyTo: { name: "", address: lead.fields["email"] ?? "" },
        subject: subjectOf(lead),
        text: toText(lead),
      };
      await transport.send(mail, signal, true);
    },
    close: () => transport.close(),
  };
}

const MAX_PART_LENGTH = 60;

/** "Demo: Ana Müller, ACME": what a reader of a full mailbox looks for. */
export function subjectOf({ form, fields }: Lead): string {
  const shorten = (text: string) =>
    text.length > MAX_PART_LENGTH ? `${text.slice(0, MAX_PART_LENGTH - 1)}…` : text;
  const who = [fields["name"] ?? fields["email"], fields["company"]]
    .filter((part) => part !== undefined)
    .map(shorten);
  return `${form.charAt(0).toUpperCase()}${form.slice(1)}: ${who.join(", ")}`;
}

function toText(lead: Lead): string {
  const answers = forms[lead.form].fields
    .filter((field) => lead.fields[field.name] !== undefined)
    .map((field) => {
      const value = lead.fields[field.name];
      return field.multiline ? `${field.label}:\n${value}` : `${field.label}: ${value}`;
    });
  const received = new Date(lead.receivedAtMs).toISOString();
  const source = lead.sourcePage ? [`Source page: ${lead.sourcePage}`] : [];
  const footer = `Received ${received}, lead ${lead.id}. Reply to this mail to write to the visitor.`;
  return [...answers, ...source, footer].join("\n\n").concat("\n");
}
