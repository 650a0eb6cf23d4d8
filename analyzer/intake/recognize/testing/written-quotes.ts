import { languages, type HeaderMeaning, type Language } from "../headers/header-meaning.ts";
import { headerWords } from "../headers/header-words.ts";
import type { CellValue, FileReading } from "../../source.ts";
import { textCell } from "./quote-files.ts";

export const layouts = [
  "rows",
  "supplier column",
  "suppliers across",
  "suppliers in rows between",
  "fields down",
  "breaks across",
  "breaks down",
  "breaks below a blank part",
  "charge rows",
  "charge columns",
  "list and discount",
  "labels and values",
  "prose",
] as const;

export type Layout = (typeof layouts)[number];

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

export interface WrittenQuote {
  readonly seed: number;
  readonly layout: Layout;
  readonly language: Language;
  readonly file: FileReading;
  readonly lines: readonly TrueLine[];
}

/** Numbers that follow from a seed alone, evenly spread. */
class Chance {
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

const suppliers = [
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
  zh: "周",
  ja: "週間",
};
const pieceWords: Readonly<Record<Language, string>> = {
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
  zh: "件",
  ja: "個",
};
const totalWords: Readonly<Record<Language, string>> = {
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
  zh: "合计",
  ja: "合計",
};
const sentences: Readonly<Partial<Record<Language, string>>> = {
  en: "For PART we can offer QTY at PRICE each, delivery WEEKS.",
  de: "Wir bieten PART an: QTY zu PRICE/Stück, Lieferzeit WEEKS.",
  fr: "Pour PART nous proposons QTY à PRICE la pièce, délai WEEKS.",
  es: "Para PART ofrecemos QTY a PRICE, plazo de entrega WEEKS.",
  it: "Per PART offriamo QTY a PRICE cad., consegna WEEKS.",
  nl: "Voor PART bieden wij QTY à PRICE per stuk, levertijd WEEKS.",
  sv: "För PART offererar vi QTY à PRICE, leveranstid WEEKS.",
};

/** One quote in some layout, language and style, with what it means. The same seed gives the same quote. */
export function writeQuote(seed: number): WrittenQuote {
  const chance = new Chance(seed);
  const layout = chance.of(layouts);
  const spoken = Object.keys(sentences) as Language[];
  const language = layout === "prose" ? chance.of(spoken) : chance.of(languages);
  const writer = new Writer(chance, language);
  const written = writer.write(layout);
  return { seed, layout, language, ...written };
}

/** Words that say more than the column means here: a currency, a price for a hundred, where a price holds from. */
const misleading =
  /[€$]|usd|eur|gbp|aud|100|tier|break|staffel|palier|seuil|tramo|tranche|scaglione|fascia|escalado|(?<!\p{L})(?:ab|from|desde|partir|da|vanaf|från|fr\.?o\.?m|fra|od)(?!\p{L})/iu;

type Cells = readonly string[];

interface Part {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
  readonly weeks: number;
}

class Writer {
  readonly #chance: Chance;
  readonly #language: Language;
  readonly #decimal: "," | ".";
  readonly #group: string;
  readonly #currency: string;
  readonly #supplier: string;
  readonly #parts: readonly Part[];

