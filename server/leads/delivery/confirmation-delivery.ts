import { brandName } from "#contract/brand.ts";
import type { MailboxConfig } from "#server/config.ts";
import { newsletterAddress } from "#server/newsletter/newsletter-address.ts";
import { type Delivery, DeliveryError } from "./deliveries.ts";
import { makeMailTransport } from "./mail-transport.ts";

/** Asks a subscriber whether it was they (double opt-in). Every mail can be unsubscribed from by header (RFC 8058). */
export function makeConfirmationDelivery(
  { smtpUrl, from }: MailboxConfig,
  siteUrl: string,
  timeoutMs?: number,
): Delivery {
  const transport = makeMailTransport(smtpUrl, timeoutMs);
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
