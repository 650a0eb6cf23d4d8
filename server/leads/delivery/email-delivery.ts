import { brandName } from "#contract/brand.ts";
import { forms } from "#contract/forms.ts";
import type { MailboxConfig } from "#server/config.ts";
import { arrivalParts } from "#server/leads/describe-lead.ts";
import type { Lead } from "#server/leads/store.ts";
import { newsletterAddress, unsubscribeAddress } from "#server/newsletter/newsletter-address.ts";

import { type Delivery, DeliveryError } from "./deliveries.ts";
import { makeMailTransport } from "./mail-transport.ts";

/**
 * Sends each lead as a text mail from the configured address. The visitor's address stands in Reply-To only: mail
 * that claims to come from it would fail the checks of the receiving side.
 */
export function makeEmailDelivery(
  { smtpUrl, to, from }: MailboxConfig,
  siteUrl: string,
  timeoutMs?: number,
): Delivery {
  const transport = makeMailTransport(smtpUrl, timeoutMs);
  return {
    target: "email",
    async deliver(lead, signal) {
      const domain = from.split("@")[1];
      const mail = lead.unsubscribed
        ? farewell(lead, lead.unsubscribed.atMs, domain)
        : {
            messageId: `<${lead.id}@${domain}>`,
            date: new Date(lead.receivedAtMs),
            replyTo: { name: "", address: lead.fields["email"] ?? "" },
            subject: subjectOf(lead),
            text: toText(lead, siteUrl),
          };
      await transport.send({ from, to, ...mail }, signal, true);
    },
    close: () => transport.close(),
  };
}

/** The address has been erased here. As an answer to the mail that brought it, this one stands beside it in the mailbox. */
function farewell(
  { id, receivedAtMs }: Lead,
  unsubscribedAtMs: number,
  domain: string | undefined,
) {
  const received = new Date(receivedAtMs).toISOString();
  return {
    messageId: `<${id}-unsubscribed@${domain}>`,
    inReplyTo: `<${id}@${domain}>`,
    references: [`<${id}@${domain}>`],
    date: new Date(unsubscribedAtMs),
    subject: "Newsletter: unsubscribed",
    text: [
      `The subscriber of lead ${id}, received ${received}, has unsubscribed. Send them no more newsletters, and take their address out of your lists.`,
      "The address was erased here. It is in the mail that this one answers: delete that mail afterwards.",
    ]
      .join("\n\n")
      .concat("\n"),
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

function toText(lead: Lead, siteUrl: string): string {
  const answers = forms[lead.form].fields
    .filter((field) => lead.fields[field.name] !== undefined)
    .map((field) => {
      const value = lead.fields[field.name];
      return field.multiline ? `${field.label}:\n${value}` : `${field.label}: ${value}`;
    });
  const received = new Date(lead.receivedAtMs).toISOString();
  const source = lead.sourcePage ? [`Source page: ${lead.sourcePage}`] : [];
  const arrival = arrivalParts(lead).map(([label, value]) => `${label}: ${value}`);
  const unsubscribe = unsubscribeAddress(lead, siteUrl);
  const link = unsubscribe
    ? [`Put this into every newsletter to them, to unsubscribe:\n${unsubscribe}`]
    : [];
  const footer = `Received ${received}, lead ${lead.id}. Reply to this mail to write to the visitor.`;
  return [...answers, ...source, ...arrival, ...link, footer].join("\n\n").concat("\n");
}

/** Asks a subscriber whether it was they (double opt-in). Every mail can be unsubscribed from by header (RFC 8058). */
export function makeConfirmationDelivery(
  { smtpUrl, from }: MailboxConfig,
  siteUrl: string,
): Delivery {
  const transport = makeMailTransport(smtpUrl);
  return {
    target: "confirmation",
    forms: ["newsletter"],
    async deliver(lead, signal) {
      const { subscriptionToken: token, fields, id } = lead;
      const to = fields["email"];
      if (token === null || to === undefined) {
        throw new DeliveryError("has no address to confirm", "refused");
      }
      const unsubscribe = newsletterAddress(siteUrl, "unsubscribe", token);
      const mail = {
        messageId: `<confirm-${id}@${from.split("@")[1]}>`,
        from: { name: brandName, address: from },
        to: { name: "", address: to },
        subject: `Please confirm your subscription to ${brandName}'s newsletter`,
        text: [
          `Somebody, probably you, asked for ${brandName}'s newsletter at this address.`,
          `To confirm, open this page and press the button:\n${newsletterAddress(siteUrl, "confirm", token)}`,
          "If it was not you, do nothing: no newsletter is sent to an address that was not confirmed.",
          `To unsubscribe at any time:\n${unsubscribe}`,
        ]
          .join("\n\n")
          .concat("\n"),
        headers: {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "Auto-Submitted": "auto-generated",
        },
      };
      await transport.send(mail, signal, false);
    },
    close: () => transport.close(),
  };
}
