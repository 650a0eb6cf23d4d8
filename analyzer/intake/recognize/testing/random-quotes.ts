import fc from "fast-check";

import { addDays } from "../values/dates.ts";

/** The languages that this writer writes. */
type Language = "en" | "de" | "fr" | "es";

/** What a supplier means, before anyone writes it down. */
export interface TrueQuote {
  readonly supplier: string;
  readonly part: string;
  readonly quantity: number;
  /** In thousandths, of which a style may write fewer. */
  readonly priceMills: number;
  readonly leadTimeWeeks: number;
  readonly incoterm: string;
  readonly validUntil: string;
  readonly minimumOrder: number;
  readonly rating: number;
  readonly tooling: number;
  readonly freightPercent: number;
}

/** How a file is written. */
export interface WritingStyle {
  readonly language: Language;
  readonly decimal: "," | ".";
  readonly group: "" | "." | "," | " " | "'";
  /** Of the prices. */
  readonly decimals: 0 | 2 | 3;
  readonly currency: string;
  readonly currencyPlace: "column" | "header" | "beside";
  readonly date: "iso" | "points" | "slashes" | "us";
  readonly leadTimePlace: "header" | "cell" | "nowhere";
  readonly pricedPer: 1 | 100 | 1000;
  /** Which of the headers of its language each column has. */
  readonly wording: number;
  /** Sort keys for the columns. */
  readonly order: readonly number[];
}

type Written =
  | "supplier"
  | "part"
  | "quantity"
  | "price"
  | "per100"
  | "per1000"
  | "currency"
  | "leadTime"
  | "weeks"
  | "incoterm"
  | "validUntil"
  | "minimumOrder"
  | "rating"
  | "tooling"
  | "freight";

/** Two ways of heading each column in each language. */
const headers: Readonly<Record<Language, Readonly<Record<Written, readonly [string, string]>>>> = {
  en: {
    supplier: ["Supplier", "Vendor name"],
    part: ["Part No.", "P/N"],
    quantity: ["Qty", "Order quantity"],
    price: ["Unit price", "Price each"],
    per100: ["Price/100", "Price per 100 pcs"],
    per1000: ["Price per 1,000", "Price/1000"],
    currency: ["Currency", "Ccy"],
    leadTime: ["Lead time", "Delivery time"],
    weeks: ["Lead time (weeks)", "L/T wks"],
    incoterm: ["Incoterm", "Delivery terms"],
    validUntil: ["Valid until", "Quote expiry"],
    minimumOrder: ["MOQ", "Min. order qty"],
    rating: ["Rating %", "On-time delivery %"],
    tooling: ["Tooling", "NRE cost"],
    freight: ["Freight %", "Shipping cost %"],
  },
  de: {
    supplier: ["Lieferant", "Anbieter"],
    part: ["Teile-Nr.", "Artikelnummer"],
    quantity: ["Menge", "Stückzahl"],
    price: ["Stückpreis", "Einzelpreis"],
    per100: ["Preis/100", "Preis je 100 Stk"],
    per1000: ["Preis je 1.000 Stk", "Preis/1000"],
    currency: ["Währung", "Whg."],
    leadTime: ["Lieferzeit", "Lieferfrist"],
    weeks: ["Lieferzeit [Wo]", "LZ (Wochen)"],
    incoterm: ["Lieferbedingung", "Incoterm"],
    validUntil: ["gültig bis", "Bindefrist"],
    minimumOrder: ["Mindestbestellmenge", "MBM"],
    rating: ["Liefertreue %", "Bewertung %"],
    tooling: ["Werkzeugkosten", "Einmalkosten"],
    freight: ["Fracht %", "Frachtkosten %"],
  },
  fr: {
    supplier: ["Fournisseur", "Société"],
    part: ["Référence", "N° pièce"],
    quantity: ["Qté", "Quantité demandée"],
    price: ["PU HT", "Prix unitaire"],
    per100: ["Prix/100", "Prix par 100"],
    per1000: ["Prix par 1000", "Prix/1 000"],
    currency: ["Devise", "Monnaie"],
    leadTime: ["Délai", "Délai de livraison"],
    weeks: ["Délai (sem.)", "Délai en semaines"],
    incoterm: ["Conditions de livraison", "Incoterm"],
    validUntil: ["Validité", "Valable jusqu'au"],
    minimumOrder: ["Qté mini", "Minimum de commande"],
    rating: ["Taux de service %", "Évaluation %"],
    tooling: ["Outillage", "Frais d'outillage"],
    freight: ["Transport %", "Frais de port %"],
  },
  es: {
    supplier: ["Proveedor", "Nombre del proveedor"],
    part: ["Referencia", "Código artículo"],
    quantity: ["Cant.", "Cantidad"],
    price: ["Precio unitario", "P. unit."],
    per100: ["Precio por 100", "Precio/100"],
    per1000: ["Precio por mil", "Precio/1000"],
    currency: ["Moneda", "Divisa"],
    leadTime: ["Plazo", "Plazo de entrega"],
    weeks: ["Plazo (semanas)", "Plazo de entrega sem."],
    incoterm: ["Condiciones de entrega", "Incoterm"],
    validUntil: ["Validez", "Válido hasta"],
    minimumOrder: ["Pedido mínimo", "Cant. mín."],
    rating: ["Calificación %", "Puntuación %"],
    tooling: ["Utillaje", "Coste de utillaje"],
    freight: ["Flete %", "Portes %"],
  },
};

