import { resolve } from "node:path";

import { defaultSiteUrl } from "#contract/brand.ts";
import { blockedPorts } from "./connections/blocked-ports.ts";

export type WebhookConfig = { url: string; secret: string };
export type SlackConfig = { url: string };
export type HubspotConfig = { token: string };
export type MailboxConfig = { smtpUrl: string; to: string; from: string };

export type Config = {
  port: number;
  host: string;
  /** Origin of the public address, without a trailing slash. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Number of reverse proxies in front of the server whose forwarding headers are believed. */
  trustedProxies: number;
  /** Posts a minute from one address; 0 turns the limit off. */
  rateLimitPerMinute: number;
  webhook: WebhookConfig | undefined;
  mailbox: MailboxConfig | undefined;
  slack: SlackConfig | undefined;
  hubspot: HubspotConfig | undefined;
  /** Leads from before a target was configured are delivered if they came in since then. */
  deliverSinceMs: number | undefined;
  /** Whether visits are counted, as sums of a day. */
  countsVisits: boolean;
  /** Where figures for Prometheus are served; left out, nowhere. */
  metrics: { port: number; host: string } | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Says in one line which variable is wrong and what to do. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export function readConfig(environment: Environment): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const preload = read("HSTS_PRELOAD") ?? "false";
  // Read where the headers are made (site/security-headers.ts), which take any other word for no.
  if (preload !== "true" && preload !== "false") {
    fail("HSTS_PRELOAD", `is "${preload}". Set it to true or false, or leave it out for false.`);
  }
  return {
    port: wholeNumber(read, "PORT", 3000, 0, 65_535),
    host: host(read),
    siteUrl: siteUrl(read),
    dataDir: resolve(read("DATA_DIR") ?? "data"),
    databaseUrl: databaseUrl(read),
    trustedProxies: trustedProxies(read),
    rateLimitPerMinute: wholeNumber(read, "RATE_LIMIT_PER_MINUTE", 10, 0, 1_000_000),
    webhook: webhook(read),
    mailbox: mailbox(read),
    slack: slack(read),
    hubspot: hubspot(read),
    deliverSinceMs: deliverSince(read),
    countsVisits: countsVisits(read),
    metrics: metrics(read),
  };
}

type Read = (name: string) => string | undefined;

function fail(name: string, problem: string): never {
  throw new ConfigError(`${name} ${problem}`);
}

function wholeNumber(read: Read, name: string, fallback: number, min: number, max: number): number {
  const text = read(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    fail(
      name,
      `is "${text}". Set it to a whole number from ${min} to ${max}, or leave it out for ${fallback}.`,
    );
  }
  return value;
}

function host(read: Read): string {
  const text = read("HOST") ?? "127.0.0.1";
  if (!/^[\w.:-]+$/.test(text)) {
    fail("HOST", `is "${text}". Set it to an address to listen on, such as 127.0.0.1 or 0.0.0.0.`);
  }
  return text;
}

function trustedProxies(read: Read): number {
  const text = read("TRUST_PROXY") ?? "false";
  if (text === "false") return 0;
  if (text === "true") return 1;
  if (!/^\d{1,2}$/.test(text)) {
    fail(
      "TRUST_PROXY",
      `is "${text}". Set it to the number of reverse proxies in front of the server, such as 1.`,
    );
  }
  return Number(text);
}

