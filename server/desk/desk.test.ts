import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { claimed } from "#server/leads/testing/store-contract/opened-store.ts";
import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { buildDesk } from "./desk.ts";
import { host, visitorOf } from "./testing/visitor.ts";

const dir = await makeTempDir();
const postgres = await startPostgres();
const stores: [name: string, store: LeadStore][] = [
  ["SQLite", await SqliteStore.open(join(dir.path, "data"))],
  ["PostgreSQL", await PostgresStore.open(postgres.url)],
];
afterAll(async () => {
  for (const [, store] of stores) await store.close();
  await postgres[Symbol.asyncDispose]();
  await dir[Symbol.asyncDispose]();
});

const siteUrl = "https://www.quotewright.example";

async function openDesk(store: LeadStore) {
  const desk = buildDesk({ store, siteUrl, buildDir: dir.path });
  const first = visitorOf(desk);
  await first.go(`/enter?key=${desk.key}`);
  return { desk, first };
}

describe.each(stores)("on %s", (_name, store) => {
  test("a lead is found, read, worked on and exported", async () => {
    const fields = {
      name: `Ana <b>Müller</b> ${_name}`,
      email: "ana@acme.example",
      company: "ACME & Sons",
      message: "Line one\nLine <script>two</script>",
    };
    const page = "/company/contact?message=I+apply+for+Buyer";
    const lead = newLead({
      fields,
      sourcePage: page,
      arrival: { utm_source: "google", utm_campaign: "spring", referrer: "www.google.com" },
    });
    for (const each of [lead, newLead({ form: "demo" })]) await store.save(each);
    const { first } = await openDesk(store);

    const list = await first.go(`/?search=${encodeURIComponent("müller")}`);
    expect(list.status).toBe(200);
    expect(list.page).toContain("1 lead<");
    expect(list.page).not.toContain("<b>Müller");
    expect(list.page).toContain('<td class="wide">google / spring</td>');
    expect(list.page).toContain("webhook not set up, email not set up");
    const from = "cameFrom=google+%2F+spring";
    expect(list.page).toContain(
      `<a href="/?search=m%C3%BCller&#38;${from}">google / spring</a>: 1<`,
    );
    expect((await first.go(`/?${from}`)).page).toContain("1 lead<");
    expect((await first.go(`/?${from}&form=demo`)).page).toContain("0 leads<");
    expect((await first.go(`/export?format=csv&${from}`)).page.split("\r\n")).toHaveLength(3);
    const { page: shown } = await first.go(`/leads/${lead.id}`);
    expect(shown).toContain("message: I apply for Buyer");
    expect(shown).toMatch(
      /Campaign source<.dt><dd[^>]*>google<.*Came from<.dt><dd[^>]*>www.google.com</,
    );
    expect(shown).not.toContain("<script");
    expect(shown).toContain('<a href="mailto:ana@acme.example">ana@acme.example</a>');
    expect(shown).toContain(">Answer the message</a>");

    const saved = await first.send(`/leads/${lead.id}`, {
      action: "save",
      state: "answered",
      owner: "Mira",
      note: "Called\r\nback",
    });
    expect(saved.page).toContain('role="status">Saved.');
    expect(await store.find(lead.id)).toMatchObject({
      state: "answered",
      owner: "Mira",
      note: "Called\nback",
    });
    const ofOwner = async (owner: string) =>
      (await first.go(`/?search=${encodeURIComponent("müller")}&owner=${owner}`)).page;
    expect(await ofOwner("mira")).toContain("1 lead<");
    expect(await ofOwner("nobody")).toContain("0 leads<");
    const csv = await first.go("/export?format=csv&state=answered");
    expect(csv.headers["content-disposition"]).toContain("leads.csv");
    expect(csv.page.split("\r\n")).toHaveLength(3);
    expect(csv.page).toContain(lead.id);
  });

  test("two people at once: the second is told, and nothing is overwritten", async () => {
    const lead = newLead();
    await store.save(lead);
    const { first } = await openDesk(store);
    const { first: second } = await openDesk(store);
    await first.go(`/leads/${lead.id}`);
    await second.go(`/leads/${lead.id}`);
    await first.send(`/leads/${lead.id}`, { action: "save", note: "First was here" });
    const refused = await second.send(`/leads/${lead.id}`, { action: "save", note: "Mine" });
    expect(refused.status).toBe(409);
    expect(refused.page).toMatch(/role="alert">.*First was here/s);
    expect(refused.page).toContain("Mine</textarea>");
    expect((await store.find(lead.id))?.note).toBe("First was here");
    await second.send(`/leads/${lead.id}`, { action: "save", note: "Mine" });
    expect((await store.find(lead.id))?.note).toBe("Mine");
  });

  test("spam and not spam, a refused delivery tried again and given up", async () => {
    const lead = newLead({ form: "newsletter", fields: { email: "bo@acme.example" } });
    await store.save(lead);
    const { first } = await openDesk(store);
    await first.go(`/leads/${lead.id}`);
    await first.send(`/leads/${lead.id}`, { action: "spam" });
    expect(await store.find(lead.id)).toMatchObject({ spamReason: "marked", deliveries: [] });
    await first.send(`/leads/${lead.id}`, { action: "not-spam" });
    const claim = await claimed(store, { target: "webhook", form: "newsletter" }, 1, 5);
    await store.markRefused(claim, null, "answered 422");

    expect((await first.go("/")).page).toContain("1 delivery was refused");
    const refused = await first.go("/?state=refused");
    expect(refused.page).toContain(lead.id);
    await first.go(`/leads/${lead.id}`);
    const aside = async () => (await store.find(lead.id))?.deliveries.map((each) => each.setAside);
    await first.send(`/leads/${lead.id}`, { action: "skip", target: "email" });
    expect(await aside()).toEqual(["refused", null]);
    await first.send(`/leads/${lead.id}`, { action: "skip", target: "webhook" });
    expect(await aside()).toEqual(["skipped", null]);
    const mail = await claimed(store, { target: "email", form: "newsletter" }, 1, 5);
    await store.markFailed(mail, 9e9, "ECONNREFUSED");
    const { page } = await first.go(`/leads/${lead.id}`);
    expect(page.match(/aria-label="[^"]*"/g)).toEqual(
      expect.arrayContaining([
        'aria-label="Try again: webhook"',
        'aria-label="Try again: mail"',
        'aria-label="Give up: mail"',
      ]),
    );
    await first.send(`/leads/${lead.id}`, { action: "skip", target: "email" });
    await first.send(`/leads/${lead.id}`, { action: "retry", target: "webhook" });
    expect(await aside()).toEqual([null, "skipped"]);
  });

  test("what may have arrived before a lead was marked as spam is said, and cannot be sent by hand", async () => {
    const lead = newLead({ form: "newsletter", deliverTo: ["webhook"] });
    await store.save(lead);
    await store.takeBackClaims();
    const streamOf = { target: "webhook", form: "newsletter" } as const;
    let claim = await claimed(store, streamOf, 9e12, 5);
    while (claim.lead.id !== lead.id) {
      await store.markDelivered(claim, 1);
      claim = await claimed(store, streamOf, 9e12, 5);
    }
    await store.markFailed(claim, 9e12, "timed out");
    const { first } = await openDesk(store);
    const { page: before } = await first.go(`/leads/${lead.id}`);
    expect(before).toContain("Try again: webhook");
    await first.send(`/leads/${lead.id}`, { action: "spam" });
    const { page } = await first.go(`/leads/${lead.id}`);
    expect(page).toMatch(/timed out.*, set aside as spam, no next try/);
    expect(page).toMatch(/may have arrived.*tried again.*unsubscribes, the receiver is told/);
    expect(page).not.toContain("Try again: webhook");
    const late = await first.send(`/leads/${lead.id}`, { action: "retry", target: "webhook" });
    expect(late.page).toContain("Nothing was changed");
    await first.send(`/leads/${lead.id}`, { action: "not-spam" });
    expect((await store.find(lead.id))?.deliveries[0]).toMatchObject({ setAside: null });
  });

  test("whoever unsubscribed is shown as such, without an address, and goes with nobody else", async () => {
    const token = `token-${_name}`;
    const fields = { email: `leaver.${_name}@acme.example` };
    const lead = newLead({ form: "newsletter", fields, subscriptionToken: token });
    await store.save(lead);
    await store.unsubscribe(token, Date.UTC(2026, 0, 31));
    const { first } = await openDesk(store);
    expect((await first.go("/?form=newsletter")).page).toContain(
      `<a href="/leads/${lead.id}">Unsubscribed</a>`,
    );
    const { page } = await first.go(`/leads/${lead.id}`);
    expect(page).toContain("<h1>Unsubscribed</h1>");
    expect(page).toContain("2026-01-31 00:00");
    expect(page).not.toContain("Forget this person</a>");
    await first.send("/forget", { email: "" });
    expect(await store.find(lead.id)).toBeDefined();
    expect((await first.go(`/forget?email=${fields.email}`)).page).toContain("Erase 1 lead<");
  });

  test("what the site brings is drawn, and names that others chose are only text", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const label = "<script>x</script>.example";
    const counts = [
      { what: "visit", label: "", n: 4 },
      { what: "page", label: "/demo", n: 8 },
      { what: "form-sent", label: "demo /demo", n: 2 },
      { what: "referrer", label, n: 1 },
    ] as const;
    const { first } = await openDesk(store);
    expect((await first.go("/visits")).page).toContain("Nothing was counted in these days.");
    await store.addCounts(
      counts.map((count) => ({ ...count, day: today })),
      "2000-01-01",
    );
    const { status, page } = await first.go("/visits?days=7&form=demo");
    expect(status).toBe(200);
    expect(page).toMatch(/<th scope="row">\/demo<.*>8<.*>2<.*>25\.0%</);
    expect(page).toContain('aria-label="4 visits and 8 pages opened');
    expect(page).not.toMatch(/<script|style="/);
    expect((await first.go("/visits?form=contact")).page).toContain(">0.0%<");
  });

  test("form and days narrow the list; both days are included", async () => {
    const day = (n: number) => Date.UTC(2025, 5, n, 23, 59);
    const leads = [
      newLead({ form: "demo", receivedAtMs: day(1) }),
      newLead({ form: "demo", receivedAtMs: day(2) }),
      newLead({ form: "contact", receivedAtMs: day(2) }),
      newLead({ form: "demo", receivedAtMs: day(3) }),
    ];
    for (const lead of leads) await store.save(lead);
    const { first } = await openDesk(store);
    const found = async (query: string) => {
      const { page } = await first.go(`/?${query}`);
      return leads.flatMap(({ id }, i) => (page.includes(id) ? [i] : []));
    };
    expect(await found("from=2025-06-01&to=2025-06-03")).toEqual([0, 1, 2, 3]);
    expect(await found("from=2025-06-02&to=2025-06-02")).toEqual([1, 2]);
    expect(await found("form=demo&to=2025-06-02")).toEqual([0, 1]);
    expect(await found("form=none&from=yesterday&to=2025-06-03")).toEqual([0, 1, 2, 3]);
  });

  test("what forgetting would remove is shown first, and only that goes", async () => {
    const gone = newLead({ fields: { email: "Gone@acme.example" } });
    const stays = newLead();
    for (const lead of [gone, stays]) await store.save(lead);
    const { first } = await openDesk(store);
    const preview = await first.go("/forget?email=gone%40ACME.example");
    expect(preview.page).toContain("Erase 1 lead<");
    expect(await store.find(gone.id)).toBeDefined();
    const erased = await first.send("/forget", { email: "gone@ACME.example" });
    expect(erased.page).toContain("Erased 1 lead.");
    expect(await store.find(gone.id)).toBeUndefined();
    expect(await store.find(stays.id)).toBeDefined();
  });
});

