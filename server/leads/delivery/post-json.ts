import { brandSlug } from "#contract/brand.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import { DELIVERY_TIMEOUT_MS, DeliveryError, type FailureKind } from "./deliveries.ts";

type Sent = {
  method?: "POST" | "PATCH";
  headers?: Readonly<Record<string, string>>;
  /** JSON. */
  body: string;
  signal: AbortSignal;
  timeoutMs?: number | undefined;
};

/** The answer's status. Rejects where none came, with the signal's reason or why; what it says is not looked at. */
export async function sendJson(
  url: string,
  { method = "POST", headers, body, signal, timeoutMs = DELIVERY_TIMEOUT_MS }: Sent,
): Promise<number> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      "Content-Type": "application/json",
      "User-Agent": `${brandSlug}-leads`,
      ...headers,
    },
    body,
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : new DeliveryError(reasonOf(error));
  });
  await response.body?.cancel();
  return response.status;
}

/** Timeout and too early say nothing about the lead; too many and redirects want patience or another address. */
export function kindOf(status: number): FailureKind {
  if (status >= 500 || status === 408 || status === 425) return "away";
  return status < 400 || status === 429 ? "unwilling" : "refused";
}

export const answered = (status: number, kind: FailureKind = kindOf(status)) =>
  new DeliveryError(`answered ${status}`, kind);

export const isTaken = (status: number) => status >= 200 && status < 300;

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timed out";
  return codeOf(propertyOf(error, "cause")) ?? "could not be reached";
}
