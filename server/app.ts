import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { serveFontSheet } from "./html/fonts.ts";
import { drainConnectionsOnClose } from "./connections/drain-connections.ts";
import { GuardedStore } from "./leads/guarded-store.ts";
import type { DeliveryTarget, LeadStore } from "./leads/store.ts";
import type { Site } from "./site/load-site.ts";
import { serveNewsletterPages } from "./newsletter/newsletter-pages.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { makeRateLimit, type RateLimit } from "./submissions/rate-limit.ts";
import { receiveSubmissions } from "./submissions/receive-submission.ts";
import { makeHttpServer } from "./connections/http-server.ts";
import { hasSeveralHosts, toOriginForm } from "./connections/request-target.ts";
import { commonHeaders } from "./site/security-headers.ts";
import { answerFromSite, answerKnownFile, sendPage } from "./site/serve-site.ts";
import { receiveCounts } from "./visits/receive-counts.ts";
import type { VisitCounts } from "./visits/visit-counts.ts";

export type AppOptions = {
  site: Site;
  store: LeadStore;
  siteUrl: string;
  trustedProxies?: number;
  rateLimitPerMinute?: number;
  confirmsSubscriptions?: boolean;
  deliverAlsoTo?: readonly DeliveryTarget[];
  /** Left out, each instance limits for itself. */
  rateLimit?: RateLimit | undefined;
  metrics?: Metrics | undefined;
  /** Left out, no visit is counted. */
  visits?: VisitCounts | undefined;
  now?: () => number;
  /** Milliseconds since any moment, untouched when the wall clock is set. */
  elapsedMs?: () => number;
  onLeadStored?: () => void;
  /** Where log lines go; left out, nothing is logged. */
  logStream?: { write(line: string): void };
};

/** The application without listening, for tests and for main. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { site, siteUrl, visits, rateLimitPerMinute = 0, elapsedMs, now = Date.now } = options;
  const store = new GuardedStore(options.store, options.metrics);
  const app = fastify({
    logger: options.logStream ? { level: "info", stream: options.logStream } : false,
    // One logger for all: a child per request costs more than the page, and its id would tell nobody anything.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    rewriteUrl: toOriginForm,
    exposeHeadRoutes: false,
    serverFactory: (handler) =>
      makeHttpServer((request, response) => {
        const isKnown = answerKnownFile(site, request, response);
        if (isKnown) visits?.countDocument(request, true);
        return isKnown;
      }, handler),
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      answerFromSite(site, request.raw, reply.raw);
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return;
      const status = clientErrorStatus[error.code] ?? "400 Bad Request";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  });
  drainConnectionsOnClose(app);
  options.metrics?.watch(app.server);
  app.addHook("onRequest", (request, reply, done) => {
    if (!hasSeveralHosts(request.raw.rawHeaders)) return done();
    reply.code(400).headers({ ...commonHeaders, "Cache-Control": "no-store", Connection: "close" });
    reply.type("text/plain; charset=utf-8").send("A request names one host.\n");
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => {
      reply.hijack();
      answerFromSite(site, request.raw, reply.raw);
      visits?.countDocument(request.raw, reply.raw.statusCode !== 404);
    },
  });
  receiveSubmissions(app, {
    site,
    store,
    siteUrl,
    rateLimit: options.rateLimit ?? makeRateLimit(rateLimitPerMinute, elapsedMs),
    metrics: options.metrics,
    visits,
    now,
    deliverAlsoTo: options.deliverAlsoTo ?? [],
    confirmsSubscriptions: options.confirmsSubscriptions ?? false,
    onLeadStored: options.onLeadStored ?? (() => {}),
  });
  if (visits) receiveCounts(app, { visits, siteUrl, rateLimitPerMinute, elapsedMs });
  void app.register(async (scope) => {
    // Mail programs may post their one click as any kind of form (RFC 8058); its body says nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    const onSettled = options.onLeadStored ?? (() => {});
    serveFontSheet(scope, site);
    serveNewsletterPages(scope, { store: options.store, now, onSettled });
  });
  answerHealthChecks(app, store);

  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.raw.url?.split("?")[0] ?? "";
    if (!site.files.has(address)) {
      reply.hijack();
      return sendPage(site.notFound, 404, request.raw, reply.raw);
    }
    const allowed = address === "/" ? "GET, HEAD, POST" : "GET, HEAD";
    reply.code(405).headers({ ...commonHeaders, Allow: allowed, "Cache-Control": "no-store" });
    reply.type("text/plain; charset=utf-8").send(`This address answers ${allowed} only.\n`);
  };
  app.setNotFoundHandler(refuse);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify reads a body even for an address that does not exist, and may find it wrong first.
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(request, reply);
    request.log.error({ reason: error.code ?? error.name }, "request failed");
    reply.code(500).headers({ ...commonHeaders, "Cache-Control": "no-store" });
    reply.type("text/plain; charset=utf-8").send("Sorry, there was an error. Please try again.\n");
  });
  return app;
}

const clientErrorStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function answerHealthChecks(app: FastifyInstance, store: GuardedStore): void {
  const headers = { ...commonHeaders, "Cache-Control": "no-store" };
  const answerAt = (url: string, isWell: () => Promise<boolean> | boolean) =>
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: async (_request, reply) => {
        const ok = await isWell();
        return reply
          .code(ok ? 200 : 503)
          .headers(headers)
          .send({ ok });
      },
    });
  answerAt("/healthz", () => !store.needsRestart);
  answerAt("/readyz", () => store.isReady());
}
