import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";

import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { startPostgres } from "#server/testing/postgres.ts";

import { makeRateLimit, makeSharedRateLimit } from "./rate-limit.ts";

test("lets the first ten pass, then says how long to wait", () => {
  let nowMs = 1_000_000;
  const limit = makeRateLimit(10, () => nowMs);
  for (let i = 0; i < 10; i += 1) expect(limit("192.0.2.1")).toBe(0);
  expect(limit("192.0.2.1")).toBe(6);
  expect(limit("192.0.2.2")).toBe(0);
  nowMs += 5_999;
  expect(limit("192.0.2.1")).toBe(1);
  nowMs += 1;
  expect(limit("192.0.2.1")).toBe(0);
  expect(limit("192.0.2.1")).toBe(6);
});

test("a minute's rest gives the whole allowance back", () => {
  let nowMs = 0;
  const limit = makeRateLimit(3, () => nowMs);
  for (let i = 0; i < 3; i += 1) limit("a");
  nowMs += 60_000;
  for (let i = 0; i < 3; i += 1) expect(limit("a")).toBe(0);
  expect(limit("a")).toBeGreaterThan(0);
});

test("the wall clock set back an hour changes nothing", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limit = makeRateLimit(10);
  expect(limit("a")).toBe(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(limit("a")).toBe(0);
  vi.useRealTimers();
});

test("zero turns it off", () => {
  const limit = makeRateLimit(0);
  for (let i = 0; i < 1000; i += 1) expect(limit("a")).toBe(0);
});

test("an IPv6 /64 counts as one address, an IPv4-mapped one as its IPv4 address", () => {
  const limit = makeRateLimit(1, () => 0);
  expect(limit("2001:db8:1:2:3:4:5:6")).toBe(0);
  expect(limit("2001:db8:1:2::1")).toBeGreaterThan(0);
  expect(limit("2001:0db8:0001:0002::9")).toBeGreaterThan(0);
  expect(limit("2001:db8:1:3::1")).toBe(0);
  expect(limit("::1")).toBe(0);
  expect(limit("::ffff:192.0.2.7")).toBe(0);
  expect(limit("192.0.2.7")).toBeGreaterThan(0);
});

test("an address with a port, as some proxies forward it, counts like the address alone", () => {
  const limit = makeRateLimit(1, () => 0);
  expect(limit("1.2.3.4:5678")).toBe(0);
  expect(limit("1.2.3.4:5679")).toBeGreaterThan(0);
  expect(limit("1.2.3.4")).toBeGreaterThan(0);
  expect(limit("[::ffff:1.2.3.4]:80")).toBeGreaterThan(0);
  expect(limit("::ffff:102:304")).toBeGreaterThan(0);
  expect(limit("[2001:db8::1]:443")).toBe(0);
  expect(limit("[2001:db8::1]:444")).toBeGreaterThan(0);
  expect(limit("[2001:db8::2]")).toBeGreaterThan(0);
  expect(limit("2001:db8::3")).toBeGreaterThan(0);
  expect(limit("unknown")).toBe(0);
});

test("a flood of addresses neither grows without bound nor slows down", () => {
  const limit = makeRateLimit(10, () => 0);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 300_000; i += 1) limit(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * 1024 * 1024);
});

test("in any minute at most twice the allowance passes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat({ max: 8_000 }), { maxLength: 200 }),
      (perMinute, gapsMs) => {
        let nowMs = 0;
        const limit = makeRateLimit(perMinute, () => nowMs);
        const passedAt = gapsMs.flatMap((gapMs) => {
          nowMs += gapMs;
          return limit("a") === 0 ? [nowMs] : [];
        });
        return passedAt.every(
          (startMs) =>
            passedAt.filter((atMs) => atMs >= startMs && atMs < startMs + 60_000).length <=
            2 * perMinute,
        );
      },
    ),
  );
});

const postgres = await startPostgres();
const stores = [await PostgresStore.open(postgres.url), await PostgresStore.open(postgres.url)];
afterAll(async () => {
  for (const store of stores) await store.close();
  await postgres[Symbol.asyncDispose]();
});

const instances = (perMinute: number) =>
  stores.map((store) =>
    makeSharedRateLimit(perMinute, (...asked) => store.takeToken(...asked), "key"),
  );

test("two instances let through together what one would", async () => {
  const [first, second] = instances(4);
  const waits: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    waits.push(await first!("192.0.2.1"), await second!("192.0.2.1"));
  }
  expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
  for (const waitS of waits.slice(4)) expect(waitS).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15);
  expect(await second!("192.0.2.2")).toBe(0);
});

test("posts at the same moment are counted once each", async () => {
  const [first, second] = instances(5);
  const waits = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? first! : second!)("198.51.100.7")),
  );
  expect(waits.filter((waitS) => waitS === 0)).toHaveLength(5);
});

test("a database that does not answer leaves each instance its own count", async () => {
  const limit = makeSharedRateLimit(2, () => Promise.reject(new Error("away")), "key");
  expect([await limit("192.0.2.9"), await limit("192.0.2.9")]).toEqual([0, 0]);
  expect(await limit("192.0.2.9")).toBeGreaterThan(0);
});