const weekWords: Readonly<Record<Language, string>> = {
  en: "weeks",
  de: "Wochen",
  fr: "semaines",
  es: "semanas",
};

export const anyTrueQuotes: fc.Arbitrary<TrueQuote[]> = fc
  .array(
    fc.record({
      supplier: fc.constantFrom(
        "Ashgrove",
        "Dovetail Ltd",
        "Lakehead GmbH",
        "Mirów Sp. z o.o.",
        "Talleres Ruiz",
      ),
      quantity: fc.integer({ min: 1, max: 50_000 }),
      priceMills: fc.integer({ min: 1, max: 50_000_000 }),
      leadTimeWeeks: fc.integer({ min: 1, max: 40 }),
      incoterm: fc.constantFrom("EXW", "FCA", "DAP", "DDP", "CIF"),
      validUntil: fc.nat(700).map((days) => addDays("2026-01-01", days)),
      minimumOrder: fc.integer({ min: 1, max: 5000 }),
      rating: fc.integer({ min: 20, max: 100 }),
      tooling: fc.integer({ min: 0, max: 90_000 }),
      freightPercent: fc.integer({ min: 0, max: 25 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((quotes) => quotes.map((quote, index) => ({ ...quote, part: `BR-${100 + index}` })));

export const anyWritingStyle: fc.Arbitrary<WritingStyle> = fc
  .record({
    language: fc.constantFrom<Language>("en", "de", "fr", "es"),
    numbers: fc.constantFrom(
      { decimal: ",", group: "." } as const,
      { decimal: ",", group: " " } as const,
      { decimal: ",", group: "" } as const,
      { decimal: ".", group: "," } as const,
      { decimal: ".", group: "'" } as const,
      { decimal: ".", group: "" } as const,
    ),
    decimals: fc.constantFrom<WritingStyle["decimals"]>(0, 2, 2, 3),
    currency: fc.constantFrom("EUR", "USD", "CHF", "SEK"),
    currencyPlace: fc.constantFrom<WritingStyle["currencyPlace"]>("column", "header", "beside"),
    date: fc.constantFrom<WritingStyle["date"]>("iso", "points", "slashes", "us"),
    leadTimePlace: fc.constantFrom<WritingStyle["leadTimePlace"]>("header", "cell", "nowhere"),
    pricedPer: fc.constantFrom<WritingStyle["pricedPer"]>(1, 100, 1000),
    wording: fc.nat(1),
    order: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
  })
  // Only English writes months first; the others would not be believed.
  .filter(({ language, date }) => date !== "us" || language === "en")
  .map(({ numbers, ...style }) => ({ ...style, ...numbers }));

/** The price to the decimals that the style has, rounded up so that none is 0. */
export function writtenPrice({ priceMills }: TrueQuote, { decimals }: WritingStyle): number {
  const step = 10 ** (3 - decimals);
  return Math.ceil(priceMills / step) / 10 ** decimals;
}

/** Writes the quotes down as a table of text. */
export function writeQuotes(quotes: readonly TrueQuote[], style: WritingStyle): string[][] {
  const head = (column: Written) => headers[style.language][column][style.wording]!;
  const money = (quote: TrueQuote) => {
    const [whole = "", fraction] = writtenPrice(quote, style).toFixed(style.decimals).split(".");
    const tail = fraction === undefined ? "" : style.decimal + fraction;
    return number(Number(whole), style) + tail;
  };
  const priceHead = head(
    style.pricedPer === 1 ? "price" : style.pricedPer === 100 ? "per100" : "per1000",
  );
  const columns: [string, (quote: TrueQuote) => string][] = [
    [head("supplier"), ({ supplier }) => supplier],
    [head("part"), ({ part }) => part],
    [head("quantity"), ({ quantity }) => number(quantity, style)],
    [
      style.currencyPlace === "header" ? `${priceHead} (${style.currency})` : priceHead,
      (quote) =>
        style.currencyPlace === "beside" ? `${money(quote)} ${style.currency}` : money(quote),
    ],
    [
      head(style.leadTimePlace === "header" ? "weeks" : "leadTime"),
      ({ leadTimeWeeks }) =>
        style.leadTimePlace === "cell"
          ? `${leadTimeWeeks} ${weekWords[style.language]}`
          : String(leadTimeWeeks),
    ],
    [head("incoterm"), ({ incoterm }) => incoterm],
    [head("validUntil"), ({ validUntil }) => date(validUntil, style)],
    [head("minimumOrder"), ({ minimumOrder }) => number(minimumOrder, style)],
    [head("rating"), ({ rating }) => String(rating)],
    [head("tooling"), ({ tooling }) => number(tooling, style)],
    [head("freight"), ({ freightPercent }) => String(freightPercent)],
  ];
  if (style.currencyPlace === "column") columns.push([head("currency"), () => style.currency]);
  const ordered = columns
    .map((column, index) => ({ column, key: style.order[index]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ column }) => column);
  return [
    ordered.map(([header]) => header),
    ...quotes.map((quote) => ordered.map(([, write]) => write(quote))),
  ];
}

function number(whole: number, { group }: WritingStyle): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}

function date(iso: string, style: WritingStyle): string {
  const [year, month, day] = iso.split("-");
  if (style.date === "iso") return iso;
  if (style.date === "points") return `${day}.${month}.${year}`;
  return style.date === "slashes" ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
