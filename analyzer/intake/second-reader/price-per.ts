import { readNumeral } from "./numerals.ts";

const named: readonly (readonly [string, number])[] = [
  ["hundert", 100],
  ["hundred", 100],
  ["cent", 100],
  ["cien", 100],
  ["setk", 100],
  ["cento", 100],
  ["honderd", 100],
  ["hundra", 100],
  ["hundrede", 100],
  ["%", 100],
  ["‰", 1000],
  ["tausend", 1000],
  ["thousand", 1000],
  ["mille", 1000],
  ["mil", 1000],
  ["mila", 1000],
  ["tys", 1000],
  ["tisíc", 1000],
  ["duizend", 1000],
  ["tusen", 1000],
  ["tusind", 1000],
  ["千", 1000],
  ["百", 100],
  ["dozen", 12],
  ["dz", 12],
  ["doz", 12],
  ["cwt", 100],
];

const short: Readonly<Record<string, number>> = {
  c: 100,
  m: 1000,
  mpcs: 1000,
  cpcs: 100,
  k: 1000,
  mpc: 1000,
  hd: 100,
  cwt: 100,
  cen: 100,
};

/** For how many pieces a price is, by the word that says so: "100", "/1k", "mille"; `null` where it is none. */
export function pricePer(word: string): number | null {
  const text = word.replace(/^[()[\],;:.]+|[()[\],;:.]+$/g, "").toLowerCase();
  const digits = /[0-9][0-9.,]*/.exec(text)?.[0];
  if (digits !== undefined) {
    const { value } = readNumeral(digits);
    if (value === null) return null;
    const times = text.endsWith("k") ? value * 1000 : value;
    return times === 1 && /1[.,]000/.test(text) ? 1000 : times;
  }
  const [, count] = named.find(([name]) => text.includes(name)) ?? [];
  return count ?? short[text.split("/").at(-1) ?? ""] ?? null;
}
