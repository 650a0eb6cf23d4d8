import { type HeaderMeaning, type Language } from "../headers/header-meaning.ts";
import { lexicon } from "../../../lexicon/lexicon.ts";
import type { CellValue, FileReading } from "../../source.ts";
import { textCell } from "./quote-files.ts";

export interface TrueLine {
  readonly supplier: string;
  readonly part: string;
  readonly quantity: number | null;
  /** From which quantity on each price holds; one from 0 where the price is one. */
  readonly prices: readonly (readonly [from: number, price: number])[];
  readonly currency: string;
  readonly leadTimeDays: number | null;
  /** Of the line alone; what is said for the order is in `orderCharges`. */
  readonly charges: number;
}

/** What a layout gives: a file and what it means. */
export interface Written {
  readonly file: FileReading;
  readonly lines: readonly TrueLine[];
  /** The file contradicts itself, or leaves something open: it must be asked about. */
  readonly mustAsk?: true;
}

/** Numbers that follow from a seed alone, evenly spread. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761 + 1) >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  of<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new Error("There is nothing to choose from.");
    return value;
  }

  is(share: number): boolean {
    return this.next() < share;
  }
}

export const suppliers = [
  "Ashgrove Metals Ltd",
  "Müller Feinmechanik GmbH",
  "Durand Usinage SARL",
  "Talleres Ruiz S.L.",
  "Officine Bianchi S.r.l.",
  "Moldes Tavares Lda.",
  "Van Dijk Verspaning B.V.",
  "Kowalski Sp. z o.o.",
  "Novotny s.r.o.",
  "Lindqvist Mekaniska AB",
  "Sørensen Maskinfabrik A/S",
  "NINGBO YONG CASTING CO., LTD",
];
const names = ["Bracket", "Drive shaft", "Flange DN50", "Spacer ring", "Guide block", "Pump cover"];
const weekWords: Readonly<Record<Language, string>> = {
  en: "weeks",
  de: "Wochen",
  fr: "semaines",
  es: "semanas",
  it: "settimane",
  pt: "semanas",
  nl: "weken",
  pl: "tygodni",
  cs: "týdnů",
  sv: "veckor",
  da: "uger",
  no: "uker",
  hu: "hét",
  tr: "hafta",
  zh: "周",
  ja: "週間",
};
export const pieceWords: Readonly<Record<Language, string>> = {
  en: "pcs",
  de: "Stück",
  fr: "pièces",
  es: "piezas",
  it: "pezzi",
  pt: "peças",
  nl: "stuks",
  pl: "szt.",
  cs: "ks",
  sv: "st",
  da: "stk.",
  no: "stk.",
  hu: "db",
  tr: "adet",
  zh: "件",
  ja: "個",
};
export const totalWords: Readonly<Record<Language, string>> = {
  en: "Total",
  de: "Gesamtsumme",
  fr: "Total HT",
  es: "Importe total",
  it: "Totale",
  pt: "Total geral",
  nl: "Totaal",
  pl: "Razem",
  cs: "Celkem",
  sv: "Summa",
  da: "I alt",
  no: "Sum",
  hu: "Összesen",
  tr: "Genel toplam",
  zh: "合计",
  ja: "合計",
};
/** Words that say more than the column means here: a currency, a price for a hundred, where a price holds from. */
const misleading =
  /\/\s?(?:m|kg|l)(?!\p{L})|[€$]|usd|eur|gbp|aud|100|tier|break|staffel|palier|seuil|tramo|tranche|scaglione|fascia|escalado|(?<!\p{L})(?:ab|from|desde|partir|da|vanaf|från|fr\.?o\.?m|fra|od)(?!\p{L})/iu;

export type Cells = readonly string[];

export interface Part {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
  readonly weeks: number;
}

/** What all layouts write with: words, numbers and a letter around the table. */
export class QuoteWriter {
  readonly chance: Chance;
  readonly language: Language;
  readonly decimal: "," | ".";
  readonly group: string;
  readonly currency: string;
  readonly supplier: string;
  readonly parts: readonly Part[];

