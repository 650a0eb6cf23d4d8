import type { FastifyInstance, FastifyReply } from "fastify";
import { COUNT_ADDRESS, MAX_COUNT_BYTES, visitEventOf } from "#contract/visits.ts";
import { commonHeaders } from "#server/site/security-headers.ts";
import { parseUrlencoded } from "#server/submissions/parse-urlencoded.ts";
import { makeRateLimit } from "#server/submissions/rate-limit.ts";
import { isSameOrigin } from "#server/submissions/same-origin.ts";
import { isCounted } from "./is-counted.ts";
import type { VisitCounts } from "./visit-counts.ts";

/** From one address, for each form that may be posted: an office behind it may read a lot. */
const EVENTS_PER_POST = 12;

type Options = {
  visits: VisitCounts;
  siteUrl: string;
  rateLimitPerMinute: number;
  elapsedMs?: (() => number) | undefined;
};

/** Takes what pages tell of a visit. Nothing of it is kept but a number that grows, and nothing is answered. */
export function receiveCounts(app: FastifyInstance, options: Options): void {
  const { visits, siteUrl, rateLimitPerMinute, elapsedMs } = options;
  const rateLimit = makeRateLimit(EVENTS_PER_POST * rateLimitPerMinute, elapsedMs);
  const end = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .headers({ ...commonHeaders, "Cache-Control": "no-store" })
      .send();
  app.route({
    method: "POST",
    url: COUNT_ADDRESS,
    bodyLimit: MAX_COUNT_BYTES,
    onRequest: async (request, reply) =>
      isSameOrigin(request.headers, request.host, siteUrl) ? undefined : end(reply, 403),
    handler: async ({ body, headers, ip }, reply) => {
      const pairs = (body instanceof Buffer && parseUrlencoded(body)) || [];
      const [event, path, ...kinds] = pairs;
      const isOfSchema =
        event?.[0] === "event" && path?.[0] === "path" && kinds.every(([name]) => name === "kind");
      const told =
        isOfSchema &&
        visitEventOf(
          event[1],
          kinds.map(([, kind]) => kind),
        );
      if (!told) return end(reply, 400);
      // An answer that says so would be an error in the console of somebody who did nothing wrong.
      if (isCounted(headers) && rateLimit(ip) === 0) visits.countEvent(told, path[1]);
      return end(reply, 204);
    },
    errorHandler: ({ statusCode = 500 }, _request, reply) =>
      end(reply.header("Connection", "close"), statusCode),
  });
}
