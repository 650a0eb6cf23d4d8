import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { blockedPorts } from "./connections/blocked-ports.ts";
import { unknownSettings } from "./unknown-settings.ts";

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

test("an empty environment gives the defaults", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "https://www.quotewright.example",
    databaseUrl: undefined,
    trustedProxies: 0,
    rateLimitPerMinute: 10,
    webhook: undefined,
    mailbox: undefined,
    countsVisits: true,
  });
  expect(readConfig({}).dataDir).toMatch(/\/data$/);
});

test("every variable is read", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      SITE_URL: "https://www.example.com/",
      DATA_DIR: "/srv/leads",
      DATABASE_URL: "postgres://u:p@db/leads",
      TRUST_PROXY: "2",
      RATE_LIMIT_PER_MINUTE: "0",
      LEAD_WEBHOOK_URL: "https://crm.example/hook",
      LEAD_WEBHOOK_SECRET: secret,
      SMTP_URL: "smtps://u:p@mail.example",
      LEAD_EMAIL_TO: "sales@example.com",
      LEAD_EMAIL_FROM: "site@example.com",
      METRICS: "off",
      SLACK_WEBHOOK_URL: "https://hooks.slack.example/services/T/B/x",
      HUBSPOT_TOKEN: "pat-eu1-0123",
    }),
  ).toEqual({
    port: 8080,
    host: "0.0.0.0",
    siteUrl: "https://www.example.com",
    dataDir: "/srv/leads",
    databaseUrl: "postgres://u:p@db/leads",
    trustedProxies: 2,
    rateLimitPerMinute: 0,
    webhook: { url: "https://crm.example/hook", secret },
    mailbox: {
      smtpUrl: "smtps://u:p@mail.example",
      to: "sales@example.com",
      from: "site@example.com",
    },
    countsVisits: false,
    slack: { url: "https://hooks.slack.example/services/T/B/x" },
    hubspot: { token: "pat-eu1-0123" },
  });
});

