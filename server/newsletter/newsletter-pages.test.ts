import { expect, test } from "vitest";
import { CONFIRM_BY_MAIL, forms } from "#contract/forms.ts";
import { contactFields, encode, fetchHeaders, nativeHeaders, post } from "#server/testing/posts.ts";
import { makeTestApp } from "#server/testing/test-app.ts";

const subscribe = encode({ "form-name": "newsletter", email: "ana@acme.example" });

async function subscribed(options = {}) {
  const testApp = await makeTestApp(options);
  await post(testApp, subscribe, {
    ...fetchHeaders,
    referer: "http://localhost:80/resources/blog",
  });
  const [lead] = await testApp.store.page({}, 0, 1);
  const token = lead?.subscriptionToken ?? "";
  expect(token).toMatch(/^[\w-]{24}$/);
  return { testApp, lead: lead!, token };
}

test("with mail a subscriber is passed on after they confirmed, and only by pressing the button", async () => {
  let woken = 0;
  const onLeadStored = () => void (woken += 1);
  const { testApp, lead, token } = await subscribed({ confirmsSubscriptions: true, onLeadStored });
  await using _ = testApp;
  const { app, store } = testApp;
  expect(lead).toMatchObject({ sourcePage: "/resources/blog", confirmedAtMs: null });
  expect(lead.deliveries.map(({ target }) => target)).toEqual(["confirmation"]);

  const url = `/newsletter/confirm?token=${token}`;
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(page.body).toContain("Confirm subscription</button>");
  expect((await store.find(lead.id))?.confirmedAtMs).toBeNull();

  const confirmed = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(confirmed.body).toMatch(/role="status">Confirmed.*ana@acme.example/);
  const after = await store.find(lead.id);
  expect(after?.confirmedAtMs).not.toBeNull();
  expect(after?.deliveries.map(({ target }) => target).toSorted()).toEqual([
    "confirmation",
    "email",
    "webhook",
  ]);
  expect(woken).toBe(2);
});

test("whoever subscribes is told to look for the mail, with script and without, where there is one", async () => {
  for (const confirmsSubscriptions of [true, false]) {
    await using testApp = await makeTestApp({ confirmsSubscriptions });
    const answer = await post(testApp, subscribe);
    expect(answer.json()).toEqual({
      ok: true,
      message: forms.newsletter.successMessage,
      ...(confirmsSubscriptions ? { detail: CONFIRM_BY_MAIL } : {}),
    });
    const page = await post(testApp, subscribe, nativeHeaders);
    expect(page.body.includes(CONFIRM_BY_MAIL)).toBe(confirmsSubscriptions);
    const contact = await post(testApp, encode(contactFields));
    expect(contact.json()).not.toHaveProperty("detail");
  }
});

test("without mail a subscriber is passed on at once", async () => {
  const { testApp, lead } = await subscribed();
  await using _ = testApp;
  expect(lead.deliveries.map(({ target }) => target)).toEqual(["webhook", "email"]);
});

test.each([
  ["a mail program's one click", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  ["one click as multipart", "multipart/form-data; boundary=x", "--x--"],
])("%s unsubscribes, from wherever it comes, and is recorded", async (_how, type, payload) => {
  const { testApp, lead, token } = await subscribed();
  await using _ = testApp;
  const response = await testApp.app.inject({
    method: "POST",
    url: `/newsletter/unsubscribe?token=${token}`,
    headers: { "content-type": type, origin: "https://mail.example" },
    payload,
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/role="status">.*ana@acme.example/);
  expect(await testApp.store.find(lead.id)).toMatchObject({
    fields: {},
    unsubscribed: { atMs: expect.any(Number) },
  });
  expect(testApp.logLines.join()).not.toContain("ana@acme.example");
});

test("a second click on the link answers well, and the first mail's button says what became of it", async () => {
  let woken = 0;
  const { testApp, token } = await subscribed({ onLeadStored: () => void (woken += 1) });
  await using _ = testApp;
  const press = async (action: string) => {
    const url = `/newsletter/${action}?token=${token}`;
    return await testApp.app.inject({ method: "POST", url });
  };
  await press("unsubscribe");
  expect(woken).toBe(2);
  for (const action of ["unsubscribe", "confirm"]) {
    const { statusCode, body } = await press(action);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/role="status">[^<]*erased/);
    expect(body).not.toContain("ana@acme");
  }
});

test("a token that nobody has is said, and a store that is away is a 503", async () => {
  const { testApp, token } = await subscribed();
  await using _ = testApp;
  const settle = (given: string) =>
    testApp.app.inject({ method: "POST", url: `/newsletter/unsubscribe?token=${given}` });
  expect((await settle("x")).statusCode).toBe(404);
  expect((await settle("")).statusCode).toBe(404);
  testApp.store.unsubscribe = () => Promise.reject(new Error("away"));
  expect((await settle(token)).statusCode).toBe(503);
});
