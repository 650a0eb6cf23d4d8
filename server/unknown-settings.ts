const known: readonly string[] = [
  "PORT",
  "HOST",
  "SITE_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  "TRUST_PROXY",
  "RATE_LIMIT_PER_MINUTE",
  "LEAD_WEBHOOK_URL",
  "LEAD_WEBHOOK_SECRET",
  "LEAD_DELIVER_SINCE",
  "SLACK_WEBHOOK_URL",
  "HUBSPOT_TOKEN",
  "LEAD_EMAIL_TO",
  "LEAD_EMAIL_FROM",
  "LEADS_DESK_PASSWORD",
  "SMTP_URL",
  "METRICS",
  "METRICS_PORT",
  "METRICS_HOST",
  "HSTS_PRELOAD",
  "FORM_ENDPOINT",
];
/** How the names of settings begin that are nobody's but ours. */
const ours =
  /^(?:RATE_LIMIT|LEADS?_|SMTP_|METRICS_|HSTS|DATABASE_PASS|SITE_URL|TRUST_PROX|FORM_END|DATA_?DIR)/;

/** One sentence for each variable that looks like a setting of ours and is none: a typo would go unnoticed. */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.keys(environment)
    .filter((name) => ours.test(name) && !known.includes(name))
    .map((name) => {
      const meant = known.find((each) => each.startsWith(name.slice(0, 6)));
      return `${name} is no setting of this server and changes nothing.${meant ? ` There is ${meant}.` : ""}`;
    });
}
