import type { PackageSettings } from "#analyzer/package/settings.ts";
import { readTable } from "#app/format/read-table.ts";

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

const replies = readTable<(SampleFile & { sample: SamplePackage["id"] })[]>(`
sample      | name                    | about
aerospace   | corrigan-castings.pdf   | USD each, terms in the text
aerospace   | haldane-turbine.xlsx    | GBP, lead time in weeks
aerospace   | sable-river-foundry.csv | USD per dozen, one lead time missing
aerospace   | ostermoor-feinguss.csv  | German, EUR per 100, decimal commas
aerospace   | lotus-ridge.eml         | email with a table attached, an ambiguous date
electronics | fennel-marsh.csv        | USD per 1,000, minimum orders
electronics | copperline.xlsx         | USD each, prices at three quantities
electronics | nordkette.csv           | German, EUR per 1,000, a lead time without a unit
electronics | lioret-composants.eml   | French, EUR per 100, one part not offered
evtol       | tallow-creek.xlsx       | USD each and per pound, price breaks
evtol       | norrvik-forge.xlsx      | SEK, price breaks, tooling, EXW
evtol       | metales-rioseco.pdf     | Spanish, MXN, bar only
evtol       | quillan-additive.eml    | email with a workbook attached, no rating, no longer valid`);

type Asked = Readonly<Record<string, number>>;

/** Weights of cost, lead time and reliability. */
function settings(asked: Asked, landedCost: number, leadTime: number, reliability: number) {
  const weights = { landedCost, leadTime, reliability };
  return { askedQuantities: asked, weights, today: "2026-11-16" };
}

const boardParts = { mc04x104k: 12_240, rt04f1002: 9180, "pl6045-4r7": 1000 };
const singleParts = { nv32g474: 500, "xt8m-32": 500, "hd14-smt": 500 };

const packages: Omit<SamplePackage, "files">[] = [
  {
    id: "aerospace",
    name: "Aerospace",
    rfq: "RFQ-3108",
    summary: "Turbine blades and vanes, 120 of each: five foundries, three currencies.",
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
    settings: settings({ ...boardParts, ...singleParts }, 60, 20, 20),
  },
  {
    id: "evtol",
    name: "eVTOL",
    rfq: "RFQ-2207",
    summary: "18 propulsor hubs and 240 kilograms of titanium bar, quoted by four suppliers.",
    settings: settings({ "lp-2207-1": 18, "lp-2207-90": 240 }, 60, 30, 10),
  },
];

export const samplePackages: readonly SamplePackage[] = packages.map((each) => ({
  ...each,
  files: replies.filter(({ sample }) => sample === each.id),
}));
