import { draftOfLine } from "#analyzer/intake/offer-draft.ts";
import type { QuoteLine } from "#analyzer/intake/quote-line.ts";
import type { SourcePlace } from "#analyzer/intake/source.ts";
import type { OfferGroup } from "#analyzer/package/analysis.ts";
import { numberText } from "#analyzer/package/figures.ts";
import { termsOf, termsText } from "#analyzer/package/compare/comparison.ts";
import { termOf } from "#analyzer/package/normalize/delivery.ts";
import { type PackageSettings, settingOf } from "#analyzer/package/settings.ts";

import { distinct } from "./lists.ts";
import type { PlaceWords } from "./understood-package.ts";

const most = { groups: 200, setAside: 40, drafts: 12 };

export function viewGroup(
  group: OfferGroup,
  lines: ReadonlyMap<string, QuoteLine>,
  words: PlaceWords,
  settings: PackageSettings,
) {
  /** A value that stands somewhere in the visitor's files, with that place in words. */
  const placed = <Item extends { readonly sources: readonly SourcePlace[] }>(item: Item) => {
    const { sources, ...rest } = item;
    return { ...rest, places: [...new Set(sources.map(words))] };
  };
  const linesOf = ({ lineIds }: { readonly lineIds: readonly string[] }) =>
    lineIds.flatMap((id) => lines.get(id) ?? []);
  return {
    ...group,
    best: group.best.map((offer) => ({
      ...offer,
      quotedAs: quotedAs(linesOf(offer), words),
      /** The exchange rates in its figure, in words. */
      rates: ratesOf(linesOf(offer), settings),
      terms: distinct(
        linesOf(offer).flatMap((line) => termsText({ ...termsOf(line), deliveryTerm: null })),
      ),
      /** The lines of the offer, for the visitor to put right. */
      drafts: linesOf(offer).slice(0, most.drafts).map(draftOfLine),
      workings: offer.workings.map(placed),
      notes: offer.notes.map(placed),
    })),
    setAside: group.setAside.slice(0, most.setAside).map((offer) => ({
      ...placed(offer),
      drafts: linesOf(offer).slice(0, most.drafts).map(draftOfLine),
    })),
    /** All of them, also those that are cut. */
    setAsideCount: group.setAside.length,
    askedQuantity: settingOf(settings.askedQuantities, group.id),
  };
}

export type GroupView = ReturnType<typeof viewGroup>;
export type OfferView = GroupView["best"][number];

/** "1.0846 USD per EUR of 2026-11-02, illustrative", for each currency that was converted. */
function ratesOf(lines: readonly QuoteLine[], { currency, rates }: PackageSettings): string[] {
  const { perUnit, asOf, isIllustrative } = rates;
  const shown = perUnit[currency];
  return distinct(lines.map((line) => line.currency?.value)).flatMap((code) => {
    const rate = perUnit[code];
    if (code === currency || rate === undefined || shown === undefined) return [];
    const day = asOf === "" ? "" : ` of ${asOf}`;
    const kind = isIllustrative ? ", illustrative" : "";
    return `${numberText(Number((rate / shown).toPrecision(6)))} ${currency} per ${code}${day}${kind}`;
  });
}

/** "EUR, FCA, row 7 of Quotes.xlsx": enough to find the line again. */
function quotedAs(lines: readonly QuoteLine[], words: PlaceWords): string {
  const terms = [
    ...distinct(lines.map(({ currency }) => currency?.value)),
    ...distinct(lines.map((line) => termOf(line).term ?? undefined)),
  ];
  const place =
    lines.length > 1
      ? `${lines.length} lines`
      : lines
          .map(({ prices }) => prices[0])
          .flatMap((price) => (price ? [words(price.price.place)] : []))
          .at(0);
  return [...terms, place].filter(Boolean).join(", ");
}

export function listGroups(groups: readonly OfferGroup[], filter: string) {
  const wanted = filter.trim().toLowerCase();
  return groups
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, most.groups)
    .map(({ id, title, rankedCount }) => ({ id, title, rankedCount }));
}
