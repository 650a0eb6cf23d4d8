import { anyWord } from "../../../lexicon/any-word.ts";
import type { SourceTable } from "../../source.ts";
import { countsIn } from "../prose/offer-words.ts";
import { readHeader } from "../headers/read-header.ts";
import { beginsWithTotal, isTaxName, isTotalName } from "../lines/total-rows.ts";
import type { TableContext } from "../table/table-context.ts";
import { textAround } from "../text/text-around.ts";
import type { TextLine } from "../text/text-fact.ts";
import { numeralOf } from "../values/amounts.ts";
import { readCharge } from "../values/charges.ts";
import { chargeKindOf, plainNouns, type ChargeKind } from "./charge-name.ts";
import type { LooseCharge } from "./loose-charge.ts";
import { amountsIn, type TextAmount } from "./text-amounts.ts";

const ofOne =
  /\/\s?(?:pc|pcs|ea|each|stk|st|unit|pce|piece)(?!\p{L})|per (?:piece|unit|pc)(?!\p{L})|(?<!\p{L})each(?!\p{L})(?!\s(?:lot|batch|order|delivery|shipment|consignment|release|call-off|run|set-?up|drawing|tool|pallet|crate|box|invoice|heat|sample|visit|hour|test))|je stück|pro stück|à l'unité|por unidad|per stuk|per styck|pr\.? stk|za sztukę|za kus|adet başı\p{L}*|(?:db|darab)onként/iu;
/** Once for a part or for each of its pieces: the words are the same. */
const ofPart =
  /(?<!\p{L})(?:per|pro|je|par|por|pr\.?|za|na|al|a|för varje|pour chaque|for each|für jede[sn]?|per ogni|ogni)\s(?:(?:order(?:ed)? )?(?:part|item|line|position|article|part number|drawing|teil|artikel|zeichnung|sachnummer|pièce|référence|article|plan|pieza|referencia|artículo|partida|pezzo|articolo|codice|particolare|disegno|peça|artigo|item|onderdeel|artikel|tekening|detalj|artikel|ritning|emne|vare|del|detal|pozycję|pozycja|część|díl|položku|výkres))(?!\p{L})/iu;
const eachPart = /(?<!\p{L})each (?:part|item)(?!\p{L})/iu;
const kinds: Readonly<Record<string, ChargeKind>> = {
  tooling: "tooling",
  freight: "freight",
  surcharge: "other",
  orderValue: "minimum",
};

/** Adds the amounts that the text around the tables states as charges, each line once for the file. */
export function addTextCharges(contexts: readonly TableContext[]) {
  const inFile = knownNumerals(contexts[0]?.file.tables ?? []);
  for (const context of contexts) addChargesAround(context, inFile);
}

function addChargesAround(context: TableContext, inFile: ReadonlySet<string>) {
  const { file, table, regular, header, claims, looseCharges } = context;
  const lines = textAround(file, table, regular, header, claims);
  const inTable = knownNumerals([context]);
  const isKnown = (numeral: string) => inTable.has(numeral) || inFile.has(numeral);
  const used = linesUsed(context);
  const stated = new Set(looseCharges.map(({ place }) => JSON.stringify(place)));
  let heading = "";
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]?.text ?? "";
    const found = amountsIn(line.text);
    if (isHeading(line.text)) heading = line.text;
    else if (found.length > 0 && !found.every(({ words }) => isMereName(words))) heading = "";
    const amounts = found.map((each) => belowHeading(each, heading, before));
    if (amounts.length === 0) continue;
    const where = JSON.stringify(line.place);
    if (used.has(where) || stated.has(where)) continue;
    for (const amount of amounts) {
      const isPrice = ofOne.test(amount.words) || countsIn(amount.words).length > 0;
      if (isPrice && isOffered(context, amount)) continue;
      const charge = chargeOf(context, line, amount, isKnown);
      if (charge !== null) looseCharges.push(charge);
    }
  }
}

/** "One-time costs:" with parts and amounts below it. */
function isHeading(text: string): boolean {
  return /[:：]\s*$/u.test(text) && !/\d/.test(text) && kindOf(text) !== null;
}

/** What stands in such a list is said of the part beside or above the amount. */
function belowHeading(amount: TextAmount, heading: string, before: string): TextAmount {
  if (heading === "" || !isMereName(amount.words)) return amount;
  const part = amount.words || (/\d/.test(before) && isMereName(before) ? before : "");
  return part === "" ? amount : { ...amount, words: `${part} ${heading}` };
}

