import type { OfferDraft, ShownTerm } from "../../recognition.ts";
import type { FileReading } from "../../source.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { lineValue, reachOf } from "../checks/stated-totals.ts";
import { textId } from "../prose/told-offers.ts";
import type { TableContext } from "../table/table-context.ts";
import { draftOffers, lineWithContext, type MoneyRow, quotedWhole } from "./offer-drafts.ts";
import {
  isAskedAbout,
  mostLinesLooked,
  quoted,
  type ReadOffers,
  type Unproven,
} from "./unproven.ts";
import { allFigures, type Figure, figuresOf, keyOf } from "./money-figures.ts";
import { readingsOfCharges } from "./shown-charges.ts";
import { choice } from "../questions/answers.ts";

const mostRowsShown = 12;
const nearEnough = 0.011;

/** Figures of money anywhere in the file that no offer, no charge, no sum and no question explains. */
export interface UnexplainedFigures {
  /** Each may cost something: it is asked about. */
  readonly rows: readonly Unproven[];
  /** The rest, for whoever holds the paper: no word makes a figure vanish. */
  readonly unused: readonly ShownTerm[];
}

/** A sentence that is quoted as the reason of another question does not ask about its figures. */
export function unexplainedFigures(offers: ReadOffers, asked: string): UnexplainedFigures {
  const { context } = offers;
  const isExplained = explainer(offers);
  const told = context.allCorrections.ofTable(textId(context.file)).offers;
  const left = figuresOf(offers).filter(
    (figure) =>
      !told.has(keyOf(figure)) &&
      !isOfDescription(offers, figure) &&
      !isAskedAbout(asked, figure.raw) &&
      !isExplained(figure),
  );
  const [harmless, open] = [true, false].map((is) => left.filter((each) => each.isHarmless === is));
  const byRow = inRows(open ?? []);
  const unused = [...(harmless ?? []), ...byRow.slice(mostRowsShown).flat()];
  return {
    rows: rowsOfFigures(context, byRow.slice(0, mostRowsShown), rowsOfOffers(offers)),
    unused: listedFigures(unused),
  };
}

function inRows(figures: readonly Figure[]): Figure[][] {
  return [...Map.groupBy(figures, (each) => `${rowKey(each)}/${each.isPercent}`).values()];
}

function listedFigures(figures: readonly Figure[]): ShownTerm[] {
  if (figures.length === 0) return [];
  const bySentence = Map.groupBy(figures, ({ words }) => words);
  const read = Array.from(bySentence, ([words, own]) => {
    const raws = [...new Set(own.map(({ raw }) => raw))].join(" / ");
    return `${raws} in ${quoted(words)}`;
  });
  return [{ what: "Figures not used", read: read.join("; ") }];
}

/** "Pin header 2.54 8P": bare digits among the words that an offer has for its part. */
function isOfDescription({ lines }: ReadOffers, { raw, words, isPercent }: Figure): boolean {
  return (
    !isPercent &&
    /^[\d.,]+$/.test(raw) &&
    lines.some(({ description, part, prices }) => {
      const said = description?.value ?? "";
      const isNamed = part !== null && words.includes(part.value) && words.includes(said);
      return isNamed && said.includes(raw) && prices.every(({ price }) => price.raw !== raw);
    })
  );
}

/** Rows of the file with amounts that were not understood: each may be an offer, a charge, a total, or nothing. */
function rowsOfFigures(
  context: TableContext,
  rows: readonly (readonly Figure[])[],
  offered: ReadonlySet<string> = new Set(),
): Unproven[] {
  return rows.flatMap((ofRow): Unproven[] => {
    const [first] = ofRow;
    if (first === undefined || isSettled(context, first)) return [];
    const raws = [...new Map(ofRow.map((each) => [each.raw, each])).values()];
    const row = rowAt(context.file, first);
    const isRow = !first.isPercent;
    const settled = (label: string) => choice(context, rowKey(first), "nothing", label);
    return [
      {
        // "100 pcs: 66.75" is one more price of some part.
        field: priceAtQuantity.test(first.words) ? "price" : "nothing",
        what: first.isPercent
          ? "Percentage in no offer"
          : `${raws.some(isMoneyWritten) ? "Amount" : "Number"} in no offer`,
        read: raws.map(({ raw }) => raw).join(" / "),
        isOfRow: offered.has(rowKey(first)),
        from: isRow ? quotedWhole(row) : quoted(first.words),
        answers: [
          ...raws.slice(0, mostOfOneRow).flatMap((figure) => {
            const named = raws.length === 1 ? "" : `${figure.raw}: `;
            const charge = (how: string, label: string) =>
              choice(context, keyOf(figure), how, `${named}${label}`);
            return figure.isPercent
              ? [charge("charge", "Added to every price")]
              : [charge("charge", "A one-time charge"), charge("piece", "A charge for each piece")];
          }),
          ...(isRow ? [settled("A total"), settled("Nothing to add")] : []),
        ],
        ...(isRow ? { offers: draftsOf(context, row, raws) } : {}),
      },
    ];
  });
}

/** Where no offer was found at all: every row with money in it. */
export function moneyRows(contexts: readonly TableContext[]): Unproven[] {
  const [context] = contexts;
  if (context === undefined) return [];
  const figures = allFigures(contexts).filter(
    ({ isPercent, isHarmless }) => !isPercent && !isHarmless,
  );
  return rowsOfFigures(context, inRows(figures).slice(0, mostRowsShown));
}

