import { brand } from "#app/site/brand.ts";
import { apiLimits } from "./api-limits.ts";
import type { Response } from "./openapi.ts";

interface Problem {
  status: number;
  title: string;
  detail: string;
  parameter?: string;
  /** What the caller does about it. */
  remedy: string;
}

/** Every error of the API. The key is its anchor in the documentation and its name in the OpenAPI file. */
export const problems = {
  "invalid-parameter": {
    status: 400,
    title: "Invalid parameter",
    detail: `limit is 500; the most is ${apiLimits.pageSize.max}.`,
    parameter: "limit",
    remedy: "Correct the parameter that is named. The same request would fail again.",
  },
  "not-authenticated": {
    status: 401,
    title: "Not authenticated",
    detail: "The Authorization header has no valid key.",
    remedy: "Send a valid key, or a new one if the old one was replaced.",
  },
  "not-allowed": {
    status: 403,
    title: "Not allowed",
    detail: "This key reads; it may not create approval workflows.",
    remedy: "Use a key with the scope that the endpoint names.",
  },
  "file-too-large": {
    status: 413,
    title: "File too large",
    detail: `The file has 31 MB; the most is ${apiLimits.fileSizeMb} MB.`,
    parameter: "file",
    remedy: "Send the responses in two files.",
  },
  "unsupported-format": {
    status: 415,
    title: "Unsupported format",
    detail: "RFQ-2417.pages is none of PDF, .xlsx, .xls, .csv and .eml.",
    parameter: "file",
    remedy: "Export the file in a supported format.",
  },
  "unreadable-file": {
    status: 422,
    title: "Unreadable file",
    detail: "No quote was found on any of the 3 pages.",
    parameter: "file",
    remedy: "Open the file and look. If you can read a price in it, write to support.",
  },
  "rate-limited": {
    status: 429,
    title: "Too many requests",
    detail: `${apiLimits.requestsPerMinute} requests a minute are allowed. Try again in 12 seconds.`,
    remedy: "Wait as many seconds as Retry-After says, then send the same request.",
  },
  unavailable: {
    status: 503,
    title: "Unavailable",
    detail: "The analyzer is restarting.",
    remedy: "Retry with a growing wait, and look at the status page.",
  },
} satisfies Record<string, Problem>;

export type ProblemId = keyof typeof problems;

/** The address that a problem's `type` gives: its line in the table of errors. */
export const problemAnchor = (id: ProblemId) => `error-${id}` as const;

function problemResponse(id: ProblemId): Response {
  const { title, status, detail, remedy, parameter }: Problem = problems[id];
  const retryAfter = {
    "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" as const } },
  };
  return {
    description: `${title}. ${remedy}`,
    ...(id === "rate-limited" || id === "unavailable" ? { headers: retryAfter } : {}),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        example: {
          type: `${brand.siteUrl}/resources/docs#${problemAnchor(id)}`,
          title,
          status,
          detail,
          ...(parameter ? { parameter } : {}),
        },
      },
    },
  };
}

export const problemResponses = Object.fromEntries(
  (Object.keys(problems) as ProblemId[]).map((id) => [id, problemResponse(id)]),
);

/** References to the answers that an operation may give, by status. */
export function problemReferences(...ids: ProblemId[]) {
  return Object.fromEntries(
    ids.map((id) => [
      String(problems[id].status),
      { $ref: `#/components/responses/${id}` as const },
    ]),
  );
}
