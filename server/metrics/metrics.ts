import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { isLoopback, namesThisMachine } from "#server/connections/loopback.ts";
import { deliveryTargets, type LeadStore } from "#server/leads/store.ts";

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures for whoever watches the server. No label holds anything that a visitor wrote. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Counter({
    name: "site_requests_total",
    help: "Answered requests by kind of address and status",
    labelNames: ["kind", "status"],
    registers: [this.registry],
  });
  readonly requestSeconds = new Histogram({
    name: "site_request_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["kind"],
    buckets,
    registers: [this.registry],
  });
  readonly leads = new Counter({
    name: "site_leads_total",
    help: "Leads by form and what became of them: stored, already-stored, spam, not-stored",
    labelNames: ["form", "result"],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: "site_refusals_total",
    help: "Posts that were refused, by reason",
    labelNames: ["reason"],
    registers: [this.registry],
  });
  readonly storeSeconds = new Histogram({
    name: "site_store_seconds",
    help: "Time that the store took for a lead or a look at its readiness",
    labelNames: ["operation"],
    buckets,
    registers: [this.registry],
  });

  readonly #store: Pick<LeadStore, "stats">;
  readonly #now: () => number;
  readonly #storeUp = new Gauge({
    name: "site_store_up",
    help: "Whether the store could be asked for the figures of deliveries",
    registers: [this.registry],
  });
  readonly #waiting = this.#deliveryGauge("waiting", "Deliveries to be made");
  readonly #refused = this.#deliveryGauge("refused", "Deliveries that their receiver refused");
  readonly #held = this.#deliveryGauge("held", "Deliveries from before their target was set");
  readonly #oldest = this.#deliveryGauge(
    "oldest_waiting_seconds",
    "Age of the oldest lead that waits",
  );

  constructor(store: Pick<LeadStore, "stats">, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    collectDefaultMetrics({ register: this.registry });
  }

  /** The text for Prometheus, with the deliveries as they are now. */
  async render(): Promise<string> {
    const rows = await this.#store.stats().catch(() => undefined);
    this.#storeUp.set(rows === undefined ? 0 : 1);
    for (const gauge of [this.#waiting, this.#refused, this.#held, this.#oldest]) gauge.reset();
    for (const row of rows ?? []) {
      for (const target of deliveryTargets) {
        const labels = { target, form: row.form };
        const sinceMs = row.oldestWaitingAtMs[target];
        this.#waiting.set(labels, row.waiting[target]);
        this.#refused.set(labels, row.refused[target]);
        this.#held.set(labels, row.held[target]);
        this.#oldest.set(
          labels,
          sinceMs === null ? 0 : Math.max(0, (this.#now() - sinceMs) / 1000),
        );
      }
    }
    return await this.registry.metrics();
  }

  #deliveryGauge(what: string, help: string) {
    const labelNames = ["target", "form"] as const;
    return new Gauge({
      name: `site_deliveries_${what}`,
      help,
      labelNames,
      registers: [this.registry],
    });
  }

  /** Counts what the server answers, from whatever place in the program. */
  watch(server: Server): void {
    server.prependListener("request", (request, response) => {
      const startedMs = performance.now();
      response.once("finish", () => {
        const kind = kindOf(request);
        this.requests.inc({ kind, status: response.statusCode });
        this.requestSeconds.observe({ kind }, (performance.now() - startedMs) / 1000);
      });
    });
  }
}

function kindOf({ method, url = "" }: IncomingMessage): string {
  if (method === "POST") return "post";
  if (url === "/healthz" || url === "/readyz") return "health";
  return url.startsWith("/assets/") ? "asset" : "page";
}

/** On a port of its own, so that the public address never shows them. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const mayAsk = !isLoopback(host) || namesThisMachine(request.headers.host ?? "");
    if (!mayAsk) return response.writeHead(421).end();
    if (request.url !== "/metrics") return response.writeHead(404).end();
    if (request.method !== "GET") return response.writeHead(405, { Allow: "GET" }).end();
    const text = await metrics.render();
    return response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
