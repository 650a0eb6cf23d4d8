import { expect, test } from "vitest";
import { COUNT_ADDRESS, COUNTS_VISITS, MAX_TRIED, visitEventOf } from "#contract/visits.ts";
import type { DailyCount } from "#server/leads/store.ts";
import { loadSite } from "#server/site/load-site.ts";
import { writeFakeBuild } from "#server/testing/fake-build.ts";
import { contactFields, encode, fetchHeaders, nativeHeaders, post } from "#server/testing/posts.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { makeTestApp } from "#server/testing/test-app.ts";
import { VisitCounts } from "./visit-counts.ts";

const siteUrl = "https://www.quotewright.example";
const nowMs = Date.UTC(2026, 4, 2, 23, 59);
const day = "2026-05-02";

await using root = await makeTempDir();
const site = await loadSite(await writeFakeBuild(root.path));

async function makeCountingApp(rateLimitPerMinute = 0) {
  const kept: DailyCount[] = [];
  const store = { addCounts: async (counts: readonly DailyCount[]) => void kept.push(...counts) };
  const visits = new VisitCounts({ store, site, siteUrl, now: () => nowMs });
  const testApp = await makeTestApp({ visits, rateLimitPerMinute });
  return {
    app: testApp.app,
    visits,
    /** As `what label: n`. */
    sums: async () => {
      await visits.flush();
      return kept.splice(0).map(({ day: on, what, label, n }) => {
        expect(on).toBe(day);
        return `${what} ${label}: ${n}`;
      });
    },
    [Symbol.asyncDispose]: () => testApp[Symbol.asyncDispose](),
  };
}

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  host: "www.quotewright.example",
};
const opening = {
  ...browser,
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};

test("a visit, its page, site and campaign are counted; what follows within the site is a page", async () => {
  await using counting = await makeCountingApp();
  const { app, sums } = counting;
  const campaign = "utm_source=Google&utm_medium=cpc&utm_campaign=spring+quotes&gclid=ana";
  await app.inject({
    url: `/pricing?${campaign}`,
    headers: {
      ...opening,
      "sec-fetch-site": "cross-site",
      referer: "https://www.news.example/ana?x",
    },
  });
  await app.inject({
    url: "/resources/blog",
    headers: { ...opening, "sec-fetch-site": "same-origin", referer: `${siteUrl}/pricing` },
  });
  await app.inject({ url: "/resources/blog", headers: { ...opening, "if-none-match": "x" } });
  await app.inject({ url: "/wp-login.php", headers: opening });
  await app.inject({ url: "/another?x", headers: opening });
  expect((await sums()).toSorted()).toEqual([
    "campaign google / cpc / spring quotes: 1",
    "page /pricing: 1",
    "page /resources/blog: 2",
    "page other: 2",
    "referrer : 3",
    "referrer news.example: 1",
    "visit : 4",
  ]);
});

