import { caliper } from "./charts/caliper.ts";
import { readNumber } from "./charts/chart-sheet.ts";
import { dimensionLines } from "./charts/dimension-lines.ts";
import { dimensionPairs } from "./charts/dimension-pairs.ts";
import { gateChain } from "./charts/gate-chain.ts";
import { priceBreaks } from "./charts/price-breaks.ts";
import { runChart } from "./charts/run-chart.ts";
import { COST_PARTS, stackedBars } from "./charts/stacked-bars.ts";
import { weightedBars } from "./charts/weighted-bars.ts";
import { coverSubjects } from "./covers/cover-subjects.ts";
import { cover, type CoverFormat } from "./covers/covers.ts";
import type { Drawing } from "./drafting.ts";
import { portrait } from "./portraits/portraits.ts";
import { stamp } from "./stamps.ts";
import { wordmark, wordmarkKeys } from "./wordmarks/wordmarks.ts";

interface Family {
  options: readonly string[];
  draw(subject: string, options: URLSearchParams): Drawing;
}

const COVER_FORMATS: readonly CoverFormat[] = ["article", "guide", "webinar"];

/** A chart whose only option is the unit of its values. */
const inUnit = (chart: (values: string, unit: string) => Drawing): Family => ({
  options: ["unit"],
  draw: (values, options) => chart(values, options.get("unit") ?? ""),
});

const families: Record<string, Family> = {
  cover: {
    options: ["subject", "format"],
    draw: (slug, options) =>
      cover(
        oneOf(coverSubjects, options.get("subject"), "cover subject"),
        oneOf(COVER_FORMATS, options.get("format"), "cover format"),
        slug,
      ),
  },
  portrait: {
    options: ["zoom"],
    draw: (name, options) => portrait(name, readNumber(options.get("zoom") ?? "1")),
  },
  stamp: { options: [], draw: (name) => stamp(name) },
  wordmark: { options: [], draw: (key) => wordmark(oneOf(wordmarkKeys, key, "wordmark")) },
  caliper: inUnit(caliper),
  "dimension-lines": inUnit(dimensionLines),
  "dimension-pairs": inUnit(dimensionPairs),
  "gate-chain": inUnit(gateChain),
  "price-breaks": inUnit(priceBreaks),
  "cost-bars": inUnit((costs, unit) => stackedBars(costs, unit, COST_PARTS, "Landed cost")),
  "stacked-bars": {
    options: ["unit", "parts"],
    draw: (sums, options) =>
      stackedBars(sums, options.get("unit") ?? "", (options.get("parts") ?? "").split(",")),
  },
  "weighted-bars": { options: [], draw: (scores) => weightedBars(scores) },
  "run-chart": {
    options: ["target"],
    draw: (values, options) => runChart(values, readNumber(options.get("target") ?? "")),
  },
};

export const familyNames: readonly string[] = Object.keys(families);

/** Draws `family/subject?option=value`; undefined when there is no such family. */
export function drawToOrder(request: string): Drawing | undefined {
  const [name = "", query] = request.split("?");
  const [familyName = "", subject] = name.split("/");
  const family = families[familyName];
  if (!family || !subject) return undefined;

  const options = new URLSearchParams(query);
  for (const option of options.keys()) oneOf(family.options, option, `option of a ${familyName}`);
  return family.draw(decodeURIComponent(subject), options);
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
  what: string,
): Value {
  const found = values.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new Error(`"${value ?? ""}" is not a known ${what}. Known: ${values.join(", ")}`);
}
