import type { CellValue, SourcePlace, SourceTable } from "../../source.ts";
import { anyWord } from "../../../lexicon/any-word.ts";
import { wordsFor } from "../../../lexicon/lexicon.ts";
import { mentionedChargeKind, paidOnce } from "../charges/charge-name.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import { chargeNoun, isNoCost } from "../charges/text-charges.ts";
import { isMoney } from "../columns/column-content.ts";
import { beginsWithTotal, isTaxName, isTotalName } from "../lines/total-rows.ts";
import type { TableContext } from "../table/table-context.ts";
import { numeralOf } from "../values/amounts.ts";
import { datesIn } from "../values/dates.ts";
import { numeralValue } from "../values/number-style.ts";
import { mostLinesLooked, type ReadOffers } from "./unproven.ts";

/** An amount or a percentage as the file writes it, with the words around it. */
export interface Figure {
  readonly raw: string;
  readonly words: string;
  readonly isPercent: boolean;
  /** What it is of is known, and costs nothing: tax, payment, a limit. It is listed, and not asked about. */
  readonly isHarmless: boolean;
  /** In either way of writing numbers. */
  readonly amounts: readonly number[];
  readonly place: SourcePlace;
  /** The cells of its row, where it stands in a table. */
  readonly cells?: readonly string[];
}

/** What the visitor says of a figure is said of this one. */
export function keyOf({ raw, place }: Pick<Figure, "raw" | "place">): string {
  const at =
    place.kind === "line" ? place.line : place.kind === "cell" ? `${place.row}:${place.column}` : 0;
  const within = place.kind === "cell" ? `${place.tableId}/` : "";
  return `figure/${within}${at}/${raw}`;
}

/** Figures that stand in no offer. */
export function figuresOf(offers: ReadOffers): Figure[] {
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
export function allFigures(
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
    const used = usedRows.get(table.id);
    if (regular.isTurned && used === undefined) return figuresOfCells(table);
    if (regular.isFromText || regular.isTurned) return [];
    const last = Math.min(context.endRow, regular.firstRow + mostLinesLooked);
    return rows.slice(regular.firstRow, last).flatMap((cells, index) => {
      const row = regular.firstRow + index;
      if (row === context.header?.row && !cells.some(isAmountCell)) return [];
      const isOffer = used?.has(row) === true;
      const texts = textsOf(cells);
      return cells.flatMap((cell, column) => {
        if (cell === null || cell.text === "") return [];
        const place = regular.cellPlace(row, column);
        const field = claims[column]?.field ?? null;
        const isCharge = field === "tooling" || field === "freight";
        const isInside = isOffer && field !== null && field !== "description" && !isCharge;
        if (isInside) return [];
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
          : [{ ...figure(cell.text, texts.join(" "), false, false, place), cells: texts }];
      });
    });
  });
  return [...inText, ...inTables];
}

/** Of a table that gave no offer, whatever its shape was taken for. */
function figuresOfCells({ id, rows }: SourceTable): Figure[] {
  return rows.slice(0, mostLinesLooked).flatMap((cells, row) => {
    const texts = textsOf(cells);
    return cells.flatMap((cell, column) => {
      if (cell === null || !isMoney(cell) || isDate(cell.text) || isCounted(cell)) return [];
      const place = { kind: "cell", tableId: id, row, column } as const;
      return [{ ...figure(cell.text, texts.join(" "), false, false, place), cells: texts }];
    });
  });
}

/** "30.04.2026" alone in its cell. */
function isDate(text: string): boolean {
  return datesIn(text)[0]?.text.trim() === text.trim().replace(/\.$/, "");
}

/** A row with amounts is no header, whatever it was taken for. */
function isAmountCell(cell: CellValue | null): boolean {
  return cell !== null && isMoney(cell) && /\d[.,]\d{2}(?!\d)/.test(cell.text);
}

function isCounted({ text }: CellValue): boolean {
  return /^\d+$/.test(text);
}

function textsOf(cells: readonly (CellValue | null)[]): string[] {
  return cells.flatMap((cell) => (cell?.text ? [cell.text.trim()] : []));
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
  const isBesidePrice =
    isPercent && (ofPayment.test(words) || (instalment.test(words) && !pricePercent.test(words)));
  const isKnown = isHarmless || isBesidePrice || isTaxName(words);
  return { raw, words, isPercent, isHarmless: isKnown, amounts, place };
}

/** Decimals that no unit of measure follows. */
const bareDecimals =
  /(?<![\p{L}\d.,/:-])\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?:\d{2})?(?![\d.,:/-]*\d|\s?(?:%|°|×|x\d|h(?:rs?)?\b|\s?uhr|(?:mm|cm|kg|lbs?|ft|kw|bar|ml|µm|nm|µ)(?!\p{L})))/giu;

/** "1.4301" is a steel. */
const steelNumber = /^[1-3]\.\d{4}$/;