  constructor(chance: Chance, language: Language) {
    this.#chance = chance;
    this.#language = language;
    const isPoint = language === "en" || language === "zh" || language === "ja";
    this.#decimal = isPoint ? "." : ",";
    this.#group = isPoint ? chance.of(["", ","]) : chance.of(["", ".", " "]);
    this.#currency = chance.of(["EUR", "USD", "GBP", "CHF", "PLN", "SEK", "CZK", "CNY"]);
    this.#supplier = chance.of(suppliers);
    this.#parts = Array.from({ length: chance.whole(1, 5) }, (_, index) => ({
      code: `${chance.of(["BR", "SH", "FL", "C", "KS"])}-${chance.whole(100, 9999)}-${index + 10}`,
      name: chance.of(names),
      quantity: chance.of([20, 50, 120, 250, 400, 1000, 2500]),
      cents: chance.whole(45, 99_999),
      weeks: chance.whole(2, 16),
    }));
  }

  write(layout: Layout): Pick<WrittenQuote, "file" | "lines"> {
    switch (layout) {
      case "rows":
        return this.#rows([]);
      case "supplier column":
        return this.#supplierColumn();
      case "suppliers across":
        return this.#suppliersAcross();
      case "suppliers in rows between":
        return this.#suppliersBetween();
      case "fields down":
        return this.#fieldsDown();
      case "breaks across":
        return this.#breaksAcross();
      case "breaks down":
        return this.#breaksDown(false);
      case "breaks below a blank part":
        return this.#breaksDown(true);
      case "charge rows":
        return this.#chargeRows();
      case "charge columns":
        return this.#chargeColumns();
      case "list and discount":
        return this.#listAndDiscount();
      case "labels and values":
        return this.#labels();
      case "prose":
        return this.#prose();
    }
  }

  /** A header that people use in this language, whatever else it may mean. */
  #head(meaning: HeaderMeaning): string {
    const words = (headerWords[this.#language][meaning] ?? headerWords.en[meaning] ?? "").split(
      ",",
    );
    const neutral = words.filter((word) => !misleading.test(word));
    const word = this.#chance.of(neutral).replace(/\s+/g, " ").trim();
    return this.#chance.is(0.2) ? word.toUpperCase() : word;
  }

  #number(value: number, decimals: number): string {
    const [whole = "", fraction] = value.toFixed(decimals).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, this.#group);
    return fraction === undefined ? grouped : `${grouped}${this.#decimal}${fraction}`;
  }

  #money(cents: number): string {
    return this.#number(cents / 100, 2);
  }

  #weeks(weeks: number): string {
    return `${weeks} ${weekWords[this.#language]}`;
  }

  #line(part: Part, changes: Partial<TrueLine> = {}): TrueLine {
    return {
      supplier: this.#supplier,
      part: part.code,
      quantity: part.quantity,
      prices: [[0, part.cents / 100]],
      currency: this.#currency,
      leadTimeDays: part.weeks * 7,
      charges: 0,
      ...changes,
    };
  }

  #file(rows: readonly Cells[], lines: readonly string[]): FileReading {
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
  #letter(...terms: readonly string[]): string[] {
    const addressee = this.#chance.is(0.5) ? ["Orbit Drives Inc.", "Purchasing, Ms. Alvarez"] : [];
    return [this.#supplier, "sales@example.com  Tel. +49 555 0101", ...addressee, ...terms];
  }

  #currencyTerm(): string {
    return `${this.#head("currency")}: ${this.#currency}`;
  }

  #noise(rows: readonly Cells[], totalColumn: number | null): Cells[] {
    const [head = [], ...body] = rows;
    const numbered = this.#chance.is(0.4);
    const remarked = this.#chance.is(0.3);
    const remark = this.#head("remark");
    const position = this.#head("position");
    const widen = (row: Cells, first: string, last: string) => [
      ...(numbered ? [first] : []),
      ...row,
      ...(remarked ? [last] : []),
    ];
    const wide = [
      widen(head, position, remark),
      ...body.map((row, index) => widen(row, row.length > 1 ? String(index + 1) : "", "")),
    ];
    if (totalColumn !== null && this.#chance.is(0.6)) {
      const sum = body.reduce((total, row) => total + this.#valueOf(row[totalColumn] ?? ""), 0);
      const row = head.map(() => "");
      row[0] = totalWords[this.#language];
      row[totalColumn] = this.#number(sum, 2);
      wide.push(widen(row, "", ""));
    }
    return wide;
  }

  #valueOf(text: string): number {
    const plain = this.#group === "" ? text : text.replaceAll(this.#group, "");
    return Number(plain.replace(this.#decimal, ".")) || 0;
  }

  #rows(extra: readonly Cells[]): Pick<WrittenQuote, "file" | "lines"> {
    const head = [
      this.#head("part"),
      this.#head("description"),
      this.#head("quantity"),
      `${this.#head("price")} (${this.#currency})`,
      this.#head("total"),
      this.#head("leadTime"),
    ];
    const body = this.#parts.map((part) => [
      part.code,
      part.name,
      this.#number(part.quantity, 0),
      this.#money(part.cents),
      this.#money(part.cents * part.quantity),
      this.#weeks(part.weeks),
    ]);
    return {
      file: this.#file(this.#noise([head, ...body, ...extra], 4), this.#letter()),
      lines: this.#parts.map((part) => this.#line(part)),
    };
  }

  #supplierColumn(): Pick<WrittenQuote, "file" | "lines"> {
    const [part] = this.#parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const quoting = suppliers.slice(0, this.#chance.whole(2, 5));
    const head = [
      "supplier",
      "part",
      "quantity",
      "price",
      "currency",
      "leadTime",
      "tooling",
    ] as const;
    const lines = quoting.map((supplier, index) =>
      this.#line(part, {
        supplier,
        prices: [[0, (part.cents + index * 7) / 100]],
        leadTimeDays: (part.weeks + index) * 7,
        charges: index * 500,
      }),
    );
    const body = lines.map((line, index) => [
      line.supplier,
      part.code,
      this.#number(part.quantity, 0),
      this.#money(part.cents + index * 7),
      this.#currency,
      this.#weeks(part.weeks + index),
      this.#number(index * 500, 2),
    ]);
    const rows = [head.map((meaning) => this.#head(meaning)), ...body];
    return { file: this.#file(this.#noise(rows, null), []), lines };
  }

  #suppliersAcross(): Pick<WrittenQuote, "file" | "lines"> {
    const quoting = suppliers.slice(0, this.#chance.whole(2, 4));
    const head = [this.#head("part"), this.#head("quantity"), ...quoting];
    const lines = this.#parts.flatMap((part) =>
      quoting.map((supplier, index) =>
        this.#line(part, {
          supplier,
          prices: [[0, (part.cents + index * 3) / 100]],
          leadTimeDays: null,
        }),
      ),
    );
    const body = this.#parts.map((part) => [
      part.code,
      this.#number(part.quantity, 0),
      ...quoting.map((_, index) => this.#money(part.cents + index * 3)),
    ]);
    const file = this.#file(this.#noise([head, ...body], null), [this.#currencyTerm()]);
    return { file, lines };
  }

  #suppliersBetween(): Pick<WrittenQuote, "file" | "lines"> {
    const quoting = suppliers.slice(0, this.#chance.whole(2, 4));
    const head = [this.#head("part"), this.#head("quantity"), this.#head("price")];
    const rows: Cells[] = [head];
    const lines: TrueLine[] = [];
    for (const [index, supplier] of quoting.entries()) {
      rows.push([supplier, "", ""]);
      for (const part of this.#parts) {
        rows.push([part.code, this.#number(part.quantity, 0), this.#money(part.cents + index)]);
        const prices = [[0, (part.cents + index) / 100]] as const;
        lines.push(this.#line(part, { supplier, prices, leadTimeDays: null }));
      }
    }
    return { file: this.#file(rows, [this.#currencyTerm()]), lines };
  }

  #fieldsDown(): Pick<WrittenQuote, "file" | "lines"> {
    const fields = ["part", "quantity", "price", "currency", "leadTime"] as const;
    const values = (part: Part) => [
      part.code,
      this.#number(part.quantity, 0),
      this.#money(part.cents),
      this.#currency,
      this.#weeks(part.weeks),
    ];
    const columns = this.#parts.map(values);
    const rows = fields.map((field, index) => [
      this.#head(field),
      ...columns.map((column) => column[index] ?? ""),
    ]);
    return {
      file: this.#file(rows, this.#letter()),
      lines: this.#parts.map((part) => this.#line(part)),
    };
  }

  #breaksOf(part: Part): (readonly [number, number])[] {
    return [10, 50, 100, 500].map((from, index) => [
      from,
      Math.round(part.cents * (1 - index * 0.07)) + 8,
    ]);
  }

  #breaksAcross(): Pick<WrittenQuote, "file" | "lines"> {
    const head = [this.#head("part"), this.#head("description"), "10+", "50+", "100+", "500+"];
    const body = this.#parts.map((part) => [
      part.code,
      part.name,
      ...this.#breaksOf(part).map(([, cents]) => this.#money(cents)),
    ]);
    const lines = this.#parts.map((part) =>
      this.#line(part, {
        quantity: null,
        prices: this.#breaksOf(part).map(([from, cents]) => [from, cents / 100] as const),
        leadTimeDays: null,
      }),
    );
    return {
      file: this.#file(this.#noise([head, ...body], null), this.#letter(this.#currencyTerm())),
      lines,
    };
  }

  #breaksDown(isBlank: boolean): Pick<WrittenQuote, "file" | "lines"> {
    const head = [
      this.#head("part"),
      this.#head("description"),
      this.#head("quantity"),
      this.#head("price"),
    ];
    const body = this.#parts.flatMap((part) =>
      this.#breaksOf(part).map(([from, cents], index) => [
        isBlank && index > 0 ? "" : part.code,
        isBlank && index > 0 ? "" : part.name,
        this.#number(from, 0),
        this.#money(cents),
      ]),
    );
    const lines = this.#parts.map((part) =>
      this.#line(part, {
        quantity: null,
        prices: this.#breaksOf(part).map(([from, cents]) => [from, cents / 100] as const),
        leadTimeDays: null,
      }),
    );
    return { file: this.#file([head, ...body], this.#letter(this.#currencyTerm())), lines };
  }

  #chargeRows(): Pick<WrittenQuote, "file" | "lines"> {
    const [part] = this.#parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const cents = this.#chance.whole(50_000, 900_000);
    const name = `${this.#head("tooling")} ${part.code}`;
    const row = ["", name, "1", this.#money(cents), this.#money(cents), ""];
    const { file, lines } = this.#rows([row]);
    return {
      file,
      lines: lines.map((line) =>
        line.part === part.code ? { ...line, charges: cents / 100 } : line,
      ),
    };
  }

  #chargeColumns(): Pick<WrittenQuote, "file" | "lines"> {
    const head = ["part", "quantity", "price", "tooling", "leadTime"] as const;
    const cents = this.#parts.map(() => this.#chance.whole(10_000, 900_000));
    const body = this.#parts.map((part, index) => [
      part.code,
      this.#number(part.quantity, 0),
      this.#money(part.cents),
      this.#money(cents[index] ?? 0),
      this.#weeks(part.weeks),
    ]);
    const rows = [head.map((meaning) => this.#head(meaning)), ...body];
    return {
      file: this.#file(this.#noise(rows, null), this.#letter(this.#currencyTerm())),
      lines: this.#parts.map((part, index) =>
        this.#line(part, { charges: (cents[index] ?? 0) / 100 }),
      ),
    };
  }

  #listAndDiscount(): Pick<WrittenQuote, "file" | "lines"> {
    const head = ["part", "quantity", "otherPrice", "discount", "price", "total"] as const;
    const percent = this.#chance.of([5, 10, 20, 25]);
    const listed = this.#parts.map((part) => ({
      part,
      list: part.cents * 20,
      net: part.cents * 20 * (1 - percent / 100),
    }));
    const body = listed.map(({ part, list, net }) => [
      part.code,
      this.#number(part.quantity, 0),
      this.#money(list),
      `${percent} %`,
      this.#money(net),
      this.#money(net * part.quantity),
    ]);
    const rows = [head.map((meaning) => this.#head(meaning)), ...body];
    return {
      file: this.#file(this.#noise(rows, 5), this.#letter(this.#currencyTerm())),
      lines: listed.map(({ part, net }) =>
        this.#line(part, { prices: [[0, Math.round(net) / 100]], leadTimeDays: null }),
      ),
    };
  }

  #labels(): Pick<WrittenQuote, "file" | "lines"> {
    const [part] = this.#parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const lines = [
      `${this.#head("part")}: ${part.code}`,
      `${this.#head("quantity")}: ${this.#number(part.quantity, 0)}`,
      `${this.#head("price")}: ${this.#currency} ${this.#money(part.cents)}`,
      `${this.#head("leadTime")}: ${this.#weeks(part.weeks)}`,
    ];
    return { file: this.#file([], this.#letter(...lines)), lines: [this.#line(part)] };
  }

  #prose(): Pick<WrittenQuote, "file" | "lines"> {
    const sentence = sentences[this.#language] ?? "";
    const [part] = this.#parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const text = sentence
      .replace("PART", part.code)
      .replace("QTY", `${this.#number(part.quantity, 0)} ${pieceWords[this.#language]}`)
      .replace("PRICE", `${this.#currency} ${this.#money(part.cents)}`)
      .replace("WEEKS", this.#weeks(part.weeks));
    return { file: this.#file([], [text, this.#supplier]), lines: [this.#line(part)] };
  }
}
