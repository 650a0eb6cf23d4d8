import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchDefaults, fetchJson, retryDelayMs } from "./fetch-with-retry.ts";

const fetchMock = vi.fn<typeof fetch>();
let addressCount = 0;
/** The cache outlives a test, so each has an address of its own. */
const newAddress = () => `/data-${(addressCount += 1)}.json`;
const neverAborted = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchMock.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the defaults are those of the specification", () => {
  expect(fetchDefaults).toMatchObject({
    retries: 3,
    longestDelayMs: 30_000,
    cacheLifetimeMs: 5 * 60 * 1000,
  });
  expect([1, 2, 3].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000]);
  expect(retryDelayMs(9)).toBe(30_000);
});

test("a failed request is tried again after growing delays, and says so", async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError("network"))
    .mockResolvedValueOnce(new Response("", { status: 503 }))
    .mockResolvedValueOnce(new Response("not JSON"))
    .mockResolvedValueOnce(Response.json({ found: true }));
  const onRetry = vi.fn<(retry: number) => void>();
  const answer = fetchJson(newAddress(), { signal: neverAborted(), onRetry });

  await vi.advanceTimersByTimeAsync(999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(answer).resolves.toEqual({ found: true });
  expect(onRetry.mock.calls).toEqual([[1], [2], [3]]);
});

test("after three retries it gives up, and nothing is kept", async () => {
  fetchMock.mockRejectedValue(new TypeError("network"));
  const address = newAddress();
  const failed = expect(fetchJson(address, { signal: neverAborted() })).rejects.toThrow("network");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(fetchMock).toHaveBeenCalledTimes(4);

  fetchMock.mockResolvedValue(Response.json(1));
  await expect(fetchJson(address, { signal: neverAborted() })).resolves.toBe(1);
});

test("what the server refuses is not asked for again; too many requests are", async () => {
  fetchMock.mockImplementation(async () => new Response("", { status: 404 }));
  await expect(fetchJson(newAddress(), { signal: neverAborted() })).rejects.toThrow("404");
  expect(fetchMock).toHaveBeenCalledTimes(1);

  fetchMock.mockImplementation(async () => new Response("", { status: 429 }));
  const failed = expect(fetchJson(newAddress(), { signal: neverAborted() })).rejects.toThrow("429");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(fetchMock).toHaveBeenCalledTimes(1 + 4);
});

test("a request without an answer has failed after ten seconds", async () => {
  fetchMock.mockImplementationOnce(
    (_address, init) =>
      new Promise((_, reject) => {
        init!.signal!.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  fetchMock.mockResolvedValueOnce(Response.json("late"));
  const answer = fetchJson(newAddress(), { signal: neverAborted() });
  await vi.advanceTimersByTimeAsync(fetchDefaults.answerWithinMs + 1_000);
  await expect(answer).resolves.toBe("late");
});

test("data is kept for five minutes, then fetched anew", async () => {
  fetchMock.mockImplementation(async () => Response.json({ at: Date.now() }));
  const address = newAddress();
  const read = () => fetchJson(address, { signal: neverAborted() });
  const first = await read();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(await read()).toBe(first);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).not.toEqual(first);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("an abort ends the request, and the wait for the next one", async () => {
  const requesting = new AbortController();
  fetchMock.mockImplementationOnce(
    (_address, init) =>
      new Promise((_, reject) => {
        init!.signal!.addEventListener("abort", () => reject(new Error("request ended")));
      }),
  );
  const request = expect(fetchJson(newAddress(), requesting)).rejects.toBe("closed");
  requesting.abort("closed");
  await request;

  const waiting = new AbortController();
  fetchMock.mockRejectedValueOnce(new TypeError("network"));
  const wait = expect(fetchJson(newAddress(), waiting)).rejects.toBe("closed");
  await vi.advanceTimersByTimeAsync(500);
  waiting.abort("closed");
  await wait;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