  constructor(chance: Chance, language: Language) {
    this.chance = chance;
    this.language = language;
    const isPoint = language === "en" || language === "zh" || language === "ja";
    this.decimal = isPoint ? "." : ",";
    this.group = isPoint ? chance.of(["", ","]) : chance.of(["", ".", " "]);
    this.currency = chance.of(["EUR", "USD", "GBP", "CHF", "PLN", "SEK", "CZK", "CNY"]);
    this.supplier = chance.of(suppliers);
    this.parts = Array.from({ length: chance.whole(1, 5) }, (_, index) => ({
      code: `${chance.of(["BR", "SH", "FL", "C", "KS"])}-${chance.whole(100, 9999)}-${index + 10}`,
      name: chance.of(names),
      quantity: chance.of([20, 50, 120, 250, 400, 1000, 2500]),
      cents: chance.whole(45, 99_999),
      weeks: chance.whole(2, 16),
    }));
  }

  /** A header that people use in this language, whatever else it may mean. */
  head(meaning: HeaderMeaning): string {
    const words = (lexicon[this.language][meaning] ?? lexicon.en[meaning] ?? "").split(",");
    const neutral = words.filter((word) => !misleading.test(word));
    const word = this.chance.of(neutral).replace(/\s+/g, " ").trim();
    return this.chance.is(0.2) ? word.toUpperCase() : word;
  }

  number(value: number, decimals: number): string {
    const [whole = "", fraction] = value.toFixed(decimals).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, this.group);
    return fraction === undefined ? grouped : `${grouped}${this.decimal}${fraction}`;
  }

  money(cents: number): string {
    return this.number(cents / 100, 2);
  }

  weeks(weeks: number): string {
    return `${weeks} ${weekWords[this.language]}`;
  }

  line(part: Part, changes: Partial<TrueLine> = {}): TrueLine {
    return {
      supplier: this.supplier,
      part: part.code,
      quantity: part.quantity,
      prices: [[0, part.cents / 100]],
      currency: this.currency,
      leadTimeDays: part.weeks * 7,
      charges: 0,
      ...changes,
    };
  }

  file(rows: readonly Cells[], lines: readonly string[]): FileReading {
    const fileName = "quote.csv";
    const cells: readonly (readonly (CellValue | null)[])[] = rows.map((row) => row.map(textCell));
    return {
      fileName,
      kind: "csv",
      sizeBytes: 0,
      tables:
        rows.length === 0
          ? []
          : [{ id: "quote.csv#1", fileName, part: "", rows: cells, firstRow: 1 }],
      lines: lines.map((text, index) => ({ fileName, part: "", line: index + 1, text })),
      sender: null,
      problems: [],
    };
  }

  /** Letterhead, addressee and terms; what is said there goes for all lines. */
  letter(...terms: readonly string[]): string[] {
    const addressee = this.chance.is(0.5) ? ["Orbit Drives Inc.", "Purchasing, Ms. Alvarez"] : [];
    return [this.supplier, "sales@example.com  Tel. +49 555 0101", ...addressee, ...terms];
  }

  currencyTerm(): string {
    return `${this.head("currency")}: ${this.currency}`;
  }

  noise(rows: readonly Cells[], totalColumn: number | null): Cells[] {
    const [head = [], ...body] = rows;
    const numbered = this.chance.is(0.4);
    const remarked = this.chance.is(0.3);
    const remark = this.head("remark");
    const position = this.head("position");
    const widen = (row: Cells, first: string, last: string) => [
      ...(numbered ? [first] : []),
      ...row,
      ...(remarked ? [last] : []),
    ];
    const wide = [
      widen(head, position, remark),
      ...body.map((row, index) => widen(row, row.length > 1 ? String(index + 1) : "", "")),
    ];
    if (totalColumn !== null && this.chance.is(0.6)) {
      const sum = body.reduce((total, row) => total + this.valueOf(row[totalColumn] ?? ""), 0);
      const row = head.map(() => "");
      row[0] = totalWords[this.language];
      row[totalColumn] = this.number(sum, 2);
      wide.push(widen(row, "", ""));
    }
    return wide;
  }

  valueOf(text: string): number {
    const plain = this.group === "" ? text : text.replaceAll(this.group, "");
    return Number(plain.replace(this.decimal, ".")) || 0;
  }
}
