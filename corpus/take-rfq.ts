import { readFile as readBytes, readdir } from "node:fs/promises";

import { withDelivery } from "#analyzer/intake/origin/ships-from.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";
import { readFile } from "#analyzer/intake/read-file.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import type { Analysis } from "#analyzer/package/analysis.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { bestSplit } from "#analyzer/package/compare/best-split.ts";
import { compareAll, type Comparison } from "#analyzer/package/compare/comparison.ts";
import { filesAside } from "#analyzer/package/files/files-aside.ts";
import { partKey, supplierKey } from "#analyzer/package/part-key.ts";
import { quotePackage, type QuotePackage } from "#analyzer/package/quote-package.ts";
import { noRates, type RateTable } from "#analyzer/package/rates.ts";
import { requestAmong } from "#analyzer/package/request/request-among.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { bare, compare } from "./compare.ts";
import { characterMap } from "./corpus-files.ts";
import { KnowingVisitor } from "./knowing-visitor.ts";
import { recognizeFile } from "./recognize-file.ts";
import type { RfqOffer, RfqTruth } from "./rfq-truth.ts";
import type { TrueLine, Truth } from "./truth.ts";
import { wordsOfFile } from "./typed-offers.ts";

const folder = new URL("rfqs/", import.meta.url);

export interface TakenRfq {
  readonly truth: RfqTruth;
  readonly made: QuotePackage;
  readonly analysis: Analysis;
  readonly comparison: Comparison;
  readonly questionCount: number;
  readonly typedCount: number;
}

export async function listRfqs(of: URL = folder): Promise<string[]> {
  return (await readdir(of)).filter((name) => /^\d+$/.test(name)).sort();
}

/** All files dropped at once, every question answered as the files and the buyer's own truth have it, ranked by cost. */
export async function takeRfq(id: string, of: URL = folder): Promise<TakenRfq> {
  const own = new URL(`${id}/`, of);
  const truth: RfqTruth = JSON.parse(await readBytes(new URL("truth.json", own), "utf8"));
  const names = (await readdir(own)).filter((name) => name !== "truth.json").sort();
  const readings = await Promise.all(
    names.map(async (name) => {
      const bytes = new Uint8Array(await readBytes(new URL(encodeURIComponent(name), own)));
      return readFile({ id: name, name, bytes }, { characterMap });
    }),
  );
  const first = readings.map((reading) => recognizeFile(reading));
  const request = requestAmong(readings, { lines: first.flatMap(({ lines }) => lines) });
  const visited = readings.map((reading, index) =>
    answered(reading, reading === request ? null : truth, first[index]!),
  );
  const recognition = withDelivery(
    {
      tables: visited.flatMap(({ recognition }) => recognition.tables),
      lines: visited.flatMap(({ recognition }) => recognition.lines),
      questions: visited.flatMap(({ recognition }) => recognition.questions),
    },
    readings,
  );
  const made = quotePackage({
    readings,
    recognition,
    files: filesAside(readings, recognition.lines),
    request: null,
    joinedParts: {},
    home: truth.shipTo.country,
    settings: settingsFor(truth, recognition),
  });
  const sum = (of: "questionCount" | "typedCount") =>
    visited.reduce((count, each) => count + each[of], 0);
  return {
    truth,
    made,
    analysis: analyze(made.recognition, made.settings),
    comparison: compareAll(made.requested, made.settings),
    questionCount: sum("questionCount"),
    typedCount: sum("typedCount"),
  };
}

/** Where the award is not the one worked out by hand, in words; empty where all of it is. */
export function wrongIn({ truth, analysis, comparison }: TakenRfq): string[] {
  const wrong: string[] = [];
  for (const part of truth.parts) {
    const group = analysis.groups.find(({ title }) => isSame(title, part.part));
    const [best] = group?.best ?? [];
    if (!isSame(best?.supplier ?? "", part.award ?? ""))
      wrong.push(`${part.part} goes to ${best?.supplier ?? "nobody"}, not to ${part.award}`);
    for (const offer of part.offers) {
      const found = group?.best.find(({ supplier }) => isSame(supplier, offer.supplier));
      if (!found || !isNear(found.cost.total, offer.landedCost))
        wrong.push(
          `${part.part} of ${offer.supplier} costs ${found?.cost.total.toFixed(2) ?? "nothing"}, not ${offer.landedCost}`,
        );
    }
  }
  const { oneSupplier, bestSplit: split } = truth.package;
  const [one, several] = [1, comparison.suppliers.length].map((most) =>
    bestSplit(comparison, most),
  );
  if (!isNear(one?.total ?? 0, oneSupplier?.sum ?? 0))
    wrong.push(`one supplier for all costs ${one?.total.toFixed(2)}, not ${oneSupplier?.sum}`);
  if (!isNear(several?.total ?? 0, split?.sum ?? 0))
    wrong.push(`the best split costs ${several?.total.toFixed(2)}, not ${split?.sum}`);
  return wrong;
}

function answered(reading: FileReading, truth: RfqTruth | null, first: Recognition) {
  if (truth === null)
    return {
      recognition: { tables: [], lines: [], questions: [] },
      questionCount: 0,
      typedCount: 0,
    };
  const held = truthOf(reading, truth, first);
  const visitor = new KnowingVisitor(reading, held, first, compare(held, first));
  visitor.answerAll();
  return visitor;
}

