import { createHmac } from "node:crypto";
import { isIPv6, SocketAddress } from "node:net";

import type { LeadStore } from "#server/leads/store.ts";

export const WINDOW_MS = 60_000;
/** Bounds the memory that a flood from many addresses can take. */
const MAX_ADDRESSES = 50_000;

/** Gives 0 when the request may pass, else the whole seconds to wait. */
export type RateLimit = (address: string) => number | Promise<number>;

/**
 * A token bucket per address: `perMinute` at once, then one more each time a minute's share has passed.
 * Addresses are held in memory only and forgotten after two minutes' rest.
 */
export function makeRateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const msPerToken = WINDOW_MS / perMinute;
  /** For each address, the moment from which its bucket is full again. */
  let recent = new Map<string, number>();
  /** What was recent before; a full bucket is no different from none, so after a window it can go. */
  let older = new Map<string, number>();
  let rotateAtMs = 0;

  return (address) => {
    const key = bucketOf(address);
    const nowMs = now();
    if (nowMs >= rotateAtMs || recent.size >= MAX_ADDRESSES) {
      older = recent;
      recent = new Map();
      rotateAtMs = nowMs + WINDOW_MS;
    }
    const fullAtMs = Math.max(recent.get(key) ?? older.get(key) ?? 0, nowMs) + msPerToken;
    const waitMs = fullAtMs - nowMs - WINDOW_MS;
    // A sliver of a token is no reason to refuse: fractions of a millisecond add up in the sum above.
    if (waitMs > 0.001) return Math.ceil(waitMs / 1000);
    recent.set(key, fullAtMs);
    return 0;
  };
}

/**
 * A household or office commonly holds a whole IPv6 /64, so that is what is counted. Some proxies forward an address
 * with its port, which changes with every connection.
 */
export function bucketOf(forwarded: string): string {
  const address =
    SocketAddress.parse(isIPv6(forwarded) ? `[${forwarded}]` : forwarded)?.address ?? forwarded;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const tailGroups = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from(
    { length: Math.max(0, 8 - groups.length - tailGroups.length) },
    () => "0",
  );
  return [...groups, ...(tail === undefined ? [] : zeros), ...tailGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

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
): RateLimit {
  if (perMinute === 0) return () => 0;
  const own = makeRateLimit(perMinute);
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