test.each([
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["a program", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a program that says where it is from", { "user-agent": "Mozilla/5.0 (+http://x.example)" }],
  ["no browser", { "user-agent": "curl/8.5.0" }],
  ["nothing said", { "user-agent": "" }],
])("%s is not counted, whatever it opens, sends or tells", async (_name, headers) => {
  await using counting = await makeCountingApp();
  const given = { ...opening, ...headers };
  await counting.app.inject({ url: "/pricing", headers: given });
  await counting.app.inject({ url: "/nowhere", headers: given });
  const told = await tell(counting.app, "event=page&path=/pricing", given);
  expect(told.statusCode).toBe(204);
  const sent = { ...fetchHeaders, ...headers, referer: "http://localhost:80/pricing" };
  expect((await post(counting, encode(contactFields), sent)).statusCode).toBe(200);
  expect(await counting.sums()).toEqual([]);
});

test.each([
  ["fetched by a page", { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }],
  ["fetched ahead", { "sec-purpose": "prefetch" }],
  ["in a frame", { "sec-fetch-dest": "iframe" }],
])("a page %s is none that somebody opened", async (_name, headers) => {
  await using counting = await makeCountingApp();
  await counting.app.inject({ url: "/pricing", headers: { ...opening, ...headers } });
  await counting.app.inject({ url: "/downloads/guide.pdf", headers: opening });
  await counting.app.inject({ method: "HEAD", url: "/pricing", headers: opening });
  expect(await counting.sums()).toEqual([]);
});

test("headers that hold anything at all become no name of their own", async () => {
  await using counting = await makeCountingApp();
  const open = (query: string, referer: string) =>
    counting.app.inject({
      url: `/?${query}`,
      headers: { ...opening, "sec-fetch-site": "cross-site", referer },
    });
  await open("utm_source=a@b.example&utm_campaign=%00%E2%80%AE%20", "javascript:alert(1)");
  await open(`utm_campaign=${"x".repeat(500)}`, `https://${"x".repeat(200)}.example/`);
  await open("utm_source=%FF", "https://münchen.example/");
  const sums = await counting.sums();
  expect(sums).toContain("referrer : 2");
  expect(sums).toContain("referrer xn--mnchen-3ya.example: 1");
  expect(sums).toContain(`campaign ${"x".repeat(100)}: 1`);
  expect(sums.join()).not.toContain("@");
});

function tell(
  app: Awaited<ReturnType<typeof makeCountingApp>>["app"],
  payload: string,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: "POST",
    url: COUNT_ADDRESS,
    payload,
    headers: {
      ...browser,
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });
}

test("a page tells what happened on it, by words that are known; a form that is stored is counted as sent", async () => {
  await using counting = await makeCountingApp();
  for (const told of [
    "event=page&path=/resources/blog",
    "event=page&path=/ana@acme.example",
    "event=search-none&path=/",
    "event=form-begun&path=/pricing&kind=demo",
    "event=files&path=/pricing&kind=PDF&kind=Pasted+text&kind=PDF",
  ]) {
    const answer = await tell(counting.app, told);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  }
  const sent = { ...fetchHeaders, ...browser, referer: `${siteUrl}/pricing?message=Ana` };
  const own = { ...sent, origin: siteUrl };
  await post(counting, encode(contactFields), own);
  await post(counting, encode(contactFields), own);
  await post(counting, encode({ ...contactFields, email: "none" }), own);
  await post(counting, encode({ ...contactFields, "bot-field": "x" }), own);
  expect((await counting.sums()).toSorted()).toEqual([
    "file PDF: 2",
    "file Pasted text: 1",
    "form-begun demo /pricing: 1",
    "form-sent contact /pricing: 1",
    "page /resources/blog: 1",
    "page other: 1",
    "search-none : 1",
  ]);
});

test.each([
  "",
  "event=page",
  "path=/&event=page",
  "event=page&path=/&kind=demo",
  "event=page&path=/&email=ana",
  "event=form-begun&path=/",
  "event=form-begun&path=/&kind=toString",
  "event=form-begun&path=/&kind=demo&kind=contact",
  "event=files&path=/",
  "event=files&path=/&kind=rfq-acme.pdf",
  `event=files&path=/${"&kind=CSV".repeat(MAX_TRIED + 1)}`,
  "event=visit&path=/",
  "event=%FF&path=/",
])("what no page of ours tells is refused and counts for nothing (%#)", async (payload) => {
  await using counting = await makeCountingApp();
  expect((await tell(counting.app, payload)).statusCode).toBe(400);
  expect(await counting.sums()).toEqual([]);
});

test("the most that a page tells at once is let in", () => {
  const kinds = Array.from({ length: MAX_TRIED }, () => "Spreadsheet");
  expect(visitEventOf("files", kinds)).toEqual({ event: "files", kinds });
});

test("it takes little, of this site's pages, as a form, and not without end", async () => {
  await using counting = await makeCountingApp(2);
  const { app } = counting;
  const told = "event=page&path=/pricing";
  const status = async (payload: string, headers?: Record<string, string>) =>
    (await tell(app, payload, headers)).statusCode;
  expect(await status(told, { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status(told, { "content-type": "application/json" })).toBe(415);
  expect(await status(`${told}${"x".repeat(1_100)}`)).toBe(413);
  expect((await app.inject({ url: COUNT_ADDRESS })).statusCode).toBe(404);
  for (let times = 0; times < 40; times += 1) expect(await status(told)).toBe(204);
  expect(await counting.sums()).toEqual(["page /pricing: 24"]);
});

test("a page says that its server counts; where none does, there is nothing to tell", async () => {
  const counted = await loadSite(await writeFakeBuild(root.path), { countsVisits: true });
  await using testApp = await makeTestApp({ site: counted });
  const { headers } = await testApp.app.inject("/pricing");
  expect(headers["server-timing"]).toBe(COUNTS_VISITS);
  expect((await testApp.app.inject("/robots.txt")).headers["server-timing"]).toBeUndefined();
  expect((await tell(testApp.app, "event=page&path=/pricing", nativeHeaders)).statusCode).toBe(404);
  await using silent = await makeTestApp();
  expect((await silent.app.inject("/pricing")).headers["server-timing"]).toBeUndefined();
});

test("while the store is away pages are answered, and the sums wait for it within bounds", async () => {
  let isAway = true;
  const kept: DailyCount[] = [];
  const warnings: string[] = [];
  const visits = new VisitCounts({
    site,
    siteUrl,
    now: () => nowMs,
    store: {
      addCounts: async (counts) => {
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
        kept.push(...counts);
      },
    },
  });
  visits.start({ warn: (_details, message) => void warnings.push(message) });
  await using testApp = await makeTestApp({ visits });
  const open = (host: string) =>
    testApp.app.inject({
      url: "/pricing",
      headers: { ...opening, "sec-fetch-site": "cross-site", referer: `https://${host}/` },
    });
  for (let times = 0; times < 3; times += 1) {
    expect((await open("news.example")).statusCode).toBe(200);
    await visits.flush();
  }
  for (let i = 0; i < 5_100; i += 1) {
    visits.countDocument(
      {
        method: "GET",
        url: "/pricing",
        headers: { ...opening, referer: `https://h${i}.example/` },
      },
      true,
    );
  }
  isAway = false;
  await visits.stop();
  expect(warnings).toHaveLength(1);
  expect(kept).toContainEqual({ day, what: "page", label: "/pricing", n: 5_103 });
  expect(kept).toContainEqual({ day, what: "referrer", label: "news.example", n: 3 });
  const referrers = kept.filter(({ what }) => what === "referrer");
  expect(referrers.length).toBeLessThanOrEqual(5_000);
  expect(referrers.reduce((sum, { n }) => sum + n, 0)).toBe(5_103);
});

test("a store that does not answer holds up the end for a moment only", async () => {
  const visits = new VisitCounts({
    site,
    siteUrl,
    store: { addCounts: () => new Promise<void>(() => {}) },
  });
  visits.countEvent({ event: "page" }, "/pricing");
  const startedMs = performance.now();
  await visits.stop();
  expect(performance.now() - startedMs).toBeLessThan(4_000);
});