/** "We would charge £88.40 each" states the price of an offer that was read from it. */
function isOffered({ regular }: TableContext, { text }: TextAmount): boolean {
  return (
    regular.isProse === true &&
    regular.rows.some((row) => row.some((cell) => cell?.text.startsWith(text) === true))
  );
}

function chargeOf(
  context: TableContext,
  { place }: TextLine,
  amount: TextAmount,
  isKnown: (numeral: string) => boolean,
): LooseCharge | null {
  const { numberStyle, corrections } = context;
  const { text, words, wordsBefore, sentence, lead, isPercent } = amount;
  const named = isMereName(words) ? wordsBefore : words;
  const own = kindOf(words);
  // "Transporte" is freight as well as a sum that is carried over.
  const isTotal = isTotalName(named) || beginsWithTotal(named);
  if ((isTotal && own !== "freight") || isTaxName(named)) return null;
  const kind = own ?? (isMereName(words) ? kindOf(wordsBefore) : null);
  if ((isPercent && kind === null) || (limits.test(lead.trim()) && isFree.test(lead))) return null;
  const isOfSome =
    waived.test(words) ||
    optional.test(words) ||
    (apart.test(words) && kind !== "freight") ||
    (onCondition.test(sentence) && kind !== "minimum" && !isPercent);
  if (isOfSome) return null;
  const isUnknown = kind === null || isPercent;
  if (isUnknown && (isKnown(numeralOf(text) ?? "") || isNoCost(amount))) return null;
  if (kind === "tooling" || kind === "freight") {
    if (corrections.values.has(kind)) return null;
  }
  const style = { kind: "number-style", detail: "", confidence: numberStyle.confidence } as const;
  const isOfPart = ofPart.test(words) || (eachPart.test(words) && paidOnce.test(words));
  const basis = isPercent ? "percent" : ofOne.test(words) && !isOfPart ? "per unit" : "per order";
  const read = readCharge(text, numberStyle.decimal, style, basis, basis);
  if (read.kind === "missing") return null;
  const { charge, currency } = read.value;
  if (charge.kind === "amount" ? charge.amount === 0 : charge.percent === 0) return null;
  const name = nameOf(own === null && kind !== null ? `${wordsBefore} ${words}` : words);
  return {
    name: name === "" ? sentence : name,
    kind: kind ?? "other",
    charge,
    currency,
    raw: text,
    place,
    confidence: read.doubts.length > 0 ? 60 : 95,
    tableId: null,
    supplier: null,
    ...(isUnknown ? { unsure: sentence } : {}),
    ...(isOfPart ? { isOfPart: true } : {}),
  };
}

/** Lines of text whose label and value are a column of the offers already. */
function linesUsed({ regular, claims }: TableContext): Set<string> {
  if (!regular.isFromText || regular.isProse === true) return new Set();
  return new Set(
    regular.rows.flatMap((cells, row) =>
      row === 0
        ? []
        : cells.flatMap((cell, column) =>
            cell === null || claims[column]?.field === null
              ? []
              : [JSON.stringify(regular.cellPlace(row, column))],
          ),
    ),
  );
}

