import { join } from "node:path";
import { buildApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { makeEmailDelivery } from "./leads/delivery/email-delivery.ts";
import { openStore } from "./leads/open-store.ts";
import { Outbox } from "./leads/delivery/outbox.ts";
import { PostgresStore } from "./leads/postgres/postgres-store.ts";
import { StoreOpenError } from "./leads/store-open-error.ts";
import { SqliteStore } from "./leads/sqlite/sqlite-store.ts";
import { makeWebhookDelivery } from "./leads/delivery/webhook-delivery.ts";
import { loadSite, SiteMissingError } from "./site/load-site.ts";
import { codeOf, propertyOf } from "./thrown.ts";

/** Another folder can be named on the command line, as the tests do. */
const buildDir = process.argv[2] ?? join(import.meta.dirname, "../build");
/** Whoever stops us (a container, systemd) waits 10 s before it kills. */
const STOP_DEADLINE_MS = 9_000;

async function start(config: Config): Promise<void> {
  const site = await loadSite(buildDir);
  const store = await openStore(config);

  let outbox: Outbox | undefined;
  const app = buildApp({
    site,
    store,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    onLeadStored: () => outbox?.wake(),
    logStream: process.stderr,
  });
  if (store instanceof SqliteStore) {
    store.onNotice = ({ message, ...details }) => app.log.error(details, message);
  }
  const deliveries = [
    ...(config.webhook ? [makeWebhookDelivery(config.webhook)] : []),
    ...(config.mailbox ? [makeEmailDelivery(config.mailbox)] : []),
  ];
  if (store instanceof PostgresStore && store.awayBecause !== undefined) {
    const message =
      "DATABASE_URL: PostgreSQL cannot be reached. Until it can, forms are answered with 503";
    app.log.warn({ reason: store.awayBecause }, message);
  }
  outbox = new Outbox({ store, deliveries, log: app.log });

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await app.close();
    await outbox.stop();
    await store.close();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);

  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
  outbox.start();
  const { port } = app.server.address() as { port: number };
  console.log(`Quotewright is at ${httpAddress(config.host, port)}`);
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
