import { join } from "node:path";
import { brandName } from "#contract/brand.ts";
import { FORM_ACTION } from "#contract/forms.ts";
import { buildApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Delivery } from "./leads/delivery/deliveries.ts";
import { makeConfirmationDelivery, makeEmailDelivery } from "./leads/delivery/email-delivery.ts";
import { makeHubspotDelivery } from "./leads/delivery/hubspot-delivery.ts";
import { openStore } from "./leads/open-store.ts";
import { Outbox } from "./leads/delivery/outbox.ts";
import { makeSlackDelivery } from "./leads/delivery/slack-delivery.ts";
import { chosenTargets, StoreOpenError } from "./leads/store.ts";
import { makeWebhookDelivery } from "./leads/delivery/webhook-delivery.ts";
import { Metrics, serveMetrics } from "./metrics/metrics.ts";
import { makeSharedRateLimit } from "./submissions/rate-limit.ts";
import { formEndpointWarning } from "./site/form-endpoint.ts";
import { formsGoTo, loadSite, SiteMissingError, siteUrlOf } from "./site/load-site.ts";
import { codeOf, propertyOf } from "./thrown.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { VisitCounts } from "./visits/visit-counts.ts";

/** Another folder can be named on the command line, as the tests do. */
const buildDir = process.argv[2] ?? join(import.meta.dirname, "../build");
/** Whoever stops us (a container, systemd) waits 10 s before it kills. */
const STOP_DEADLINE_MS = 9_000;

async function start(config: Config): Promise<void> {
  const site = await loadSite(buildDir, { countsVisits: config.countsVisits });
  const store = await openStore(config);

  for (const sentence of unknownSettings(process.env)) console.error(sentence);
  const builtFor = siteUrlOf(site);
  if (builtFor !== undefined && builtFor !== config.siteUrl) {
    console.error(
      `SITE_URL is ${config.siteUrl}, but the site was built for ${builtFor}: its canonical links, feeds and sitemap name that. Build again with the same SITE_URL.`,
    );
  }
  const formsWarning = formEndpointWarning(
    formsGoTo(site) ?? FORM_ACTION,
    process.env["FORM_ENDPOINT"],
  );
  if (formsWarning !== undefined) console.error(formsWarning);
  const metrics = config.metrics && new Metrics(store);

  const visits = config.countsVisits
    ? new VisitCounts({ store, site, siteUrl: config.siteUrl })
    : undefined;

  const takeToken = store.takeToken?.bind(store);
  const secret = config.databaseUrl ?? "";

  let outbox: Outbox | undefined;
  const app = buildApp({
    site,
    store,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    deliverAlsoTo: chosenTargets.filter((target) => config[target] !== undefined),
    confirmsSubscriptions: config.mailbox !== undefined,
    rateLimit: takeToken && makeSharedRateLimit(config.rateLimitPerMinute, takeToken, secret),
    metrics,
    visits,
    onLeadStored: () => outbox?.wake(),
    logStream: process.stderr,
  });
  store.onNotice = ({ message, ...details }) => app.log.error(details, message);
  const deliveries: Delivery[] = [
    ...(config.slack ? [makeSlackDelivery(config.slack)] : []),
    ...(config.hubspot ? [makeHubspotDelivery(config.hubspot)] : []),
    ...(config.webhook ? [makeWebhookDelivery(config.webhook, config.siteUrl)] : []),
    ...(config.mailbox
      ? [
          makeEmailDelivery(config.mailbox, config.siteUrl),
          makeConfirmationDelivery(config.mailbox, config.siteUrl),
        ]
      : []),
  ];
  if (store.awayBecause !== undefined) {
    const message =
      "DATABASE_URL: PostgreSQL cannot be used yet. Until it can, forms are answered with 503";
    app.log.warn({ reason: store.awayBecause }, message);
  }
  outbox = new Outbox({
    store,
    deliveries,
    log: app.log,
    deliverSinceMs: config.deliverSinceMs,
  });

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    metricsServer?.close();
    await app.close();
    await Promise.all([outbox.stop(), visits?.stop()]);
    await store.close();
  };
  const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);

  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
  outbox.start();
  visits?.start(app.log);
  const { port } = app.server.address() as { port: number };
  console.log(`${brandName} is at ${httpAddress(config.host, port)}`);
  console.log(`Leads are kept in ${store.location}`);
}

function httpAddress(host: string, port: number): string {
  if (host === "127.0.0.1") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** One line for whoever started the server; a stack only for what nobody foresaw. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof StoreOpenError ||
    error instanceof SiteMissingError
  ) {
    return error.message;
  }
  const code = codeOf(error);
  const port = propertyOf(error, "port");
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  }
  if (code === "EACCES") return `Port ${port} may not be used. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST ${propertyOf(error, "address") ?? ""} is no address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// A log reader that goes away must not take the server with it.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
