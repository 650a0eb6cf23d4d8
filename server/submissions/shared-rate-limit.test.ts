import { afterAll, expect, test } from "vitest";
import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeSharedRateLimit } from "./shared-rate-limit.ts";

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
