/** What the illustrative API allows. The documentation and the OpenAPI file both read it here. */
export const apiLimits = {
  requestsPerMinute: 120,
  analysesPerMinute: 10,
  fileSizeMb: 25,
  pageSize: { default: 20, max: 100 },
  bestResponses: 10,
  approvers: 8,
  /** A key that is replaced goes on working so long. */
  keyOverlapHours: 24,
  /** An answer is kept under its idempotency key so long. */
  idempotencyHours: 24,
  webhook: {
    answerWithinSeconds: 10,
    /** A delivery older than this is not to be believed. */
    toleranceMinutes: 5,
    /** Waits between attempts, after the first. */
    retryAfterMinutes: [1, 5, 30, 120],
  },
  /** The specification's defaults for fetching data, which the SDKs keep too. */
  retries: { times: 3, longestWaitSeconds: 30 },
} as const;