const [, sqlite] = stores[0]!;

test("without the key nothing is shown or changed; the key works once", async () => {
  const desk = buildDesk({ store: sqlite, siteUrl, buildDir: dir.path });
  const lead = newLead();
  await sqlite.save(lead);
  const stranger = visitorOf(desk);
  for (const url of [
    "/",
    "/visits",
    `/leads/${lead.id}`,
    "/export",
    "/forget?email=a%40b.example",
  ]) {
    const { status, page } = await stranger.go(url);
    expect(status).toBe(401);
    expect(page).not.toContain(lead.id);
  }
  expect((await stranger.send("/forget", { email: lead.fields["email"]! })).status).toBe(401);
  expect((await stranger.go("/enter?key=wrong")).status).toBe(403);
  expect((await stranger.go("/sign-in", { password: "" })).status).toBe(403);
  expect((await visitorOf(desk).go(`/enter?key=${desk.key}`)).status).toBe(200);
  expect((await visitorOf(desk).go(`/enter?key=${desk.key}`)).status).toBe(403);
  expect(await sqlite.find(lead.id)).toBeDefined();
});

test("a form from another site, without its token or under another name is refused", async () => {
  const lead = newLead();
  await sqlite.save(lead);
  const { first } = await openDesk(sqlite);
  await first.go(`/leads/${lead.id}`);
  const change = { action: "save", note: "forged", version: "0" };
  expect((await first.go(`/leads/${lead.id}`, change)).status).toBe(403);
  const crossSite = { "sec-fetch-site": "cross-site" };
  expect((await first.go(`/leads/${lead.id}`, change, crossSite)).status).toBe(403);
  expect((await first.go("/", undefined, { host: "evil.example:3100" })).status).toBe(403);
  expect((await sqlite.find(lead.id))?.note).toBe("");
});

