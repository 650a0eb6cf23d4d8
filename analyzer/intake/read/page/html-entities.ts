import { decodeEntities } from "../workbook/xml.ts";

const combiningMarks: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
};

const symbols: Readonly<Record<string, string>> = {
  nbsp: "\u00a0",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  curren: "¤",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  plusmn: "±",
  micro: "µ",
  middot: "·",
  times: "×",
  divide: "÷",
  frac12: "½",
  frac34: "¾",
  permil: "‰",
  Prime: "″",
  prime: "′",
  minus: "−",
  le: "≤",
  ge: "≥",
  sup1: "¹",
  frac14: "¼",
  sup2: "²",
  sup3: "³",
  ordm: "º",
  ordf: "ª",
  sect: "§",
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
  oelig: "œ",
  OElig: "Œ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  sbquo: "‚",
  lsaquo: "‹",
  rsaquo: "›",
  rarr: "→",
  larr: "←",
  laquo: "«",
  raquo: "»",
  bull: "•",
  hellip: "…",
  iexcl: "¡",
  iquest: "¿",
  shy: "",
  zwnj: "",
  zwj: "",
};

/** The characters that mail programs write by name; letters with marks are put together. */
export function decodeHtmlEntities(text: string): string {
  if (!text.includes("&")) return text;
  const named = text.replaceAll(/&([a-z]{2,8}\d{0,2});/gi, (whole, name: string) => {
    const marked = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i.exec(name);
    if (marked) return (marked[1]! + combiningMarks[marked[2]!.toLowerCase()]!).normalize("NFC");
    return symbols[name] ?? whole;
  });
  return decodeEntities(named);
}
