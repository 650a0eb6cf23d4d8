import { type Approver, approvers } from "#app/samples/approvals.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { type MetricName, sampleMetrics } from "../records/metrics.ts";
import { rowsOf, sampleRfqs } from "../records/rows.ts";
import type { FilterDimension } from "./reading.ts";
import { stemsOf } from "./tokens.ts";

/**
 * Words of a buyer's question, by what they stand for; where two kinds list one, the first counts. Plurals and typing
 * errors are found without being listed. Names of suppliers, requests, approvers and metrics stand with their records.
 */
const vocabulary = {
  category: {
    machined: "machined parts, machined, machining, turned parts, milled parts",
    castings: "castings and forgings, casting, forging, foundry parts",
    electronics: "electronics, electronic, electronic parts, circuit boards, components",
    tooling: "tooling, fixtures, tools, cutting tools",
    indirect: "indirect, indirects, consumables, mro, shop supplies",
  },
  plant: {
    dayton: "dayton, dayton oh, ohio",
    monterrey: "monterrey, monterrey mx, mexico",
    aachen: "aachen, aachen de, germany",
  },
  metric: {
    spend: "spending, spent, expenditure, outlay, order value, invoiced",
    freight: "freight cost, shipping, shipping cost, transport, carriage, haulage",
    duty: "customs, customs duty, tariff, import duty",
    toolingCost: "tooling charge, nre",
    orders: "order count",
    onTimeRate: "on time, otd, on time delivery, delivery performance, punctuality",
    daysLate: "lateness, how late, delay, days overdue",
    leadTime: "delivery time, leadtime, delivered lead time, turnaround",
    landedCost: "landed, quoted cost, quoted price, cost to the door",
    quotedDays: "promised lead time, quoted delivery",
    score: "ranking, rank, ranked, win, winner, winning, award, recommend, choose",
    quotes: "response count",
    approvals: "approval count",
    approvalAmount: "amount for approval, approval value",
    approvalHours: "approval hours, waiting time, wait time, time to approve, time to sign",
    reliability: "reliability rating, rating, reliable, dependable, trustworthy",
  },
  // These name a metric and a direction at once.
  price: {
    lowest: "cheap, cheapest, least expensive, cheaper, lowest cost",
    highest: "expensive, most expensive, dearest, priciest, costliest",
  },
  speed: {
    lowest: "fast, fastest, quick, quickest, shortest, soonest, faster",
    highest: "slow, slowest, longest, slower",
  },
  // The spend of an order or the landed cost of a quote: the rest of the question tells.
  cost: { any: "cost, price, amount, value, worth" },
  // What is asked for but not done here.
  refused: {
    acts: "place an order, place the order, buy, purchase now, send, email, call, cancel, delete, reject, approve, sign it, negotiate, write, book",
    foretells:
      "will, forecast, predict, prediction, tomorrow, next week, next month, next quarter, next year, future, expect, expected",
  },
  status: {
    late: "late, delayed, behind schedule, missed",
    onTime: "delivered on time, punctual",
    pending: "pending, waiting, waiting for approval, unsigned, unapproved",
    approved: "approved, signed",
    overdue: "overdue, past sla, over sla, escalated, past due, breached",
    withinSla: "within sla, inside sla",
    open: "open, unawarded",
    awarded: "awarded",
  },
  asking: {
    money: "how much, money, pay, paid",
    count: "how many, how often, count, count of, number, number of, often",
    duration: "how long, how fast, how quickly, how slow",
    average: "average, avg, mean, on average, typical, typically",
    share: "share, share of, percentage, percent of, proportion, what part of",
    total: "total, sum, overall, altogether, in all",
    list: "list, list of, show, show me, which, what, name",
    who: "who, whom",
    where: "where",
    when: "when, over time, trend, month by month, development",
    why: "why, how come, reason",
  },
  comparison: {
    over: "over, above, more than, greater than, exceeding, longer than, higher than",
    under: "under, below, less than, fewer than, shorter than, lower than, cheaper than",
    atLeast: "at least, no less than, minimum of, from",
    atMost: "at most, up to, no more than, maximum of, within",
    between: "between",
    each: "each, every",
  },
  ranking: {
    highest: "highest, largest, biggest, greatest, maximum, max, higher, larger",
    lowest: "lowest, smallest, minimum, min, lower, smaller",
    most: "most, more, most often",
    fewest: "least, fewest, less, fewer",
    best: "best, better, good",
    worst: "worst, worse, poorest, bad",
    top: "top, leading",
    bottom: "bottom",
    first: "first, only the first",
  },
  table: {
    orders: "order, purchase order, po, purchase, delivery, deliveries, shipment",
    quotes: "quote, quotation, response, bid, offer",
    approvals: "approval, sign off, signature, approval request, sign, signing",
  },
  dimension: {
    supplier: "supplier, vendor, shop, source",
    category: "category, commodity, commodities, kind of part, material group",
    plant: "plant, site, factory, factories, location",
    rfq: "rfq, request for quote, package",
    approver: "approver, role, signer",
    month: "month, monthly",
    quarter: "quarter, quarterly",
    year: "year, yearly, annually",
  },
  unit: {
    days: "day, calendar day",
    weeks: "week, wk",
    hours: "hour, hr",
    percent: "percent, pct",
    points: "point",
  },
  currency: {
    USD: "dollar, usd, us dollar",
    EUR: "euro, eur",
    GBP: "pound, gbp, sterling",
    SEK: "krona, kronor, sek",
  },
  not: {
    any: "not, no, except, except for, excluding, exclude, without, other than, apart from, but not, outside, outside of, leaving out, never, isn t, aren t, wasn t, weren t",
  },
  versus: {
    any: "versus, vs, compare, compared to, compared with, comparison, against, difference, or",
  },
} as const;

