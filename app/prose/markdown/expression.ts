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

const token =
  /\s*(?:(?<number>[$€£]?\d[\d,]*(?:\.\d+)?%?)|(?<name>\[[^\]]+\]|\{[^}]+\})|(?<mark>[-+−*×/÷()]))/y;

/**
 * The value of an expression such as `400 × $9.18 + [Freight] ÷ 2`, with the four operations, brackets and names.
 * Throws when it is not one.
 */
export function evaluate(
  expression: string,
  lookUp: (name: string) => number = unknownName,
): number {
  const tokens = tokensOf(expression);
  let position = 0;
  const next = (...marks: string[]) => marks.includes(tokens[position] ?? "") && tokens[position++];

  function sum(): number {
    let value = product();
    for (let mark; (mark = next("+", "-"));) value += mark === "+" ? product() : -product();
    return value;
  }
  function product(): number {
    let value = factor();
    for (let mark; (mark = next("*", "/"));)
      value = mark === "*" ? value * factor() : value / factor();
    return value;
  }
  function factor(): number {
    if (next("-")) return -factor();
    if (next("(")) {
      const value = sum();
      if (!next(")")) throw new Error(`A bracket is not closed in “${expression}”.`);
      return value;
    }
    const part = tokens[position++];
    if (part === undefined) throw new Error(`“${expression}” ends too soon.`);
    if (/^[[{]/.test(part)) return lookUp(part);
    const number = printedNumber(part);
    if (!number) throw new Error(`“${part}” is not a number in “${expression}”.`);
    return number.value;
  }

  const value = sum();
  if (position < tokens.length)
    throw new Error(`“${tokens[position]}” is not expected in “${expression}”.`);
  return value;
}

const plainMarks: Record<string, string> = { "×": "*", "÷": "/", "−": "-" };

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let end = 0; expression.slice(end).trim() !== ""; end = token.lastIndex) {
    const groups = token.exec(expression)?.groups;
    if (!groups) throw new Error(`“${expression.slice(end)}” cannot be read in “${expression}”.`);
    const { number, name, mark = "" } = groups;
    tokens.push(number ?? name ?? plainMarks[mark] ?? mark);
  }
  return tokens;
}

function unknownName(name: string): never {
  throw new Error(`Nothing is called ${name}.`);
}