/** "Resistor 10k 1 %" beside a price says what is bought; "less 5 % from 500 pcs" what is paid. */
const pricePercent = anyWord(
  `discount*, rebate*, less, off, surcharge*, plus, add, added, adds, adder, additional, extra, *rabatt*, *nachlass*, nachlassen, abzug, abzüglich,
  *zuschlag*, *aufpreis*, *aufschlag*, abzgl, zzgl, zuzüglich, remise*, rabais, majoration*, supplément*, descuento*, recargo*, dto, sconto, sconti, maggior*,
  desconto*, acréscimo*, *korting*, *toeslag*, rabat*, *tillegg*, *tillägg*, narzut*, dopłat*, slev*, přirážk*, příplat*, *kedvezmény*, *engedmény*, *felár*, iskonto*, indirim*, ilave*, 折, 割引, 割増, 附加`,
);

/** "2 % discount within 10 days" is for paying early; what is paid back, and how many may be delivered, adds nothing. */
const ofPayment = anyWord(
  `${wordsFor("tax")}, pay, pays, paid, payable*, payment*, *zahl*, skonto, escompte, règlement*, paiement*, pago*, contado, pagamento*, pagare, *betal*, płatn*,
  plat, platb*, splatn*, přeplatk*, 付款, 支払, 预付, net #, netto #, i.v.a, *steuer*, podat*, fizet*, átutal*, ödeme*, vade*, peşin*, 税, restock*, cancel*, returned, *storn*, annul*, deposit*, advance, toler*, ±, +/-,
  over/under*, overrun*, underrun*, over- or under*, over or under, under or over, more or fewer, more or less, mehr- oder minder*, mehr- und minder*, plus ou moins,
  interest, *zinsen, intérêt*`,
);

/** "30 % with order, 70 % before shipment". */
const instalment = anyWord(
  `down, upfront, with order, with mold order, with mould order, with the order, on order, at order, on delivery, at delivery, prior to, before shipment, before shipping, before despatch, before delivery,
  balance, anzahlung, vorkasse, bei bestellung, bei lieferung, acompte*, solde, à la commande, anticipo*, adelanto*, saldo, all'ordine, com a encomenda, voorschot, förskott*,
  zaliczk*, przedpłat*, záloh*, előleg*, megrendeléskor, szállításkor, szállítás előtt, avans*, bakiye*, siparişte, teslimatta, sevkiyat öncesi, 余款`,
);

