import {
  askBelowConfidence,
  type LineProof,
  type QuoteLine,
  type Reading,
} from "../../intake/quote-line.ts";
import { countryName } from "../../quote/countries.ts";
import { listText } from "../figures.ts";
import { costWorkings } from "../normalize/line-workings.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import { partTitle } from "../normalize/part-title.ts";
import { lineNotes, namedReadings } from "../rank/offer-notes.ts";
import type { PackageSettings } from "../settings.ts";
import { ratesFrom } from "./added-costs.ts";

/** What is to be read before anything is ordered, in sentences. */
export interface BeforeOrder {
  /** Questions without an answer, and what nobody states of what is awarded. */
  readonly open: readonly string[];
  readonly assumptions: readonly string[];
  /** What was read with less than full confidence. */
  readonly unsure: readonly string[];
}

export function beforeOrder(
  awarded: readonly NormalizedLine[],
  settings: PackageSettings,
  questions: readonly string[],
): BeforeOrder {
  const notes = awarded.flatMap((each) =>
    lineNotes(each, settings).map(({ kind, text }) => ({ kind, text: `${nameOf(each)}: ${text}` })),
  );
  const unknown = awarded.filter(({ goods }) => goods.wanted === null);
  const bought = notes.filter(({ kind }) => kind === "minimum-order");
  return {
    open: [
      ...questions,
      ...unknown.map((each) => `${nameOf(each)}: how many are ordered is not said.`),
      ...notes
        .filter(({ kind }) => kind !== "minimum-order" && kind !== "unsure")
        .map(({ text }) => text),
    ],
    assumptions: [
      ...(settings.destination === null
        ? []
        : [`Goods go to ${shipTo(settings.destination, settings.postcode)}.`]),
      ...(awarded.some(({ line }) => line.currency?.value !== settings.currency)
        ? [`Exchange rates to ${settings.currency}: ${ratesFrom(settings)}.`]
        : []),
      ...awarded.flatMap((each) => costSentences(each)),
      ...bought.map(({ text }) => text),
    ],
    unsure: unsureSentences(awarded),
  };
}

function shipTo(country: string, postcode = ""): string {
  return [countryName(country), postcode.trim()].filter((each) => each !== "").join(", ");
}

function nameOf({ line, part }: NormalizedLine): string {
  return `${line.supplier.value}, ${partTitle(part)}`;
}

/** What the buyer gave, and amounts that are given for several parts of which only some are ordered here. */
function costSentences(normalized: NormalizedLine): string[] {
  const { tooling, freight, duty, others } = normalized;
  const isPart = [tooling, freight, duty, ...others.map(({ working }) => working)].some(
    ({ basis }) => basis.kind === "quoted" && basis.share < 1,
  );
  const given = costWorkings(normalized).filter(({ sources }) =>
    sources.some(({ kind }) => kind === "visitor"),
  );
  const { raw } = normalized.goods.priceBreak.price;
  return [
    ...(/ (?:less|without) /.test(raw) ? [`${nameOf(normalized)}: the unit price is ${raw}.`] : []),
    ...given.map(
      ({ name, formula }) => `${nameOf(normalized)}: ${name}, given by the buyer: ${formula}.`,
    ),
    ...(isPart
      ? [
          `${nameOf(normalized)}: its share of what is charged once for several parts; ordered alone it bears all of it.`,
        ]
      : []),
  ];
}

function unsureSentences(awarded: readonly NormalizedLine[]): string[] {
  const said = awarded.flatMap((each) => {
    const unsure = namedReadings(each.line).filter(([, { confidence }]) => confidence < 100);
    const rising = unsure.toSorted(([, a], [, b]) => a.confidence - b.confidence);
    const byGround = Map.groupBy(rising, ([name, reading]) => groundOf(name, reading, each.line));
    const text = [...byGround]
      .map(([ground, of]) => `${listText(of.map(([name]) => name))} ${ground}`)
      .join("; ");
    return text === "" ? [] : [{ each, text }];
  });
  return [...Map.groupBy(said, ({ each, text }) => `${each.line.supplier.value}: ${text}`)].map(
    ([, [first, ...others]]) =>
      first === undefined
        ? ""
        : `${first.each.line.supplier.value}, ${listText([first, ...others].map(({ each }) => partTitle(each.part)))}: ${first.text}.`,
  );
}

/** In words: how often a reading of its kind is right was not measured. */
function groundOf(name: string, { confidence, reason }: Reading<unknown>, line: QuoteLine): string {
  const isProvenBy = (proof: LineProof) => line.provenBy?.includes(proof) === true;
  if (confidence < askBelowConfidence) return `in doubt (${reason})`;
  if (inTotals.has(name) && isProvenBy("a stated total")) return "closed by a stated total";
  if (readTwice.has(name) && isProvenBy("both readers")) return "read by both readers";
  return "by one reading only";
}

const inTotals: ReadonlySet<string> = new Set(["quantity", "price", "unit"]);
const readTwice: ReadonlySet<string> = new Set([
  "supplier",
  "part",
  "quantity",
  "price",
  "currency",
]);
