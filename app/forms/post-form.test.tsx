import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { forms } from "#contract/forms.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function sent(endpoint: string | undefined) {
  if (endpoint !== undefined) vi.stubEnv("FORM_ENDPOINT", endpoint);
  vi.resetModules();
  const asked = vi.fn(async (_url: string, _request: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { name: "arrival?utm_source=google" });
  const { postForm } = await import("./post-form.ts");
  const { LeadForm } = await import("./lead-form.tsx");
  const values = new FormData();
  values.set("email", "ana@acme.example");
  await postForm({ form: forms.newsletter, values, idempotencyKey: "key", fillMs: 900 });
  const [url, request] = asked.mock.calls[0]!;
  return {
    url,
    headers: Object.keys(request.headers ?? {}),
    html: renderToStaticMarkup(<LeadForm form={forms.newsletter} />),
  };
}

test("forms go to this site, with script and without", async () => {
  const { url, headers, html } = await sent(undefined);
  expect(url).toBe("/");
  expect(headers).toEqual(["Accept", "Visit-Arrival", "Form-Fill-Ms", "Idempotency-Key"]);
  expect(html).toContain('action="/"');
  expect(html).toContain('data-netlify="true"');
});

test("forms go where the build was told, with script and without, and say nothing of ours there", async () => {
  const { url, headers, html } = await sent("https://forms.example.com/f/1");
  expect(url).toBe("https://forms.example.com/f/1");
  expect(headers).toEqual(["Accept"]);
  expect(html).toContain('action="https://forms.example.com/f/1"');
  expect(html).not.toContain("netlify");
});
