import { plainText } from "./plain-words.ts";
import { readNumeral } from "./number-style.ts";
import { missing, understood, type Understood } from "./understood.ts";

export type DurationUnit = "days" | "working days" | "weeks" | "months";

export const daysIn: Readonly<Record<DurationUnit, number>> = {
  days: 1,
  "working days": 7 / 5,
  weeks: 7,
  months: 30,
};

const unitWords: Readonly<Record<DurationUnit, string>> = {
  days: `d, day, days, cal days, calendar days, cd, Tag, Tage, Tagen, Tg, Kalendertage, KT, j, jr, jrs, jour, jours,
    jours calendaires, día, días, dia, dias, días naturales, dn, giorno, giorni, gg, giorni solari, dag, dagen, dgn,
    dagar, dage, dager, kalenderdagar, dzień, dni, dni kalendarzowych, den, dny, dní, dnů, kalendářních dnů, nap, napos, napig, napon, naptári nap, gün, günü, gündür,
    günde, günlük, takvim günü, 天, 日, 日历天`,
  "working days": `wd, bd, working days, working day, work days, business days, business day, AT, Arbeitstage,
    Arbeitstagen, Arbeitstag, Werktage, Werktagen, Werktag, WT, jours ouvrés, jours ouvrables, j ouvrés, j ouvrables, jo, JO,
    días hábiles, días laborables, dh, días laborales, giorni lavorativi, gg lavorativi, gg lav, dias úteis, werkdagen,
    arbetsdagar, arbejdsdage, arbeidsdager, virkedager, hverdage, dni roboczych, dni robocze, pracovních dnů, pracovní dny,
    pracovních dní, munkanap, munkanapos, munkanapon, munkanapig, iş günü, iş günüdür, işgünü, İŞ GÜNÜ, 工作日, 个工作日, 営業日`,
  weeks: `w, wk, wks, week, weeks, Wo, Woche, Wochen, Wch, s, sem, sems, semaine, semaines, semana, semanas,
    calendar weeks, settimana, settimane, sett, settim, weken, wkn, vecka, veckor, v, uge, uger, uke, uker, tydzień,
    tygodnie, tygodni, tyg, týden, týdny, týdnů, týd, hét, hetes, hetet, hétig, héten, hafta, haftadır, haftada,
    haftalık, 周, 週, 週間, 星期, 个星期`,
  months:
    "mo, mos, mth, mths, month, months, Monat, Monate, Monaten, Mon, mois, mes, meses, mese, mesi, mês, meses, maand, maanden, mnd, månad, månader, måned, måneder, miesiąc, miesiące, miesięcy, měsíc, měsíce, měsíců, hó, hónap, hónapos, hónapig, hónapon, ay, aydır, ayda, aylık, 个月, 月, ヶ月, カ月, か月",
};

const unitsByWord = new Map<string, DurationUnit>(
  (Object.entries(unitWords) as [DurationUnit, string][]).flatMap(([unit, list]) =>
    list.split(",").map((word): [string, DurationUnit] => [plainText(word), unit]),
  ),
);

/** Any word for a span of time, the longest first, for expressions. */
export const durationWord = [
  ...new Set(Object.values(unitWords).flatMap((list) => list.split(","))),
]
  .map((word) => word.trim())
  .filter((word) => word.length > 2 || word === "ay" || /\p{Script=Han}/u.test(word))
  .sort((a, b) => b.length - a.length)
  .join("|");

/** Words for "at once", for expressions. */
export const stockWords = String.raw`(?:ships? |shipped |dispatched )?(?:same[\s-]day|today)|heute|aujourd'hui|hoy|oggi|hoje|vandaag|idag|i dag|dziś|dnes|taggleich|jour même|mismo día|in giornata|pronta|pront[oi]|ex[\s-]?stock|in[\s-]stock|stock|from stock|off the shelf|stocked|ready stock|ab lager|auf lager|lager|sofort|sofort lieferbar|lagerware|lagernd|vorrätig|en stock|immédiat|disponible|sur stock|inmediato|inmediata|stock inmediato|en almacén|immediate|immediately|a magazzino|pronta consegna|disponibile|immediata|a stock|em estoque|em stock|imediato|imediata|pronta entrega|uit voorraad|op voorraad|voorraad|direct leverbaar|i lager|från lager|fra lager|på lager|omgående|straks|na stanie|z magazynu|magazyn|dostępn[ey] od ręki|od ręki|skladem|ihned|现货|有现货|即期|在庫品|即納|在庫あり|ab Lager lieferbar|lieferbar ab Lager|sur stock|de stock|ex magazzino|do estoque|de estoque|skladem|na sklade|ze skladu|raktárról|raktáron|raktárkészletről|készletről|készleten|azonnal|azonnal szállítható|stoktan|stoktan teslim|stokta|stokta var|stokta mevcut|stoktan hemen|hemen|hemen teslim|aynı gün|z półki|hyllvara|lagervara|lagervare`;
const nextDay =
  /^(?:for\s|by\s)?(?:next[\s-](?:working\s|business\s)?day|nächster (?:arbeitstag|werktag|tag)|le lendemain|día siguiente|giorno successivo)(?:\sdelivery)?$/iu;
