import { collect } from "./collect.ts";
import { type Mark, markWords } from "./match.ts";
import { isOnFile } from "./periods.ts";
import { phraseOf } from "../answering/say.ts";
import { Doubts, type Reading } from "./reading.ts";
import { resolve } from "./resolve.ts";

/** Below this it asks back instead of answering. */
export const sureFrom = 0.95;

export type RefusalReason = "empty" | "acts" | "foretells" | "reasons" | "period" | "unknown";

/** What became of a question: it was read, it could be read in several ways, or it cannot be answered from here. */
export type Understanding =
  | { kind: "reading"; reading: Reading; confidence: number; marks: readonly Mark[] }
  | {
      kind: "unsure";
      /** The nearest readings, one to three. */
      readings: readonly Reading[];
      doubts: readonly string[];
      confidence: number;
      marks: readonly Mark[];
    }
  | { kind: "refusal"; reason: RefusalReason; marks: readonly Mark[] };

/** Even a question read without a doubt was read by a machine. */
const mostCertain = 0.99;
const readingsOffered = 3;

/** Any text gives a reading, a question back or a refusal; none is an error. */
export function understand(text: string): Understanding {
  const marks = markWords(text);
  const found = collect(marks);
  const refuse = (reason: RefusalReason): Understanding => ({ kind: "refusal", reason, marks });

  const meant = marks.filter(({ concept }) => concept.kind !== "filler");
  if (meant.length === 0) return refuse(marks.length === 0 ? "empty" : "unknown");
  if (found.refused) return refuse(found.refused);
  if (found.periods.length > 0 && !found.periods.every(isOnFile)) return refuse("period");
  const unknown = meant.filter(({ concept }) => concept.kind === "unknown");
  if (unknown.length * 2 > meant.length) return refuse("unknown");
  const doubts = new Doubts();
  for (const mark of marks) doubtWord(text, mark, doubts);
  if (found.idleNumbers > 0)
    doubts.add(0.1 * found.idleNumbers, "I cannot tell what the number is for.");
  const reading = resolve(found, doubts);
  const asksWhy = found.asking.has("why");
  if (!reading) return refuse(asksWhy ? "reasons" : "unknown");
  if (asksWhy && reading.metric !== "score") return refuse("reasons");

  const confidence = Math.max(0, Math.round((mostCertain - doubts.cost) * 100) / 100);
  if (confidence >= sureFrom) return { kind: "reading", reading, confidence, marks };

  const others = doubts.otherwise.flatMap((each) => resolve(found, new Doubts(), each) ?? []);
  const readings = nearestReadings([reading, ...others]);
  if (readings.length === 0) return refuse("unknown");
  return { kind: "unsure", readings, doubts: [...new Set(doubts.texts)], confidence, marks };
}

/** Only readings that asking again in so many words would give. */
function nearestReadings(candidates: readonly Reading[]): Reading[] {
  const byPhrase = new Map(candidates.map((reading) => [phraseOf(reading), reading]));
  return [...byPhrase]
    .filter(([phrase, reading]) => isReadAs(phrase, reading))
    .map(([, reading]) => reading)
    .slice(0, readingsOffered);
}

function isReadAs(phrase: string, reading: Reading): boolean {
  const doubts = new Doubts();
  const again = resolve(collect(markWords(phrase)), doubts);
  return doubts.texts.length === 0 && JSON.stringify(again) === JSON.stringify(reading);
}

function doubtWord(text: string, { start, end, concept, typos, shortest }: Mark, doubts: Doubts) {
  const word = text.slice(start, end);
  if (concept.kind === "unknown") doubts.add(0.1, `“${word}” is not a word I know.`);
  else if (typos > 0)
    doubts.add(typos > 1 || shortest < 5 ? 0.05 : 0.02, `“${word}” looks misspelled.`);
}
