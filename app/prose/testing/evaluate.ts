import { printedNumber } from "../markdown/expression.ts";

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