/** Values of addresses are not repeated in messages: they may hold a password. */
function address(read: Read, name: string, protocols: readonly string[]): string | undefined {
  const text = read(name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !protocols.includes(url.protocol) ||
    (url.hostname === "" && !url.searchParams.has("host"))
  ) {
    fail(
      name,
      `is not an address. Set it to one that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

/** The password may come by itself, because an address takes not every character as it is. */
function databaseUrl(read: Read): string | undefined {
  const text = address(read, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const password = read("DATABASE_PASSWORD");
  if (password === undefined) return text;
  if (text === undefined) fail("DATABASE_PASSWORD", "is set, but DATABASE_URL is not. Set both.");
  const url = new URL(text);
  if (url.password !== "") {
    fail(
      "DATABASE_PASSWORD",
      "is set, but DATABASE_URL holds a password too. Leave one of them out.",
    );
  }
  url.password = encodeURIComponent(password);
  if (url.password === "") {
    fail(
      "DATABASE_PASSWORD",
      "needs a user and a host in DATABASE_URL: postgres://user@host/name.",
    );
  }
  return url.href;
}

function siteUrl(read: Read): string {
  const text = address(read, "SITE_URL", ["https:", "http:"]) ?? defaultSiteUrl;
  const { origin, pathname, search, hash } = new URL(text);
  if (pathname !== "/" || search !== "" || hash !== "") {
    fail(
      "SITE_URL",
      `has a path. The site is served at the root of its host: set it to ${origin}.`,
    );
  }
  return origin;
}

function deliverSince(read: Read): number | undefined {
  const text = read("LEAD_DELIVER_SINCE");
  if (text === undefined) return undefined;
  const ms = text === "all" ? 0 : Date.parse(text);
  if (Number.isNaN(ms)) {
    fail("LEAD_DELIVER_SINCE", `is "${text}". Set it to a date such as 2026-01-31, or to all.`);
  }
  return ms;
}

function countsVisits(read: Read): boolean {
  const text = read("METRICS")?.toLowerCase() ?? "on";
  if (text !== "on" && text !== "off") {
    fail("METRICS", `is "${text}". Set it to off to count no visits, or leave it out for on.`);
  }
  return text === "on";
}

function metrics(read: Read): Config["metrics"] {
  const port = wholeNumber(read, "METRICS_PORT", 0, 1, 65_535);
  if (port === 0) return undefined;
  if (port === wholeNumber(read, "PORT", 3000, 0, 65_535)) {
    fail(
      "METRICS_PORT",
      "is the public port. Set it to another, which only your monitoring reaches.",
    );
  }
  return { port, host: read("METRICS_HOST") ?? "127.0.0.1" };
}

/** Leads would stay undelivered without a word if half of a target's settings were enough. */
function requireNone(read: Read, missing: string, others: readonly string[]): void {
  const given = others.find((name) => read(name) !== undefined);
  if (given !== undefined) {
    fail(missing, `is missing. Set it to the address to deliver to, or leave out ${given} too.`);
  }
}

function checkFetchable(name: string, { username, password, port }: URL): void {
  if (username !== "" || password !== "") {
    fail(
      name,
      "holds a user name or password. Set it to an address without: the receiver knows us by the signature.",
    );
  }
  if (blockedPorts.has(Number(port))) {
    fail(name, `has port ${port}, to which fetch does not connect. Set it to one with another.`);
  }
}

function webhook(read: Read): WebhookConfig | undefined {
  const url = address(read, "LEAD_WEBHOOK_URL", ["https:", "http:"]);
  const secret = read("LEAD_WEBHOOK_SECRET");
  if (url === undefined) {
    requireNone(read, "LEAD_WEBHOOK_URL", ["LEAD_WEBHOOK_SECRET"]);
    return undefined;
  }
  checkFetchable("LEAD_WEBHOOK_URL", new URL(url));
  if (secret === undefined) {
    fail(
      "LEAD_WEBHOOK_SECRET",
      "is missing. Set it to the whsec_… secret with which the receiver checks signatures.",
    );
  }
  const key = secret.replace(/^whsec_/, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(key) || Buffer.from(key, "base64").length < 24) {
    fail(
      "LEAD_WEBHOOK_SECRET",
      'is not a secret. Set it to "whsec_" and 24 bytes or more in base64.',
    );
  }
  return { url, secret };
}

function slack(read: Read): SlackConfig | undefined {
  const url = address(read, "SLACK_WEBHOOK_URL", ["https:", "http:"]);
  if (url === undefined) return undefined;
  checkFetchable("SLACK_WEBHOOK_URL", new URL(url));
  return { url };
}

function hubspot(read: Read): HubspotConfig | undefined {
  const token = read("HUBSPOT_TOKEN");
  if (token === undefined) return undefined;
  if (!/^[\w.-]{10,}$/.test(token)) {
    fail("HUBSPOT_TOKEN", "is no token. Set it to the access token of a private app of HubSpot's.");
  }
  return { token };
}

function mailbox(read: Read): MailboxConfig | undefined {
  const smtpUrl = address(read, "SMTP_URL", ["smtp:", "smtps:"]);
  if (smtpUrl === undefined) {
    requireNone(read, "SMTP_URL", ["LEAD_EMAIL_TO", "LEAD_EMAIL_FROM"]);
    return undefined;
  }
  return {
    smtpUrl,
    to: mailAddress(read, "LEAD_EMAIL_TO"),
    from: mailAddress(read, "LEAD_EMAIL_FROM"),
  };
}

function mailAddress(read: Read, name: string): string {
  const text = read(name);
  if (text === undefined || !/^[^\s@<>,"]+@[^\s@<>,"]+$/.test(text)) {
    fail(
      name,
      "is missing or no address. Set it to one such as leads@company.com, since SMTP_URL is set.",
    );
  }
  return text;
}
