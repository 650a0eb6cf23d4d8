import type { NumberInDigits, Token } from "./tokens.ts";

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
