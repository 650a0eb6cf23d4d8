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

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";

const values = new Map<string, number>([
  ...small.split(" ").map((word, index): [string, number] => [word, index]),
  ...tens.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["dozen", 12],
  ["couple", 2],
]);

const factors = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["grand", 1_000],
  ["million", 1_000_000],
]);

export interface WrittenNumber extends NumberInDigits {
  /** How many tokens it takes. */
  length: number;
}

/** The number that begins at a token, in digits, in words or both: "fifty thousand", "1.5 million", "a dozen". */
export function numberAt(tokens: readonly Token[], start: number): WrittenNumber | null {
  const stem = (at: number) => tokens[at]?.stem ?? "";
  const digits = tokens[start]?.number;
  if (digits) {
    const factor = factors.get(stem(start + 1));
    return { ...digits, value: digits.value * (factor ?? 1), length: factor ? 2 : 1 };
  }
  let total = 0;
  let group = 0;
  let end = start;
  for (; end < tokens.length; end += 1) {
    const value = values.get(stem(end));
    const factor = end > start ? factors.get(stem(end)) : undefined;
    if (value !== undefined && canFollow(group, value)) group += value;
    else if (factor === 100) group *= 100;
    else if (factor && group > 0) [total, group] = [total + group * factor, 0];
    else if (!(stem(end) === "and" && group >= 100 && values.has(stem(end + 1)))) break;
  }
  if (end === start) return null;
  return { value: total + group, length: end - start, unit: null, currency: null };
}

/** "Twenty five" is one number, "five twenty" is two. */
function canFollow(group: number, value: number): boolean {
  const rest = group % 100;
  return rest === 0 || (rest >= 20 && rest % 10 === 0 && value > 0 && value < 10);
}
