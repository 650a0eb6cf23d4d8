import { plainText } from "./plain-words.ts";
import { remembered } from "./remembered.ts";

/** How 05/06/2026 is read: the fifth of June, or May 6. */
export type DateOrder = "day-first" | "month-first";

const monthNames = [
  "january, jan, januar, jän, jänner, janvier, janv, enero, ene, gennaio, gen, janeiro, januari, stycznia, styczeń, ledna, leden, január, ocak",
  "february, feb, februar, février, févr, fév, febrero, febbraio, fevereiro, fev, februari, lutego, luty, února, únor, február, febr, şubat",
  "march, mar, märz, mrz, mars, marzo, março, maart, mrt, marts, marca, marzec, března, březen, március, márc, mart",
  "april, apr, avril, avr, abril, abr, aprile, kwietnia, kwiecień, dubna, duben, április, ápr, nisan",
  "may, mai, mayo, maggio, mag, maio, mei, maj, maja, května, květen, május, máj, mayıs",
  "june, jun, juni, juin, junio, giugno, giu, junho, czerwca, czerwiec, června, červen, június, jún, haziran",
  "july, jul, juli, juillet, juil, julio, luglio, lug, julho, lipca, lipiec, července, červenec, július, júl, temmuz",
  "august, aug, août, agosto, ago, augustus, augusti, sierpnia, sierpień, srpna, srpen, augusztus, ağustos",
  "september, sep, sept, septembre, septiembre, set, settembre, setembro, września, wrzesień, září, szeptember, szept, eylül",
  "october, oct, oktober, okt, octobre, octubre, ottobre, ott, outubro, out, października, październik, října, říjen, október, ekim",
  "november, nov, novembre, noviembre, novembro, listopada, listopad, listopadu, kasım",
  "december, dec, dezember, dez, décembre, déc, diciembre, dic, dicembre, dezembro, desember, des, grudnia, grudzień, prosince, prosinec, aralık",
];

/** Any name of a month, the longest first, for expressions. */
export const monthWord = [...new Set(monthNames.flatMap((names) => names.split(",")))]
  .map((name) => name.trim())
  .sort((a, b) => b.length - a.length)
  .join("|");

const monthsByName = new Map(
  monthNames.flatMap((names, index) =>
    names.split(",").map((name) => [plainText(name), index + 1]),
  ),
);

const yearFirst =
  /^(\d{4})(?:[-/]|\.\s?|\s?年\s?)(\d{1,2})(?:[-/]|\.\s?|\s?月\s?)(\d{1,2})(?:\s?日|\.|\.?-\p{L}{2,3})?(?:[T ].*)?$/u;
/** "2026. november 12." */
const yearThenMonth = /^(\d{4})\.\s?(\p{L}+)\.?\s?(\d{1,2})\.?(?:-\p{L}{2,3})?$/u;
const yearLast = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/;
const dayNamed =
  /^(?:\p{L}+,?\s)?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s/-]*(?:de\s)?(\p{L}+)\.?[\s,/-]*(?:del?\s)?(\d{4}|\d{2})$/iu;
const monthNamed = /^(\p{L}+)\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/iu;

/** "Ende Dezember 2026", "fin de diciembre de 2026", "the end of 2026". */
const endOf = String.raw`(?:end|ende|fin|fine|final|fim|eind(?:e)?|slutet|udgangen|utgangen|utgången|końca|koniec|konce|konec)\s(?:(?:of|de|del|di|do|van|av|af|roku|roka|des|jahres|year|l'année|año|anno|ano)\s)*`;
const monthEnd = new RegExp(`^${endOf}(?:(\\p{L}{3,12})\\.?\\s(?:del?\\s)?)?(\\d{4})$`, "iu");

export interface FoundDate {
  /** `YYYY-MM-DD`, in the order asked for. */
  readonly date: string;
  /** Days and months can be exchanged, and that gives another date. */
  readonly isAmbiguous: boolean;
  /** Which order the digits prove, where they do. */
  readonly proves: DateOrder | null;
}

