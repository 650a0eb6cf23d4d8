import { readNumeral, type DecimalSign } from "./number-style.ts";
import { missing, understood, type Understood } from "./understood.ts";

/** "of 5": five is the best. */
export const ratingScales = ["of 5", "of 10", "of 100", "of 1"] as const;
export type RatingScale = (typeof ratingScales)[number];

const outOf =
  /^(\d+(?:[.,]\d+)?)\s*(?:\/|von|of|out of|sur|de|sobre)\s*(5|10|100)(?:[.,]0+)?\s*(?:stars?|sterne|étoiles|estrellas|★)?$/iu;
const percent = /^(\d+(?:[.,]\d+)?)\s*(?:%|percent|prozent|pct)$/iu;
const plain = /^\d+(?:[.,]\d+)?$/;

/** "97 %", "4.5/5", "★★★★☆" or a number on the column's scale, as 0 to 100. */
export function readRating(
  text: string,
  columnScale: RatingScale | null,
  assumedScale: RatingScale,
): Understood<number> {
  const trimmed = text.trim();
  const stars = /^[★☆⭐]{1,5}$/u.test(trimmed) ? trimmed.match(/[★⭐]/gu) : null;
  if (stars !== null) return checked(stars.length * 20, trimmed);
  const parts = outOf.exec(trimmed);
  if (parts !== null) return checked((decimal(parts[1]!) / Number(parts[2])) * 100, trimmed);
  const share = percent.exec(trimmed);
  if (share !== null) return checked(decimal(share[1]!), trimmed);
  if (!plain.test(trimmed) || trimmed.length > 20) return missing(`“${trimmed}” is not a rating`);
  const scale = columnScale ?? assumedScale;
  const rating = checked((decimal(trimmed) / Number(scale.slice(3))) * 100, trimmed);
  if (rating.kind === "missing" || columnScale !== null) return rating;
  return understood(rating.value, `${trimmed} ${scale}`, [
    { kind: "unit", detail: scale, confidence: scale === "of 100" ? 90 : 70 },
  ]);
}

function checked(value: number, raw: string): Understood<number> {
  const rating = Math.round(value * 1e6) / 1e6;
  return rating >= 0 && rating <= 100
    ? understood(rating)
    : missing(`“${raw}” is more than the best rating`);
}

/** A rating never has thousands. */
function decimal(numeral: string): number {
  const sign: DecimalSign = numeral.includes(",") ? "comma" : "point";
  return readNumeral(numeral, sign)?.value ?? Number.NaN;
}
