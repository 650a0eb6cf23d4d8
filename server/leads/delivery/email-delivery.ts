import { createTransport } from "nodemailer";
import { forms } from "#contract/forms.ts";
import type { MailboxConfig } from "#server/config.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import {
  type Delivery,
  DELIVERY_TIMEOUT_MS,
  DeliveryError,
  type FailureKind,
} from "./deliveries.ts";
import type { Lead } from "#server/leads/store.ts";

/**
 * Sends each lead as a text mail from the configured address. The visitor's address stands in Reply-To only: mail
 * that claims to come from it would fail the checks of the receiving side.
 */
export function makeEmailDelivery(
  { smtpUrl, to, from }: MailboxConfig,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Delivery {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    target: "email",
    async deliver(lead, signal) {
      const sent = transport.sendMail({
        messageId: `<${lead.id}@${from.split("@")[1]}>`,
        date: new Date(lead.receivedAtMs),
        from,
        to,
        replyTo: { name: "", address: lead.fields["email"] ?? "" },
        subject: `New lead: ${lead.form}`,
        text: toText(lead),
      });
      const timeout = AbortSignal.timeout(timeoutMs);
      await Promise.race([sent, rejectOnAbort(AbortSignal.any([signal, timeout]))]).catch(
        (error: unknown) => {
          if (signal.aborted) throw signal.reason;
          if (timeout.aborted) throw new DeliveryError("timed out");
          throw new DeliveryError(reasonOf(error), kindOf(error));
        },
      );
    },
    close: () => transport.close(),
  };
}

function toText(lead: Lead): string {
  const answers = forms[lead.form].fields
    .filter((field) => field.name !== "email" && lead.fields[field.name] !== undefined)
    .map((field) => {
      const value = lead.fields[field.name];
      return field.multiline ? `${field.label}:\n${value}` : `${field.label}: ${value}`;
    });
  const received = new Date(lead.receivedAtMs).toISOString();
  const footer = `Received ${received}, lead ${lead.id}. Reply to this mail to write to the visitor.`;
  return [...answers, footer].join("\n\n").concat("\n");
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Sender, recipient and login are settings, the same for every lead: only the text can be refused for good. */
function kindOf(error: unknown): FailureKind {
  const code = codeOf(error);
  const isFinal = Number(propertyOf(error, "responseCode")) >= 500;
  if (code === "EMESSAGE" && isFinal) return "refused";
  return code === "EAUTH" || isFinal ? "unwilling" : "away";
}

function reasonOf(error: unknown): string {
  const responseCode = propertyOf(error, "responseCode");
  return [codeOf(error) ?? "could not be sent", responseCode]
    .filter((part) => part !== undefined)
    .join(" ");
}
