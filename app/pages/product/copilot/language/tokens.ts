/** A word, a number or a sign of a question, and where it stands in the text. */
export interface Token {
  /** Lower case, without accents; a word also without its plural ending. */
  stem: string;
  start: number;
  end: number;
  /** Null for what is not a number in digits. */
  number: NumberInDigits | null;
}

export interface NumberInDigits {
  value: number;
  /** As far as the number itself says. */
  unit: "money" | "percent" | "days" | "hours" | null;
  currency: "EUR" | "GBP" | null;
}

const suffixUnits: Record<string, NumberInDigits["unit"]> = {
  k: "money",
  m: "money",
  "%": "percent",
  d: "days",
  h: "hours",
};

/** Longer questions are cut: no buyer asks one, and reading stays quick whatever is pasted. */
export const longestQuestion = 300;

const record = /(?:rfq|po|ar)[\s#-]{0,2}\d{3,4}(?![\p{L}\p{N}])/iu;
const number = /[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?%|(?:st|nd|rd|th|k|m|d|h)(?![\p{L}\p{N}]))?/iu;
const word = /\p{L}[\p{L}\p{M}\p{N}]*/u;
const sign = /[<>]=?|[&%€£$]/u;
const anyToken = new RegExp(
  [record, number, word, sign].map(({ source }) => source).join("|"),
  "giu",
);

const signWords: Record<string, string> = {
  "&": "and",
  ">": "over",
  "<": "under",
  ">=": "at least",
  "<=": "at most",
  "%": "percent",
  "€": "euro",
  "£": "pound",
  $: "dollar",
};

export function tokensOf(text: string): Token[] {
  return [...text.slice(0, longestQuestion).matchAll(anyToken)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    const plain = match[0].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (/\d/.test(plain) && !/^[a-z]/.test(plain)) return [{ ...place, ...digits(plain) }];
    const stems = /^(rfq|po|ar)[\s#-]*\d/.test(plain)
      ? [plain.replace(/^([a-z]+)[\s#-]*/, "$1-")]
      : (signWords[plain]?.split(" ") ?? [plain]).map(stemOf);
    return stems.map((stem) => ({ ...place, stem, number: null }));
  });
}

/** "$1.2m" is 1,200,000 of money, "15%" is 15 percent, "3rd" is 3. */
function digits(text: string): Pick<Token, "stem" | "number"> {
  const value = Number(text.replace(/[^\d.]/g, ""));
  const factor = text.endsWith("k") ? 1_000 : text.endsWith("m") ? 1_000_000 : 1;
  const unit = /^[$€£]/.test(text) ? "money" : (suffixUnits[text.at(-1) ?? ""] ?? null);
  const currency = text.startsWith("€") ? "EUR" : text.startsWith("£") ? "GBP" : null;
  return { stem: text, number: { value: value * factor, unit, currency } };
}

/** Plural endings only: more would make different words the same. */
function stemOf(text: string): string {
  if (text.length < 4 || /(ss|us|is)$/.test(text)) return text;
  if (text.endsWith("ies")) return `${text.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(text)) return text.slice(0, -2);
  return text.endsWith("s") ? text.slice(0, -1) : text;
}

/** A listed phrase in the form in which tokens are compared. */
export function stemsOf(phrase: string): string[] {
  return tokensOf(phrase).map(({ stem }) => stem);
}

/** The first listed phrase that stands at a token. */
export function phraseAt<Phrase extends { stems: readonly string[] }>(
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  at: number,
): Phrase | undefined {
  return phrases.find(({ stems }) =>
    stems.every((stem, offset) => tokens[at + offset]?.stem === stem),
  );
}
