import type { HeaderMeaning, Language } from "./header-meaning.ts";
import { lexicon } from "../../../lexicon/lexicon.ts";
import { namedDurationUnit } from "../values/lead-times.ts";
import { plainText, withPlainNumero, type Token } from "../values/plain-words.ts";
import { namedUnit } from "../values/units.ts";

export interface Meaning {
  readonly meaning: HeaderMeaning;
  /** From 0 to 100, before the column's content is looked at. */
  readonly score: number;
  /** The words of the header that say so. */
  readonly words: string;
  readonly languages: readonly Language[];
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const camelCase =
  /(?<![\p{L}\p{M}])(?:\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+|(?:\p{Lu}\p{Ll}+){2,})(?![\p{L}\p{M}])/gu;

interface Phrase {
  readonly meaning: HeaderMeaning;
  readonly languages: Set<Language>;
}

export const phrases = new Map<string, Phrase[]>();
/** Chinese and Japanese put no space between words: theirs are found by their letters. */
const unspacedWords = new Set<string>();
for (const [language, words] of Object.entries(lexicon)) {
  for (const [meaning, list] of Object.entries(words)) {
    for (const phrase of list.split(",")) {
      addPhrase(plainText(withPlainNumero(phrase)), meaning, language);
      if (unspaced.test(phrase)) unspacedWords.add(phrase.trim().normalize("NFKC"));
    }
  }
}
for (const word of "元 円 天 日 周 週 个月 ヶ月 月 工作日 営業日 个 個 件 只 台 套 千个 公斤 千克 米 人民币 美元 欧元 含税 未税 税抜 税込 以上 起 以内".split(
  " ",
)) {
  unspacedWords.add(word);
}
const longestUnspacedWord = Math.max(...[...unspacedWords].map((word) => word.length));

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

/** Puts spaces between the words that are known, and between the words of "unitPrice". */
export function withWordsApart(text: string): string {
  const spaced = text
    .replace(/(\p{Ll}{2})(?=\p{Lu}{2,4}$)/u, "$1 ")
    .replace(camelCase, (word) => word.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "));
  return unspaced.test(spaced) ? spaced.replace(unspacedRun, segmented) : spaced;
}

function segmented(run: string): string {
  const words: string[] = [];
  let unknown = "";
  for (let start = 0; start < run.length;) {
    let length = Math.min(longestUnspacedWord, run.length - start);
    while (length > 0 && !unspacedWords.has(run.slice(start, start + length))) length -= 1;
    if (length === 0) unknown += run[start];
    else {
      words.push(unknown, run.slice(start, start + length));
      unknown = "";
    }
    start += Math.max(1, length);
  }
  return [...words, unknown].filter((word) => word !== "").join(" ");
}

const longestPhrase = 6;
/** Words that add nothing to a header. */
export const fillers = new Set(
  `in of the for and on at by as to per der die das den des dem fur und von zu im bei ab zzgl je pro de du la le les l d
  et en au aux pour par el los las y por con sin a net netto neto nett ht ttc excl exkl incl inkl vat mwst iva tva hors
  taxes ohne our your ihr unser votre su quoted offered estimated est total di del della dei al alla il lo gli per da do
  dos das em com sem van voor met zonder het een och med utan til med uten uden i w z ze dla bez za do na s od exkl ekskl inklusive
  från fra ved vid vanaf bij od przy při ab from desde dès partir partire vana till at qty fr om pris
  tier level band stufe staffel palier tramo fascia
  oltre über plus más acima boven över over powyżej nad 以上 起 以内 ou more and up
  az tol felett folott legalabb icin ve itibaren adetten uzeri ustu basina netto 未税 税抜 含税 税込 hors`
    .split(/\s+/)
    .map(plainText),
);
export const perWords = new Set([
  "al",
  "pr",
  "za",
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
      const known = phrases.get(words) ?? phrasesShortened(all, indexes);
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

/** "Deliv. Time", "Pl. Deliv. Time": words cut short with a point, where one phrase alone begins so. */
function phrasesShortened(
  all: readonly Token[],
  indexes: readonly number[],
): readonly Phrase[] | undefined {
  const isCut = (index: number) =>
    all[index + 1]?.raw === "." && (all[index]?.plain.length ?? 0) >= 3;
  if (!indexes.some(isCut)) return undefined;
  const key = indexes.map((index) => `${all[index]?.plain}${isCut(index) ? "." : ""}`).join(" ");
  const known = shortened.get(key);
  if (known !== undefined) return known ?? undefined;
  const parts = indexes.map((index) => ({ start: all[index]?.plain ?? "", isCut: isCut(index) }));
  const found = (phrasesByLength.get(parts.length) ?? []).filter(({ words }) =>
    parts.every(({ start, isCut }, at) =>
      isCut ? words[at]?.startsWith(start) : words[at] === start,
    ),
  );
  const meanings = new Set(found.flatMap(({ list }) => list.map(({ meaning }) => meaning)));
  const result = meanings.size === 1 ? (found[0]?.list ?? null) : null;
  if (shortened.size > 1000) shortened.clear();
  shortened.set(key, result);
  return result ?? undefined;
}

const shortened = new Map<string, readonly Phrase[] | null>();
const phrasesByLength = Map.groupBy(
  Array.from(phrases, ([phrase, list]) => ({ words: phrase.split(" "), list })),
  ({ words }) => words.length,
);

/** "Price (weeks)" is a price first: what can be a unit is a header only where nothing else is. */
export function isUnitLike(words: string): boolean {
  return namedUnit(words) !== null || namedDurationUnit(words) !== null || fillers.has(words);
}

export function scoreMeanings(found: readonly FoundPhrase[], restCount: number): Meaning[] {
  return found.flatMap(({ words, phrases: known }, rank) => {
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
}

/** As written where nothing that was understood stands between: "Bolt & Sons Ltd." */
export function restText(
  text: string,
  all: readonly Token[],
  indexes: readonly number[],
  used: ReadonlySet<number>,
): string {
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined) return "";
  for (let index = first; index <= last; index += 1) {
    if (used.has(index)) return indexes.map((at) => all[at]!.raw).join(" ");
  }
  const end = all[last]!.start + all[last]!.raw.length;
  return text.slice(all[first]!.start, text[end] === "." ? end + 1 : end);
}
