import { textAt } from "../../place-text.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { FileReading, SourcePlace } from "../../source.ts";

const minimum =
  /(?<!\p{L})(?:min(?:imum|\.)?(?:\s+(?:order|qty|quantity|of))*|moq|mindest\p{L}*|(?:quantité|cantidad|quantità|quantidade)\s+m[ií]n\p{L}*|minim\p{L}*|mín\p{L}*)\s*[:=]?\s*(?:von |de |di |of )?(\d[\d.,]*)(?![\d.,]*\s*(?:%|[$€£]|usd|eur|gbp|days|tage|weeks|wochen))/iu;

/** "BR-1: 12.75 each, minimum 500": a minimum in the sentence of an offer is of that offer, and of no other. */
export function withMinimumOfLine(
  file: FileReading,
  lines: readonly QuoteLine[],
): readonly QuoteLine[] {
  const placeOf = (line: QuoteLine) => line.prices[0]?.price.place;
  const stated = new Map(
    lines.flatMap((line) => {
      const read = minimumAt(file, placeOf(line));
      return read === null ? [] : [[keyOf(read.place), read] as const];
    }),
  );
  if (stated.size === 0) return lines;
  return lines.map((line) => {
    const { minimumOrder } = line;
    const own = stated.get(keyOf(placeOf(line)));
    const isOfSentence = minimumOrder !== null && stated.has(keyOf(minimumOrder.place));
    return isOfSentence || (minimumOrder === null && own)
      ? { ...line, minimumOrder: own ?? null }
      : line;
  });
}

function minimumAt(file: FileReading, place: SourcePlace | undefined): Reading<number> | null {
  if (place?.kind !== "line") return null;
  const found = minimum.exec(textAt(file, place) ?? "");
  // Whole pieces: a sign before three digits parts thousands.
  const figure = (found?.[1] ?? "").replace(/[.,](?=\d{3}(?!\d))/g, "").replace(/[.,]$/, "");
  const value = Number(figure);
  if (found === null || !Number.isInteger(value) || value <= 1) return null;
  const reason = "the sentence of the offer says it";
  return { value, raw: found[0], place, confidence: 95, reason };
}

function keyOf(place: SourcePlace | undefined): string {
  return place?.kind === "line" ? `${place.part}\n${place.line}` : "";
}
