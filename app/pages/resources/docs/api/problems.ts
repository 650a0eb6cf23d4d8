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
    detail: `limit is 500. The maximum is ${apiLimits.pageSize.max}.`,
    parameter: "limit",
    remedy: "Correct the parameter named in `parameter`, then send the request again.",
  },
  "not-authenticated": {
    status: 401,
    title: "Not authenticated",
    detail: "The Authorization header has no valid key.",
    remedy: "Send a valid key. If the key was replaced, use the new one.",
  },
  "not-allowed": {
    status: 403,
    title: "Not allowed",
    detail: "This key lacks the scope approvals:write.",
    remedy: "Use a key with the scope that the endpoint names.",
  },
  "file-too-large": {
    status: 413,
    title: "File too large",
    detail: `The file has 31 MB. The limit is ${apiLimits.fileSizeMb} MB.`,
    parameter: "file",
    remedy: "Split the responses into smaller files.",
  },
  "unsupported-format": {
    status: 415,
    title: "Unsupported format",
    detail: "RFQ-2417.pages is not a PDF, .xlsx, .xls, .csv or .eml file.",
    parameter: "file",
    remedy: "Export the file in a supported format.",
  },
  "unreadable-file": {
    status: 422,
    title: "Unreadable file",
    detail: "No quote was found on any of the 3 pages.",
    parameter: "file",
    remedy: "Check that the file contains a quote. If it does, contact support.",
  },
  "rate-limited": {
    status: 429,
    title: "Too many requests",
    detail: `${apiLimits.requestsPerMinute} requests a minute are allowed. Try again in 12 seconds.`,
    remedy: "Wait for the number of seconds in Retry-After, then send the request again.",
  },
  unavailable: {
    status: 503,
    title: "Unavailable",
    detail: "The analyzer is restarting.",
    remedy: "Retry with exponential backoff. Check the status page.",
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
          type: `${brand.siteUrl}/resources/docs/limits#${problemAnchor(id)}`,
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
