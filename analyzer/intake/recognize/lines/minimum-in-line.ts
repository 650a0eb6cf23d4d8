import type { QuoteLine } from "../../quote-line.ts";
import type { FileReading } from "../../source.ts";

const minimum =
  /(?<!\p{L})(?:min(?:imum|\.)?(?:\s+(?:order|qty|quantity|of))*|moq|mindest\p{L}*|(?:quantité|cantidad|quantità|quantidade)\s+m[ií]n\p{L}*|minim\p{L}*|mín\p{L}*)\s*[:=]?\s*(?:von |de |di |of )?(\d[\d.,]*)(?![\d.,]*\s*(?:%|[$€£]|usd|eur|gbp|days|tage|weeks|wochen))/iu;

/** "BR-1: 12.75 each, minimum 500": a minimum order in the sentence of the offer, where no column states one. */
export function withMinimumOfLine(file: FileReading, lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.map((line) => {
    const place = line.prices[0]?.price.place;
    if (line.minimumOrder !== null || place?.kind !== "line") return line;
    const text = file.lines.find(
      (each) => each.line === place.line && each.part === place.part,
    )?.text;
    const found = minimum.exec(text ?? "");
    // Whole pieces: a sign between three digits parts thousands.
    const value = Number(
      (found?.[1] ?? "").replace(/[.,](?=\d{3}(?!\d))/g, "").replace(/[.,]$/, ""),
    );
    if (found === null || !Number.isInteger(value) || value <= 1) return line;
    const reason = "the sentence of the offer says it";
    return { ...line, minimumOrder: { value, raw: found[0], place, confidence: 95, reason } };
  });
}
