import type { FastifyReply, FastifyRequest } from "fastify";
import { type FormName, forms, type SubmissionAnswer } from "#contract/forms.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { escapeHtml } from "#server/html/markup.ts";
import type { Site, SiteFile } from "#server/site/load-site.ts";
import type { Refusal, Submission } from "./read-submission.ts";
import {
  commonHeaders,
  contentSecurityPolicy,
  nothingInline,
} from "#server/site/security-headers.ts";
import { sendPage } from "#server/site/serve-site.ts";

type ExtraHeaders = Readonly<Record<string, string>>;

export function answerSuccess(
  site: Site,
  { form, fields }: Pick<Submission, "form" | "fields">,
  detail: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const next = detail === undefined ? {} : { detail };
  const answer = { ok: true, message: forms[form].successMessage, ...next } as const;
  send(site, form, answer, 200, {}, request, reply, { ...fields, ...next });
}

export function answerRefusal(
  { site, metrics }: { site: Site; metrics?: Metrics | undefined },
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  extraHeaders: ExtraHeaders = {},
): void {
  const { form, reason, detail, fields, status } = refusal;
  metrics?.refusals.inc({ reason });
  const wrong = fields?.map(({ name, problem }) => `${name} ${problem}`);
  request.log.info({ form, reason, status, fields: wrong }, "refused");
  const message = form
    ? forms[form].failureMessage
    : "Sorry, there was an error. Please try again.";
  const answer = { ok: false, message, reason, detail, ...(fields ? { fields } : {}) } as const;
  send(site, form, answer, refusal.status, extraHeaders, request, reply);
}

/** JSON for fetch; for a native post the page of the site that carries the same text. */
function send(
  site: Site,
  form: FormName | undefined,
  answer: SubmissionAnswer,
  status: number,
  extraHeaders: ExtraHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Submission["fields"] = {},
): void {
  const headers = { ...commonHeaders, "Cache-Control": "no-store", ...extraHeaders };
  if (request.headers.accept?.includes("application/json")) {
    reply.code(status).headers(headers).type("application/json; charset=utf-8").send(answer);
    return;
  }
  const page = form && site.formResults.get(`${form}-${answer.ok ? "success" : "failure"}`);
  if (page) {
    reply.hijack();
    return sendPage(withSent(page, sent), status, request.raw, reply.raw, extraHeaders);
  }
  reply
    .code(status)
    .headers({ ...headers, "Content-Security-Policy": contentSecurityPolicy(nothingInline) })
    .type("text/html; charset=utf-8")
    .send(plainResultPage(answer));
}

/** The page with what was sent in the places it keeps for it (app/forms/booked-demo.tsx, app/pages/form-result.tsx). */
function withSent(page: SiteFile, sent: Submission["fields"]): SiteFile {
  const { identity } = page.variants;
  const place = /(<(dd|p) data-sent="(\w+)"[^>]*>)(?=<\/\2>)/g;
  const html = identity.body.toString();
  const filled = html.replace(
    place,
    (start, _place, _tag, name: string) => start + escapeHtml(sent[name] ?? ""),
  );
  if (filled === html) return page;
  const body = Buffer.from(filled);
  const headers = identity.headers.map((value, index) =>
    identity.headers[index - 1] === "Content-Length" ? String(body.length) : value,
  );
  const variant = { ...identity, body, headers };
  return { ...page, variants: { identity: variant, gzip: variant, br: variant } };
}

/** For a refusal that belongs to no form, and for a build without result pages. All its text is ours. */
function plainResultPage(answer: SubmissionAnswer): string {
  const title = answer.ok ? "Thank you" : "Not sent";
  const detail = answer.detail === undefined ? "" : `<p>${answer.detail}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p role="${answer.ok ? "status" : "alert"}">${answer.message}</p>${detail}
<p><a href="/">Return to the home page</a></p></main></body>
</html>
`;
}
