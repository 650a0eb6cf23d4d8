import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { claimed } from "#server/leads/testing/store-contract/opened-store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { contactFields, encode, fetchHeaders, post } from "#server/testing/posts.ts";
import { makeTestApp } from "#server/testing/test-app.ts";
import { Metrics, serveMetrics } from "./metrics.ts";

test("requests, leads, refusals, store and deliveries are counted, and nothing personal is said", async () => {
  const stats = { stats: () => testApp.store.stats() };
  const metrics = new Metrics(stats, () => 1_700_000_100_000);
  await using testApp = await makeTestApp({ metrics, now: () => 1_700_000_000_000 });
  const { app, store } = testApp;
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const path of ["/pricing", "/assets/entry-Dk3jf8a1.js", "/nowhere", "/readyz"]) {
    await (await fetch(address + path)).arrayBuffer();
  }
  await post(testApp, encode(contactFields));
  await post(testApp, encode({ ...contactFields, email: "no address" }));
  await post(testApp, encode(contactFields), { ...fetchHeaders, "sec-fetch-site": "cross-site" });
  await store.setTargets(["email"], 0, undefined);
  const refused = newLead({ form: "demo" });
  await store.save(refused);
  const claim = await claimed(store, { target: "webhook", form: "demo" }, 1, 5);
  await store.markRefused(claim, null, "answered 422");

  const server = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).split("\n");
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  for (const line of [
    'site_requests_total{kind="page",status="200"} 1',
    'site_requests_total{kind="page",status="404"} 1',
    'site_requests_total{kind="asset",status="200"} 1',
    'site_requests_total{kind="health",status="200"} 1',
    'site_request_seconds_count{kind="page"} 2',
    'site_leads_total{form="contact",result="stored"} 1',
    'site_refusals_total{reason="invalid-fields"} 1',
    'site_refusals_total{reason="cross-origin"} 1',
    'site_store_seconds_count{operation="save"} 1',
    'site_deliveries_waiting{target="email",form="contact"} 1',
    'site_deliveries_waiting{target="webhook",form="contact"} 0',
    'site_deliveries_refused{target="webhook",form="demo"} 1',
    'site_deliveries_oldest_waiting_seconds{target="email",form="contact"} 100',
    "site_store_up 1",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.join()).not.toContain("northfield");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.inject("/metrics")).statusCode).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(405);
  const asked = get({ port, path: "/metrics", headers: { host: "evil.example" } });
  const [foreign] = (await once(asked, "response")) as [IncomingMessage];
  foreign.resume();
  expect(foreign.statusCode).toBe(421);
  server.close();
  await once(server, "close");
});

test("a store that is away is a figure, not a failure", async () => {
  const metrics = new Metrics({ stats: () => Promise.reject(new Error("away")) });
  expect(await metrics.render()).toContain("site_store_up 0");
});
