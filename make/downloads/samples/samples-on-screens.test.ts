import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readFile } from "#analyzer/intake/read-file.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { sampleQuotes } from "#app/pages/product/copilot/records/rows.ts";
import {
  aerospaceFlowDowns,
  aerospaceRfq,
  gateAndRank,
} from "#app/pages/solutions/aerospace/compliance-gate.ts";
import { awards, requiredQuantity, workLines } from "#app/pages/solutions/electronics/bom-cost.ts";
import { priceLadder } from "#app/pages/solutions/evtol/ladder-costs.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { evtolSample } from "#app/samples/evtol-sample.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";
import { sampleFile } from "./sample-files.ts";

const sampleOf = (id: (typeof samplePackages)[number]["id"]) =>
  samplePackages.find((each) => each.id === id)!;

/** What the tool makes of a sample's files. */
async function rankedByTool(
  id: (typeof samplePackages)[number]["id"],
  changes: Partial<PackageSettings> = {},
) {
  const sample = sampleOf(id);
  const readings = await Promise.all(
    sample.files.map(async ({ name }) =>
      readFile({ name, bytes: new Uint8Array(await sampleFile(id, name)) }),
    ),
  );
  return analyze(recognize(readings, []), {
    ...defaultSettings,
    ...sampleSettings,
    ...sample.settings,
    ...changes,
  });
}

type Offer = Awaited<ReturnType<typeof rankedByTool>>["groups"][number]["best"][number];

/** To a millionth of a dollar: both add up in their own order. */
const rounded = (amount: number) => amount.toFixed(6);
const inDollars = (cost: number) => Math.round(cost);

const shownByTool = ({ supplier, rank, cost, leadTimeDays, reliability, score }: Offer) => ({
  supplier,
  rank,
  parts: Object.values(cost.parts).map(rounded),
  leadTimeDays,
  reliability,
  score: score?.toFixed(6),
});

test("aerospace: without a clause its page ranks the blades as the tool does, at the same cost", async () => {
  const supplierTerms = Object.fromEntries(
    Object.entries(sampleSettings.supplierTerms).map(([key, terms]) => [
      key,
      { ...terms, excludedBecause: "" },
    ]),
  );
  const analysis = await rankedByTool("aerospace", { supplierTerms });
  const blades = analysis.groups.find(({ title }) => title === aerospaceRfq.partNumber)!;
  const { ranked } = gateAndRank(aerospaceRfq.quotes, { ...aerospaceRfq, mustHold: [] });

  expect(sampleOf("aerospace")).toMatchObject({
    rfq: aerospaceRfq.rfq,
    settings: { weights: aerospaceRfq.weights },
  });
  expect(
    ranked.map(({ quote, rank, score }) => ({
      supplier: quote.supplier,
      rank,
      landedCost: inDollars(quote.landedCost),
      parts: Object.values(quote.cost).map(inDollars),
      leadTimeDays: quote.leadTimeDays,
      reliability: quote.reliability,
      score: score.toFixed(1),
    })),
  ).toEqual(
    blades.best.map((offer) => ({
      supplier: offer.supplier,
      rank: offer.rank,
      landedCost: inDollars(offer.cost.total),
      parts: Object.values(offer.cost.parts).map(inDollars),
      leadTimeDays: offer.leadTimeDays,
      reliability: offer.reliability,
      score: offer.score?.toFixed(1),
    })),
  );
});

test("aerospace: the tool excludes whom the page's clauses exclude, and ranks the others as the page does", async () => {
  const analysis = await rankedByTool("aerospace");
  const blades = analysis.groups.find(({ title }) => title === aerospaceRfq.partNumber)!;
  const every = aerospaceFlowDowns.map(({ id }) => id);
  const nameOf = (id: string) => aerospaceFlowDowns.find((each) => each.id === id)?.name;
  const { ranked, barred } = gateAndRank(aerospaceRfq.quotes, { ...aerospaceRfq, mustHold: every });

  expect(blades.best.map(({ supplier }) => supplier)).toEqual(
    ranked.map(({ quote }) => quote.supplier),
  );
  expect(blades.setAside.map(({ kind, reason }) => [kind, reason]).toSorted()).toEqual(
    barred
      .map(({ quote, by }) => [
        "excluded",
        `${quote.supplier} is excluded because: it does not meet ${by.map(nameOf).join("; ")}.`,
      ])
      .toSorted(),
  );
});

const { boards, attritionPercent, lines, distributors } = electronicsSample;
const build = { boards, attritionPercent, activeOnly: false };

test("electronics: the sample asks for what the page's boards need, and weighs as the page does", () => {
  const needed = lines.map((line) => [
    line.partNumber.toLowerCase(),
    requiredQuantity(line, build),
  ]);
  expect(sampleOf("electronics")).toMatchObject({
    rfq: electronicsSample.rfq,
    settings: {
      askedQuantities: Object.fromEntries(needed),
      weights: electronicsSample.weights,
    },
  });
});

