import { groupDigits } from "#app/format/group-digits.ts";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { api } from "#app/site/facts/api.ts";
import { controlReview } from "#app/site/facts/assurance.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { cancelAnytime } from "#app/site/facts/cancel.ts";
import { dataLocation } from "#app/site/facts/data-location.ts";
import { dutyRates } from "#app/site/facts/duty-rates.ts";
import { erp } from "#app/site/facts/erp.ts";
import { notFor } from "#app/site/facts/fit.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import { measuredReading } from "#app/site/facts/measured-reading.ts";
import {
  afterTermination,
  auditRecords,
  auditTrail,
  retention,
} from "#app/site/facts/retention.ts";
import { sealedBids } from "#app/site/facts/sealed-bids.ts";
import { subprocessors } from "#app/site/facts/security-review.ts";
import { support } from "#app/site/facts/support.ts";
import { training } from "#app/site/facts/training.ts";
import { trial } from "#app/site/facts/trial.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { visitsCounted } from "#app/site/facts/visits-counted.ts";
import { annualDiscountText, annualSavingTexts } from "#app/site/plans/annual-saving.ts";
import { checkedPriceText } from "#app/site/plans/checked-plans.ts";
import { plans } from "#app/site/plans/plans.ts";
import { frameworks } from "#app/site/security/security-controls.ts";

import { siteAddress } from "../site-address.ts";
import { apiLimits } from "./api-limits.ts";

export interface Facts {
  readonly [name: string]: string | number | object;
}

/** Of the worked example, and of the mock server. It guards nothing. */
export const webhookSecret = "whsec_c2VjdGlvbi1BLUEtc2NhbGUtMToxLXJldkQ=";

const { webhook } = apiLimits;
const { quotes, unseen, files, languages } = measuredReading;
const waits = webhook.retryAfterMinutes.map((minutes) =>
  minutes < 60 ? `${minutes} min` : `${minutes / 60} h`,
);
const spelledWaits = waits.map((wait) =>
  wait
    .replace(/^1 min/, "1 minute")
    .replace(/min$/, "minutes")
    .replace(/h$/, "hours"),
);
const shareOf = ({ count, read }: { count: number; read: number }) =>
  `${groupDigits(read)} (${Math.round((100 * read) / count)}%)`;

/** What Markdown texts and the OpenAPI file name in braces: `{limits.fileSizeMb}`. */
const facts: Facts = {
  site: { url: siteAddress() },
  brand,
  api,
  erp: { ...erp, names: erp.systems.join(", ") },
  trial,
  duty: { rates: dutyRates },
  support: { ...support, auditRecords },
  quoting: { sealedBids },
  upload: { rule: uploadRule },
  audit: auditTrail,
  baselines,
  claims,
  data: {
    afterTermination,
    controlReview,
    location: dataLocation,
    retention,
    subprocessors,
    training,
    visitsCounted,
  },
  device: keptOnDevice,
  fit: { notFor },
  frameworks,
  golive: goLive,
  plans: {
    annualDiscount: annualDiscountText,
    cancelAnytime,
    checkedPrices: plans.map(checkedPriceText).join("; "),
    savings: annualSavingTexts().join(", "),
  },
  example: { secret: webhookSecret },
  limits: {
    ...apiLimits,
    requestsLeft: apiLimits.requestsPerMinute - 1,
    toleranceSeconds: webhook.toleranceMinutes * 60,
    attempts: webhook.retryAfterMinutes.length + 1,
    retryWaits: `${spelledWaits.slice(0, -1).join(", ")} and ${spelledWaits.at(-1)}`,
    shortWaits: waits.join(", "),
    waitMinutes: webhook.retryAfterMinutes.join(" "),
  },
  reading: {
    quotes: groupDigits(quotes.count),
    quotesRead: shareOf(quotes),
    quotesTyped: quotes.typed,
    unseen: unseen.count,
    unseenRead: shareOf(unseen),
    unseenTyped: unseen.typed,
    unseenWrong: stillWrong(unseen.count - unseen.read - unseen.typed),
    files: groupDigits(files.count),
    otherFiles: files.count - quotes.count,
    languages: languages.join(", "),
    languageCount: languages.length,
  },
};

/** What neither was read right nor can be put right by an answer. */
function stillWrong(count: number): string {
  if (count === 0) return "None stayed wrong or incomplete.";
  return count === 1
    ? "One stayed wrong or incomplete."
    : `The other ${count} stayed wrong or incomplete.`;
}

/** A place for a fact has a dot in it: `{id}` in an address and braces of code are no places. */
const place = /\{([a-z]\w*(?:\.\w+)+)\}/g;

/** The text with its facts. One that does not exist is an error. */
export function withFacts(text: string, more: Facts = {}): string {
  return text.replaceAll(place, (_, path: string) => String(factAt(path, more)));
}

/** As `withFacts`; what is nothing but a place for a number becomes that number. */
export function valueWithFacts(text: string): string | number {
  const [whole, path] = [...text.matchAll(place)][0] ?? [];
  return path !== undefined && whole === text ? factAt(path, {}) : withFacts(text);
}

function factAt(path: string, more: Facts): string | number {
  const value = path
    .split(".")
    .reduce<unknown>((from, name) => (from as Facts | undefined)?.[name], { ...facts, ...more });
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error(`{${path}} is no fact: they are in make/docs/facts.ts`);
}
