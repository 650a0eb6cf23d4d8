import { criteria, criterionNames } from "../../rank/criteria.ts";
import type { RankedQuote } from "../../rank/rank.ts";
import type { Calculation, OfferCost, RankedOffer } from "../analysis.ts";
import { listText, moneyText, numberText } from "../figures.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import { lineNotes } from "./offer-notes.ts";
import { type Offer, openCostsOf } from "./offers.ts";
import { partTitle } from "../normalize/part-title.ts";
import type { PackageSettings } from "../settings.ts";
import { inShownCurrency, lineWorkings } from "../normalize/line-workings.ts";

/** A ranked quote as it is shown, with its workings. */
export function rankedOffer(
  { rank, quote, score, values, missing }: RankedQuote<Offer>,
  settings: PackageSettings,
): RankedOffer {
  const [only] = quote.lines;
  const isPackage = settings.rankBy === "package";
  return {
    rank,
    id: quote.id,
    lineIds: quote.lines.map(({ line }) => line.id),
    supplier: quote.supplier,
    cost: isPackage || !only ? packageCost(quote, settings) : lineCost(only, settings),
    open: openCostsOf(quote),
    leadTimeDays: quote.leadTimeDays,
    reliability: quote.reliability,
    score,
    values,
    missing,
    // Getters, as in a group: the texts of one offer are read at a time.
    get workings() {
      const steps =
        isPackage || !only ? packageWorkings(quote, settings) : lineWorkings(only, settings);
      return [...steps, scoreWorking(score, values, settings)];
    },
    get notes() {
      return quote.lines.flatMap((each) => {
        const notes = lineNotes(each, settings);
        if (!isPackage) return notes;
        return notes.map((note) => ({ ...note, text: `${partTitle(each.part)}: ${note.text}` }));
      });
    },
  };
}

function lineCost(normalized: NormalizedLine, settings: PackageSettings): OfferCost {
  const { goods, part, perUnitInBase } = normalized;
  const parts = shownParts([normalized], settings);
  const unit = settings.shownUnits[part.dimension];
  return {
    quantity:
      goods.wanted === null
        ? null
        : { amount: goods.wanted, dimension: part.dimension, isAsked: goods.isAsked },
    parts,
    total: sumOf(parts),
    perUnit: inShownCurrency(perUnitInBase * unit.size, settings),
    unitLabel: unit.label,
  };
}

function packageCost({ lines }: Offer, settings: PackageSettings): OfferCost {
  const parts = shownParts(lines, settings);
  return { quantity: null, parts, total: sumOf(parts), perUnit: null, unitLabel: null };
}

function shownParts(lines: readonly NormalizedLine[], settings: PackageSettings) {
  const add = (part: keyof NormalizedLine["cost"]) =>
    lines.reduce((sum, { cost, rate }) => sum + inShownCurrency(cost[part] * rate, settings), 0);
  return {
    parts: add("parts"),
    tooling: add("tooling"),
    freight: add("freight"),
    duty: add("duty"),
  };
}

function sumOf({ parts, tooling, freight, duty }: OfferCost["parts"]): number {
  return parts + tooling + freight + duty;
}

function packageWorkings(offer: Offer, settings: PackageSettings): Calculation[] {
  const { currency } = settings;
  const totals = offer.lines.map((normalized) => ({
    normalized,
    title: partTitle(normalized.part),
    total: inShownCurrency(normalized.total * normalized.rate, settings),
  }));
  const sum = totals.reduce((all, { total }) => all + total, 0);
  const workings: Calculation[] = totals.map(({ normalized, title, total }) => ({
    name: title,
    value: total,
    unit: currency,
    formula:
      lineWorkings(normalized, settings).findLast(({ unit }) => unit === currency)?.formula ??
      `${moneyText(total)} ${currency}`,
    sources: [normalized.goods.priceBreak.price.place],
  }));
  workings.push({
    name: "Landed cost of the package",
    value: sum,
    unit: currency,
    formula: `${totals.map(({ total }) => moneyText(total)).join(" + ")} = ${moneyText(sum)} ${currency}`,
    sources: [],
  });
  if (offer.leadTimeDays !== null) {
    const days = offer.lines.flatMap(({ line }) => line.leadTimeDays ?? []);
    workings.push({
      name: "Lead time",
      value: offer.leadTimeDays,
      unit: "days",
      formula: `the longest of ${listText(days.map(({ value }) => numberText(value)))} = ${numberText(offer.leadTimeDays)} days`,
      sources: days.map(({ place }) => place),
    });
  }
  if (offer.reliability !== null) {
    const ratings = offer.lines.flatMap(({ line }) => line.rating ?? []);
    workings.push({
      name: "Reliability",
      value: offer.reliability,
      unit: "of 100",
      formula: `the lowest of ${listText(ratings.map(({ value }) => numberText(value)))} = ${numberText(offer.reliability)}`,
      sources: ratings.map(({ place }) => place),
    });
  }
  return workings;
}

function scoreWorking(
  score: number,
  values: RankedOffer["values"],
  { weights }: PackageSettings,
): Calculation {
  const terms = criteria.map(
    (criterion) =>
      `${numberText(weights[criterion])} % × ${values[criterion].toFixed(1)} for ${criterionNames[criterion]}`,
  );
  return {
    name: "Score",
    value: score,
    unit: "points",
    formula: `${terms.join(" + ")} = ${score.toFixed(1)}`,
    sources: [],
  };
}
