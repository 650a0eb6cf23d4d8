import { createTransport, type SendMailOptions } from "nodemailer";
import { codeOf, propertyOf } from "#server/thrown.ts";
import { DELIVERY_TIMEOUT_MS, DeliveryError, type FailureKind } from "./deliveries.ts";

export type Mail = SendMailOptions;

/** Sends mails one at a time; a failure is a DeliveryError that says why. */
export function makeMailTransport(smtpUrl: string, timeoutMs: number = DELIVERY_TIMEOUT_MS) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: Mail, signal: AbortSignal, isOwnRecipient: boolean): Promise<void> {
      const timeout = AbortSignal.timeout(timeoutMs);
      const stop = AbortSignal.any([signal, timeout]);
      await Promise.race([transport.sendMail(mail), rejectOnAbort(stop)]).catch(
        (error: unknown) => {
          if (signal.aborted) throw signal.reason;
          if (timeout.aborted) throw new DeliveryError("timed out");
          throw new DeliveryError(reasonOf(error), kindOf(error, isOwnRecipient));
        },
      );
    },
    close: () => transport.close(),
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Sender and login are settings, the same for every lead, and so is the owners' address: there only the text can be
 * refused for good. A subscriber's address can be.
 */
function kindOf(error: unknown, isOwnRecipient: boolean): FailureKind {
  const code = codeOf(error);
  const isFinal = Number(propertyOf(error, "responseCode")) >= 500;
  const isOfLead =
    code === "EMESSAGE" || (!isOwnRecipient && propertyOf(error, "command") === "RCPT TO");
  if (isOfLead && isFinal) return "refused";
  return code === "EAUTH" || isFinal ? "unwilling" : "away";
}

/** What each code means for whoever looks after the mailbox. The server's own words could quote the lead. */
const meanings: Readonly<Record<string, string>> = {
  EAUTH: "the mail server refused the login: check user and password of SMTP_URL",
  ECONNREFUSED: "nobody listens there: check host and port of SMTP_URL",
  ECONNECTION: "the mail server cannot be reached",
  EDNS: "the mail server's name cannot be found: check the host of SMTP_URL",
  EENVELOPE: "the mail server refused sender or recipient",
  EMESSAGE: "the mail server refused the text",
  ESOCKET: "the connection to the mail server failed",
  ETIMEDOUT: "the mail server did not answer in time",
  ETLS: "no secure connection to the mail server could be made",
};

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? "could not be sent";
  const cause = codeOf(propertyOf(error, "cause")) ?? causeIn(error);
  const responseCode = propertyOf(error, "responseCode");
  const codes = [
    code,
    ...(cause && cause !== code ? [cause] : []),
    ...(responseCode === undefined ? [] : [responseCode]),
  ];
  const meaning = meanings[cause ?? ""] ?? meanings[code];
  return meaning === undefined ? codes.join(" ") : `${codes.join(" ")}: ${meaning}`;
}

/** Nodemailer keeps the system's own code in the text only, as in "connect ECONNREFUSED 127.0.0.1:25". */
function causeIn(error: unknown): string | undefined {
  return /\b(?:connect|getaddrinfo) (E[A-Z_]+)/.exec(
    error instanceof Error ? error.message : "",
  )?.[1];
}
