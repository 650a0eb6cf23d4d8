import { apiDocument } from "../api/api-document.ts";
import { apiLimits } from "../api/api-limits.ts";
import { vendorPage } from "../api/examples.ts";
import type { Operation } from "../api/openapi.ts";
import { problemAnchor, type ProblemId, problems } from "../api/problems.ts";
import { webhookExample } from "../api/webhook-example.ts";
import type { Topic } from "./blocks.ts";

interface TopicGroup {
  id: string;
  title: string;
  about: string;
  topics: Topic[];
}

const operations = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]: [string, Operation]) => ({
    call: `\`${method.toUpperCase()} ${path}\``,
    summary: operation.summary,
    scope: `\`${operation["x-scope"]}\``,
  })),
);

const { webhook, retries } = apiLimits;
const { limit, total } = vendorPage.pagination;
const pages = Array.from({ length: Math.ceil(total / limit) }, (_, index) => index * limit);

/** The documentation, in four groups. Tables are made from the records that the API reference is made from. */
export const topicGroups: TopicGroup[] = [
  {
    id: "access",
    title: "Access",
    about: "Who may call, and with what.",
    topics: [
      {
        id: "authentication",
        title: "Authentication",
        keywords: "api key token bearer secret login credentials",
        blocks: [
          "Every call carries a key of your workspace as a bearer token, over HTTPS. There is no other way in: no cookies, no keys in the address, where logs would keep them.",
          {
            code: "Authorization: Bearer qw_test_8f3a…",
            caption: "The header, on every request",
          },
          "Make keys under Settings, API keys. A key is shown once. Keep it where your other secrets are, and let the code read it from there; the samples read `QUOTEWRIGHT_API_KEY`.",
          `Replace a key whenever somebody leaves who has seen it. The old one goes on working for ${apiLimits.keyOverlapHours} hours, so that nothing stops at night.`,
        ],
        see: [
          { label: "API access is part of Growth and Enterprise", to: "/pricing" },
          { label: "How keys and people are kept apart", to: "/security" },
        ],
      },
      {
        id: "scopes",
        title: "Scopes",
        keywords: "permissions roles access rights",
        blocks: [
          "A key can do what its scopes say, and nothing else. Give the dashboard's key `analytics:read` and it can never create a workflow, whoever finds it.",
          {
            columns: ["Scope", "Lets the key", "Call"],
            rows: operations.map(({ scope, summary, call }) => ({ cells: [scope, summary, call] })),
          },
        ],
      },
      {
        id: "test-and-live",
        title: "Test and live",
        keywords: "sandbox environment staging base url address",
        blocks: [
          `One address for both: \`${apiDocument.servers[0].url}\`. The key decides. One that begins with \`qw_test_\` works on the sample package and costs nothing; \`qw_live_\` works on your quotes.`,
          "Test and live never share data. A test key cannot see a real supplier, and a live key cannot see the sample.",
        ],
      },
    ],
  },
  {
    id: "requests",
    title: "Requests",
    about: "What to send, and what comes back.",
    topics: [
      {
        id: "endpoints",
        title: "Endpoints",
        keywords: "routes paths methods rest http",
        blocks: [
          "Four of them. Each has its parameters, samples and errors in the reference below; all of it is also in the OpenAPI file.",
          {
            columns: ["Call", "What it does"],
            rows: operations.map(({ call, summary }) => ({ cells: [call, summary] })),
          },
          "Requests and answers are JSON in UTF-8, but for the file of an analysis, which is sent as a form. Times are UTC in ISO 8601, money is in US dollars after normalization, and the unit is in the name: `lead_time_days`.",
        ],
        see: [{ label: "To the reference", to: "#reference" }],
      },
      {
        id: "files",
        title: "Files",
        keywords: "upload pdf excel xlsx xls csv email eml attachment formats",
        blocks: [
          `PDF, Excel (.xlsx, .xls), CSV, and emails with their attachments (.eml), up to ${apiLimits.fileSizeMb} MB. Forward the whole thread as one .eml: every attachment is read as a response of its own, and so is the text of the mail.`,
          "Send what the supplier sent. A screenshot of a spreadsheet is read too, with a lower confidence and a note that says so.",
        ],
      },
      {
        id: "pagination",
        title: "Pagination",
        keywords: "limit offset page next total list",
        blocks: [
          `Lists come a page at a time. \`limit\` is the size of the page, ${apiLimits.pageSize.default} unless you say otherwise and ${apiLimits.pageSize.max} at most; \`offset\` is how many rows to skip. Ask again with \`next_offset\` until it is null.`,
          {
            columns: ["Request", "Rows", "`next_offset`"],
            rows: pages.map((offset) => ({
              cells: [
                `\`?limit=${limit}&offset=${offset}\``,
                `${offset + 1} to ${Math.min(offset + limit, total)} of ${total}`,
                `\`${offset + limit < total ? offset + limit : null}\``,
              ],
            })),
          },
          "Sort by something, or rows may change places between two pages.",
        ],
      },
      {
        id: "idempotency",
        title: "Sending twice",
        keywords: "idempotency key retry duplicate post",
        blocks: [
          `Give a POST an \`Idempotency-Key\` of your own making, and the second one with the same key gets the first one's answer. Keys are kept for ${apiLimits.idempotencyHours} hours. After a timeout, send the same request with the same key: one analysis, however often you ask.`,
        ],
      },
    ],
  },
  {
    id: "events",
    title: "Events",
    about: "What we send to you.",
    topics: [
      {
        id: "webhooks",
        title: "Webhooks",
        keywords: "callback callback_url events notification push standard webhooks",
        blocks: [
          "An analysis with a `callback_url` reports there when it is over. The form is that of Standard Webhooks, so the library you already use for others will do.",
          {
            columns: ["Event", "When"],
            rows: Object.entries(apiDocument.webhooks).map(([event, { post }]) => ({
              cells: [`\`${event}\``, post.summary],
            })),
          },
          `Answer with any 2xx within ${webhook.answerWithinSeconds} seconds, then do the work. Three headers come with the body: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`.`,
        ],
        see: [{ label: "A delivery, in full", to: "#delivery" }],
      },
      {
        id: "checking-the-signature",
        title: "Checking the signature",
        keywords: "hmac sha256 verify whsec secret webhook-signature",
        blocks: [
          "Anyone can post to an open address. The signature says that it was us: HMAC-SHA256 with your webhook secret over id, timestamp and body, joined by dots. Use the body as it came, byte for byte; parsed and written again, it is another body.",
          {
            columns: ["Part", "Worked example"],
            rows: [
              { cells: ["Secret", `\`${webhookExample.secret}\``] },
              { cells: ["`webhook-id`", `\`${webhookExample.id}\``] },
              { cells: ["`webhook-timestamp`", `\`${webhookExample.timestamp}\``] },
              { cells: ["Body", `\`${webhookExample.body}\``] },
              { cells: ["`webhook-signature`", `\`${webhookExample.signature}\``] },
            ],
          },
          `The key is what follows \`whsec_\`, decoded from base64. Refuse what is more than ${webhook.toleranceMinutes} minutes off your clock, so that a delivery that was overheard cannot be played again. While a secret is being replaced the header holds two signatures, with a space between; one that fits is enough.`,
        ],
        see: [{ label: "The check, in four languages", to: "#signature-check" }],
      },
      {
        id: "deliveries",
        title: "Deliveries",
        keywords: "retry attempts order duplicate events",
        blocks: [
          `No 2xx, and it comes again: after ${spelledWaits(webhook.retryAfterMinutes)}. That makes ${webhook.retryAfterMinutes.length + 1} attempts; the last failure is in the log of your workspace.`,
          "A delivery can come twice, and two can change places. Keep the `webhook-id` of what you have handled, and go by the `timestamp` in the body.",
        ],
      },
    ],
  },
  {
    id: "limits",
    title: "Limits",
    about: "How much, and what when it is too much.",
    topics: [
      {
        id: "rate-limits",
        title: "Rate limits",
        keywords: "throttling quota 429 retry-after requests per minute",
        blocks: [
          `${apiLimits.requestsPerMinute} requests a minute for each key, and ${apiLimits.analysesPerMinute} analyses among them. Every answer says what is left, in the header fields of the IETF's RateLimit draft:`,
          {
            code: `RateLimit-Policy: "requests";q=${apiLimits.requestsPerMinute};w=60\nRateLimit: "requests";r=${apiLimits.requestsPerMinute - 1};t=60`,
            caption: "On every answer: allowed, left, and seconds to go",
          },
          `Past the limit the answer is 429 with \`Retry-After\` in seconds. Wait that long. Where there is no such header, double the wait each time, up to ${retries.longestWaitSeconds} seconds, and give up after ${retries.times} retries; the SDKs do.`,
        ],
      },
      {
        id: "errors",
        title: "Errors",
        keywords: "problem status codes 400 401 403 413 415 422 429 503 rfc 9457",
        blocks: [
          "An error is a problem document as RFC 9457 has it. `title` is the same each time, `detail` is about this time, and `type` is the address of its line in this table.",
          {
            columns: ["Status", "Title", "What to do"],
            rows: (Object.keys(problems) as ProblemId[]).map((id) => ({
              id: problemAnchor(id),
              cells: [`\`${problems[id].status}\``, problems[id].title, problems[id].remedy],
            })),
          },
        ],
      },
      {
        id: "versions",
        title: "Versions",
        keywords: "v1 deprecation changes breaking compatibility",
        blocks: [
          "The version is in the address: `/api/v1`. Within it we add and never take away: new fields, new events, new optional parameters. Let your code pass over what it does not know.",
          "What would break a caller gets a new number, and the old one goes on for a year after that.",
        ],
      },
    ],
  },
];

/** `1 minute, 5 minutes, 30 minutes and 2 hours`. */
function spelledWaits(minutes: readonly number[]): string {
  const texts = minutes.map((wait) =>
    wait === 1 ? "1 minute" : wait < 60 ? `${wait} minutes` : `${wait / 60} hours`,
  );
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