/** Carry a question, mean nothing by themselves here. */
const fillers =
  `a about across actual actually all also am an and any are as ask at be been being by can come could current
   currently did do does done during exactly far find for from get give given go going got had has have having help hello
   here hi how i if in into is it its just know last let like look made make many may me might much my need now
   of off on one ones only our out part per please quite really right s see should so some still such t take taken
   tell than thank that the their them then there these they thing this those through to today took up us used want was we
   went were while whose with would yes you your
   bought charge charged deliver delivered delivering gave getting order's ordered ordering ours place placed
   purchased quoted quoting receive received record data row sample figure thanks say says`
    .split(/\s+/)
    .filter(Boolean);

type Vocabulary = typeof vocabulary;
type Listed = { [Kind in keyof Vocabulary]: { kind: Kind; id: keyof Vocabulary[Kind] } };

export type Direction = keyof Vocabulary["ranking"];
export type Asking = keyof Vocabulary["asking"];
export type RefusedTopic = keyof Vocabulary["refused"];

/** What a word of a question can stand for. Where there are several metrics, the rest of the question tells. */
export type Concept =
  | { kind: "value"; dimension: FilterDimension; id: string }
  | { kind: "metric"; metrics: readonly MetricName[] }
  | { kind: "ranking"; id: Direction; metrics: readonly MetricName[] }
  | Listed["refused" | "status" | "asking" | "comparison" | "table" | "dimension"]
  | Listed["unit" | "currency" | "not" | "versus"]
  | { kind: "filler" };

export interface Phrase {
  stems: readonly string[];
  concept: Concept;
}

/** What a kind of word stands for where that is more than the kind and which of them. */
const meant: { [Kind in keyof Vocabulary]?: (id: string) => Partial<Concept> } = {
  metric: (id) => ({ metrics: [id as MetricName] }),
  cost: () => ({ kind: "metric", metrics: ["spend", "landedCost"] }),
  ranking: () => ({ metrics: [] }),
  // What is cheap is a quote; what costs is an order.
  price: () => ({ kind: "ranking", metrics: ["landedCost", "spend"] }),
  speed: () => ({ kind: "ranking", metrics: ["leadTime"] }),
};

/** Every phrase that is known, the longest first; of equals, the first listed counts. */
export const phrases: readonly Phrase[] = [
  ...entries(sampleSuppliers).flatMap(([id, { name, alsoCalled }]) =>
    values("supplier", id, [name, ...alsoCalled]),
  ),
  ...entries(sampleRfqs).flatMap(([id, { part, alsoCalled }]) =>
    values("rfq", id, [id, part, ...alsoCalled.split(", ").filter(Boolean)]),
  ),
  ...[...new Set(rowsOf("approvals").map(({ approver }) => approver!))].flatMap((id) =>
    values("approver", id, titlesOf(id)),
  ),
  ...entries(vocabulary).flatMap(([kind, words]) =>
    Object.entries(words).flatMap(([id, listed]) => phrasesOf(kind, id, listed.split(", "))),
  ),
  ...naming({ kind: "filler" }, fillers),
].sort((a, b) => b.stems.length - a.stems.length);

function phrasesOf(kind: keyof Vocabulary, id: string, words: readonly string[]): Phrase[] {
  if (kind === "category" || kind === "plant") return values(kind, id, words);
  const named = kind === "metric" ? [sampleMetrics[id as MetricName].name, ...words] : words;
  return naming({ kind, id, ...meant[kind]?.(id) } as Concept, named);
}

function values(dimension: FilterDimension, id: string, words: readonly string[]): Phrase[] {
  return naming({ kind: "value", dimension, id }, words);
}

function naming(concept: Concept, words: readonly string[]): Phrase[] {
  return words.map((word) => ({ stems: stemsOf(word), concept: { ...concept } }));
}

/** "Finance" for the finance controller; a plant manager is not a plant. */
function titlesOf(id: Approver): string[] {
  const { title } = approvers[id];
  const [first = ""] = title.split(" ");
  return ["Plant", "Purchasing", "VP", "Design"].includes(first) ? [title] : [title, first];
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
