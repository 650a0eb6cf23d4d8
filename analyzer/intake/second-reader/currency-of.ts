import type { Piece } from "./piece.ts";

const codes = new Set(
  "EUR USD GBP CHF JPY CNY CAD AUD SEK NOK DKK PLN CZK HUF RON BGN TRY INR KRW SGD HKD TWD MXN BRL ZAR NZD THB MYR IDR PHP VND ILS AED SAR RMB UGX ARS CLP COP".split(
    " ",
  ),
);

/** In this order: "US$" goes before "$". */
const signs: readonly (readonly [string, string])[] = [
  ["US$", "USD"],
  ["USD", "USD"],
  ["EUR", "EUR"],
  ["C$", "CAD"],
  ["CA$", "CAD"],
  ["A$", "AUD"],
  ["R$", "BRL"],
  ["HK$", "HKD"],
  ["S$", "SGD"],
  ["NT$", "TWD"],
  ["MX$", "MXN"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["₩", "KRW"],
  ["₺", "TRY"],
  ["ZŁ", "PLN"],
  ["KČ", "CZK"],
  ["人民币", "CNY"],
  ["元", "CNY"],
  ["円", "JPY"],
  ["日元", "JPY"],
  ["美元", "USD"],
  ["欧元", "EUR"],
  ["$", "USD"],
  ["RS", "INR"],
  ["INR", "INR"],
  ["FR.", "CHF"],
  ["SFR", "CHF"],
  ["STERLING", "GBP"],
  ["POUND", "GBP"],
  ["PENCE", "GBP"],
  ["DOLLAR", "USD"],
  ["DOLAR", "USD"],
  ["DÓLAR", "USD"],
  ["ZLOT", "PLN"],
  ["KORUN", "CZK"],
  ["FRANKEN", "CHF"],
  ["FRANC", "CHF"],
  ["YEN", "JPY"],
  ["YUAN", "CNY"],
  ["RENMINBI", "CNY"],
  ["REAIS", "BRL"],
  ["REAL", "BRL"],
  ["RUPE", "INR"],
  ["FT", "HUF"],
  ["RAND", "ZAR"],
  ["TL", "TRY"],
];

type SignLanguage = "ja" | "zh" | "da" | "no" | "sv";

/** The currency that a word names; the language decides whose "¥" and "kr" it is. */
export function currencyOf(word: string, language: SignLanguage): string | null {
  const text = word.replace(/^[()[\],;:.]+|[()[\],;:.]+$/g, "").toUpperCase();
  const code = /(?<![A-Z])([A-Z]{3})(?![A-Z])/.exec(text)?.[1];
  if (code !== undefined && codes.has(code)) return code === "RMB" ? "CNY" : code;
  for (const [sign, currency] of signs) {
    if (text.includes(sign) && isWholeSign(text, sign)) return currency;
  }
  if (/[¥￥]/.test(text)) return language === "zh" ? "CNY" : "JPY";
  if (!/(?<![A-Z])KR(?![A-Z])|KRON/.test(text)) return null;
  return language === "da" ? "DKK" : language === "no" ? "NOK" : "SEK";
}

function isWholeSign(text: string, sign: string): boolean {
  if (sign.length > 2 || !/^\p{L}+$/u.test(sign) || text === sign) return true;
  return new RegExp(`(?<![A-Z])${sign}(?![A-Z])`).test(text);
}

/** Words that tell three neighbours apart. */
const telling = {
  da: "antal stk tilbud levering pris uden venlig hilsen og til aps kunde leveringstid danmark dkk",
  no: "antall stk tilbud levering pris uten vennlig hilsen og til as kunde leveringstid norge nok",
  sv: "antal st offert leverans pris utan vänliga hälsningar och till ab kund leveranstid sverige sek à-pris",
};

export function signLanguage(pieces: readonly Piece[]): SignLanguage {
  const text = pieces.map((piece) => piece.text.toLowerCase()).join(" ");
  if (/[\u3040-\u30ff]/.test(text)) return "ja";
  if (/[\u4e00-\u9fff]/.test(text)) return "zh";
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}_]+(?:-pris)?/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const score = (words: string) =>
    words.split(" ").reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const scores = { da: score(telling.da), no: score(telling.no), sv: score(telling.sv) };
  if (scores.da >= scores.no && scores.da >= scores.sv) return "da";
  return scores.no >= scores.sv ? "no" : "sv";
}
