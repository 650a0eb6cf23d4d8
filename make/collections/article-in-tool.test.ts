import { basename } from "node:path";

import { expect, test } from "vitest";

import type { analyze } from "#analyzer/package/analyze.ts";
import { noRates } from "#analyzer/package/rates.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { openPackage } from "#app/tool/worker/open-package.ts";
import { sourceOf } from "./read-collection.ts";
import { addressNow } from "./testing/address-now.ts";

const article = sourceOf(
  "articles",
  basename(addressNow("/resources/blog/landed-cost-and-incoterms")),
);

/** A row of the article's table of landed cost, in dollars. */
function row(name: string): number[] {
  const [, cells = ""] = new RegExp(`\\| ${name} +\\|(.*)\\|`).exec(article) ?? [];
  return cells.split("|").map((cell) => Number(cell.replace(/[$,\s]/g, "")));
}

const quotes = `Supplier,Part,Qty,Unit price,Currency,Tooling,Incoterm,Country of origin
Akron,BR-400,400,41.50,USD,,FCA,United States
Ostrava,BR-400,400,33.20,USD,2400,EXW,Czechia
Taichung,BR-400,400,38.90,USD,,DDP,Taiwan`;

async function landed(terms: Parameters<typeof analyze>[1]["supplierTerms"]) {
  const opened = openPackage();
  const source = { id: "1", kind: "text", name: "Article", text: quotes } as const;
  const { signal } = new AbortController();
  await opened.read({ sources: [source] }, { signal, onProgress: () => {} });
  const { group } = opened.analyze({
    sourceIds: ["1"],
    requestId: null,
    home: "US",
    joinedParts: {},
    corrections: [],
    settings: {
      ...defaultSettings,
      rates: noRates("USD"),
      today: "2026-11-18",
      weights: { landedCost: 100, leadTime: 0, reliability: 0 },
      supplierTerms: terms,
      dutyPercents: { CZ: 4 },
    },
    groupId: null,
    groupFilter: "",
    mostSuppliers: 1,
  });
  return group;
}

const costs = (group: Awaited<ReturnType<typeof landed>>) =>
  Object.fromEntries((group?.best ?? []).map(({ supplier, cost }) => [supplier, cost]));

test("the article's three quotes land in the tool at the article's figures, in its order", async () => {
  const [freight, insurance, transit] = [row("Freight"), row("Insurance"), row("Money in transit")];
  const onTheWay = (at: number) => freight[at]! + insurance[at]! + transit[at]!;
  const group = await landed({
    akron: { shipsFrom: "US", freight: { amount: onTheWay(0), currency: "USD" } },
    ostrava: { shipsFrom: "CZ", freight: { amount: onTheWay(1), currency: "USD" } },
    taichung: { shipsFrom: "TW" },
  });
  const [akron, ostrava, taichung] = row("Landed");
  expect(group?.best.map(({ supplier }) => supplier)).toEqual(["Taichung", "Akron", "Ostrava"]);
  const { Akron, Ostrava, Taichung } = costs(group);
  expect(Akron?.total).toBeCloseTo(akron!, 2);
  expect(Ostrava?.total).toBeCloseTo(ostrava!, 2);
  expect(Taichung?.total).toBeCloseTo(taichung!, 2);
  expect(Ostrava?.parts.duty).toBeCloseTo(row("Duty")[1]!, 2);
  expect([akron, ostrava?.toFixed(2)]).toEqual([16_980, "18381.24"]);
  expect(group?.openCosts).toEqual([]);
});

test("before anybody gives freight, the tool says what it leaves out instead of adding any", async () => {
  const group = await landed({ akron: { shipsFrom: "US" }, ostrava: { shipsFrom: "CZ" } });
  const { Akron, Ostrava } = costs(group);
  expect([Akron?.total, Akron?.parts.duty]).toEqual([16_600, 0]);
  expect(Ostrava?.total).toBeCloseTo(13_280 + 2400 + 627.2, 2);
  expect(group?.openCosts[0]).toBe("Not stated, and not counted: freight of Ostrava and Akron.");
});
