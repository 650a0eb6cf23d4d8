import type { Recognition } from "../intake/recognition.ts";
import type { Analysis, Savings, StandOut } from "./analysis.ts";
import type { NoBid } from "./files/no-bids.ts";
import { deliveryOf } from "./normalize/delivery.ts";
import { normalize, type NormalizedPart } from "./normalize/normalize.ts";
import { partTitle } from "./normalize/part-title.ts";
import { packageOffers } from "./rank/package-offers.ts";
import { packageGroup, partGroup } from "./rank/rank-offers.ts";
import { describeSavings, type SavingsBasis } from "./explain/savings.ts";
import type { PackageSettings } from "./settings.ts";

/** Normalizes, ranks and explains what was recognized. Pure: equal input gives an equal result. */
export function analyze(
  { lines, noBids = [] }: Recognition & { readonly noBids?: readonly NoBid[] },
  settings: PackageSettings,
): Analysis {
  const parts = normalize(lines, settings);
  const explained =
    settings.rankBy === "package" && parts.length > 0
      ? [packageGroup(packageOffers(parts), settings, noBids)]
      : parts.map((part) => partGroup(part, settings, noBids));
  const groups = explained.map(({ group }) => group);
  const count = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + of(group), 0);
  return {
    currency: settings.currency,
    groups,
    lineCount: lines.length,
    rankedCount: count(({ rankedCount }) => rankedCount),
    setAsideCount: count(({ setAside }) => setAside.length),
    totalSavings: totalSavings(
      explained.flatMap(({ basis }) => basis ?? []),
      settings,
    ),
    standOuts: parts.flatMap(standOutsOf),
    notes: destinationNote(lines, settings),
  };
}

/** In an order of their own: that of the lines is no statement. */
function standOutsOf({ context, lines }: NormalizedPart): StandOut[] {
  const found = lines.flatMap(({ line, goods, standsOut }): StandOut[] =>
    standsOut === undefined
      ? []
      : [
          {
            supplier: line.supplier.value,
            part: partTitle(context),
            text: standsOut,
            sources: [goods.priceBreak.price.place],
          },
        ],
  );
  const keyOf = ({ supplier, text }: StandOut) => `${supplier}\n${text}`;
  return found.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function destinationNote(
  lines: Recognition["lines"],
  settings: PackageSettings,
): readonly string[] {
  const isNeeded = (line: (typeof lines)[number]) =>
    settings.destination === null && deliveryOf(line, settings).open.includes("duty");
  return lines.some(isNeeded)
    ? ["Say where the goods go. Goods from that country bear no duty."]
    : [];
}

function totalSavings(
  bases: readonly SavingsBasis[],
  { currency }: PackageSettings,
): Savings | null {
  if (bases.length === 0) return null;
  const sum = (of: keyof SavingsBasis) => bases.reduce((total, basis) => total + basis[of], 0);
  const scope = `over ${bases.length} ${bases.length === 1 ? "comparison" : "comparisons"}`;
  return describeSavings(
    { first: sum("first"), highest: sum("highest"), median: sum("median") },
    { who: "Buying from the first of each", scope, currency },
  );
}