test("with a password: no key, a wrong one is refused, tries are limited, and signing out ends it", async () => {
  const desk = buildDesk({
    store: sqlite,
    siteUrl,
    buildDir: dir.path,
    password: "correct horse battery",
  });
  expect(desk.key).toBeUndefined();
  const someone = visitorOf(desk);
  expect((await someone.go("/sign-in", { password: "wrong" })).status).toBe(403);
  expect((await someone.go("/sign-in", { password: "correct horse battery" })).status).toBe(200);
  expect((await someone.send("/sign-out", {})).status).toBe(401);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    statuses.push((await visitorOf(desk).go("/sign-in", { password: "guess" })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("behind a proxy, a stranger's wrong tries lock nobody else out", async () => {
  const password = "correct horse battery";
  const settings = { store: sqlite, siteUrl, buildDir: dir.path, password, trustedProxies: 1 };
  const desk = buildDesk(settings);
  const tryFrom = async (address: string, given: string) => {
    const from = { "x-forwarded-for": `198.51.100.9, ${address}` };
    return (await visitorOf(desk).go("/sign-in", { password: given }, from)).status;
  };
  const wrong: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) wrong.push(await tryFrom("192.0.2.1", "guess"));
  expect(wrong.at(-1)).toBe(429);
  expect(await tryFrom("192.0.2.2", password)).toBe(200);
});

test("what a browser never sends is refused clearly, on a page with its headers", async () => {
  const { desk, first } = await openDesk(sqlite);
  const lead = newLead();
  await sqlite.save(lead);
  const type = { "content-type": "application/json" };
  const refused = await first.go(`/leads/${lead.id}`, { action: "save" }, type);
  expect(refused.status).toBe(415);
  expect(refused.page).toContain("Forms are sent as");
  expect((await first.go(`/leads/${lead.id}?done=constructor`)).page).not.toContain("native code");
  const unread = await first.go("/%ff");
  expect(unread.status).toBe(400);
  expect(unread.headers["content-security-policy"]).toContain("default-src 'none'");
  const stranger = visitorOf(desk);
  const entered = await desk.app.inject({ url: "/", headers: { host, cookie: first.cookie() } });
  expect(entered.statusCode).toBe(200);
  expect((await stranger.go("/", undefined, { cookie: `x${first.cookie()}` })).status).toBe(401);
  expect((await stranger.go("/", undefined, { cookie: `${first.cookie()}.x` })).status).toBe(401);
});

test("pages bring no script, load nothing from elsewhere and are not stored", async () => {
  const { first } = await openDesk(sqlite);
  const { headers, page } = await first.go("/");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'self' 'sha256-/,
  );
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["cache-control"]).toBe("no-store");
  expect(page).not.toMatch(/<script|src=|style="/);
});
