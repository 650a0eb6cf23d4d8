import type { NumberInDigits, Token } from "./tokens.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const factors: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  grand: 1_000,
};
const others: Record<string, number> = { dozen: 12, couple: 2 };

export interface WrittenNumber extends NumberInDigits {
  /** How many tokens it takes. */
  length: number;
}

/** The number that begins at a token, in digits, in words or both: "fifty thousand", "1.5 million", "a dozen". */
export function numberAt(tokens: readonly Token[], start: number): WrittenNumber | null {
  const first = tokens[start];
  if (!first) return null;
  if (first.number) {
    const factor = factors[tokens[start + 1]?.stem ?? ""];
    return {
      ...first.number,
      value: first.number.value * (factor ?? 1),
      length: factor ? 2 : 1,
    };
  }
  let total = 0;
  let group = 0;
  let end = start;
  for (let token = tokens[end]; token; token = tokens[++end]) {
    const value = plainValue(token.stem);
    const factor = factors[token.stem];
    const hasPart = end > start;
    if (value !== null && canFollow(group, value)) group += value;
    else if (factor === 100 && hasPart) group *= 100;
    else if (factor && hasPart && group > 0) [total, group] = [total + group * factor, 0];
    else if (!(
      token.stem === "and" &&
      group >= 100 &&
      plainValue(tokens[end + 1]?.stem ?? "") !== null
    ))
      break;
  }
  if (end === start) return null;
  return { value: total + group, length: end - start, unit: null, currency: null };
}

/** 1 for "first" and "1st". */
export function ordinalOf(stem: string): number | null {
  const index = ordinals.indexOf(stem);
  if (index >= 0) return index + 1;
  return /^\d(st|nd|rd|th)$/.test(stem) ? Number(stem[0]) : null;
}

function plainValue(stem: string): number | null {
  const index = small.indexOf(stem);
  if (index >= 0) return index;
  const ten = tens.indexOf(stem);
  return ten >= 0 ? (ten + 2) * 10 : (others[stem] ?? null);
}

/** "Twenty five" is one number, "five twenty" is two. */
function canFollow(group: number, value: number): boolean {
  const rest = group % 100;
  return rest === 0 || (rest >= 20 && rest % 10 === 0 && value > 0 && value < 10);
}
