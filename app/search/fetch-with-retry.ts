/** The site's defaults for data that it fetches. Not for form posts: a post is sent once. */
export const fetchDefaults = {
  retries: 3,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  cacheLifetimeMs: 5 * 60_000,
  /** A request that takes longer has failed. */
  answerWithinMs: 10_000,
};

interface FetchOptions {
  /** Ends it at once, also while it waits to try again. */
  signal: AbortSignal;
  /** Called before each new try, counted from 1. */
  onRetry?: (retry: number) => void;
}

const cache = new Map<string, { fetchedAt: number; data: unknown }>();

/** JSON from this site, from memory if it was fetched within the cache's lifetime. Failed requests are tried again. */
export async function fetchJson<Data>(path: string, options: FetchOptions): Promise<Data> {
  const kept = cache.get(path);
  if (kept && Date.now() - kept.fetchedAt < fetchDefaults.cacheLifetimeMs) return kept.data as Data;
  const data = await fetchWithRetry(path, options);
  cache.set(path, { fetchedAt: Date.now(), data });
  return data as Data;
}

async function fetchWithRetry(path: string, { signal, onRetry }: FetchOptions): Promise<unknown> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await requestJson(path, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (retry > fetchDefaults.retries || error instanceof RefusedError) throw error;
    }
    await wait(retryDelayMs(retry), signal);
    onRetry?.(retry);
  }
}

/** It doubles from try to try, up to the cap. */
export function retryDelayMs(retry: number): number {
  return Math.min(fetchDefaults.firstDelayMs * 2 ** (retry - 1), fetchDefaults.longestDelayMs);
}

/** The server has understood and said no: asking again would not change that. */
class RefusedError extends Error {
  override name = "RefusedError";
}

const transientStatuses = [408, 425, 429];

async function requestJson(path: string, signal: AbortSignal): Promise<unknown> {
  const request = new AbortController();
  const cancel = () => request.abort();
  const timer = setTimeout(cancel, fetchDefaults.answerWithinMs);
  signal.addEventListener("abort", cancel);
  try {
    const response = await fetch(path, { signal: request.signal });
    if (response.ok) return await response.json();
    const isRefused = response.status < 500 && !transientStatuses.includes(response.status);
    throw new (isRefused ? RefusedError : Error)(`${path} answered ${response.status}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
  }
}

function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
