import { setTimeout as wait } from "node:timers/promises";

import Fastify, { type FastifyError, type FastifyRequest, type FastifySchema } from "fastify";
import { Webhook } from "standardwebhooks";

import {
  apiDocument,
  type JsonValue,
  type Operation,
  operations,
  resolved,
  type Schema,
} from "../../docs/api-document.ts";
import { apiLimits } from "../../docs/api-limits.ts";
import { docsMarkdown } from "../../docs/docs-markdown.ts";
import { webhookSecret } from "../../docs/facts.ts";
import { siteAddress } from "../../site-address.ts";
import { problem, sampleAnswers } from "./sample-answers.ts";

const { requestsPerMinute, analysesPerMinute, webhook } = apiLimits;

interface MockApiOptions {
  port?: number;
  /** How long a minute takes between the attempts of a webhook. */
  minuteMs?: number;
  log?: (line: string) => void;
}

/** The API of the documentation on this machine: the OpenAPI file, sample data, and signed webhooks to loopback. */
export async function startMockApi({ port = 0, minuteMs = 60_000, log }: MockApiOptions = {}) {
  const stopping = new AbortController();
  const answers = sampleAnswers((address, data) => void sendEvent(address, data).catch(log));
  const kept = new Map<string, Promise<Response>>();
  const app = Fastify({
    bodyLimit: 2 * apiLimits.fileSizeMb * 1_000_000,
    ajv: { customOptions: { removeAdditional: false, strict: false } },
  });
  const files = new WeakMap<FastifyRequest, File>();
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const headers = { "Content-Type": request.headers["content-type"]! };
      const form = [...(await new Response(body, { headers }).formData())];
      const file = form.map(([, value]) => value).find((value) => value instanceof File);
      if (file) files.set(request, file);
      return Object.fromEntries(
        form.map(([name, value]) => [name, value instanceof File ? value.name : value]),
      );
    },
  );
  app.setNotFoundHandler(({ method, url }, reply) =>
    reply.send(problem("not-found", { detail: `There is no ${method} ${url}.` })),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => reply.send(problemOf(error)));
  app.addHook("onResponse", async ({ method, url }, { statusCode }) =>
    log?.(`${statusCode} ${method} ${url}`),
  );
  const limitOf = rateLimits();
  for (const { path, method, operation } of operations) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      schema: requestSchema(operation),
      onRequest: async (request, reply) => {
        const key = /^Bearer (qw_(?:test|live)_.+)$/.exec(request.headers.authorization ?? "");
        const asked = /^code=(\d+)$/.exec(String(request.headers["prefer"]))?.[1] ?? "";
        const preferred = operation.responses[asked]?.$ref;
        if (!key) return reply.send(problem("not-authenticated"));
        if (preferred) return reply.send(problem(preferred.split("/").at(-1)!));
        const { isReached, headers } = limitOf(key[1]!, operation.operationId === "analyzeRfq");
        reply.headers(headers);
        return isReached ? reply.send(problem("rate-limited")) : undefined;
      },
      handler: async (request) => {
        const { query, params, body, headers } = request;
        const values = Object.assign({}, query, params, body) as Record<string, JsonValue>;
        const answer = async () =>
          answers[operation.operationId as keyof typeof answers]({
            values,
            file: files.get(request),
          });
        const once = headers["idempotency-key"];
        if (!once) return await answer();
        const name = `${headers.authorization} ${String(once)}`;
        kept.set(name, kept.get(name) ?? answer());
        return (await kept.get(name)!).clone();
      },
    });
  }
  // The documentation and the file, in which the API's address is this one.
  const here = (text: string) => text.replaceAll(apiDocument.servers[0].url, app.listeningOrigin);
  app.get("/", () => here(docsMarkdown(siteAddress())));
  app.get("/openapi.json", () => here(JSON.stringify(apiDocument)));

  async function sendEvent(address: string, data: Record<string, JsonValue>): Promise<void> {
    const type = `analysis.${String(data["status"])}`;
    if (!["127.0.0.1", "localhost", "[::1]"].includes(new URL(address).hostname)) {
      return log?.(`${type} not sent to ${address}: events go to this machine only`);
    }
    const id = `msg_${String(data["id"])}`;
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    for (const minutes of [0, ...webhook.retryAfterMinutes]) {
      await wait(minutes * minuteMs, undefined, { signal: stopping.signal });
      const now = new Date();
      const response = await fetch(address, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": new Webhook(webhookSecret).sign(id, now, body),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(webhook.answerWithinSeconds * 1000),
      }).catch(() => null);
      log?.(`${type} ${id} to ${address}: ${response?.status ?? "no answer"}`);
      if (response?.ok) return;
    }
  }

  await app.listen({ port, host: "127.0.0.1" });
  return {
    origin: app.listeningOrigin,
    async close() {
      stopping.abort();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** What a call must bring, by the OpenAPI file. */
function requestSchema({ parameters = [], requestBody }: Operation): FastifySchema {
  const [body] = Object.values(requestBody?.content ?? {});
  if (body) return { body: whole(body.schema) };
  const schemaOf = (place: "query" | "path") => {
    const own = parameters.filter((each) => each.in === place);
    return {
      type: "object",
      required: own.flatMap(({ name, required }) => (required ? [name] : [])),
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      additionalProperties: false,
    };
  };
  return { querystring: schemaOf("query"), params: schemaOf("path") };
}

/** The schema with what it refers to in its place. */
function whole(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(resolved(schema)), (_, part: Schema) =>
    part?.$ref ? whole(part) : part,
  );
}

function problemOf({ validation, message, code }: FastifyError): Response {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return problem("file-too-large");
  const { instancePath = "", params = {} } = validation?.[0] ?? {};
  const part = params["missingProperty"] ?? params["additionalProperty"];
  const path = [...instancePath.split("/").slice(1), ...(part ? [String(part)] : [])];
  return problem("invalid-parameter", { detail: message, parameter: path.join(".") });
}

/** Counts the requests of each key, minute by minute. */
function rateLimits() {
  const used = new Map<string, { since: number; requests: number; analyses: number }>();
  return (key: string, isAnalysis: boolean) => {
    const now = Date.now();
    const last = used.get(key);
    const own = last && now - last.since < 60_000 ? last : { since: now, requests: 0, analyses: 0 };
    used.set(key, own);
    own.requests += 1;
    own.analyses += isAnalysis ? 1 : 0;
    const left = Math.max(0, requestsPerMinute - own.requests);
    const seconds = 60 - Math.floor((now - own.since) / 1000);
    return {
      isReached: own.requests > requestsPerMinute || own.analyses > analysesPerMinute,
      headers: {
        "RateLimit-Policy": `"requests";q=${requestsPerMinute};w=60`,
        RateLimit: `"requests";r=${left};t=${seconds}`,
      },
    };
  };
}