test("the database's password may be given by itself, with any character", () => {
  const password = "a/b@c#d:e?%25 +&$";
  const DATABASE_URL = "postgres://site@database/site?sslmode=disable";
  const { databaseUrl = "" } = readConfig({ DATABASE_URL, DATABASE_PASSWORD: password });
  expect(decodeURIComponent(new URL(databaseUrl).password)).toBe(password);
  expect(databaseUrl).toMatch(/^postgres:\/\/site:[^@/#]+@database\/site\?sslmode=disable$/);
  for (const url of [undefined, "postgres://u:p@db/leads", "postgres:///leads?host=/run"]) {
    const wrong = { DATABASE_URL: url, DATABASE_PASSWORD: password };
    expect(() => readConfig(wrong)).toThrow(/^DATABASE_PASSWORD [^\n]+$/);
    expect(() => readConfig(wrong)).not.toThrow(password);
  }
});

test.each([
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "1e3"],
  ["HOST", "local host"],
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["DATABASE_URL", "mysql://db/leads"],
  ["DATABASE_URL", "leads"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "-1"],
  ["RATE_LIMIT_PER_MINUTE", "ten"],
  ["LEAD_WEBHOOK_URL", "crm"],
  ["LEAD_WEBHOOK_URL", "https://me:hunter2@crm.example/hook"],
  ["LEAD_WEBHOOK_URL", "https://me@crm.example/hook"],
  ["LEAD_WEBHOOK_URL", "http://crm.example:6000/hook"],
  ["LEAD_WEBHOOK_URL", "http://crm.example:25/hook"],
  ["SMTP_URL", "https://mail.example"],
  ["METRICS", "none"],
  ["SLACK_WEBHOOK_URL", "#leads"],
  ["SLACK_WEBHOOK_URL", "http://slack.example:25/hook"],
  ["HUBSPOT_TOKEN", "a token"],
])("%s=%s is refused in one line that names the variable", (name, value) => {
  const error = catchConfigError({ [name]: value });
  expect(error.message.startsWith(`${name} `)).toBe(true);
  expect(error.message).toMatch(/Set it to/);
  expect(error.message).not.toContain("\n");
});

test.each([
  [{ LEAD_WEBHOOK_URL: "https://crm.example" }, "LEAD_WEBHOOK_SECRET"],
  [{ LEAD_WEBHOOK_SECRET: secret }, "LEAD_WEBHOOK_URL"],
  [{ LEAD_EMAIL_TO: "a@b.example" }, "SMTP_URL"],
  [{ LEAD_EMAIL_FROM: "a@b.example" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://mail" }, "LEAD_EMAIL_TO"],
  [
    { LEAD_WEBHOOK_URL: "https://crm.example", LEAD_WEBHOOK_SECRET: "short" },
    "LEAD_WEBHOOK_SECRET",
  ],
  [{ SMTP_URL: "smtp://mail", LEAD_EMAIL_FROM: "a@b.example" }, "LEAD_EMAIL_TO"],
  [{ SMTP_URL: "smtp://mail", LEAD_EMAIL_TO: "a@b.example" }, "LEAD_EMAIL_FROM"],
  [{ SMTP_URL: "smtp://mail", LEAD_EMAIL_TO: "a@b, c@d", LEAD_EMAIL_FROM: "a@b" }, "LEAD_EMAIL_TO"],
])("a setting that needs another one names it (%#)", (environment, name) => {
  expect(catchConfigError(environment).message.startsWith(name)).toBe(true);
});

test.each([
  { DATABASE_URL: "mysql://me:hunter2@db/leads" },
  { LEAD_WEBHOOK_URL: "https://me:hunter2@crm.example" },
])("a password in a wrong address is not repeated (%#)", (environment) => {
  expect(catchConfigError(environment).message).not.toContain("hunter2");
});

test("the ports that are refused are those that fetch refuses", async () => {
  // Takes the place of the network: what gets here was not refused.
  class Reached extends Error {}
  const dispatcher = {
    dispatch() {
      throw new Reached();
    },
  };
  const refused = new Set<number>();
  for (let port = 1; port <= 12_000; port += 1) {
    const init = { dispatcher } as unknown as RequestInit;
    const error = await fetch(`http://crm.example:${port}/`, init).catch((e: Error) => e);
    const { cause } = error as Error;
    if (!(cause instanceof Reached)) refused.add(port);
  }
  expect(refused).toEqual(blockedPorts);
});

function catchConfigError(environment: Record<string, string>): ConfigError {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error("was not refused");
}

test("variables that look like ours and are none are said, others are not", () => {
  const said = unknownSettings({
    RATE_LIMIT: "5",
    LEAD_EMAIL: "a@b.example",
    LEAD_EMAIL_TO: "a@b.example",
    PATH: "/bin",
    PORT: "3000",
    SMTP_URL: "smtp://x",
    DATABASE_URL_OF_ANOTHER: "x",
  });
  expect(said).toEqual([
    "RATE_LIMIT is no setting of this server and changes nothing. There is RATE_LIMIT_PER_MINUTE.",
    expect.stringMatching(/^LEAD_EMAIL is no setting/),
  ]);
});

test.each([
  ["https://www.example.com/shop", "SITE_URL has a path"],
  ["https://www.example.com/?x=1", "SITE_URL has a path"],
])("SITE_URL %s is refused with a sentence", (url, sentence) => {
  expect(() => readConfig({ SITE_URL: url })).toThrow(sentence);
});

test("SITE_URL may end with a slash", () => {
  expect(readConfig({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe(
    "https://www.example.com",
  );
});

test("LEAD_DELIVER_SINCE is a date or all", () => {
  expect(readConfig({}).deliverSinceMs).toBeUndefined();
  expect(readConfig({ LEAD_DELIVER_SINCE: "all" }).deliverSinceMs).toBe(0);
  const since = Date.parse("2026-01-31");
  expect(readConfig({ LEAD_DELIVER_SINCE: "2026-01-31" }).deliverSinceMs).toBe(since);
  expect(() => readConfig({ LEAD_DELIVER_SINCE: "soon" })).toThrow("LEAD_DELIVER_SINCE");
});

test("metrics are off unless they have a port of their own", () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9100" }).metrics).toEqual({ port: 9100, host: "127.0.0.1" });
  expect(() => readConfig({ METRICS_PORT: "3000" })).toThrow("METRICS_PORT");
});
