/** The number in a cell, counted from 0 and 1; 0 where it is empty, `null` where it holds none. */
export type NumberAt = (column: number, row: number) => number | null;

/** Far more than a quote's own arithmetic has. */
const longestFormulaCharacters = 500;
const largestRangeCells = 20_000;

const token =
  /\s*(?:(\d+(?:\.\d+)?(?:E[+-]?\d+)?)|\$?([A-Z]{1,3})\$?(\d{1,7})|([A-Z]+)(?=\()|([-+*/^%(),:]))/y;

type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "cell"; readonly column: number; readonly row: number }
  | { readonly kind: "function"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: string };

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  PRODUCT: (values) => values.reduce((product, value) => product * value, 1),
  MIN: (values) => Math.min(...values),
  MAX: (values) => Math.max(...values),
  ABS: ([value = NaN]) => Math.abs(value),
  ROUND: ([value = NaN, digits = 0]) => {
    const factor = 10 ** digits;
    // Spreadsheets round half away from zero, and do not see the last bits of a product.
    const scaled = Number((Math.abs(value) * factor).toPrecision(15));
    return (Math.sign(value) * Math.round(scaled)) / factor;
  },
};

/** Works out plain arithmetic over cells of the same sheet; `null` for all else. */
export function calculate(formula: string, numberAt: NumberAt): number | null {
  const tokens = tokensOf(formula);
  if (!tokens) return null;
  let at = 0;
  const sign = (wanted: string) => {
    const next = tokens[at];
    if (next?.kind !== "sign" || next.sign !== wanted) return false;
    at += 1;
    return true;
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (sign("+")) value += product();
      else if (sign("-")) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = power();
    for (;;) {
      if (sign("*")) value *= power();
      else if (sign("/")) value /= power();
      else return value;
    }
  };
  const power = (): number => {
    let value = operand();
    while (sign("^")) value **= operand();
    return value;
  };
  const operand = (): number => {
    if (sign("-")) return -operand();
    if (sign("+")) return operand();
    let value = single();
    while (sign("%")) value /= 100;
    return value;
  };
  const single = (): number => {
    const next = tokens[at];
    at += 1;
    if (next?.kind === "number") return next.value;
    if (next?.kind === "cell") return numberAt(next.column, next.row) ?? NaN;
    if (next?.kind === "function" && sign("(")) {
      const values = list();
      return sign(")") ? (functions[next.name]?.(values) ?? NaN) : NaN;
    }
    if (next?.kind !== "sign" || next.sign !== "(") return NaN;
    const value = sum();
    return sign(")") ? value : NaN;
  };
  const list = (): number[] => {
    const values: number[] = [];
    do values.push(...(range() ?? [sum()]));
    while (sign(","));
    return values;
  };
  const range = (): number[] | null => {
    const [from, colon, to] = tokens.slice(at, at + 3);
    const isRange = colon?.kind === "sign" && colon.sign === ":";
    if (from?.kind !== "cell" || to?.kind !== "cell" || !isRange) return null;
    at += 3;
    const size = (to.column - from.column + 1) * (to.row - from.row + 1);
    if (size > largestRangeCells) return [NaN];
    const values: number[] = [];
    for (let row = from.row; row <= to.row; row += 1) {
      for (let column = from.column; column <= to.column; column += 1) {
        // Headers and texts within a range count for nothing.
        values.push(numberAt(column, row) ?? 0);
      }
    }
    return values;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

function tokensOf(formula: string): Token[] | null {
  if (formula.length > longestFormulaCharacters) return null;
  const source = formula.replace(/^=/, "").trim().toUpperCase();
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const match = token.exec(source);
    if (!match) return null;
    const [, number, letters, row, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: "number", value: Number(number) });
    else if (letters !== undefined && row !== undefined)
      tokens.push({ kind: "cell", column: columnOf(letters), row: Number(row) });
    else if (name !== undefined) tokens.push({ kind: "function", name });
    else if (sign !== undefined) tokens.push({ kind: "sign", sign });
  }
  return tokens.length > 0 ? tokens : null;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
