import { headerWords, type HeaderMeaning, type Language } from "./header-words.ts";
import { namedDurationUnit } from "../values/lead-times.ts";
import { plainText, type Token } from "../values/plain-words.ts";
import { namedUnit } from "../values/units.ts";

export interface Meaning {
  readonly meaning: HeaderMeaning;
  /** From 0 to 100, before the column's content is looked at. */
  readonly score: number;
  /** The words of the header that say so. */
  readonly words: string;
  readonly languages: readonly Language[];
}

interface Phrase {
  readonly meaning: HeaderMeaning;
  readonly languages: Set<Language>;
}

const phrases = new Map<string, Phrase[]>();
for (const [meaning, byLanguage] of Object.entries(headerWords)) {
  for (const [language, list] of Object.entries(byLanguage)) {
    for (const words of list.split(",")) addPhrase(plainText(words), meaning, language);
  }
}

function addPhrase(words: string, meaning: string, language: string) {
  if (words === "") return;
  const known = phrases.get(words) ?? [];
  const same = known.find((phrase) => phrase.meaning === meaning);
  if (same !== undefined) same.languages.add(language as Language);
  else {
    known.push({ meaning: meaning as HeaderMeaning, languages: new Set([language as Language]) });
  }
  phrases.set(words, known);
}

const longestPhrase = 6;
/** Words that add nothing to a header. */
export const fillers = new Set(
  `in of the for and on at by as to per der die das den des dem fur und von zu im bei ab zzgl je pro de du la le les l d
  et en au aux pour par el los las y por con sin a net netto neto nett ht ttc excl exkl incl inkl vat mwst iva tva hors
  taxes ohne our your ihr unser votre su quoted offered estimated est total`
    .split(/\s+/)
    .map(plainText),
);
export const perWords = new Set([
  "per",
  "for",
  "je",
  "pro",
  "fur",
  "par",
  "pour",
  "les",
  "por",
  "cada",
]);

export interface FoundPhrase {
  readonly words: string;
  readonly phrases: readonly Phrase[];
  readonly indexes: readonly number[];
}

/** Phrases that do not overlap, the longest first. */
export function findPhrases(all: readonly Token[]): FoundPhrase[] {
  const spoken = all.flatMap(({ kind }, index) => (kind === "sign" ? [] : [index]));
  const candidates: FoundPhrase[] = [];
  for (let start = 0; start < spoken.length; start += 1) {
    for (let length = 1; length <= longestPhrase && start + length <= spoken.length; length += 1) {
      const indexes = spoken.slice(start, start + length);
      const words = indexes.map((index) => all[index]!.plain).join(" ");
      const known = phrases.get(words);
      if (known === undefined) continue;
      // "Price per" names a price's unit only where no unit follows it.
      if (length < spoken.length && perWords.has(all[indexes.at(-1)!]!.plain)) continue;
      candidates.push({ words, phrases: known, indexes });
    }
  }
  if (candidates.length === 0 && all.some(({ raw }) => raw === "#")) {
    return [{ words: "#", phrases: [{ meaning: "position", languages: new Set() }], indexes: [] }];
  }
  candidates.sort(
    (a, b) =>
      b.indexes.length - a.indexes.length ||
      Number(isUnitLike(a.words)) - Number(isUnitLike(b.words)) ||
      Number(a.words.length < 3) - Number(b.words.length < 3),
  );
  const taken = new Set<number>();
  return candidates.filter(({ indexes }) => {
    if (indexes.some((index) => taken.has(index))) return false;
    for (const index of indexes) taken.add(index);
    return true;
  });
}

/** "Price (weeks)" is a price first: what can be a unit is a header only where nothing else is. */
function isUnitLike(words: string): boolean {
  return namedUnit(words) !== null || namedDurationUnit(words) !== null || fillers.has(words);
}

export function scoreMeanings(
  found: readonly FoundPhrase[],
  restCount: number,
  all: readonly Token[],
): Meaning[] {
  const scored = found.flatMap(({ words, phrases: known }, rank) => {
    if (rank > 0 && isUnitLike(words)) return [];
    const short = words.length < 2 ? 8 : 0;
    const score =
      98 - Math.min(40, restCount * 10) - rank * 10 - short - (known.length > 1 ? 8 : 0);
    return known.map(({ meaning, languages }) => ({
      meaning,
      score: Math.max(score, 40),
      words,
      languages: [...languages],
    }));
  });
  return scored.length > 0 ? scored : compoundMeanings(all);
}

/** German joins words: what ends in "preis" is a price. */
function compoundMeanings(all: readonly Token[]): Meaning[] {
  const endings: readonly (readonly [string, HeaderMeaning])[] = [
    ["preis", "price"],
    ["menge", "quantity"],
    ["lieferzeit", "leadTime"],
  ];
  for (const { plain } of all) {
    const ending = endings.find(([end]) => plain.endsWith(end));
    if (ending !== undefined) {
      return [{ meaning: ending[1], score: 85, words: plain, languages: ["de"] }];
    }
  }
  return [];
}
