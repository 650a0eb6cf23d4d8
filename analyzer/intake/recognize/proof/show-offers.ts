import { draftOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { ShownOffer, ShownOffers, ShownTerm } from "../../recognition.ts";
import { lineValue } from "../checks/stated-totals.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { doubtedLine } from "./doubted-line.ts";
import { packDoubt } from "./odd-terms.ts";
import {
  isRareAndAbsent,
  moneyNumeral,
  priceWords,
  quantityWords,
  type ShownField,
  shownFields,
} from "./shown-words.ts";
import type { Unproven } from "./unproven.ts";

/** A list that is longer is no quote; what is not printed of it stays in doubt as well. */
const mostOffersShown = 400;

/** What is printed of the offers of a file, and the lines with all of that in doubt. */
export interface OffersInDoubt {
  readonly shown: ShownOffers;
  readonly doubted: (most: number) => readonly QuoteLine[];
}

/** Every offer whole: what all have in common once, the rest offer by offer. Of many hundreds, the first. */
export function showOffers(
  lines: readonly QuoteLine[],
  unproven: readonly Unproven[],
  charges: readonly LooseCharge[],
): OffersInDoubt {
  const fields = shownFields.filter((each) => !isRareAndAbsent(each, lines));
  const common = new Map<ShownField, ShownTerm>();
  for (const { field, what, read } of fields) {
    const [first] = lines;
    const words = first === undefined ? "" : read(first, charges);
    if (lines.every((line) => read(line, charges) === words))
      common.set(field, { what, read: words });
  }
  const single = unproven.filter(
    ({ offers = [] }) => offers.length === 1 && offers[0]?.of.kind === "line",
  );
  const doubts = new Map(
    single.flatMap((each) => [...(each.lineIds ?? [])].map((id) => [id, each])),
  );
  const rows = lines.slice(0, mostOffersShown).map((line): ShownOffer => {
    const doubt = doubts.get(line.id);
    return {
      part: line.part?.value ?? "no part",
      quantity: quantityWords(line),
      prices: priceWords(line),
      further: fields
        .filter(({ field }) => !common.has(field))
        .map(({ what, whatOfOne = what, read }) => ({
          what: whatOfOne,
          read: read(line, charges),
        })),
      doubt: doubt?.doubt ?? packDoubt(line),
      answers: doubt?.answers ?? [],
      draft: draftOfLine(line),
    };
  });
  const doubted = ["part", "quantity", "price", ...fields.map(({ field }) => field)] as const;
  return {
    shown: { count: lines.length, terms: [...common.values(), ...sumOf(lines)], rows },
    doubted: (most) =>
      lines.map((line) => doubted.reduce((less, field) => doubtedLine(less, field, most), line)),
  };
}

/** To be held against the total of the paper. */
function sumOf(lines: readonly QuoteLine[]): ShownTerm[] {
  const own = lines.filter(({ alternative }) => alternative === undefined);
  const values = own.map((line) => lineValue(line)?.amount ?? Number.NaN);
  const currencies = new Set(own.map(({ currency }) => currency?.value ?? ""));
  const suppliers = new Set(own.map(({ supplier }) => supplier.value));
  const sum = values.reduce((total, value) => total + value, 0);
  const isOne = currencies.size === 1 && suppliers.size === 1;
  if (own.length < 2 || !isOne || Number.isNaN(sum)) return [];
  const read = `${moneyNumeral(Number(sum.toFixed(2)))} ${[...currencies].join("")}`.trim();
  return [{ what: "All offers together", read: `${read}, before charges` }];
}
