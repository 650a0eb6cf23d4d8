/** The sign before the decimals: 1.234,56 or 1,234.56. */
export type DecimalSign = "comma" | "point";

const withDecimals = {
  comma: /^(?:[1-9]\d{0,2}(?:([.'’ \u00a0\u202f])\d{3}(?:\1\d{3})*)|\d+)?(?:,\d+)?$/,
  point: /^(?:[1-9]\d{0,2}(?:([,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*)|\d+)?(?:\.\d+)?$/,
};
/** 12,34,567.89 as written in India. */
const lakhs = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;

/** The number that a numeral stands for when decimals follow that sign, or `null` where it cannot be one. */
export function numeralValue(numeral: string, decimal: DecimalSign): number | null {
  if (numeral === "") return null;
  if (!withDecimals[decimal].test(numeral) && !(decimal === "point" && lakhs.test(numeral))) {
    return null;
  }
  const digits =
    decimal === "comma"
      ? numeral.replace(/[.'’ \u00a0\u202f]/g, "").replace(",", ".")
      : numeral.replace(/[,'’ \u00a0\u202f]/g, "");
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** What one numeral proves about the style of its table: "1.234" alone proves nothing. */
export function styleEvidence(numeral: string): DecimalSign | null {
  if (!/[.,]/.test(numeral)) return null;
  const comma = numeralValue(numeral, "comma");
  const point = numeralValue(numeral, "point");
  if (comma === null) return point === null ? null : "point";
  return point === null ? "comma" : null;
}

/** How the numbers of a table are written, and how sure that is. */
export interface NumberStyle {
  readonly decimal: DecimalSign;
  readonly confidence: number;
  readonly reason: string;
}

/** Counts what the numerals prove; without proof, what the language of the headers is used to. */
export function findNumberStyle(
  numerals: Iterable<string>,
  expected: DecimalSign | null,
): NumberStyle {
  const proofs = { comma: 0, point: 0 };
  const examples = { comma: "", point: "" };
  for (const numeral of numerals) {
    const proof = styleEvidence(numeral);
    if (proof === null) continue;
    proofs[proof] += 1;
    examples[proof] ||= numeral;
  }
  const decimal = proofs.comma > proofs.point ? "comma" : "point";
  if (proofs.comma + proofs.point === 0) {
    return {
      decimal: expected ?? "point",
      confidence: 60,
      reason: "no other number of the table shows which sign its decimals follow",
    };
  }
  if (proofs.comma > 0 && proofs.point > 0) {
    return {
      decimal,
      confidence: 60,
      reason: `the table has both “${examples.comma}” and “${examples.point}”`,
    };
  }
  return { decimal, confidence: 98, reason: `as in “${examples[decimal]}”` };
}

export interface Numeral {
  readonly value: number;
  /** It could be read both ways, with different results. */
  readonly isAmbiguous: boolean;
}

/** Reads a numeral in the table's style; one that only the other style allows is read in that. */
export function readNumeral(numeral: string, decimal: DecimalSign): Numeral | null {
  const value = numeralValue(numeral, decimal);
  const other = /[.,]/.test(numeral)
    ? numeralValue(numeral, decimal === "comma" ? "point" : "comma")
    : value;
  if (value === null) return other === null ? null : { value: other, isAmbiguous: false };
  return { value, isAmbiguous: other !== null && other !== value };
}
