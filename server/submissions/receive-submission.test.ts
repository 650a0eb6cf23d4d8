import { expect, test } from "vitest";
import { formNames, forms, MIN_FILL_MS } from "#contract/forms.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { contactFields, encode, fetchHeaders, nativeHeaders, post } from "#server/testing/posts.ts";
import { makeTestApp } from "#server/testing/test-app.ts";

test.each(formNames)("%s: a whole form is stored and answered with its message", async (form) => {
  await using testApp = await makeTestApp({ now: () => 1_700_000_000_000 });
  const values = { ...contactFields, "form-name": form };
  const fields = {
    "form-name": form,
    ...pick(
      values,
      forms[form].fields.map((field) => field.name),
    ),
  };
  const response = await post(testApp, encode(fields));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ok: true, message: forms[form].successMessage });

  const [lead] = await testApp.store.page({}, 0, 10);
  const { "form-name": _, ...typed } = fields;
  expect(lead).toMatchObject({ form, receivedAtMs: 1_700_000_000_000, spamReason: null });
  expect(lead?.fields).toEqual(
    "message" in typed ? { ...typed, message: contactFields.message.replace("\r\n", "\n") } : typed,
  );
});

test("a native post is answered with the site's own page", async () => {
  await using testApp = await makeTestApp();
  const response = await post(testApp, encode(contactFields), nativeHeaders);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(`<h1>${forms.contact.successMessage}</h1>`);
  expect(response.headers["content-security-policy"]).toContain("sha256-");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers.etag).toBeUndefined();

  const refused = await post(testApp, encode({ ...contactFields, name: "" }), nativeHeaders);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(`<h1>${forms.contact.failureMessage}</h1>`);
});

test("without the site's page a plain one carries the same text", async () => {
  await using testApp = await makeTestApp();
  const fields = { "form-name": "newsletter", email: "ada@northfield.example" };
  const response = await post(testApp, encode(fields), nativeHeaders);
  expect(response.body).toContain(forms.newsletter.successMessage);
  expect(response.body).toContain('<html lang="en">');
});

test("what people type comes through whole: accents, emoji, quotes, long and short", async () => {
  await using testApp = await makeTestApp();
  const fields = {
    ...contactFields,
    name: "  Zoë O'Brien-Łuczak 李 😀  ",
    company: `"A & B" <Co>; 100% =SUM(1+1)`,
    email: "o'brien+rfq@sub.a-b.example",
    message: `${"é".repeat(4998)}\r\n.`,
    phone: "",
  };
  expect((await post(testApp, encode(fields))).statusCode).toBe(200);
  const [lead] = await testApp.store.page({}, 0, 10);
  expect(lead?.fields).toEqual({
    name: "Zoë O'Brien-Łuczak 李 😀",
    company: fields.company,
    email: fields.email,
    message: `${"é".repeat(4998)}\n.`,
  });
});

test("a hundred posts of one filled form at once are one lead, all answered with success", async () => {
  await using testApp = await makeTestApp();
  const headers = { ...fetchHeaders, "idempotency-key": "0f8fad5b-d9cb-469f-a165-70867728950e" };
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => post(testApp, encode(contactFields), headers)),
  );
  expect(responses.every((response) => response.statusCode === 200)).toBe(true);
  expect(await testApp.store.count({})).toBe(1);
});

test("a hundred native posts of the same content on one day are one lead, the next day another", async () => {
  let nowMs = Date.UTC(2026, 0, 15, 12);
  await using testApp = await makeTestApp({ now: () => nowMs });
  const hundred = Array.from({ length: 100 }, () =>
    post(testApp, encode(contactFields), nativeHeaders),
  );
  await Promise.all(hundred);
  expect(await testApp.store.count({})).toBe(1);
  nowMs += 24 * 3600 * 1000;
  await post(testApp, encode(contactFields), nativeHeaders);
  expect(await testApp.store.count({})).toBe(2);
});

