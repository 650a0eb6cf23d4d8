import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ARRIVAL_HEADER } from "#contract/arrival.ts";
import {
  CONFIRM_BY_MAIL,
  FILL_TIME_HEADER,
  FORM_ACTION,
  FORM_CONTENT_TYPE,
  IDEMPOTENCY_HEADER,
  MAX_BODY_BYTES,
  MIN_FILL_MS,
} from "#contract/forms.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import { answerRefusal, answerSuccess } from "./answer-submission.ts";
import {
  type DeliveryTarget,
  type LeadStore,
  type NewLead,
  ownerTargets,
  type SpamReason,
} from "#server/leads/store.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Site } from "#server/site/load-site.ts";
import type { VisitCounts } from "#server/visits/visit-counts.ts";
import type { RateLimit } from "./rate-limit.ts";
import { arrivalOf, sourcePageOf } from "./arrival.ts";
import { readSubmission, type Refusal, type Submission } from "./read-submission.ts";
import { isSameOrigin } from "./same-origin.ts";

export type SubmissionOptions = {
  site: Site;
  store: Pick<LeadStore, "save">;
  siteUrl: string;
  rateLimit: RateLimit;
  now: () => number;
  /** A subscriber is asked by mail first, and passed on when they have confirmed. */
  confirmsSubscriptions: boolean;
  /** Where leads that are no newsletter's go besides. */
  deliverAlsoTo?: readonly DeliveryTarget[];
  metrics?: Metrics | undefined;
  visits?: VisitCounts | undefined;
  /** Called after a lead that is to be delivered has been committed. */
  onLeadStored: () => void;
};

const RETRY_AFTER_STORE_S = "30";

export function receiveSubmissions(app: FastifyInstance, options: SubmissionOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_CONTENT_TYPE,
    { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: "POST",
    url: FORM_ACTION,
    onRequest: (request, reply) => refuseBeforeReading(options, request, reply),
    handler: (request, reply) => receive(options, request, reply),
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal) return answerRefusal(options, refusal, request, reply, { Connection: "close" });
      throw error;
    },
  });
}

/** What can be said without the body is said before it is read. */
async function refuseBeforeReading(
  options: SubmissionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isSameOrigin(request.headers, request.host, options.siteUrl)) {
    const detail = "Forms can be sent from this site only.";
    answerRefusal(options, { reason: "cross-origin", status: 403, detail }, request, reply);
    return reply;
  }
  const waitS = await options.rateLimit(request.ip);
  if (waitS > 0) {
    const detail = `Too many forms were sent from this address. Try again in ${waitS} seconds.`;
    const refusal: Refusal = { reason: "too-many-requests", status: 429, detail };
    answerRefusal(options, refusal, request, reply, { "Retry-After": String(waitS) });
    return reply;
  }
  return undefined;
}

async function receive(
  options: SubmissionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, store } = options;
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  const { submission, refusal } = readSubmission(body);
  if (refusal) {
    answerRefusal(options, refusal, request, reply);
    return reply;
  }

  const lead = toLead(submission, request, options);
  try {
    const result = await store.save(lead);
    const { form, spamReason } = lead;
    request.log.info({ lead: lead.id, form, result, spam: spamReason ?? undefined }, "lead");
    options.metrics?.leads.inc({ form, result: spamReason === null ? result : "spam" });
    if (result === "stored" && spamReason === null) {
      options.visits?.countSent(form, lead.sourcePage, request.headers);
      options.onLeadStored();
    }
    const asksByMail = form === "newsletter" && options.confirmsSubscriptions;
    answerSuccess(site, submission, asksByMail ? CONFIRM_BY_MAIL : undefined, request, reply);
  } catch (error) {
    options.metrics?.leads.inc({ form: lead.form, result: "not-stored" });
    request.log.error({ form: lead.form, reason: storeErrorOf(error) }, "lead not stored");
    const detail = "The form could not be stored just now.";
    const notStored: Refusal = { reason: "not-stored", status: 503, detail, form: lead.form };
    answerRefusal(options, notStored, request, reply, { "Retry-After": RETRY_AFTER_STORE_S });
  }
  return reply;
}

function toLead(
  submission: Submission,
  request: FastifyRequest,
  { now, siteUrl, confirmsSubscriptions, deliverAlsoTo = [] }: SubmissionOptions,
): NewLead {
  const { form, fields } = submission;
  const receivedAtMs = now();
  const isNewsletter = form === "newsletter";
  const firstTargets: readonly DeliveryTarget[] =
    isNewsletter && confirmsSubscriptions ? ["confirmation"] : ownerTargets;
  const sourcePage = sourcePageOf(request.headers.referer, [request.host, new URL(siteUrl).host]);
  return {
    id: randomUUID(),
    form,
    receivedAtMs,
    fields,
    spamReason: spamReasonOf(submission, request),
    idempotencyKey: idempotencyKeyOf(submission, request, receivedAtMs),
    sourcePage,
    arrival: arrivalOf(request.headers[ARRIVAL_HEADER.toLowerCase()], sourcePage),
    subscriptionToken: isNewsletter ? randomBytes(18).toString("base64url") : null,
    deliverTo: [...firstTargets, ...(isNewsletter ? [] : deliverAlsoTo)],
  };
}

function spamReasonOf(submission: Submission, request: FastifyRequest): SpamReason | null {
  if (submission.honeypotFilled) return "honeypot";
  const fillMs = request.headers[FILL_TIME_HEADER.toLowerCase()];
  if (typeof fillMs === "string" && /^\d{1,15}$/.test(fillMs) && Number(fillMs) < MIN_FILL_MS) {
    return "too-fast";
  }
  return null;
}

/**
 * The content is part of the key, so that a message changed between two tries is a lead of its own. A native post
 * has no key of the browser's: there, the same content on the same day (UTC) is the same lead.
 */
function idempotencyKeyOf(
  { form, fields }: Submission,
  request: FastifyRequest,
  receivedAtMs: number,
): string {
  const day = new Date(receivedAtMs).toISOString().slice(0, 10);
  const browserKey = request.headers[IDEMPOTENCY_HEADER.toLowerCase()] ?? day;
  const identity = JSON.stringify([browserKey, form, fields]);
  return createHash("sha256").update(identity).digest("base64url");
}

/** Fastify's own refusals while it reads the body. */
function refusalOf(error: unknown): Refusal | undefined {
  switch (codeOf(error)) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return {
        reason: "wrong-content-type",
        status: 415,
        detail: `Forms are sent as ${FORM_CONTENT_TYPE}.`,
      };
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return {
        reason: "body-too-large",
        status: 413,
        detail: `A form may be ${MAX_BODY_BYTES / 1024} KB at most.`,
      };
    default: {
      const status = propertyOf(error, "statusCode");
      if (typeof status !== "number" || status < 400 || status > 499) return undefined;
      return { reason: "malformed-body", status, detail: "The form could not be read." };
    }
  }
}

/** Messages of databases can quote values, so only the code or the class is logged. */
function storeErrorOf(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.name : "unknown");
}
