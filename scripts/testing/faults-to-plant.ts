export interface PlantedFault {
  what: string;
  file: string;
  from: string;
  to: string;
  /** What the finding says. */
  said: RegExp;
}

interface Kind {
  /** A part of what `npm test` runs. */
  command: string;
  /** Each is on a page of its own, and one run names all. */
  areTogether?: true;
  planted: PlantedFault[];
}

const link = (page: string, from: string, to: string): PlantedFault => ({
  what: `${page}: ${from} is ${to}`,
  file: `build/client${page}/index.html`,
  from: `href="${from}"`,
  to: `href="${to}"`,
  said: new RegExp(to.replaceAll(/[/#.]/g, String.raw`\$&`)),
});

const source = (what: string, file: string, from: string, to: string): PlantedFault => ({
  what,
  file,
  from,
  to,
  said: /FAIL/,
});

const units = "vitest run --tags-filter=!nightly";

export const faults: Record<string, Kind> = {
  "a broken link": {
    command: "node check/check-site.ts",
    areTogether: true,
    planted: [
      link("/pricing", "/demo", "/demos"),
      link("/status", "/security", "/securities"),
      link("/product", "/product/copilot", "/product/co-pilot"),
      link("/resources/blog/flow-downs", "/resources/blog", "/resources/weblog"),
      link("/legal/terms", "#contact", "#contacts"),
    ],
  },
  "a lost lead": {
    command: `${units} server/submissions server/leads/sqlite`,
    planted: [
      source(
        "thanked for, never stored",
        "server/submissions/receive-submission.ts",
        "const result = await store.save(lead);",
        'const result = "stored" as "stored" | "already-stored";',
      ),
      source(
        "stored without its message",
        "server/leads/sqlite/sqlite-leads.ts",
        "JSON.stringify(lead.fields),",
        'JSON.stringify({ ...lead.fields, message: "" }),',
      ),
      source(
        "all are spam",
        "server/submissions/receive-submission.ts",
        "if (submission.honeypotFilled) return",
        "if (submission.form) return",
      ),
      source(
        "stored, never passed on",
        "server/leads/sqlite/sqlite-leads.ts",
        "if (lead.spamReason === null) this.#queue",
        "if (lead.spamReason !== null) this.#queue",
      ),
      source(
        "two messages of one sender are one lead",
        "server/submissions/receive-submission.ts",
        "JSON.stringify([browserKey, form, fields])",
        "JSON.stringify([browserKey, form])",
      ),
    ],
  },
  "a wrong sum": {
    command: `${units} analyzer/rank analyzer/package app/site/plans app/pages/pricing`,
    planted: [
      source(
        "a year of eleven months",
        "app/site/plans/annual-saving.ts",
        "(monthlyPrice - annualPrice) * 12;",
        "(monthlyPrice - annualPrice) * 11;",
      ),
      source(
        "a score without lead time",
        "analyzer/rank/score.ts",
        "weights.leadTime * values.leadTime",
        "weights.leadTime * values.landedCost",
      ),
      source(
        "a share of the wrong whole",
        "analyzer/rank/score.ts",
        "((cost - lowestCost) / lowestCost)",
        "((cost - lowestCost) / cost)",
      ),
      source(
        "savings not lowered to what is counted",
        "app/pages/pricing/savings.ts",
        "claimedShare(claims.landedCost) * counted",
        "claimedShare(claims.landedCost)",
      ),
      source(
        "a minimum that is not ordered",
        "analyzer/package/normalize/price-goods.ts",
        "Math.max(wanted, least ?? 0)",
        "wanted",
      ),
    ],
  },
  "a wrong reading": {
    command: `${units} --tags-filter=!analyzer corpus/corpus.test.ts analyzer/intake/recognize/values`,
    planted: [
      source(
        "a week of five days",
        "analyzer/intake/recognize/values/lead-times.ts",
        "weeks: 7,",
        "weeks: 5,",
      ),
      source(
        "working days as days",
        "analyzer/intake/recognize/values/lead-times.ts",
        '"working days": 7 / 5,',
        '"working days": 1,',
      ),
      source(
        "euros as dollars",
        "analyzer/intake/recognize/values/currencies.ts",
        '"€": ["EUR"],',
        '"€": ["USD"],',
      ),
      source(
        "a comma that is no decimal sign",
        "analyzer/intake/recognize/values/number-style.ts",
        '.replace(",", ".")',
        '.replace(",", "")',
      ),
      source(
        "delivered duty unpaid",
        "analyzer/intake/recognize/values/find-incoterm.ts",
        '(delivered\\s+duty\\s+paid)/i, "DDP"',
        '(delivered\\s+duty\\s+paid)/i, "DAP"',
      ),
    ],
  },
};