test("a message changed between two tries with one key is kept as well", async () => {
  await using testApp = await makeTestApp();
  const headers = { ...fetchHeaders, "idempotency-key": "key-1" };
  await post(testApp, encode(contactFields), headers);
  await post(testApp, encode({ ...contactFields, message: "Changed my mind." }), headers);
  expect(await testApp.store.count({})).toBe(2);
});

test("another key is another lead", async () => {
  await using testApp = await makeTestApp();
  for (const key of ["key-1", "key-2"]) {
    await post(testApp, encode(contactFields), { ...fetchHeaders, "idempotency-key": key });
  }
  expect(await testApp.store.count({})).toBe(2);
});

test.each([
  ["a filled honeypot", { ...contactFields, "bot-field": "x" }, {}, "honeypot"],
  [
    "a post that came too fast",
    contactFields,
    { "form-fill-ms": String(MIN_FILL_MS - 1) },
    "too-fast",
  ],
])(
  "%s is answered like any other, kept as spam, and delivered to nobody",
  async (_, fields, extra, reason) => {
    let wakes = 0;
    await using testApp = await makeTestApp({ onLeadStored: () => (wakes += 1) });
    const response = await post(testApp, encode(fields), { ...fetchHeaders, ...extra });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true, message: forms.contact.successMessage });
    const [lead] = await testApp.store.page({ spam: "only" }, 0, 10);
    expect(lead).toMatchObject({ spamReason: reason, deliveries: [] });
    expect(lead?.fields).not.toHaveProperty("bot-field");
    expect(wakes).toBe(0);
  },
);

test.each([
  ["an empty honeypot", { ...contactFields, "bot-field": "" }, {}],
  ["a slow hand", contactFields, { "form-fill-ms": String(MIN_FILL_MS) }],
  ["a fill time that is no number", contactFields, { "form-fill-ms": "fast" }],
  [
    "a charset in the content type",
    contactFields,
    { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" },
  ],
  [
    "a content type in capitals",
    contactFields,
    { "content-type": "Application/X-WWW-Form-Urlencoded" },
  ],
  ["no Sec-Fetch-Site and our host as Origin", contactFields, { "sec-fetch-site": undefined }],
  [
    "no Sec-Fetch-Site and SITE_URL as Origin",
    contactFields,
    { "sec-fetch-site": undefined, origin: "https://www.quotewright.example" },
  ],
  [
    "a client that is no browser",
    contactFields,
    { "sec-fetch-site": undefined, origin: undefined },
  ],
])("%s is a lead like any other, and wakes the outbox", async (_, fields, extra) => {
  let wakes = 0;
  await using testApp = await makeTestApp({ onLeadStored: () => (wakes += 1) });
  expect((await post(testApp, encode(fields), { ...fetchHeaders, ...extra })).statusCode).toBe(200);
  expect(await testApp.store.count({})).toBe(1);
  expect(wakes).toBe(1);
});

test("an address may post ten times a minute; the eleventh is told when to come back", async () => {
  let nowMs = Date.now();
  await using testApp = await makeTestApp({ rateLimitPerMinute: 10, elapsedMs: () => nowMs });
  const send = (i: number) => post(testApp, encode({ ...contactFields, message: `No. ${i}` }));
  for (let i = 0; i < 10; i += 1) expect((await send(i)).statusCode).toBe(200);
  const refused = await send(10);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ ok: false, reason: "too-many-requests" });
  const waitS = Number(refused.headers["retry-after"]);
  expect(waitS).toBeGreaterThan(0);
  nowMs += waitS * 1000;
  expect((await send(11)).statusCode).toBe(200);
});