test("electronics: the page ranks the whole bill as the tool does, at the same cost", async () => {
  const { groups } = await rankedByTool("electronics", { rankBy: "package" });
  const worked = workLines(lines, distributors, build);
  const { ranked, incomplete } = awards(worked, distributors, electronicsSample.weights);

  expect(
    ranked.map(({ quote, rank, score }) => ({
      supplier: quote.supplier,
      rank,
      parts: Object.values(quote.cost).map(rounded),
      leadTimeDays: quote.leadTimeDays,
      reliability: quote.reliability,
      score: score.toFixed(6),
    })),
  ).toEqual(groups[0]?.best.map(shownByTool));
  expect(incomplete.map(({ supplier }) => supplier)).toEqual(
    groups[0]?.setAside.map(({ supplier }) => supplier),
  );
});

test("electronics: each line costs on the page what it costs in the tool, from every distributor", async () => {
  const { groups } = await rankedByTool("electronics");
  const supplierOf = (distributorId: string) =>
    distributors.find(({ id }) => id === distributorId)!.supplier;
  for (const { line, offers } of workLines(lines, distributors, build)) {
    const group = groups.find(({ title }) => title === line.partNumber);
    const onPage = offers.map(({ distributorId, landedCost, leadTimeDays }) => [
      supplierOf(distributorId),
      rounded(landedCost),
      leadTimeDays,
    ]);
    const inTool = group?.best.map(({ supplier, cost, leadTimeDays }) => [
      supplier,
      rounded(cost.total),
      leadTimeDays,
    ]);
    expect(onPage.toSorted(), line.partNumber).toEqual(inTool?.toSorted());
  }
});

const { partNumber, piecesPerShipset, rungs, quotes } = evtolSample;
const latest = Math.max(...quotes.map(({ leadTimeDays }) => leadTimeDays));

test("eVTOL: the page's order at the shipsets asked for is the tool's", async () => {
  const { groups } = await rankedByTool("evtol");
  const { shipsets } = evtolSample;
  const { ranked } = priceLadder(shipsets, latest);

  expect(sampleOf("evtol")).toMatchObject({
    rfq: evtolSample.rfq,
    settings: {
      askedQuantities: { [partNumber.toLowerCase()]: shipsets * piecesPerShipset },
      weights: evtolSample.weights,
    },
  });
  const hub = groups.find(({ title }) => title === partNumber);
  expect(ranked.map(({ quote }) => quote.supplier)).toEqual(
    hub?.best.map(({ supplier }) => supplier),
  );
});

test.each(rungs)(
  "eVTOL: at $shipsets shipsets each quote costs what it costs in the tool",
  async ({ shipsets }) => {
    const pieces = shipsets * piecesPerShipset;
    const { groups } = await rankedByTool("evtol", {
      askedQuantities: { [partNumber.toLowerCase()]: pieces },
    });
    const hub = groups.find(({ title }) => title === partNumber);
    const { ranked } = priceLadder(shipsets, latest);
    const onPage = ranked.map(({ quote }) => [
      quote.supplier,
      ...Object.values(quote.cost).map(rounded),
      quote.leadTimeDays,
      quote.reliability,
    ]);
    const inTool = hub?.best.map(({ supplier, cost, leadTimeDays, reliability }) => [
      supplier,
      ...Object.values(cost.parts).map(rounded),
      leadTimeDays,
      reliability,
    ]);
    expect(onPage.toSorted()).toEqual(inTool?.toSorted());
  },
);

test("the Co-pilot's quotes for the home sample are the home sample's", () => {
  const quotes = sampleQuotes.filter(({ rfq }) => rfq === samplePackage.rfq);
  for (const { supplier, cost, leadTimeDays } of samplePackage.vendors.map((vendor) => ({
    ...vendor,
    supplier: vendor.id,
  }))) {
    expect(quotes.find((quote) => quote.supplier === supplier)).toMatchObject({
      cost,
      leadTimeDays,
    });
  }
});

test("one request number is one record: a second screen reads it from there", () => {
  const places = new Map<string, string[]>();
  const sources = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  for (const file of sources) {
    for (const [, number = ""] of readFileSync(file, "utf8").matchAll(/\brfq: "(RFQ-\d{4})"/g)) {
      places.set(number, [...new Set([...(places.get(number) ?? []), file])]);
    }
  }
  const shared = [...places]
    .filter(([, files]) => files.length > 1)
    .map(([number, files]) => [number, files.toSorted()]);
  expect(Object.fromEntries(shared)).toEqual({
    // Each compared with the tool above.
    "RFQ-2207": ["app/samples/evtol-sample.ts", "app/samples/sample-packages.ts"],
    "RFQ-5520": ["app/samples/electronics-sample.ts", "app/samples/sample-packages.ts"],
    "RFQ-3108": [
      "app/pages/solutions/aerospace/compliance-gate.ts",
      "app/samples/sample-packages.ts",
    ],
  });
});
