import type { FileReading } from "../../source.ts";
import { spansIn, withFigures } from "./spans.ts";

const reference =
  /(?<!\p{L})(?:pos(?:ition(?:en|s)?|ten|te|izion[ei])?|items?|lines?|lin(?:e|ea|eas)|partidas?|poz(?:ycj[aei])?|položk[ay]|tétel|kalem)\.?\s*((?:\d+(?:\.\d+)*)(?:\s*(?:,|&|\+|and|und|et|y|e|en|och|og|i|a|to|bis|-|–)\s*\d+(?:\.\d+)*)*)/giu;
const leadTimeNamed =
  /lead|deliver|liefer|délai|livraison|plazo|entrega|consegna|prazo|lever|dostaw|termin|dodac|szállít|határidő|tesl[iİ]m|sevk/iu;

/** "Delivery: item 1 4 weeks, items 2 and 3 34 weeks": the words of the lead time of each position. */
export function positionLeadTimes({ lines }: FileReading): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text: written, isMailHead } of lines.slice(0, mostLines)) {
    if (isMailHead === true || written.length > longestLine || !leadTimeNamed.test(written))
      continue;
    const text = withFigures(written);
    const named = [...text.matchAll(reference)];
    const spans = spansIn(text);
    for (const [index, match] of named.entries()) {
      const end = match.index + match[0].length;
      const until = named[index + 1]?.index ?? text.length;
      const [span, another] = spans.filter((each) => each.index >= end && each.index < until);
      if (span === undefined || another !== undefined) continue;
      for (const position of positionsIn(match[1] ?? "")) found.set(position, span.text);
    }
  }
  return found;
}

/** "Set-up of pos. 30": the numbers of the lines that words name. */
export function positionsNamed(text: string): string[] {
  return [...text.matchAll(reference)].flatMap(([, numbers = ""]) => positionsIn(numbers));
}

const mostLines = 400;
const longestLine = 400;
const mostPositions = 60;

function positionsIn(text: string): string[] {
  const range = /^(\d+)\s*(?:to|bis|-|–)\s*(\d+)$/u.exec(text.trim());
  if (range === null) return text.match(/\d+(?:\.\d+)*/g) ?? [];
  const [from, to] = [Number(range[1]), Number(range[2])];
  const count = Math.min(Math.max(0, to - from + 1), mostPositions);
  return Array.from({ length: count }, (_, index) => String(from + index));
}
