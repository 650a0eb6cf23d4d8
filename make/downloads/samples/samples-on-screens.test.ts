import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readFile } from "#analyzer/intake/read-file.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";

import { sampleQuotes } from "#app/pages/product/copilot/records/quotes.ts";
import { gateAndRank } from "#app/pages/solutions/aerospace/compliance-gate.ts";
import { aerospaceRfq } from "#app/pages/solutions/aerospace/records.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { sampleFile } from "./sample-files.ts";

/** What the tool makes of a sample's files. */
async function rankedByTool(id: (typeof samplePackages)[number]["id"]) {
  const sample = samplePackages.find((each) => each.id === id)!;
  const readings = await Promise.all(
    sample.files.map(async ({ name }) =>
      readFile({ name, bytes: new Uint8Array(await sampleFile(id, name)) }),
    ),
  );
  return analyze(recognize(readings, []), {
    ...defaultSettings,
    ...sample.settings,
    today: "2026-11-15",
  });
}

test("aerospace: without a clause its page ranks the blades as the tool does, at the same cost", async () => {
  const analysis = await rankedByTool("aerospace");
  const blades = analysis.groups.find(({ title }) => title === aerospaceRfq.partNumber)!;
  const { ranked } = gateAndRank(aerospaceRfq.quotes, { ...aerospaceRfq, mustHold: [] });
  const inDollars = (cost: number) => Math.round(cost);

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
    // The documentation's answers are held to the record by their own test.
    "RFQ-2417": ["app/pages/resources/docs/api/examples.ts", "app/samples/sample-package.ts"],
    // Compared with the tool above.
    "RFQ-3108": ["app/pages/solutions/aerospace/records.ts", "app/samples/sample-packages.ts"],
  });
});
