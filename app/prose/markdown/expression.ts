/** A number as the text prints it, with what its last digit is worth: `$1,234.50` is 1234.5 to the cent. */
export interface PrintedNumber {
  value: number;
  /** Half of the last printed digit: how far a rounded result may be off. */
  tolerance: number;
}

const printed = /[−-]?\s?[$€£]?\s?(?<digits>\d[\d,]*(?:\.\d+)?)\s?(?<percent>%)?/;

/** The first number in a piece of text, or null. A percentage is its share: 6% is 0.06. */
export function printedNumber(text: string): PrintedNumber | null {
  const found = printed.exec(text);
  const { digits, percent } = found?.groups ?? {};
  if (!found || !digits) return null;
  const decimals = /\.(\d+)/.exec(digits)?.[1]?.length ?? 0;
  const scale = percent ? 100 : 1;
  const sign = /^[−-]/.test(found[0]) ? -1 : 1;
  return {
    value: (sign * Number(digits.replaceAll(",", ""))) / scale,
    tolerance: (0.5 * 10 ** -decimals) / scale + 1e-9,
  };
}

/** An equation as it stands in a text: numbers and the four operations, then what they give. */
export const equation =
  /(?<left>[(\d$€£][\d.,$€£%()\s×÷+−]*[×÷+−][\d.,$€£%()\s×÷+−]*)=\s*(?<right>[−]?[$€£]?\d[\d,]*(?:\.\d+)?%?)/g;
