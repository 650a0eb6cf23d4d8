import type { PackageSettings } from "#analyzer/package/settings.ts";

/** A supplier's reply as a file. The build makes it from `sample-packages-<id>.ts`. */
export interface SampleFile {
  name: string;
  /** What makes it unlike the others. */
  about: string;
}

/** A request with its replies, to try the analyzer on. Companies, parts and figures are invented. */
export interface SamplePackage {
  id: "aerospace" | "electronics" | "evtol";
  /** The industry. */
  name: string;
  rfq: string;
  summary: string;
  files: readonly SampleFile[];
  /** What was asked for, by part, and the day on which the replies are compared: their validity does not run out. */
  settings: Pick<PackageSettings, "askedQuantities" | "weights" | "today">;
  /** Whom the order excludes, and the page that says by which clauses. */
  excluded?: { text: string; page: "/solutions/aerospace"; link: string };
}

/** Where a file of a sample is, and its key in `downloads:samples` with the id before it. */
export function sampleHref(
  id: SamplePackage["id"],
  fileName: string,
): `/downloads/samples/${string}` {
  return `/downloads/samples/${id}/${fileName}`;
}

/** Where the build's own ranking of a sample is, to be shown while the visitor's browser makes it again. */
export function rankedSampleHref(id: SamplePackage["id"]): `/downloads/samples/${string}` {
  return sampleHref(id, "ranked.json");
}

type Asked = Readonly<Record<string, number>>;

/** Weights of cost, lead time and reliability. */
function settings(asked: Asked, landedCost: number, leadTime: number, reliability: number) {
  const weights = { landedCost, leadTime, reliability };
  return { askedQuantities: asked, weights, today: "2026-11-16" };
}

const boardParts = { mc04x104k: 12_240, rt04f1002: 9180, "pl6045-4r7": 1000 };
const singleParts = { nv32g474: 500, "xt8m-32": 500, "hd14-smt": 500 };

export const samplePackages: readonly SamplePackage[] = [
  {
    id: "aerospace",
    name: "Aerospace",
    rfq: "RFQ-3108",
    summary: "Turbine blades and vanes, 120 of each: five foundries, three currencies.",
    files: [
      { name: "corrigan-castings.pdf", about: "USD each, terms in the text" },
      { name: "haldane-turbine.xlsx", about: "GBP, lead time in weeks" },
      { name: "sable-river-foundry.csv", about: "USD per dozen, one lead time missing" },
      { name: "ostermoor-feinguss.csv", about: "German, EUR per 100, decimal commas" },
      { name: "lotus-ridge.eml", about: "email with a table attached, an ambiguous date" },
    ],
    settings: settings({ "88214-01": 120, "88214-02": 120 }, 40, 20, 40),
    excluded: {
      text: "Three foundries miss clauses of the order and are excluded.",
      page: "/solutions/aerospace",
      link: "See who meets them",
    },
  },
  {
    id: "electronics",
    name: "Electronics",
    rfq: "RFQ-5520",
    summary: "The parts for 500 boards: four distributors, reels, trays and minimum orders.",
    files: [
      { name: "fennel-marsh.csv", about: "USD per 1,000, minimum orders" },
      { name: "copperline.xlsx", about: "USD each, prices at three quantities" },
      { name: "nordkette.csv", about: "German, EUR per 1,000, a lead time without a unit" },
      { name: "lioret-composants.eml", about: "French, EUR per 100, one part not offered" },
    ],
    settings: settings({ ...boardParts, ...singleParts }, 60, 20, 20),
  },
  {
    id: "evtol",
    name: "eVTOL",
    rfq: "RFQ-2207",
    summary: "18 propulsor hubs and 240 kilograms of titanium bar, quoted by four suppliers.",
    files: [
      { name: "tallow-creek.xlsx", about: "USD each and per pound, price breaks" },
      { name: "norrvik-forge.xlsx", about: "SEK, price breaks, tooling, EXW" },
      { name: "metales-rioseco.pdf", about: "Spanish, MXN, bar only" },
      {
        name: "quillan-additive.eml",
        about: "email with a workbook attached, no rating, no longer valid",
      },
    ],
    settings: settings({ "lp-2207-1": 18, "lp-2207-90": 240 }, 60, 30, 10),
  },
];