test("behind a trusted proxy the visitor's address is counted, and cannot be made up", async () => {
  await using testApp = await makeTestApp({
    rateLimitPerMinute: 1,
    trustedProxies: 1,
    elapsedMs: () => 0,
  });
  const from = (forwarded: string) =>
    post(testApp, encode(contactFields), { ...fetchHeaders, "x-forwarded-for": forwarded });
  expect((await from("192.0.2.1")).statusCode).toBe(200);
  expect((await from("192.0.2.2")).statusCode).toBe(200);
  expect((await from("198.51.100.9, 192.0.2.1")).statusCode).toBe(429);
  expect((await from("192.0.2.1:50001")).statusCode).toBe(429);
  expect((await from("[2001:db8::1]:443")).statusCode).toBe(200);
  expect((await from("[2001:db8::1]:444")).statusCode).toBe(429);
});

test("without a trusted proxy forwarding headers are not believed", async () => {
  await using testApp = await makeTestApp({ rateLimitPerMinute: 1, elapsedMs: () => 0 });
  const from = (forwarded: string) =>
    post(testApp, encode(contactFields), { ...fetchHeaders, "x-forwarded-for": forwarded });
  expect((await from("192.0.2.1")).statusCode).toBe(200);
  expect((await from("192.0.2.2")).statusCode).toBe(429);
});

test("what is configured besides gets demos and messages, and no newsletter's address", async () => {
  await using testApp = await makeTestApp({ deliverAlsoTo: ["slack"] });
  await post(testApp, encode(contactFields));
  await post(testApp, encode({ "form-name": "newsletter", email: "ana@acme.example" }));
  const targets = (await testApp.store.page({}, 0, 9)).map(({ deliveries }) =>
    deliveries.map(({ target }) => target).toSorted(),
  );
  expect(targets).toEqual([
    ["email", "slack", "webhook"],
    ["email", "webhook"],
  ]);
});

test("what cannot be stored is a 503 with Retry-After, and pages keep serving", async () => {
  const failing = {
    save: () =>
      Promise.reject(Object.assign(new Error("ada@northfield.example"), { code: "SQLITE_13" })),
    checkReady: () => Promise.reject(new Error("full")),
  } as unknown as LeadStore;
  await using testApp = await makeTestApp({ store: failing });
  const forCode = await post(testApp, encode(contactFields));
  expect(forCode.statusCode).toBe(503);
  expect(forCode.headers["retry-after"]).toBe("30");
  expect(forCode.json()).toMatchObject({
    reason: "not-stored",
    message: forms.contact.failureMessage,
  });
  const forPeople = await post(testApp, encode(contactFields), nativeHeaders);
  expect(forPeople.statusCode).toBe(503);
  expect(forPeople.body).toContain(forms.contact.failureMessage);

  expect((await testApp.app.inject("/pricing")).statusCode).toBe(200);
  expect((await testApp.app.inject("/healthz")).statusCode).toBe(200);
  expect((await testApp.app.inject("/readyz")).statusCode).toBe(503);
  expect(testApp.logLines.join("")).toContain("SQLITE_13");
  expect(testApp.logLines.join("")).not.toContain("ada@");
});

test("logs tell what happened and hold nothing personal", async () => {
  await using testApp = await makeTestApp({ rateLimitPerMinute: 100 });
  await post(testApp, encode(contactFields));
  await post(testApp, encode({ ...contactFields, email: "not-an-address" }));
  await post(testApp, encode({ ...contactFields, "bot-field": "x" }));
  await testApp.app.inject({ url: "/ada@northfield.example?email=ada%40northfield.example" });
  const log = testApp.logLines.join("");
  const [first] = testApp.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({ msg: "lead", form: "contact", result: "stored" });
  for (const { 1: value } of Object.entries(contactFields).slice(1))
    expect(log).not.toContain(value);
  // As a word: a request's number is hexadecimal, and "ada" may stand within it by chance.
  for (const trace of [/\bada\b/i, /Marsh/i, /northfield/i, /127\.0\.0\.1/, /not-an-address/]) {
    expect(log).not.toMatch(trace);
  }
});

function pick(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
}
