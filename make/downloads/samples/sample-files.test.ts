import { expect, test } from "vitest";

import { readFile } from "#analyzer/intake/read-file.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { samplePackages } from "#app/samples/sample-packages.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";
import { sampleFile } from "./sample-files.ts";

type Sample = (typeof samplePackages)[number];

async function recognizedSample({ id, files }: Sample) {
  const readings = await Promise.all(
    files.map(async ({ name }) => {
      const bytes = new Uint8Array(await sampleFile(id, name));
      return { ...(await readFile({ name, bytes })), isConfirmed: true as const };
    }),
  );
  return { readings, recognition: recognize(readings, []) };
}

async function ranked(id: Sample["id"], changes: Partial<PackageSettings> = {}) {
  const sample = samplePackages.find((each) => each.id === id)!;
  const { recognition } = await recognizedSample(sample);
  const settings = {
    ...defaultSettings,
    ...sampleSettings,
    ...sample.settings,
    today: "2026-11-15",
    ...changes,
  };
  return analyze(recognition, settings);
}

/** As long as nobody is excluded. */
const supplierTerms = Object.fromEntries(
  Object.entries(sampleSettings.supplierTerms).map(([key, terms]) => [
    key,
    { ...terms, excludedBecause: "" },
  ]),
);

const suppliers = (analysis: Awaited<ReturnType<typeof ranked>>) =>
  Object.fromEntries(
    analysis.groups.map(({ title, best }) => [title, best.map(({ supplier }) => supplier)]),
  );

test.each(samplePackages)("$id: every file is read, and something is asked", async (sample) => {
  const { readings, recognition } = await recognizedSample(sample);
  expect(readings.map(({ kind }) => kind)).toEqual(
    sample.files.map(({ name }) => name.split(".").at(-1)),
  );
  expect(readings.flatMap(({ problems }) => problems)).toEqual([]);
  expect(openQuestions(recognition, sample.settings)).toHaveLength(1);
  const asked = Object.keys(sample.settings.askedQuantities);
  const analysis = await ranked(sample.id, { supplierTerms });
  expect(analysis.groups.map(({ id }) => id)).toEqual(asked.toSorted());
  expect(analysis.rankedCount).toBe(recognition.lines.length);
});

test.each(samplePackages)("$id: equal records give equal bytes", async ({ id, files }) => {
  for (const { name } of files) {
    const [one, two] = [await sampleFile(id, name), await sampleFile(id, name)];
    expect(one.equals(two), name).toBe(true);
  }
});

test("aerospace: dozens, hundreds and three currencies come to one order", async () => {
  const analysis = await ranked("aerospace", { supplierTerms });
  expect(suppliers(analysis)).toEqual({
    "88214-01": [
      "Lotus Ridge Castings",
      "Ostermoor Feinguss",
      "Sable River Foundry",
      "Corrigan Castings",
      "Haldane Turbine",
    ],
    "88214-02": [
      "Lotus Ridge Castings",
      "Ostermoor Feinguss",
      "Corrigan Castings",
      "Haldane Turbine",
      "Sable River Foundry",
    ],
  });
  expect(analysis.groups[1]?.missing).toMatchObject([
    { supplier: "Sable River Foundry", criterion: "leadTime" },
  ]);
});

test("aerospace: 15,540.00 USD a dozen is 1,506.67 USD landed, by hand", async () => {
  const [blades] = (await ranked("aerospace", { supplierTerms })).groups;
  const sable = blades?.best.find(({ supplier }) => supplier === "Sable River Foundry");
  // 120 ÷ 12 × 15,540 + 24,500 tooling + 900 freight, no duty.
  expect(sable?.cost.total).toBeCloseTo(155_400 + 24_500 + 900, 6);
  const lotus = blades?.best.find(({ supplier }) => supplier === "Lotus Ridge Castings");
  // 120 × 1,060 and 26,000 tooling; CIP: 1 % freight of the blades, 2.5 % duty on both.
  expect(lotus?.cost.total).toBeCloseTo(127_200 * 1.035 + 26_000 * 1.025, 6);
});

test("electronics: minimum orders are paid for, and one part is not offered by all", async () => {
  const analysis = await ranked("electronics");
  const controller = analysis.groups.find(({ id }) => id === "nv32g474");
  const nordkette = controller?.best.find(({ supplier }) => supplier === "Nordkette");
  expect(nordkette?.notes.map(({ kind }) => kind)).toContain("minimum-order");
  // 900 × 6.20 EUR × (1 + 0.5 % + 2.5 %) × 1.0846.
  expect(nordkette?.cost.total).toBeCloseTo(900 * 6.2 * 1.03 * 1.0846, 6);
  const byPackage = await ranked("electronics", { rankBy: "package" });
  expect(byPackage.groups[0]?.setAside).toMatchObject([
    { supplier: "Lioret Composants", kind: "incomplete" },
  ]);
  expect(byPackage.groups[0]?.best[0]?.supplier).toBe("Copperline");
});

test("evtol: pounds and kilograms, four currencies, none that has run out", async () => {
  const analysis = await ranked("evtol");
  expect(suppliers(analysis)).toEqual({
    "LP-2207-1": ["Tallow Creek Machine", "Quillan Additive", "Norrvik Forge"],
    "LP-2207-90": ["Tallow Creek Machine", "Norrvik Forge", "Metales Rioseco"],
  });
  const [hubs, bar] = analysis.groups;
  const quillan = hubs?.best.find(({ supplier }) => supplier === "Quillan Additive");
  expect(hubs?.setAside.map(({ kind }) => kind)).not.toContain("expired");
  expect(quillan?.missing).toEqual(["reliability"]);
  const norrvik = hubs?.best.find(({ supplier }) => supplier === "Norrvik Forge");
  // 18 × 25,900 SEK, 8 % freight; 2.5 % duty on them and on 810,000 SEK of tooling and first article.
  const [parts, tooling] = [18 * 25_900, 810_000];
  expect(norrvik?.cost.total).toBeCloseTo((parts * 1.105 + tooling * 1.025) * 0.0957, 6);
  const tallow = bar?.best.find(({ supplier }) => supplier === "Tallow Creek Machine");
  // 240 kg at 29.40 USD a pound, FCA: 7 % freight, no duty.
  expect(tallow?.cost.total).toBeCloseTo((240 / 0.45359237) * 29.4 * 1.07, 6);
});