function draftsOf(context: TableContext, row: MoneyRow, figures: readonly Figure[]): OfferDraft[] {
  const told = context.allCorrections.ofTable(textId(context.file)).offers;
  const drafts = draftOffers(
    row,
    figures.map(({ raw, amounts }) => ({ raw: raw.trim(), amounts })),
  );
  return drafts.flatMap(({ raw, ...words }): OfferDraft[] => {
    const figure = figures.find((each) => each.raw.trim() === raw);
    const about = figure === undefined ? null : keyOf(figure);
    if (figure === undefined || about === null || told.has(about)) return [];
    const { place } = figure;
    return [{ ...words, of: { kind: "row", tableId: textId(context.file), about, place } }];
  });
}

/** With a currency or with decimals: others are a street, a postcode, a telephone. */
function isMoneyWritten({ raw }: Figure): boolean {
  return ofMoney.test(raw);
}

/** The visitor has said what the row is, or made an offer of the figure. */
function isSettled(context: TableContext, figure: Figure): boolean {
  return context.corrections.choices.get(rowKey(figure)) === "nothing";
}

function rowKey({ place }: Pick<Figure, "place">): string {
  if (place.kind === "line") return `row/${place.part}/${place.line}`;
  return place.kind === "cell" ? `row/${place.tableId}/${place.row}` : "row/";
}

function rowsOfOffers({ lines }: ReadOffers): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ prices }) => prices.map(({ price: { place } }) => rowKey({ place }))),
  );
}

function rowAt(file: FileReading, { place, cells, words }: Figure): MoneyRow {
  return place.kind === "line"
    ? lineWithContext(file, place)
    : { cells: cells ?? [words], above: [] };
}

const mostOfOneRow = 3;
const priceAtQuantity =
  /(?<![\d.,])\d+\s?(?:\+|pcs?|off|ea|units?|stk|stück|uds?|pz|szt|ks|adet|db)?\.?\s?[:=@]\s?\p{Sc}?\s?\d+[.,]\d/iu;

/** Charges that the visitor calls so, or says are none. */
export function settleCharges(contexts: readonly TableContext[], charges: LooseCharge[]) {
  const [context] = contexts;
  const said = contexts.flatMap(({ corrections }) =>
    [...corrections.choices].filter(([about]) => about.startsWith("figure/")),
  );
  if (context === undefined || said.length === 0) return;
  const choices = new Map(said);
  const kept = charges.filter((charge) => choices.get(keyOf(charge)) !== "none");
  charges.splice(0, charges.length, ...kept);
  for (const figure of allFigures(contexts)) {
    const chosen = choices.get(keyOf(figure));
    const isKnown = charges.some((charge) => keyOf(charge) === keyOf(figure));
    if (chosen === undefined || chosen === "none" || isKnown) continue;
    const [amount = 0] = figure.amounts;
    charges.push({
      name: figure.words,
      kind: chargeKindOf(figure.words) ?? mentionedChargeKind(figure.words) ?? "other",
      charge: figure.isPercent
        ? { kind: "percent", percent: amount }
        : { kind: "amount", amount, per: chosen === "piece" ? "unit" : "order" },
      currency: null,
      raw: figure.raw,
      place: figure.place,
      confidence: 99,
      tableId: null,
      supplier: null,
    });
  }
}

/** A price break at 100 explains no "EUR 100.00". */
const ofMoney = /\p{Sc}|\p{L}|[.,]\d{2}(?:\d{2})?$/u;

/** Sums that a file may state of its lines. */
function explainer({ contexts, lines, totals, lineTotals }: ReadOffers) {
  const looked = lines.slice(0, mostLinesLooked);
  const values = looked.flatMap((line) => lineTotals.get(line.id) ?? lineValue(line)?.amount ?? []);
  const known: number[] = [...values];
  const percents = new Set<number>();
  const counts = new Set<number>();
  for (const line of looked) {
    for (const { fromQuantity, price } of line.prices) {
      known.push(price.value, price.value * Math.max(1, fromQuantity));
      counts.add(fromQuantity);
      if (line.quantity !== null)
        known.push((price.value * line.quantity.value) / line.unit.value.size);
    }
    for (const { value } of [
      ...readingsOfCharges(line),
      ...(line.minimumCharge ? [line.minimumCharge] : []),
    ]) {
      if (value.kind === "percent") percents.add(value.percent);
      else known.push(value.amount, value.amount * (line.quantity?.value ?? 1));
    }
    if (line.duty?.value.kind === "percent") percents.add(line.duty.value.percent);
    if (line.minimumOrder !== null) counts.add(line.minimumOrder.value);
  }
  const charges = contexts.flatMap(({ looseCharges }) =>
    looseCharges.flatMap(({ charge }) => (charge.kind === "amount" ? charge.amount : [])),
  );
  const chargeSum = [...new Set(charges)].reduce((sum, amount) => sum + amount, 0);
  const toolings = looked.flatMap(({ tooling }) =>
    tooling?.value.kind === "amount" && tooling.value.isShared !== true ? tooling.value.amount : [],
  );
  known.push(toolings.reduce((sum, amount) => sum + amount, 0));
  known.push(...charges, chargeSum);
  if (values.length <= 60) {
    for (let from = 0; from < values.length; from += 1) {
      let sum = 0;
      for (const value of values.slice(from)) {
        sum += value;
        known.push(sum, sum + chargeSum);
      }
    }
  }
  const reach = reachOf(contexts, lines, totals, lineTotals);
  const isKnown = (amount: number) =>
    known.some((value) => Math.abs(value - amount) <= nearEnough + Math.abs(value) * 1e-5);
  return ({ amounts, words, isPercent, raw }: Figure) =>
    amounts.some((amount) =>
      isPercent
        ? percents.has(amount)
        : isKnown(amount) ||
          (counts.has(amount) && !ofMoney.test(raw)) ||
          reach?.isReached({ amount, words }) === true,
    );
}
