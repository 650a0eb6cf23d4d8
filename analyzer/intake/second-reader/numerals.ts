export type DecimalSign = "point" | "comma";

const prefix = /^(?:[A-Za-z]{0,3}\$|US\$|[€£¥₹₩₺]|[A-Z]{3}|Rs\.?|kr\.?|zł|Kč|[@x×=:/àa])\s?/u;
const suffix =
  /\s?(?:[€£¥₹$₩₺%‰]|[A-Z]{3}|,-|,–|:-|\.-|\.–|zł|Kč|kr\.?|Ft|元|円|\/?[A-Za-zµ²³]{1,5}\.?|\+|个|件|個|本|台|枚)$/u;
const numeral = /^[-+]?(?:[0-9][0-9.,'’\u00a0\u202f ]*|\.[0-9]+)$/u;
const date =
  /^\(?(?:[0-9]{4}-[0-9][0-9]?-[0-9][0-9]?|[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]{4}年.*)\)?[.,;:]*$/u;

export function isDateWord(word: string): boolean {
  return date.test(word);
}

/** The one number in a word, with its separators; `null` where digits and letters mix as in a part number. */
export function numeralIn(word: string): string | null {
  const bare = word
    .trim()
    .replace(/^[()[\]"'*~:;]+|[()[\]"'*~:;]+$/g, "")
    .replace(/[.,]+$/, "")
    .replace(prefix, "")
    .replace(suffix, "");
  return numeral.test(bare) ? bare : null;
}

interface ReadNumeral {
  readonly value: number | null;
  /** The decimal sign that the numeral itself proves; `null` where it may be either. */
  readonly sign: DecimalSign | null;
}

const unread: ReadNumeral = { value: null, sign: null };

/** `sign` decides what "1,234" is. */
export function readNumeral(written: string, sign: DecimalSign = "point"): ReadNumeral {
  const text = written.replace(/['’\u00a0\u202f ]/g, "");
  const minus = text.startsWith("-") ? -1 : 1;
  const digits = text.replace(/^[+-]+/, "").replace(/[.,]+$/, "");
  if (!/[0-9]/.test(digits)) return unread;
  const points = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  const number = (plain: string, proven: DecimalSign | null): ReadNumeral => ({
    value: minus * Number(plain),
    sign: proven,
  });
  if (points > 0 && commas > 0) {
    if (digits.lastIndexOf(".") > digits.lastIndexOf(",")) {
      return points === 1 ? number(digits.replaceAll(",", ""), "point") : unread;
    }
    const plain = digits.replaceAll(".", "").replace(",", ".");
    return commas === 1 ? number(plain, "comma") : unread;
  }
  if (points + commas === 0) return number(digits, null);
  const separator = points > 0 ? "." : ",";
  if (points + commas > 1) {
    return number(digits.replaceAll(separator, ""), points > 0 ? "comma" : "point");
  }
  const [whole = "", fraction = ""] = digits.split(separator);
  if (fraction.length === 3 && whole.length > 0 && whole.length <= 3 && whole !== "0") {
    const isDecimal = (sign === "point") === points > 0;
    return number(isDecimal ? `${whole}.${fraction}` : whole + fraction, null);
  }
  return number(`${whole || "0"}.${fraction}`, points > 0 ? "point" : "comma");
}