/** Numbers that stand in tables, or in the offers made of text: they are used, or asked about, already. */
function knownNumerals(tables: readonly Pick<SourceTable, "rows">[]): Set<string> {
  const known = new Set<string>();
  for (const { rows } of tables) {
    if (rows.length > mostRows) continue;
    for (const row of rows) {
      const cells = row.filter((cell) => cell !== null && cell.text !== "");
      // A row of one cell is a note.
      if (cells.length < 2) continue;
      for (const cell of cells) {
        for (const [numeral] of cell?.text.matchAll(/\d+(?:[.,'’ ]\d+)*/g) ?? [])
          known.add(numeral);
      }
    }
  }
  return known;
}

const mostRows = 500;

/** Nothing but a code or a small word: what was said before holds for it too. */
function isMereName(words: string): boolean {
  const bare = words.replace(/(?:[\s:：,.()]|(?<!\S)-|-(?!\S))+/gu, " ").trim();
  return (
    bare === "" ||
    /^(?:(?:for|für|pour|para|per|voor|för|til|dla|pro|of)\s)?\S*\d\S*(?:\s\(.*)?$/iu.test(bare)
  );
}

/** Money that is spoken of and not paid for the parts, or that speaks of the offer itself. */
const noCost = anyWord(
  `total*, subtotal*, *summe, *gesamt*, razem, łącznie, celkem, totaal*, summa, toplam*, *összeg*, összesen, i alt, importe*, montant*, 合计, 总价, 合計, 总计,
  capital*, *kapital*, liabil*, *haftung*, responsab*, insured, insurance, *versicher*, assurance*, *bank*, credit limit*, kreditlimit*,
  limite de crédit, penalt*, pönale*, vertragsstrafe*, turnover, *umsatz*, chiffre d'affaires, copper base, kupferbasis, basis cu*, basis ms*,
  exchange rate*, *kurs*, taux de change, *cambio*, 增值税, 消費税, skonto, escompte*, early payment*, prompt payment*, *zahlbar*, payable*,
  payment*, *zahlung*, paiement*, pago*, pagamento*, betaling*, betalning*, platb*, płatn*, fizet*, ödeme*, vade*, peşin*, árfolyam*, kötbér*, előleg*, avans*, bakiye*, deposit*, acompte*, anticipo*, balance*,
  within # days, innerhalb von # tagen, voorschot*, förskott*, záloh*, zaliczk*, 付款, 支払`,
);
/** "Free of freight from 500 € on": the amount is a limit. */
const limits =
  /(?:à partir de|a partir de|from|ab|über|over|above|exceed\w*|more than|at least|oltre|a partire da|superior\w* a|desde|vanaf|boven|över|från|over|fra|od|powyżej|nad|plus de|más de|mindestens|>|≥|up to|bis(?: zu)?|jusqu'à|hasta|fino a|até|tot|upp till|op til|do|under|below|unter)\s*$/iu;

/** "No delivery charge on orders over £150": the amount is where it ends. */
const isFree =
  /(?<!\p{L})(?:no|free|kein\p{L}*|frei|ohne|sans|sin|gratis|franco|senza|geen|bez|utan|uden|uten|ingyen\p{L}*|díjmentes\p{L}*|ücrets[iİ]z\p{L}*)(?!\p{L})/iu;

/** "Not in the total above": it comes on top. */
const besideTotal =
  /(?:not|nicht|non|no|niet|inte|ikke|nie|není)\s(?:(?:included|contained|enthalten|compris\w*|incluid\w*|inclus\w*|begrepen|ingår|inkludert|ujęt\w*)\s)?(?:in|im|in der|dans|en|nel|no|w|v|i)\s(?:the\s|le\s|el\s|la\s|de\s)?(?:above\s)?(?:total|summe|gesamt\p{L}*|totale|totaal|summa|suma)\p{L}*/giu;

/** "Set-up £60.00 waived": it is said and not charged. */
const waived =
  /(?<!\p{L})(?:waived|not charged|entfällt|wird nicht berechnet|erlassen|non facturé\p{L}*|no se cobra\p{L}*|omaggio|non addebitat\p{L}*|vervalt)\W*$/iu;

/** What is paid only by those who want it. */
const optional =
  /(?<!\p{L})(?:optional\p{L}*|options?(?=\s?[:：])|(?:auf|nach) wunsch|wahlweise|if (?:you )?(?:want|need|wish|require|desired|requested)\p{L}*|should you (?:want|need|wish|require)|not in total(?! above)|en option|opcional\p{L}*|opzional\p{L}*|op (?:aanvraag|verzoek|wens)|optioneel|valfri\p{L}*|tillval|tilvalg|etter ønske|efter ønske|på (?:begäran|forespørsel)|na życzenie|opcjonaln\p{L}*|volitelně|kérésre|opcionális\p{L}*|opsiyonel|istenirse|talep halinde|na přání|à la demande|sur demande|on request|on demand|bajo (?:pedido|petición)|su richiesta|sob (?:consulta|pedido)|expedit\p{L}*|rush|eil(?:zuschlag|auftrag|lieferung))(?!\p{L})|可选|オプション/iu;

/** "Burn-in £4.75 (not included)": a price for whoever asks. */
const apart =
  /[(（](?:not included|excluded|nicht (?:enthalten|inbegriffen)|non (?:compris\p{L}*|inclus\p{L}*)|no incluid\p{L}*|niet inbegrepen|ingår ej)[)）]/iu;

/** "Orders under $150 pay a fee of $25": a limit comes first, and nobody knows yet who is below it. */
const onCondition =
  /(?<!\p{L})(?:under|below|less than|smaller than|unter|weniger als|inférieur\p{L}* à|moins de|inferior\p{L}* a|menos de|inferior\p{L}* a|sotto|onder|lägre än|mindre enn|mindre end|poniżej|pod)\s(?:\p{Sc}|\p{L}{2,3}\s)?\s?\d[\d.,'’ ]*|\d\s?(?:\p{Sc}|TL|Ft|EUR|USD|HUF|TRY)\s(?:alt[ıi]|üzer[iı]|üst[üu]|alatt|felett|fölött)/iu;

const onlyIf = /(?<!\p{L})(?:options?(?=,)|only (?:if|when|where)(?!\p{L}))/iu;

/** What a text names a cost for, nobody has ordered. */
export function isOnRequest(text: string): boolean {
  return optional.test(text) || onCondition.test(text) || onlyIf.test(text);
}

/** It is spoken of, and not paid for the parts. */
export function isNoCost({ words, lead, sentence, isPercent }: TextAmount): boolean {
  const said = (isPercent ? sentence : words).replace(besideTotal, " ");
  if (noCost.test(said) || limits.test(lead.trim())) return true;
  return isTotalName(sentence) || isTaxName(words);
}

/** "$145 one time". */
const paidOnce =
  /(?<!\p{L})(?:one[\s-]?(?:time|off)|einmalig\p{L}*|une (?:seule )?fois|(?:coûts?|frais|paiements?) uniques?|una tantum|única vez|eenmalig|engångs\p{L}*|engangs\p{L}*|jednoraz\p{L}*|jednorázov\p{L}*|egyszeri\p{L}*|b[iİ]r (?:defa|kez|kere)\p{L}*|tek sefer\p{L}*|lump[\s-]sum|pauschal)(?!\p{L})/iu;

/** What is called a charge is one, whatever it is for: "Hob charge", "jigging charge". */
export const chargeNoun =
  /(?<!\p{L})(?:charges?|fees?|chg|\p{L}*kosten|\p{L}*gebühr(?:en)?|\p{L}*pauschale|frais|gastos|costes?|costos?|spese|custos?|avgift|kostnad|gebyr|omkostning(?:er)?|opłata|koszt|poplatek|náklady|\p{L}*költség(?:e|ek|ei)?|\p{L}*díj(?:a|ak)?|bedel[iİ]|ücret[iİ]|masraf[ıi]|mal[iİ]yet[iİ])(?!\p{L})/iu;
const leastOrder =
  /(?:minimum|min\.?) (?:(?:batch|order|line|invoice|lot|item|piece|release|processing) )?charge|mindestberechnung|minimum (?:order|billing|invoice)|min\.? order|mindestbestellwert|mindestauftragswert|minimum de (?:commande|facturation)|pedido mínimo|ordine minimo|minimo d'ordine|encomenda mínima|minimale? (?:order|bestel)|minsta order|mindste ordre|minste ordre|minimalne zamówienie|minimální objednávka|minim(?:ális|um) (?:rendelési|számla)\s?(?:érték|összeg)|(?:minimum|asgari) (?:sipariş|fatura) (?:tutarı|bedeli|değeri)|最低订单|最低注文/iu;

/** What the words beside an amount say that it is for; `null` for the price of a part. */
function kindOf(words: string): ChargeKind | null {
  if (leastOrder.test(words)) return "minimum";
  const own = chargeKindOf(words.trim());
  if (own !== null) return own;
  if (/^(?:(?:collection and )?delivery|szállítás)(?!\p{L})/iu.test(words.trim())) return "freight";
  const { meanings } = readHeader(plainNouns(words));
  const [first] = meanings;
  if (chargeNoun.test(words) || paidOnce.test(words)) {
    const named = meanings.find(({ meaning }) => meaning in kinds);
    return kinds[named?.meaning ?? ""] ?? "other";
  }
  if (first === undefined || first.meaning === "price" || first.meaning === "total") return null;
  const named = meanings.find(({ meaning }) => meaning in kinds);
  if (named !== undefined) return kinds[named.meaning] ?? null;
  return first.meaning === "minimumOrder" ? "minimum" : null;
}

function nameOf(words: string): string {
  const bare = words
    .replace(/[:：]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;]+$/, "")
    .trim();
  return bare.length > 60 ? `${bare.slice(0, 57)}…` : bare;
}
