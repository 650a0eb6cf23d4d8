import { askBelowConfidence, type QuoteLine } from "../../quote-line.ts";
import { furtherOfferFields, type LineField, type OfferWords } from "../../recognition.ts";
import { type CellValue, type FileReading, type SourcePlace, tableIdOf } from "../../source.ts";
import type { CorrectionIndex, ToldOffer } from "../table/corrections.ts";
import type { TableContext } from "../table/table-context.ts";
import type { NumberStyle } from "../values/number-style.ts";
import { readPriceList } from "../values/price-list.ts";
import type { ReadText } from "./text-table.ts";

/** Offers that the visitor said, to be read as the rows of one table. */
export interface ToldGroup {
  /** Of the table, beside the file's own. */
  readonly name: string;
  readonly offers: readonly ToldOffer[];
}

/** The rows of a file that the visitor called offers, and those that the visitor added to it. */
export function toldOffers(file: FileReading, index: CorrectionIndex): readonly ToldOffer[] {
  return [...index.ofTable(textId(file)).offers.values()];
}

/** Whether the visitor said what it costs: without a price it is none. */
export function isTold({ price }: OfferWords): boolean {
  return /\d/.test(price);
}

/** The id under which rows are called offers. */
export function textId({ sourceId, fileName }: Pick<FileReading, "sourceId" | "fileName">): string {
  return tableIdOf(sourceId ?? fileName, 0);
}

/**
 * Rows of the file of which no more is said than stands in them may be price breaks of one part, so that they are read
 * together. An offer of which more is said stands for itself. Their places among all keep the ids of their lines.
 */
export function toldGroups(told: readonly ToldOffer[]): ToldGroup[] {
  const isPlain = (offer: ToldOffer) =>
    furtherOfferFields.every((field) => !offer[field]) && readPriceList(offer.price) === null;
  const together = told.map((offer) => (isPlain(offer) ? offer : { ...offer, ...noOffer }));
  return [
    { name: "told", offers: together },
    ...told.flatMap((offer, index) =>
      isPlain(offer) ? [] : [{ name: `told-${index + 1}`, offers: [offer] }],
    ),
  ].filter(({ offers }) => offers.some(isTold));
}

const noOffer = { part: "", quantity: "", price: "", leadTime: "" };

/** What all other offers of a file have in common: those that the visitor tells have it too, unless they say otherwise. */
type CommonWords = Pick<OfferWords, "supplier" | "currency">;

export function commonWords(lines: readonly QuoteLine[]): CommonWords {
  const only = (values: readonly (string | undefined)[]) => {
    const [first, ...others] = new Set(values);
    return first === undefined || others.length > 0 ? null : first;
  };
  const supplier = only(lines.map((line) => line.supplier.value));
  const currency = only(lines.map((line) => line.currency?.value));
  return { ...(supplier === null ? {} : { supplier }), ...(currency === null ? {} : { currency }) };
}

/** What the visitor called offers, as a table; its questions are those of the table `id`. */
export function toldTable(
  { fileName, ...file }: FileReading,
  { name, offers: said }: ToldGroup,
  id: string,
  common: CommonWords,
): ReadText {
  const offers = said.map((offer) => ({ ...common, ...offer }));
  const cell = (text: string): CellValue | null =>
    text.trim() === "" ? null : { kind: "text", text: text.trim() };
  const columns = toldColumns.filter(
    ({ isOptional, text }) =>
      isOptional !== true || offers.filter(isTold).every((offer) => text(offer) !== ""),
  );
  const rows = [
    columns.map(({ header }) => cell(header)),
    ...offers.map((offer) => columns.map(({ text }) => (isTold(offer) ? cell(text(offer)) : null))),
  ];
  const placeOf = (row: number): SourcePlace =>
    offers[row - 1]?.place ?? { kind: "file", fileName };
  return {
    table: {
      id: `${textId({ ...file, fileName })}/${name}`,
      fileName,
      part: "",
      rows,
      firstRow: 1,
    },
    regular: {
      id,
      rows,
      firstRow: 0,
      endRow: rows.length,
      isTurned: false,
      isFromText: true,
      isTold: true,
      cellPlace: placeOf,
      headerPlace: () => placeOf(1),
    },
  };
}

interface ToldColumn {
  readonly header: string;
  readonly text: (offer: ToldOffer) => string;
  /** Only where the offer says it: else it is as in the file. */
  readonly isOptional?: true;
}

const toldColumns: readonly ToldColumn[] = [
  { header: "Supplier", text: ({ supplier = "" }) => supplier, isOptional: true },
  { header: "Part", text: ({ part }) => part },
  { header: "Quantity", text: ({ quantity }) => quantity },
  { header: "Unit price", text: ({ price }) => readPriceList(price)?.[0]?.price ?? price },
  { header: "Currency", text: ({ currency = "" }) => currency, isOptional: true },
  { header: "Lead time", text: ({ leadTime }) => leadTime },
];

/** What the visitor said of an offer beyond the columns of its table, as is said of a line. */
export function furtherWords(offer: ToldOffer): ReadonlyMap<LineField, string> {
  const further = furtherOfferFields.flatMap((field) => {
    const text = offer[field] ?? "";
    return text === "" ? [] : [[field, text] as const];
  });
  const isListed = readPriceList(offer.price) !== null;
  return new Map<LineField, string>([
    ...(isListed ? [["price", offer.price] as const] : []),
    ...further,
  ]);
}

/** What was said of the other tables holds, but for their columns and cells; numbers are written as theirs. */
export function forToldRows(
  index: CorrectionIndex,
  id: string,
  style: NumberStyle | undefined,
): CorrectionIndex {
  const isSure = style !== undefined && style.confidence >= askBelowConfidence;
  return {
    ...index,
    ofTable: (tableId) =>
      tableId === id
        ? {
            ...index.ofTable(id),
            values: new Map(index.ofTable(id).values),
            columns: new Map(),
            cells: new Map(),
            units: new Map(),
            decimal: index.ofTable(id).decimal ?? (isSure ? style.decimal : null),
          }
        : index.ofTable(tableId),
  };
}

/** Of several lead times in the text none holds for a row that names none. */
export function leaveLeadTimeOpen({ facts, corrections }: TableContext) {
  const stated = facts.byField.get("leadTime") ?? [];
  if (stated.length > 1 && !corrections.values.has("leadTime")) {
    corrections.values.set("leadTime", "");
  }
}
