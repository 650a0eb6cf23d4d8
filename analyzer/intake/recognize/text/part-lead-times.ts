import type { CellValue } from "../../source.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { readLeadTime, stockWords } from "../values/lead-times.ts";
import { leadTimeName } from "./lead-time-sentences.ts";
import { spansIn, withFigures } from "./spans.ts";
import type { TextFacts, TextLine } from "./text-fact.ts";

/** A span of time that a sentence gives for some parts; for all others where it names none. */
export interface NamedSpan {
  readonly span: string;
  readonly parts: readonly string[];
}

interface Token {
  readonly index: number;
  readonly end: number;
  readonly code: string | null;
  readonly text: string;
}

const longestLine = 400;
const stock = new RegExp(`(?<![\\p{L}\\d])(?:${stockWords})(?![\\p{L}\\d])`, "giu");

/** Codes at the start of parts, or of what describes them. */
export function partCodes(
  claims: readonly ColumnClaim[],
  samples: readonly (readonly CellValue[])[],
): string[] {
  const parts = claims.filter(({ field }) => field === "part" || field === "description");
  const texts = parts.flatMap(({ column }) => samples[column] ?? []).map(({ text }) => text.trim());
  return [...new Set(texts.flatMap((text) => /^(?=\S*\d)\S{3,}/u.exec(text)?.[0] ?? []))].map(
    (code) => code.replace(/[,;:]$/, ""),
  );
}

export function partSpansIn(lines: readonly TextLine[], codes: readonly string[]): NamedSpan[] {
  return codes.length === 0 ? [] : lines.flatMap(({ text }) => partLeadTimes(text, codes));
}

/** What is said of single parts holds for no other. */
export function withPartSpans(
  facts: TextFacts,
  spans: readonly NamedSpan[],
  codes: readonly string[],
): TextFacts {
  const stated = facts.byField.get("leadTime") ?? [];
  const own = new Set(spans.flatMap(({ span, parts }) => (parts.length > 0 ? [span] : [])));
  const left = stated.filter(({ text }) => !own.has(text));
  if (own.size === 0 || left.length === stated.length) return facts;
  const named = new Set(spans.flatMap(({ parts }) => parts));
  // "8 weeks (driven by U7 on ST-1)" is said of all parts: no other span is left for the others.
  const others = left.filter(({ text }) => readLeadTime(text, null, "days").kind === "value");
  if (others.length === 0 && !codes.every((code) => named.has(code))) return facts;
  const byField = new Map(facts.byField);
  if (left.length === 0) byField.delete("leadTime");
  else byField.set("leadTime", left);
  return { ...facts, byField };
}

/** "10 weeks for AC-7720, 6 weeks for the others", "SF-6001: 11 weeks. SF-6007: 3 weeks." */
export function partLeadTimes(line: string, codes: readonly string[]): NamedSpan[] {
  if (line.length > longestLine || !codes.some((code) => line.includes(code))) return [];
  if (!leadTimeName.test(line)) return [];
  return sentencesOf(withFigures(line)).flatMap((sentence) => spansOf(sentence, codes));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\d)）])\.\s+(?=\p{Lu})|[;；。]/u)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** Either each span is followed by its parts, or each part by its span; anything else says nothing for certain. */
function spansOf(sentence: string, codes: readonly string[]): NamedSpan[] {
  const tokens = tokensOf(sentence, codes);
  const spans = tokens.filter(({ code }) => code === null);
  const named = tokens.flatMap(({ code }) => code ?? []);
  const [only, another] = spans;
  if (named.length === 0 || only === undefined) return [];
  if (another === undefined) return [{ span: only.text, parts: named }];
  if (hasOwnSpans(sentence, tokens)) return [];
  const isSpanFirst = tokens[0]?.code === null;
  const found: { span: string; parts: string[] }[] = [];
  let waiting: string[] = [];
  for (const { code, text } of tokens) {
    if (code === null) {
      found.push({ span: text, parts: waiting });
      waiting = [];
    } else if (isSpanFirst) found.at(-1)?.parts.push(code);
    else waiting.push(code);
  }
  const isWhole = waiting.length === 0 && new Set(named).size === named.length;
  // "A-1: 4 weeks, 6 weeks": which of them is the part's is not said.
  const isClear = isSpanFirst || found.every(({ parts }) => parts.length > 0);
  return isWhole && isClear ? found : [];
}

/** "25 days (HT-7: 30 days for the tool, 55 in all)": what stands in brackets is said of the part in them. */
function hasOwnSpans(sentence: string, tokens: readonly Token[]): boolean {
  return Array.from(sentence.matchAll(/[(（][^)）]*[)）]?/gu)).some(({ 0: text, index }) => {
    const within = tokens.filter(
      (token) => token.index >= index && token.end <= index + text.length,
    );
    return within.some(({ code }) => code === null) && within.some(({ code }) => code !== null);
  });
}

function tokensOf(sentence: string, codes: readonly string[]): Token[] {
  const found: Token[] = codes.flatMap((code) => {
    const index = sentence.indexOf(code);
    const end = index + code.length;
    const isWhole = index !== -1 && !/[\p{L}\d-]/u.test(sentence.charAt(end));
    return isWhole ? [{ index, end, code, text: code }] : [];
  });
  const masked = found.reduce((text, { index, end }) => {
    return text.slice(0, index) + " ".repeat(end - index) + text.slice(end);
  }, sentence);
  const spans = spansIn(masked).map(({ text, index }) => ({ text, index }));
  const fromStock = Array.from(masked.matchAll(stock), ({ 0: text, index }) => ({ text, index }));
  const timed = [...spans, ...fromStock].map(({ text, index }) => ({
    index,
    end: index + text.length,
    code: null,
    text,
  }));
  return [...found, ...timed].sort((a, b) => a.index - b.index);
}
