import { groupDigits } from "#app/format/group-digits.ts";
import { brand } from "#app/site/brand.ts";
import { api } from "#app/site/facts/api.ts";
import { measuredReading } from "#app/site/facts/measured-reading.ts";
import { trial } from "#app/site/facts/trial.ts";

import { apiDocument } from "../api/api-document.ts";
import { apiLimits } from "../api/api-limits.ts";
import { vendorPage } from "../api/examples.ts";
import type { Operation } from "../api/openapi.ts";
import { problemAnchor, type ProblemId, problems } from "../api/problems.ts";
import { webhookExample } from "../api/webhook-example.ts";
import type { Topic } from "./blocks.ts";
import { waitText } from "./wait-text.ts";

interface TopicGroup {
  /** Last part of the address of its page. */
  id: "access" | "requests" | "events" | "limits";
  title: string;
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

const { quotes, unseen, files, languages, formats } = measuredReading;
const shareOf = ({ count, read }: { count: number; read: number }) =>
  `${groupDigits(read)} (${Math.round((100 * read) / count)}%)`;

/** Each group is a page. Tables are made from the records that the API reference is made from. */
export const topicGroups: TopicGroup[] = [
  {
    id: "access",
    title: "Access",
    topics: [
      {
        id: "authentication",
        title: "Authentication",
        keywords: "api key token bearer secret login credentials",
        blocks: [
          "Send an API key of your workspace as a bearer token with every request, over HTTPS. Cookies and keys in the URL are not accepted.",
          {
            code: "Authorization: Bearer qw_test_8f3a…",
            caption: "Header of every request",
          },
          `Create keys in Settings, API keys. A key is shown once. Store it with your other secrets. The samples read it from \`${brand.constant}_API_KEY\`.`,
          `Replace a key when a person with access to it leaves. The old key works for ${apiLimits.keyOverlapHours} more hours.`,
        ],
        see: [
          { label: api.plans, to: "/pricing" },
          { label: "Access control", to: "/security" },
        ],
      },
      {
        id: "scopes",
        title: "Scopes",
        keywords: "permissions roles access rights",
        blocks: [
          "A scope allows a key to use one endpoint. Give each key only the scopes it needs: a dashboard needs `analytics:read` and nothing more.",
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
          `Test and live use the same base URL: \`${apiDocument.servers[0].url}\`. The key decides. A key that begins with \`qw_test_\` reads the sample RFQ and is free. A key that begins with \`qw_live_\` reads your quotes.`,
          "Test and live data are separate. A test key cannot read your suppliers, and a live key cannot read the sample.",
        ],
      },
    ],
  },
  {
    id: "requests",
    title: "Requests",
    topics: [
      {
        id: "endpoints",
        title: "Endpoints",
        keywords: "routes paths methods rest http",
        blocks: [
          "The API has four endpoints. The reference lists the parameters, samples and errors of each.",
          {
            columns: ["Call", "What it does"],
            rows: operations.map(({ call, summary }) => ({ cells: [call, summary] })),
          },
          "Requests and answers are JSON in UTF-8. Send the file of an analysis as `multipart/form-data`. Times are UTC in ISO 8601. Money is in US dollars after normalization. Names include the unit: `lead_time_days`.",
        ],
        see: [{ label: "API reference", to: "/resources/docs/reference" }],
      },
      {
        id: "files",
        title: "Files",
        keywords: "upload pdf excel xlsx xls csv email eml attachment formats",
        blocks: [
          `PDF, Excel (.xlsx, .xls), CSV, and emails with their attachments (.eml), up to ${apiLimits.fileSizeMb} MB. To send a whole email thread, save it as one .eml file. Each attachment, and the text of the email, is read as a separate response.`,
          "Send the supplier's original file. Scans and screenshots are read with a lower confidence score.",
        ],
      },
      {
        id: "accuracy",
        title: "Reading accuracy",
        keywords: "accuracy measured languages formats error rate benchmark test quality ocr scan",
        blocks: [
          `We test the reader of our browser tool on ${groupDigits(quotes.count)} invented quotes in ${languages.length} languages. It reads ${shareOf(quotes)} right: every price, quantity, date and term, at once or after you answer its questions. In ${quotes.typed} more it asks about what it read wrong or missed, and you type what the file says.`,
          {
            columns: ["Format", "Quotes", "Read right", "Right once typed"],
            rows: formats.map(({ name, count, read, typed }) => ({
              cells: [name, String(count), String(read), String(typed)],
              bar: [
                { value: read, hatch: "solid" },
                { value: typed, hatch: "slanted" },
                { value: count - read - typed, hatch: "open" },
              ],
            })),
            legend: [
              { name: "read right", hatch: "solid" },
              { name: "right once typed", hatch: "slanted" },
              { name: "wrong or incomplete; each bar is 100% of its quotes", hatch: "open" },
            ],
          },
          `${unseen.count} of these quotes were written after the reader, with other words and layouts. It reads ${shareOf(unseen)} of them right, and ${unseen.typed} more once you have typed what it asks for. ${stillWrong(unseen.count - unseen.read - unseen.typed)}`,
          `We also count what is wrong without a question. The test has ${groupDigits(files.count)} files: the ${groupDigits(quotes.count)} quotes, and ${files.count - quotes.count} more that contain no quote or one that needs an answer in any case.`,
          {
            columns: ["Wrong without a question", "Files", "A value", "A missing line"],
            rows: [
              { name: "Quotes written after the reader", ...unseen },
              {
                name: "All other files",
                count: files.count - unseen.count,
                silentlyWrong: files.silentlyWrong - unseen.silentlyWrong,
                linesLost: files.linesLost - unseen.linesLost,
              },
            ].map(({ name, count, silentlyWrong, linesLost }) => ({
              cells: [name, groupDigits(count), String(silentlyWrong), String(linesLost)],
            })),
          },
          "Your quotes are not in this test. Compare the first quote of each supplier with its file.",
          `Languages, the most tested first: ${languages.join(", ")}.`,
        ],
        see: [{ label: "Try it on your own quotes", to: trial.tool }],
      },
      {
        id: "pagination",
        title: "Pagination",
        keywords: "limit offset page next total list",
        blocks: [
          `Lists are returned one page at a time. \`limit\` is the number of rows per page: ${apiLimits.pageSize.default} by default, ${apiLimits.pageSize.max} at most. \`offset\` is the number of rows to skip. Repeat the request with \`next_offset\` until it is null.`,
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
          "Set `sort` so that the order is the same on every page.",
        ],
      },
      {
        id: "idempotency",
        title: "Retrying a POST",
        keywords: "idempotency key retry duplicate sending twice",
        blocks: [
          `Send an \`Idempotency-Key\` header with a unique value of your own. A second POST with the same key returns the first answer and starts nothing new. Keys are kept for ${apiLimits.idempotencyHours} hours. After a timeout, repeat the request with the same key.`,
        ],
      },
    ],
  },
  {
    id: "events",
    title: "Events",
    topics: [
      {
        id: "webhooks",
        title: "Webhooks",
        keywords: "callback callback_url events notification push standard webhooks",
        blocks: [
          "When an analysis with a `callback_url` ends, we send a POST to that address. The format follows the Standard Webhooks specification, so its libraries work.",
          {
            columns: ["Event", "When"],
            rows: Object.entries(apiDocument.webhooks).map(([event, { post }]) => ({
              cells: [`\`${event}\``, post.summary],
            })),
          },
          `Answer with a 2xx status within ${webhook.answerWithinSeconds} seconds, then process the event. The request has three headers: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`.`,
        ],
        see: [{ label: "Sample delivery", to: "/resources/docs/events#delivery" }],
      },
      {
        id: "checking-the-signature",
        title: "Checking the signature",
        keywords: "hmac sha256 verify whsec secret webhook-signature",
        blocks: [
          "Check the signature before you process an event. It is an HMAC-SHA256 with your webhook secret over id, timestamp and body, joined by dots. Use the raw body. A body that was parsed and serialized again gives a different signature.",
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
          `The HMAC key is the part after \`whsec_\`, decoded from base64. Reject events whose timestamp differs from your clock by more than ${webhook.toleranceMinutes} minutes: this prevents replays. While a secret is being replaced, the header contains two signatures separated by a space. Accept the event if one of them matches.`,
        ],
        see: [{ label: "Code in four languages", to: "/resources/docs/events#signature-check" }],
      },
      {
        id: "deliveries",
        title: "Deliveries",
        keywords: "retry attempts order duplicate events",
        blocks: [
          `If your server does not answer with 2xx, we retry after ${spelledWaits(webhook.retryAfterMinutes)}. After ${webhook.retryAfterMinutes.length + 1} failed attempts we stop and record the failure in the log of your workspace.`,
          {
            waitMinutes: webhook.retryAfterMinutes,
            caption: `Attempts 1 to ${webhook.retryAfterMinutes.length + 1} and the waits between them: ${webhook.retryAfterMinutes.map(waitText).join(", ")}. Not to scale.`,
          },
          "An event can arrive twice, and events can arrive out of order. Store each `webhook-id` you have processed, and order events by the `timestamp` in the body.",
        ],
      },
    ],
  },
  {
    id: "limits",
    title: "Limits",
    topics: [
      {
        id: "rate-limits",
        title: "Rate limits",
        keywords: "throttling quota 429 retry-after requests per minute",
        blocks: [
          `Each key may send ${apiLimits.requestsPerMinute} requests a minute, of which ${apiLimits.analysesPerMinute} may be analyses. Every answer reports the limit in the header fields of the IETF RateLimit draft:`,
          {
            code: `RateLimit-Policy: "requests";q=${apiLimits.requestsPerMinute};w=60\nRateLimit: "requests";r=${apiLimits.requestsPerMinute - 1};t=60`,
            caption: "Requests allowed, requests left, seconds until reset",
          },
          `Above the limit, the API answers 429 with \`Retry-After\` in seconds. Wait that long, then retry. If the header is absent, double the wait each time, up to ${retries.longestWaitSeconds} seconds, and stop after ${retries.times} retries. The SDKs do this for you.`,
        ],
      },
      {
        id: "errors",
        title: "Errors",
        keywords: "problem status codes 400 401 403 413 415 422 429 503 rfc 9457",
        blocks: [
          "Errors are problem documents (RFC 9457). `title` names the error, `detail` describes this occurrence, and `type` is the address of its row in this table.",
        ],
        wideTable: {
          columns: ["Status", "Title", "What to do"],
          rows: (Object.keys(problems) as ProblemId[]).map((id) => ({
            id: problemAnchor(id),
            cells: [`\`${problems[id].status}\``, problems[id].title, problems[id].remedy],
          })),
        },
      },
      {
        id: "versions",
        title: "Versions",
        keywords: "v1 deprecation changes breaking compatibility",
        blocks: [
          "The version is part of the path: `/api/v1`. Within a version we may add fields, events and optional parameters. Ignore fields you do not know.",
          "Breaking changes get a new version. The previous version keeps working for one year.",
        ],
      },
    ],
  },
];

/** What neither was read right nor can be put right by an answer. */
function stillWrong(count: number): string {
  if (count === 0) return "None stays wrong or incomplete.";
  return count === 1
    ? "One stays wrong or incomplete."
    : `The other ${count} stay wrong or incomplete.`;
}

/** `1 minute, 5 minutes, 30 minutes and 2 hours`. */
function spelledWaits(minutes: readonly number[]): string {
  const texts = minutes.map((wait) =>
    wait === 1 ? "1 minute" : wait < 60 ? `${wait} minutes` : `${wait / 60} hours`,
  );
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
