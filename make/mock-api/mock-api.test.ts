import { expect, onTestFinished, test } from "vitest";

import { startMockApi } from "./testing/mock-api.ts";

const key = "qw_test_8f3a";

async function mockApi(log: (line: string) => unknown = () => {}) {
  const api = await startMockApi({ log: (line) => void log(line) });
  onTestFinished(() => api.close());
  return api;
}

function quotes(): FormData {
  const form = new FormData();
  form.set("file", new Blob(["x"]), "a.pdf");
  return form;
}

test("webhooks leave this machine for nobody", async () => {
  const { promise: said, resolve: say } = Promise.withResolvers<string>();
  const { origin } = await mockApi((line) => line.includes("erp.example.com") && say(line));
  const body = quotes();
  body.set("callback_url", "https://erp.example.com/");
  const headers = { Authorization: `Bearer ${key}` };
  await fetch(`${origin}/api/v1/rfq/analyze`, { method: "POST", headers, body });
  expect(await said).toContain("not sent to https://erp.example.com/");
});

test("a call that does not hold to the OpenAPI file is answered with the problem it documents", async () => {
  const { origin } = await mockApi();
  const asked = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${key}`, ...init.headers };
    const response = await fetch(`${origin}/api/v1/${path}`, { ...init, headers });
    const { title, parameter } = (await response.json()) as Record<string, string>;
    return [response.status, title, parameter];
  };
  const post = (body: unknown) => ({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await asked("vendors?limit=500")).toEqual([400, "Invalid parameter", "limit"]);
  expect(await asked("vendors?filter=name:like:x")).toEqual([400, "Invalid parameter", "filter"]);
  expect(await asked("vendors?page=2")).toEqual([400, "Invalid parameter", "page"]);
  expect(await asked("rfq/analyses/ana_9999")).toEqual([404, "Not found", undefined]);
  expect(await asked("nothing")).toEqual([404, "Not found", undefined]);
  expect(await asked("vendors", { headers: { Authorization: "Bearer x" } })).toEqual([
    401,
    "Not authenticated",
    undefined,
  ]);
  const rules = [{ approver: "Not A Role" }];
  const request = { workflow_type: "parallel", approvers: [] };
  expect(await asked("approvals", post({ ...request, rules }))).toEqual([
    400,
    "Invalid parameter",
    "rules.0.approver",
  ]);
  expect(await asked("approvals", post({ ...request, rule: [] }))).toEqual([
    400,
    "Invalid parameter",
    "rule",
  ]);
});

test("the same idempotency key gets the first answer; the limit is told, then kept", async () => {
  const { origin } = await mockApi();
  const headers = { Authorization: `Bearer ${key}`, "Idempotency-Key": "one" };
  const send = () =>
    fetch(`${origin}/api/v1/rfq/analyze`, { method: "POST", headers, body: quotes() });
  const answers = await Promise.all([send(), send()]);
  const [first, second] = (await Promise.all(answers.map((each) => each.json()))) as {
    id: string;
  }[];
  expect(first!.id).toBe(second!.id);
  expect(answers[0]!.headers.get("ratelimit")).toMatch(/^"requests";r=\d+;t=\d+$/);
  const statuses = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
});