/** "Programming and set-up, all items 285": a charge, and a number of no unit at the end of its line. */
const wholeAtEnd = /\p{L}[^.:]*[\s:]\s*(\d{1,3}(?:[.,'’ ]?\d{3})*)$/u;

/** "ATR fee 35 and EUR 90 for the pallet": a number right behind what is called a charge. */
const wholeBehindNoun = new RegExp(
  String.raw`${chargeNoun.source}\s?[:=]?\s?(\d{1,3}(?:[.,'’ ]?\d{3})*)(?![\d.,/%-]*\d|\s?%)`,
  "giu",
);

const longestNote = 120;
const mostWholes = 2;
const free =
  /(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|free|gratis|no charge|kostenlos|frei|enthalten|compris\p{L}*|offert|gratuit\p{L}*|sans frais|sin cargo|collect|unfrei|d[ií]jmentes|ingyen\p{L}*|ücrets[iİ]z|bedels[iİ]z|port dû|account|konto|compte|not (?:in|ap)pl\p{L}*)(?!\p{L})/iu;
/** "Fixture cost 480 one time", "Certificate 3.1: 35,-": a number that counts and measures nothing. */
const wholeAlone =
  /(?<![\p{L}\d.,/:#°º×+-])(?<!(?:en|iso|din|astm|ams|aisi|sae|bs|jis|mil|une|uni|nf|ipc|ul|as|api|asme|ansi|po|rfq|grade|form|forms|rev|no|nr|n|level|class|type|phase|item|pos|line|page|kw|week|woche|stufe|niveau|nivel|livello|\bq)\.?\s?)(?:\d{1,3}(?:[.'’ \u00a0\u202f]\d{3})+|\d{2,3}(?:,?\d{3})?)(?:[.,][-–—]+)?(?![\d.,:/-]*\d|\s?[-–]?\s?\p{L}{0,12}(?:%|°|day|week|month|year|hour|tag|woche|monat|jahr|stunde|jour|semaine|mois|día|semana|mes|giorn|settiman|dag|vecka|uge|uke|dni|tyg|týd|hét|hónap|munkanap|(?<!\p{L})(?:nap|gün|ay(?!\p{L})|iş gün)|hafta|pc|piece|stk|stück|st\b|pièce|ud|pz|szt|ks|(?<!\p{L})db|darab|adet|unit|off\b|part|shot|cavit|fach|set|lot|mm|cm|kg|lbs?|°|×|x\b|km|miles|bar)|\p{L})/giu;

const besidesMoney = [
  // Postcodes: "PA 19348", "42859 Remscheid".
  /(?<![\p{L}\d])\p{Lu}{2}\s\d{5}(?![\d.,]*\d)|(?<![\p{L}\d.,-])\d{5}\s(?=\p{Lu}\p{Ll}{2})/gu,
  // A day without its year, and units that are words as well: "Ihre Anfrage vom 29.10.", "4,20 m", "1.75 in".
  /(?<!\p{L})(?:vom|am|den|bis|zum)\s\d{1,2}\.\d{1,2}\.(?!\d)/giu,
  /\d[.,]\d+\s?(?:m|in|g|l|v|w|a)(?!\p{L})/giu,
  // Distances, lengths and versions that a word names: "km 12", "pitch 5,08", "RM 5,08", "rev. 1.20".
  /(?<!\p{L})(?:km|pitch|raster(?:maß)?|rm|pas|paso|passo|steek|delning|deling|rozstaw|rozteč|ø|dia\.?|diam\p{L}*|thk|thickness|rev\.?|version|ver\.?|iso|din|astm|间距|ピッチ)(?:\s?[:=]|\s(?:of|de|di|von|van))?\s?\d+(?:[.,]\d+)?(?!\p{L})/giu,
  /(?:exchange rate|wechselkurs|umrechnungskurs|kurs|taux de change|tipo de cambio|tasso di cambio|(?:taxa de )?câmbio|wisselkoers|växelkurs|valutakurs|kurz|árfolyam|döviz kuru|汇率|為替レート)[^\d\n]{0,24}\d+(?:[.,]\d+)?/giu,
  /(?<!\p{L})(?:net(?:to)?|netto)\s?\d{1,3}(?![\d.,]*\d)/giu,
  // Telephones, and the number of the quote itself.
  /(?<!\p{L})(?:tel|telefon|telephone|téléphone|teléfono|phone|ph|fax|mob(?:ile|iel|il)?|móvil|cell|tél|tlf|電話|电话)\p{L}*\.?\s?[:：]?\s?\+?[\d()][\d\s()./-]{5,}/giu,
  /(?<![\p{L}\d])\+\d{1,3}[\s(.-][\d\s()./-]{6,}/gu,
  /(?<!\p{L})(?:quot(?:e|ation)|offer|estimate|proposal|angebot|devis|offre|cotización|oferta|presupuesto|preventivo|offerta|orçamento|cotação|offerte|offert|tilbud|tilbudet|anbud|nabídka|ajánlat|árajánlat|teklif|报价单?|見積)\s?(?:no|nr|number|n[°º]|num|č|#)?[.:#]?\s?\d{2,}[.,]\d{2,}(?![\d.,]*\d)/giu,
];

/** The text without numbers that a word says are no money. */
function withoutMeasures(text: string): string {
  return besidesMoney.reduce((left, pattern) => left.replace(pattern, " "), text);
}

function wholesIn(text: string): string[] {
  return Array.from(text.matchAll(wholeAlone), ([raw]) => raw.trim())
    .filter((raw) => !/^(?:19|20)\d\d$/.test(raw))
    .slice(0, mostWholes);
}

function figuresIn(text: string, place: SourcePlace): Figure[] {
  const signed = amountsIn(text);
  const inSentences = signed.map((amount) => {
    const words = amount.sentence;
    const isSum = isTotalName(amount.words) || beginsWithTotal(amount.words);
    const heading = /^[^\d:]+:/.exec(words)?.[0] ?? "";
    const isNamed = [amount.words, heading].some(
      (text) => mentionedChargeKind(text) !== null || chargeNoun.test(text),
    );
    const isHarmless = !isSum && !isNamed && isNoCost(amount);
    return figure(amount.text, words, amount.isPercent, isHarmless, place);
  });
  const undated = datesIn(text).reduce((left, date) => left.replace(date.text, " "), text);
  const ofMoney = withoutMeasures(undated);
  const isSigned = (raw: string) => signed.some((amount) => amount.text.includes(raw));
  const decimalsOf = (of: string) =>
    Array.from(of.matchAll(bareDecimals), ([raw]) => raw.trim()).filter(
      (raw) => !steelNumber.test(raw) && !isSigned(raw),
    );
  const bare = decimalsOf(ofMoney);
  const measures = decimalsOf(undated).filter((raw) => !bare.includes(raw));
  const last = signed.length + bare.length > 0 ? undefined : wholeAtEnd.exec(ofMoney.trim())?.[1];
  const isCharge = mentionedChargeKind(text) !== null || chargeNoun.test(text);
  const called = Array.from(ofMoney.matchAll(wholeBehindNoun), ([, raw = ""]) => raw).filter(
    (raw) => !isSigned(raw),
  );
  const isOpen = signed.length + bare.length + called.length === 0 && text.length < longestNote;
  const among = isOpen && (isCharge || paidOnce.test(text)) ? wholesIn(ofMoney) : [];
  const whole = last !== undefined && isCharge ? [last] : called;
  const isFree = whole.length === 0 && free.test(text);
  const inText = (raw: string, isHarmless: boolean) =>
    figure(raw, text.trim(), false, isHarmless, place);
  return [
    ...inSentences,
    ...[...bare, ...whole].map((raw) => inText(raw, false)),
    ...(last !== undefined && isCharge ? [] : among).map((raw) => inText(raw, isFree)),
    ...measures.map((raw) => inText(raw, true)),
  ];
}
