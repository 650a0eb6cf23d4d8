import { quoteFields } from "../../quote-line.ts";
import { tokens } from "../values/plain-words.ts";
import { fillers, isUnitLike, phrases } from "./header-phrases.ts";
import { readHeader, type HeaderReading } from "./read-header.ts";

/** What a misspelt word means is never certain. */
const mostScore = 86;
const leastLetters = 5;
const mostWords = 4;

const fields: ReadonlySet<string> = new Set<string>(quoteFields);
/** The words of headers of quotes, and those by one letter less. */
const words = new Set<string>();
const withoutLetter = new Map<string, Set<string>>();
/** "prc" for "price": the first letter and the consonants. */
const consonants = new Map<string, Set<string>>();
for (const [phrase, meanings] of phrases) {
  if (!meanings.some(({ meaning }) => fields.has(meaning))) continue;
  for (const word of phrase.split(" ")) {
    if (words.has(word) || !/^[a-z]{4,}$/.test(word) || fillers.has(word)) continue;
    words.add(word);
    add(consonants, consonantsOf(word), word);
    if (word.length < leastLetters) continue;
    for (const shorter of shortened(word)) add(withoutLetter, shorter, word);
  }
}

function add(map: Map<string, Set<string>>, key: string, word: string) {
  const known = map.get(key) ?? new Set<string>();
  map.set(key, known.add(word));
}

function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

function consonantsOf(word: string): string {
  return (
    (word[0] ?? "") +
    word
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

/** A column's header, also with a wrong letter or as "UNT_PRC"; then it is asked about. */
export function readColumnHeader(text: string): HeaderReading {
  const reading = readHeader(text);
  const known = reading.meanings[0]?.score ?? 0;
  if (known >= mostScore || text.length > 40) return reading;
  const spoken = tokens(text.replaceAll("_", " ")).filter(({ kind }) => kind === "word");
  if (spoken.length === 0 || spoken.length > mostWords) return reading;
  let mended = text.replaceAll("_", " ");
  for (const { raw, plain } of spoken) {
    const word = isUnitLike(plain) || words.has(plain) ? null : meantBy(plain);
    if (word !== null) mended = mended.replace(raw, word);
  }
  const meant = readHeader(mended);
  const [first] = meant.meanings;
  const isBetter = first !== undefined && first.score > known && meant.rest.length < text.length;
  if (!isBetter || !fields.has(first.meaning)) return reading;
  return {
    ...meant,
    text,
    meanings: meant.meanings.map((meaning) => ({
      ...meaning,
      score: Math.min(mostScore, meaning.score),
    })),
  };
}

/** The one word that was meant, or `null`. */
function meantBy(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  const short = word.length >= 3 && consonantsOf(word) === word ? consonants.get(word) : undefined;
  const abbreviated = short === undefined ? null : oneOf([...short]);
  if (abbreviated !== null) return abbreviated;
  if (word.length < leastLetters) return null;
  const near = new Set(
    shortened(word).flatMap((key) =>
      [...(withoutLetter.get(key) ?? [])].filter(
        (each) => each[0] === word[0] && Math.abs(each.length - word.length) <= 1,
      ),
    ),
  );
  return oneOf([...near]);
}

/** The first of several words that mean the same: "price", "prices", "precio". */
function oneOf(candidates: readonly string[]): string | null {
  const meanings = candidates.map((word) => phrases.get(word)?.[0]?.meaning ?? null);
  const known = new Set(meanings.filter((meaning) => meaning !== null));
  const [first] = candidates;
  if (first === undefined || (candidates.length > 1 && known.size !== 1)) return null;
  return (
    candidates[
      Math.max(
        0,
        meanings.findIndex((meaning) => meaning !== null),
      )
    ] ?? first
  );
}
