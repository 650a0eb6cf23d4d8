import { afterAll, expect, test } from "vitest";
import { forms, type SubmissionAnswer } from "#contract/forms.ts";
import { badSubmissions } from "#server/testing/bad-submissions.ts";
import { contactFields, encode, fetchHeaders, nativeHeaders, post } from "#server/testing/posts.ts";
import { makeTestApp } from "#server/testing/test-app.ts";

const shared = await makeTestApp();
afterAll(() => shared[Symbol.asyncDispose]());

test("there are two hundred bad submissions or more, each of its own kind", () => {
  expect(badSubmissions.length).toBeGreaterThanOrEqual(200);
  expect(new Set(badSubmissions.map(([what]) => what)).size).toBe(badSubmissions.length);
});

test.each(badSubmissions)("refused: %s", async (_what, body, status, reason, headers = {}) => {
  const forCode = await post(shared, body, { ...fetchHeaders, ...headers });
  expect(forCode.statusCode).toBe(status);
  expect(forCode.headers["content-type"]).toBe("application/json; charset=utf-8");
  const answer = forCode.json<SubmissionAnswer>();
  expect(answer).toMatchObject({ ok: false, reason });
  expect(answer.message).toMatch(/^Sorry/);

  const forPeople = await post(shared, body, { ...nativeHeaders, ...headers });
  expect(forPeople.statusCode).toBe(status);
  expect(forPeople.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(forPeople.body).toContain("Sorry, there was an error");
  expect(forPeople.headers["cache-control"]).toBe("no-store");

  expect(await shared.store.count({ spam: "include" })).toBe(0);
});

test("a refusal names each wrong field, for code and in words", async () => {
  const response = await post(shared, encode({ ...contactFields, name: " ", email: "ada" }));
  expect(response.json()).toMatchObject({
    message: forms.contact.failureMessage,
    fields: [
      { name: "name", problem: "missing", text: "Name is required." },
      { name: "email", problem: "malformed" },
    ],
  });
});