/** "ab Lager, Zwischenverkauf vorbehalten": what may follow without taking it back. */
const priorSale = String.raw`zwischenverkauf vorbehalten|freibleibend|(?:subject to )?prior sale|subject to (?:availability|being unsold)|sauf vente(?: entre[\s-]temps)?|salvo (?:il )?venduto|salvo venta previa|mellemsalg forbeholdt|med förbehåll för mellanförsäljning|onder voorbehoud van tussenverkoop`;
const fromStock = new RegExp(`^(?:${stockWords})(?:\\s*[,;(]\\s*(?:${priorSale})\\)?)?\\.?$`, "iu");

export function namedDurationUnit(text: string): DurationUnit | null {
  return unitsByWord.get(plainText(text)) ?? null;
}

/** "Liefertage", "weeks ARO": the name of the column is its unit. */
export function impliedDuration(words: string): DurationUnit | null {
  for (const word of words.split(" ")) {
    const unit = word.length > 2 ? namedDurationUnit(word) : null;
    if (unit !== null) return unit;
  }
  if (/liefertage|plifz/.test(words)) return "days";
  return /lieferwochen/.test(words) ? "weeks" : null;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const word = String.raw`\p{L}[\p{L} .]*?`;
const about = String.raw`(?:ships? in|ready in|ca\.?|approx\.?|about|etwa|env\.?|environ|aprox\.?|~|max\.?|up to|bis zu|bis|hasta|jusqu'à|within|innerhalb|sous|en|in|circa|entro|até|em|binnen|inom|ca|inden|innen|kb\.?|körülbelül|yaklaşık|tahmini|en geç|około|ok\.?|do|cca|asi|约|約|a\.?r\.?o\.?)`;
const afterOrder = String.raw`(?:aro|after receipt of order|after order|nach bestellung|nach auftragseingang|n\.? ?ae|ab bestellung|à réception|après commande|tras pedido|desde pedido|dall'ordine|data ordine|da ordine|após pedido|na opdracht|na order|na bestelling|efter order|efter ordre|etter ordre|od zamówienia|od objednávky|(?:a )?(?:meg)?rendelés(?:től|t követően)|s[iİ]pariş(?:ten sonra|e müteak[iİ]ben)|以内|内|下单后|後)`;
/** "8 Wochen n. WZ-Freigabe", "3 weeks after approval": what it counts from. */
const afterEvent = String.raw`(?:n\.|nach|after|from|following|ab|après|dès|tras|desde|dopo|dal|após|na|efter|etter|od|po)\s[^\d]{2,40}`;
const range = new RegExp(
  String.raw`^${about}?\s*(${number})(?:\s*(?:${word})?\s*(?:-|–|—|~|〜|～|to|bis|à|a|do|tot|till|til|až|/|until|and|und|et|y|e|en|och|og|ou|or|oder|of|eller|vagy|ila|ile|veya|至|到)\s*(${number}))?\s*(${word})?\s*(?:${afterOrder}|${afterEvent})?\.?$`,
  "iu",
);

/** "6 wks", "4-6 Wochen" (the longer counts), "30 días hábiles", "ex stock". */
export function readLeadTime(
  text: string,
  columnUnit: DurationUnit | null,
  assumedUnit: DurationUnit,
): Understood<number> {
  const trimmed = text.trim();
  if (fromStock.test(trimmed)) return understood(0, `“${trimmed}” is 0 days`);
  if (nextDay.test(trimmed)) return understood(1, `“${trimmed}” is 1 day`);
  const parts = trimmed.length > 60 ? null : range.exec(trimmed);
  if (parts === null) return missing(`“${trimmed}” is not a lead time`);
  const [, first = "", second, word] = parts;
  const numeral = second ?? first;
  const low = readNumeral(first, decimalOf(first));
  const high = readNumeral(numeral, decimalOf(numeral));
  if (low === null || high === null) return missing(`“${trimmed}” is not a lead time`);
  const named = word === undefined ? null : namedDurationUnit(word);
  if (word !== undefined && named === null) return missing(`“${trimmed}” is not a lead time`);
  if (second !== undefined && high.value < low.value) {
    return missing(`“${trimmed}” is not a range of time`);
  }
  const unit = named ?? columnUnit ?? assumedUnit;
  const days = Math.ceil(Math.max(low.value, high.value) * daysIn[unit] - 1e-9);
  if (days > 3650) return missing(`“${trimmed}” is more than ten years`);
  const notes = [
    second === undefined ? "" : `the longer of “${trimmed}”`,
    unit === "working days" ? "five working days make a week" : "",
    unit === "months" ? "a month is 30 days" : "",
  ].filter((note) => note !== "");
  const isUnitKnown = named !== null || columnUnit !== null || days === 0;
  return understood(
    days,
    notes.join(", "),
    isUnitKnown ? undefined : [{ kind: "unit", detail: assumedUnit, confidence: 60 }],
  );
}

/** A lead time never has thousands: whichever sign stands in it comes before decimals. */
function decimalOf(numeral: string): "comma" | "point" {
  return numeral.includes(",") ? "comma" : "point";
}