/** What the file says, as the corpus writes it; terms that no award rests on are as they were read. */
function truthOf(reading: FileReading, truth: RfqTruth, { lines }: Recognition): Truth {
  const { fileName } = reading;
  const named = Object.entries(truth.suppliers).find(([, { files }]) => files.includes(fileName));
  const [supplier = "", { currency = truth.currency } = {}] = named ?? [];
  const offers = truth.parts.flatMap(({ part, quantity, offers }) =>
    offers.map((offer) => ({ part, quantity, ...offer })),
  );
  const stated = offers.filter(({ file }) => file === fileName);
  const past = truth.notCounted.filter(({ file }) => file === fileName);
  const own =
    stated.length + past.length > 0
      ? stated
      : offers.filter((offer) => offer.supplier === supplier);
  const asRead = (part: string): Partial<TrueLine> => {
    const line = lines.find((each) => bare(each.part?.value ?? "") === bare(part));
    return {
      ...(line?.leadTimeDays && { leadTimeDays: line.leadTimeDays.value }),
      ...(line?.incoterm && { incoterm: line.incoterm.value }),
      ...(line?.validUntil && { validUntil: line.validUntil.value }),
      ...(line?.minimumOrder && { minimumOrder: line.minimumOrder.value }),
      ...(line?.alternative && { alternative: true }),
    };
  };
  const { figures } = wordsOfFile(reading);
  const charges = truth.orderCharges.filter(
    (each) => each.supplier === supplier && each.source === "quote" && figures.has(each.amount),
  );
  const once = own.flatMap(({ part, toolingOnce, otherOnce }) =>
    [toolingOnce, ...otherOnce.map(({ amount }) => amount)]
      .filter((amount) => amount > 0)
      .map((amount) => ({ part, amount })),
  );
  const quantityOf = (part: string) =>
    lines.find((each) => bare(each.part?.value ?? "") === bare(part))?.quantity?.value;
  return {
    layout: "rfq",
    language: "en",
    charges: charges.length > 0 ? [...charges, ...once].map(({ amount }) => ({ amount })) : once,
    lines: [
      ...own.map((offer) => ({
        ...asRead(offer.part),
        ...(offer.quantityBought > offer.quantityNeeded && { minimumOrder: offer.quantityBought }),
        supplier,
        part: offer.part,
        quantity: offer.priceBreaks.length > 0 ? null : (quantityOf(offer.part) ?? offer.quantity),
        currency,
        ...pricesOf(offer),
      })),
      ...past.map(({ part, price = null, why }) => ({
        ...asRead(part),
        ...(why.includes("alternative") && { alternative: true as const }),
        supplier,
        part,
        quantity: quantityOf(part) ?? null,
        unitPrice: price,
        currency,
      })),
    ],
  };
}

function pricesOf(offer: RfqOffer): Pick<TrueLine, "unitPrice" | "per" | "breaks"> {
  const { unitPrice, per, priceBreaks, discountPercent, priceIncludesVatPercent } = offer;
  const net = (price: number) =>
    (price * (1 - discountPercent / 100)) / (1 + (priceIncludesVatPercent ?? 0) / 100);
  if (priceBreaks.length === 0) return { unitPrice: net(unitPrice), per };
  return { unitPrice: null, per, breaks: priceBreaks.map(([from, price]) => [from, net(price)]) };
}

/** What the buyer says when asked: freight and duty, rates of a day, quantities where no request is there. */
function settingsFor(truth: RfqTruth, { lines }: Recognition) {
  const { answers, currency, asOf } = truth;
  const quantities = truth.parts.map(({ part, quantity }) => [
    partKey({ part: { value: part } as never, description: null }),
    quantity,
  ]);
  const supplierTerms = lines.map((line) => {
    const named = Object.keys(truth.suppliers).find((name) => isSame(name, line.supplier.value));
    const freight = named === undefined ? undefined : answers.freight[named];
    const country = named === undefined ? undefined : truth.suppliers[named]?.country;
    return [
      supplierKey(line),
      { ...(freight && { freight }), ...(!line.shipsFrom && country && { shipsFrom: country }) },
    ];
  });
  return {
    ...defaultSettings,
    currency,
    rates: ratesOf(truth),
    destination: truth.rfqFile === null ? truth.shipTo.country : null,
    askedQuantities: truth.rfqFile === null ? Object.fromEntries(quantities) : {},
    supplierTerms: Object.fromEntries(supplierTerms),
    dutyPercents: Object.fromEntries(
      Object.entries(answers.duty).map(([country, { percent }]) => [country, percent]),
    ),
    weights: { landedCost: 100, leadTime: 0, reliability: 0 },
    today: asOf,
  };
}

function ratesOf({ answers: { exchangeRates }, currency }: RfqTruth): RateTable {
  if (exchangeRates === null) return noRates(currency);
  const { date, per1EUR } = exchangeRates;
  return {
    asOf: date,
    source: `Rates of ${date}`,
    base: "EUR",
    perUnit: {
      EUR: 1,
      ...Object.fromEntries(Object.entries(per1EUR).map(([code, rate]) => [code, 1 / rate])),
    },
  };
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a === b || (a.length > 5 && b.length > 5 && (a.startsWith(b) || b.startsWith(a)));
}

/** By hand each share is rounded to the cent. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.03;
}