/** The date that a whole text names, or `null`. */
export function namedDate(text: string, order: DateOrder): FoundDate | null {
  const trimmed = text.trim();
  if (trimmed.length > 40) return null;
  const iso = yearFirst.exec(trimmed);
  if (iso !== null) return sureDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const named = yearThenMonth.exec(trimmed);
  const ofYear = named === null ? undefined : monthsByName.get(plainText(named[2]!));
  if (named !== null && ofYear !== undefined)
    return sureDate(Number(named[1]), ofYear, Number(named[3]));

  const digits = yearLast.exec(trimmed);
  if (digits !== null) {
    const [first, second] = [Number(digits[1]), Number(digits[3])];
    const year = fullYear(digits[4]!);
    // With points the day is always first: that is how German and its neighbors write.
    if (digits[2] === ".") return sureDate(year, second, first);
    const dayFirst = isoDate(year, second, first);
    const monthFirst = isoDate(year, first, second);
    const date = order === "day-first" ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
    if (date === null) return null;
    const isAmbiguous = dayFirst !== null && monthFirst !== null && first !== second;
    if (dayFirst !== null && monthFirst !== null) return { date, isAmbiguous, proves: null };
    return { date, isAmbiguous, proves: dayFirst === null ? "month-first" : "day-first" };
  }

  const dayThenMonth = dayNamed.exec(trimmed);
  if (dayThenMonth !== null) {
    const month = monthsByName.get(plainText(dayThenMonth[2]!));
    return month === undefined
      ? null
      : sureDate(fullYear(dayThenMonth[3]!), month, Number(dayThenMonth[1]));
  }
  const end = monthEnd.exec(trimmed);
  if (end !== null) {
    const last = end[1] === undefined ? 12 : monthsByName.get(plainText(end[1]));
    const year = Number(end[2]);
    const day = new Date(Date.UTC(year, last ?? 1, 0)).getUTCDate();
    return last === undefined ? null : sureDate(year, last, day);
  }
  const monthThenDay = monthNamed.exec(trimmed);
  const month = monthThenDay === null ? undefined : monthsByName.get(plainText(monthThenDay[1]!));
  if (monthThenDay === null || month === undefined) return null;
  return sureDate(Number(monthThenDay[3]), month, Number(monthThenDay[2]));
}

function sureDate(year: number, month: number, day: number): FoundDate | null {
  const date = isoDate(year, month, day);
  return date === null ? null : { date, isAmbiguous: false, proves: null };
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The date a number of days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const on = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate())));
  return on.toISOString().slice(0, 10);
}

const dayInText =
  /\d{4}(?:[-/]|\.\s?|\s?年\s?)\d{1,2}(?:[-/]|\.\s?|\s?月\s?)\d{1,2}(?:\s?日)?|\d{1,2}([-/.])\s?\d{1,2}\1\s?\d{2,4}|\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:del?\s)?\d{4}|\d{1,2}([-/])\p{L}{3,10}\2\d{4}|\p{L}{3,10}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}/iu;
const inText = new RegExp(
  `20\\d\\d\\.\\s?(?:${monthWord})\\.?\\s?\\d{1,2}(?!\\d)|${dayInText.source}|(?<!\\p{L})${endOf}(?:\\p{L}{3,12}\\.?\\s(?:del?\\s)?)?\\d{4}(?![\\d/-]|\\.\\d)`,
  "giu",
);

/** Where dates stand in running text. */
export const datesIn = remembered(
  (text): readonly { readonly text: string; readonly index: number }[] =>
    Array.from(text.matchAll(inText), ({ 0: found, index }) => ({ text: found, index })).filter(
      (found) => namedDate(found.text, "day-first") !== null,
    ),
);

/** The first date in running text. */
export function dateIn(text: string, order: DateOrder): FoundDate | null {
  for (const { text: candidate } of datesIn(text)) {
    const date = namedDate(candidate, order);
    if (date !== null) return date;
  }
  return null;
}
