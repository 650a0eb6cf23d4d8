import type { QuoteLine } from "../../quote-line.ts";
import type { OfferDraft } from "../../recognition.ts";
import type { CellValue, FileReading, SourcePlace } from "../../source.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import { chargeNoun, isNoCost } from "../charges/text-charges.ts";
import { isMoney } from "../columns/column-content.ts";
import { lineValue, reachOf } from "../checks/stated-totals.ts";
import { beginsWithTotal, isTaxName, isTotalName } from "../lines/total-rows.ts";
import { textId } from "../prose/told-offers.ts";
import { choice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { numeralOf } from "../values/amounts.ts";
import { datesIn } from "../values/dates.ts";
import { numeralValue } from "../values/number-style.ts";
import { draftOffers, lineWithContext, type MoneyRow, quotedWhole } from "./offer-drafts.ts";
import { mostLinesLooked, quoted, type ReadOffers, type Unproven } from "./unproven.ts";

/** An amount or a percentage as the file writes it, with the words around it. */
interface Figure {
  readonly raw: string;
  readonly words: string;
  readonly isPercent: boolean;
  readonly isHarmless: boolean;
  /** In either way of writing numbers. */
  readonly amounts: readonly number[];
  readonly place: SourcePlace;
  /** The cells of its row, where it stands in a table. */
  readonly cells?: readonly string[];
}

const mostFigures = 5;
const mostRowsShown = 12;
const nearEnough = 0.011;

/** Figures of money anywhere in the file that no offer, no charge, no sum and no question explains. */
export function unexplainedFigures(offers: ReadOffers): Unproven[] {
  const { context, alreadyAsked } = offers;
  const isExplained = explainer(offers);
  const told = context.allCorrections.ofTable(textId(context.file)).offers;
  const left = figuresOf(offers).filter(
    (figure) =>
      !told.has(keyOf(figure)) &&
      !figure.isHarmless &&
      !alreadyAsked.includes(figure.raw.trim()) &&
      !isExplained(figure),
  );
  return rowsOfFigures(context, left).slice(0, mostRowsShown);
}

/** Rows of the file with amounts that were not understood: each may be an offer, a charge, a total, or nothing. */
function rowsOfFigures(context: TableContext, figures: readonly Figure[]): Unproven[] {
  const byRow = Map.groupBy(figures, (each) => `${rowKey(each)}/${each.isPercent}`);
  return [...byRow.values()].flatMap((ofRow): Unproven[] => {
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
        what: first.isPercent ? "Percentage in no offer" : "Amount in no offer",
        read: raws.map(({ raw }) => raw).join(" / "),
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
  return rowsOfFigures(context, figures).slice(0, mostRowsShown);
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

/** The visitor has said what the row is, or made an offer of the figure. */
function isSettled(context: TableContext, figure: Figure): boolean {
  return context.corrections.choices.get(rowKey(figure)) === "nothing";
}

function rowKey({ place }: Pick<Figure, "place">): string {
  if (place.kind === "line") return `row/${place.part}/${place.line}`;
  return place.kind === "cell" ? `row/${place.tableId}/${place.row}` : "row/";
}

function rowAt(file: FileReading, { place, cells, words }: Figure): MoneyRow {
  return place.kind === "line"
    ? lineWithContext(file, place)
    : { cells: cells ?? [words], above: [] };
}

const mostOfOneRow = 3;
const priceAtQuantity =
  /(?<![\d.,])\d+\s?(?:\+|pcs?|off|ea|units?|stk|stück|uds?|pz|szt|ks)?\.?\s?[:=@]\s?\p{Sc}?\s?\d+[.,]\d/iu;

function keyOf({ raw, place }: Pick<Figure, "raw" | "place">): string {
  const at =
    place.kind === "line" ? place.line : place.kind === "cell" ? `${place.row}:${place.column}` : 0;
  const within = place.kind === "cell" ? `${place.tableId}/` : "";
  return `figure/${within}${at}/${raw}`;
}

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

/** Charges that were read from words alone: the visitor sees them once. */
export function unprovenCharges({ context, lines, alreadyAsked }: ReadOffers): Unproven[] {
  const open = context.looseCharges.filter(
    (charge) =>
      charge.unsure === undefined &&
      charge.kind !== "minimum" &&
      chargeKindOf(charge.name) === null &&
      !alreadyAsked.includes(charge.raw) &&
      lines.some((line) => readingsOfCharges(line).some(({ raw }) => raw === charge.raw)),
  );
  return open.slice(0, mostFigures).map((charge) => ({
    field: "charges",
    what: "Charge",
    read: charge.raw,
    from: quoted(charge.name),
    answers: [choice(context, keyOf(charge), "none", "No charge")],
  }));
}

export function readingsOfCharges({ tooling, freight, otherCharges = [] }: QuoteLine) {
  return [tooling, freight, ...otherCharges.map(({ charge }) => charge)].filter(
    (reading) => reading !== null,
  );
}

/** Sums that a file may state of its lines. */
function explainer({ contexts, lines, totals, lineTotals }: ReadOffers) {
  const looked = lines.slice(0, mostLinesLooked);
  const values = looked.flatMap((line) => lineTotals.get(line.id) ?? lineValue(line)?.amount ?? []);
  const known: number[] = [...values];
  const percents = new Set<number>();
  for (const line of looked) {
    for (const { fromQuantity, price } of line.prices) {
      known.push(price.value, price.value * Math.max(1, fromQuantity), fromQuantity);
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
    if (line.minimumOrder !== null) known.push(line.minimumOrder.value);
  }
  const charges = contexts.flatMap(({ looseCharges }) =>
    looseCharges.flatMap(({ charge }) => (charge.kind === "amount" ? charge.amount : [])),
  );
  const chargeSum = [...new Set(charges)].reduce((sum, amount) => sum + amount, 0);
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
  return ({ amounts, words, isPercent }: Figure) =>
    amounts.some((amount) =>
      isPercent
        ? percents.has(amount)
        : isKnown(amount) || reach?.isReached({ amount, words }) === true,
    );
}

function figuresOf(offers: ReadOffers): Figure[] {
  const usedRows = new Map<string, Set<number>>();
  for (const line of offers.lines.slice(0, mostLinesLooked * 2)) {
    const rows = usedRows.get(line.tableId) ?? new Set([line.row]);
    rows.add(line.row);
    for (const { price } of line.prices) if (price.place.kind === "cell") rows.add(price.place.row);
    usedRows.set(line.tableId, rows);
  }
  for (const { context, row, reason } of offers.skippedRows) {
    if (reason === "no supplier" || reason === "left out") usedRows.get(context.table.id)?.add(row);
  }
  return allFigures(offers.contexts, usedRows);
}

/** Every figure of money or percentage in the text, in the words of cells, and in rows that are no offers. */
function allFigures(
  contexts: readonly TableContext[],
  usedRows: ReadonlyMap<string, ReadonlySet<number>> = new Map(),
): Figure[] {
  const [first] = contexts;
  if (first === undefined) return [];
  const inText = first.file.lines
    .slice(0, mostLinesLooked)
    .flatMap(({ text, fileName, part, line, isMailHead }) =>
      isMailHead === true ? [] : figuresIn(text, { kind: "line", fileName, part, line } as const),
    );
  const inTables = contexts.flatMap((context) => {
    const { regular, rows, table, claims } = context;
    if (regular.isFromText || regular.isTurned) return [];
    const used = usedRows.get(table.id);
    const last = Math.min(context.endRow, regular.firstRow + mostLinesLooked);
    return rows.slice(regular.firstRow, last).flatMap((cells, index) => {
      const row = regular.firstRow + index;
      if (row === context.header?.row && !cells.some(isAmountCell)) return [];
      const isOffer = used?.has(row) === true;
      return cells.flatMap((cell, column) => {
        if (cell === null || cell.text === "") return [];
        const place = regular.cellPlace(row, column);
        const field = claims[column]?.field ?? null;
        const isCharge = field === "tooling" || field === "freight";
        const isInside = isOffer && field !== null && field !== "description" && !isCharge;
        if (isInside) return [];
        const texts = cells.flatMap((each) =>
          each === null || each.text === "" ? [] : [each.text.trim()],
        );
        if (/\p{L}{2}/u.test(cell.text)) {
          return figuresIn(cell.text, place)
            .filter(({ isPercent, words }) => !isPercent || !isOffer || pricePercent.test(words))
            .map((each) => ({ ...each, cells: texts }));
        }
        return (isOffer && !isCharge) ||
          !isMoney(cell) ||
          isDate(cell.text) ||
          (isCounted(cell) && field !== "total" && field !== "price")
          ? []
          : [{ ...figure(cell.text, wordsOf(cells), false, false, place), cells: texts }];
      });
    });
  });
  return [...inText, ...inTables];
}

/** "30.04.2026" alone in its cell. */
function isDate(text: string): boolean {
  return datesIn(text)[0]?.text.trim() === text.trim();
}

/** A row with amounts is no header, whatever it was taken for. */
function isAmountCell(cell: CellValue | null): boolean {
  return cell !== null && isMoney(cell) && /\d[.,]\d{2}(?!\d)/.test(cell.text);
}

function isCounted({ text }: CellValue): boolean {
  return /^\d+$/.test(text);
}

function wordsOf(cells: readonly (CellValue | null)[]): string {
  return cells
    .flatMap((cell) => (cell !== null && cell.text !== "" ? [cell.text.trim()] : []))
    .join(" ");
}

function figure(
  raw: string,
  words: string,
  isPercent: boolean,
  isHarmless: boolean,
  place: SourcePlace,
): Figure {
  const numeral = numeralOf(raw.trim()) ?? raw.replace(/[^\d.,'’ ]/g, "").trim();
  const amounts = (["point", "comma"] as const).flatMap(
    (decimal) => numeralValue(numeral.trim(), decimal) ?? [],
  );
  const isTax = isTaxName(words) || (isPercent && harmlessPercent.test(words));
  return { raw, words, isPercent, isHarmless: isHarmless || isTax, amounts, place };
}

/** Decimals that no unit of measure follows and no code precedes. */
const bareDecimals =
  /(?<![\p{L}\d.,/:-])(?<!(?:rev|version|ver|iso|din|en|astm|ø|m)\.?\s?)\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?![\d.,:/-]*\d|\s?(?:%|°|×|x\d|h(?:rs?)?\b|\s?uhr|(?:mm|cm|m|kg|g|lbs?|in|ft|kw|v|a|w|bar|l|ml|µm|nm|µ)(?!\p{L})))/giu;

const harmlessPercent =
  /tax|vat|gst|mwst|ust\b|steuer|tva|iva|btw|moms|mva|dph|ptu|podatek|税|消費|pay|paid|zahl|skonto|escompte|règlement|acompte|solde|pago|anticipo|saldo|contado|pagamento|betal|betaling|płatn|zaliczk|przedpłat|platb|záloh|splatn|付款|支払|net(?:to)?\s?\d|days|tage|jours|días|giorni|dagen|dagar|dage|dni\b|dnů|deposit|down|advance|upfront|with order|on order|on delivery|prior to|before ship|balance|anzahlung|vorkasse|bestellung|lieferung|interest|zins|intérêt|late|verzug|retard|toler|±|\+\s?\/\s?-|over|under|mehr|minder|plus ou moins|copper|kupfer|scrap|ausschuss|yield|purity|rein|humid|cpk|aql|test|inspect|prüf|rohs|recycl|cancel|storn|annul|stor|warrant|cotton|wolle|alloy|legier|glass|glas|carbon|content|filled|gf\d/iu;

/** "Resistor 10k 1 %" beside a price says what is bought; "less 5 % from 500 pcs" what is paid. */
const pricePercent =
  /discount|rebate|less|off\b|surcharge|plus|add|extra|rabatt|nachlass|abzug|zuschlag|abzgl|zzgl|remise|rabais|majoration|supplément|descuento|recargo|dto|sconto|maggior|desconto|acréscimo|korting|toeslag|rabat|tillegg|tillägg|narzut|dopłat|sleva|přirážk|折|割引|割増|附加/iu;

/** "Programming and set-up, all items 285": a charge, and a number of no unit at the end of its line. */
const wholeAtEnd = /\p{L}[^.:]*[\s:]\s*(\d{1,3}(?:[.,'’ ]?\d{3})*)$/u;

function figuresIn(text: string, place: SourcePlace): Figure[] {
  const signed = amountsIn(text);
  const inSentences = signed.map((amount) => {
    const words = amount.sentence;
    const isSum = isTotalName(amount.words) || beginsWithTotal(amount.words);
    const isNamed = mentionedChargeKind(amount.words) !== null || chargeNoun.test(amount.words);
    const isHarmless = !isSum && !isNamed && isNoCost(amount);
    return figure(amount.text, words, amount.isPercent, isHarmless, place);
  });
  const undated = datesIn(text).reduce((left, date) => left.replace(date.text, " "), text);
  const bare = Array.from(undated.matchAll(bareDecimals), ([raw]) => raw.trim()).filter(
    (raw) => !signed.some((amount) => amount.text.includes(raw)),
  );
  const last = signed.length + bare.length > 0 ? undefined : wholeAtEnd.exec(undated.trim())?.[1];
  const isCharge = mentionedChargeKind(text) !== null || chargeNoun.test(text);
  const whole = last !== undefined && isCharge ? [last] : [];
  return [
    ...inSentences,
    ...[...bare, ...whole].map((raw) => figure(raw, text.trim(), false, false, place)),
  ];
}
