import type { QuoteField } from "../../quote-line.ts";

export const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "cs",
  "sv",
  "da",
  "no",
  "hu",
  "tr",
  "zh",
  "ja",
] as const;
export type Language = (typeof languages)[number];

/** Columns that quotes often have and that are not used, so that they are not taken for something else. */
export const unusedColumns = {
  position: "a line number",
  manufacturer: "who makes it, not who quotes it",
  otherPrice: "not the price that is offered",
  orderValue: "an amount of money, not a quantity",
  deliveryDate: "a date, not a lead time",
  quoteDate: "when it was quoted",
  packaging: "how it is packed",
  surcharge: "an extra cost without a field of its own",
  weight: "a weight",
  stock: "what is in stock",
  tax: "a tax",
  payment: "terms of payment",
  contact: "who to contact",
  place: "a place",
  quoteNumber: "the number of a document",
  customsCode: "a customs code",
  revision: "a revision",
  remark: "a remark",
} as const;

export type UnusedColumn = keyof typeof unusedColumns;
/** A drawing, or a maker's or supplier's own number, is the part where nothing else is. */
export type HeaderMeaning = QuoteField | "makerPart" | "drawing" | UnusedColumn;
