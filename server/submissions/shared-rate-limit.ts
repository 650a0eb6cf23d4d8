import { createHmac } from "node:crypto";
import type { LeadStore } from "#server/leads/store.ts";
import { bucketOf, makeRateLimit, type RateLimit, WINDOW_MS } from "./rate-limit.ts";

/** Takes a token for so many milliseconds from a bucket that all instances share; gives the milliseconds to wait. */
type TakeToken = NonNullable<LeadStore["takeToken"]>;

/**
 * One limit for all instances. Each counts for itself too: what it would refuse alone is refused without asking, and when
 * the database does not answer its own count has to do. The table holds no address, only a keyed digest.
 */
export function makeSharedRateLimit(
  perMinute: number,
  takeToken: TakeToken,
  key: string,
  now?: () => number,
): RateLimit {
  if (perMinute === 0) return () => 0;
  const own = makeRateLimit(perMinute, now);
  return async (address) => {
    const ownWaitS = own(address);
    if (ownWaitS > 0) return ownWaitS;
    const bucket = createHmac("sha256", key).update(bucketOf(address)).digest("base64url");
    try {
      return Math.ceil((await takeToken(bucket, WINDOW_MS / perMinute, WINDOW_MS)) / 1000);
    } catch {
      return 0;
    }
  };
}
