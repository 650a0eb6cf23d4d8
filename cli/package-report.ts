import { placeText } from "#analyzer/intake/place-text.ts";
import type { Charge, QuoteLine, Reading } from "#analyzer/intake/quote-line.ts";
import type {
  OfferDraft,
  OfferWords,
  ShownOffer,
  ShownOffers,
} from "#analyzer/intake/recognition.ts";
import { type FileKind, isIdOfSource, type ReadProblem } from "#analyzer/intake/source.ts";
import type { Analysis } from "#analyzer/package/analysis.ts";

import type { ReadPackage } from "./read-package.ts";

/** What `--format json` writes. docs/analyze.md describes it, and scripts rely on it. */
export interface PackageReport {
  readonly files: readonly FileReport[];
  readonly lines: readonly LineReport[];
  readonly questions: readonly QuestionReport[];
  readonly ranking: RankingReport;
}

interface FileReport {
  readonly name: string;
  readonly kind: FileKind | null;
  /** Why another file holds in its place. */
  readonly setAside: string | null;
  readonly problems: readonly Pick<ReadProblem, "kind" | "part" | "message">[];
}

export interface LineReport {
  /** By which an answer names it. */
  readonly id: string;
  readonly file: string;
  readonly place: string;
  readonly supplier: string;
  readonly part: string | null;
  readonly description: string | null;
  readonly quantity: number | null;
  /** What the quantity counts: "each", "kg". */
  readonly unit: string;
  /** At the quantity; `null` where there are price breaks and no quantity. */
  readonly unitPrice: number | null;
  /** How many pieces, kilograms or meters the price is for. */
  readonly per: number;
  readonly priceUnit: string;
  readonly currency: string | null;
  /** Empty where one price holds for every quantity. */
  readonly priceBreaks: readonly { readonly fromQuantity: number; readonly unitPrice: number }[];
  readonly tooling: Charge | null;
  readonly otherCharges: readonly OtherCharge[];
  readonly freight: Charge | null;
  readonly duty: Charge | null;
  readonly minimumOrder: number | null;
  readonly leadTimeDays: number | null;
  readonly validUntil: string | null;
  readonly incoterm: string | null;
  /** As the United States write it: "FOB origin, freight collect". */
  readonly freightTerm: string | null;
  /** ISO 3166. */
  readonly shipsFrom: string | null;
  readonly paymentTerms: string | null;
  readonly alternative: boolean;
  /** In percent, for each field that was read. */
  readonly confidence: Readonly<Record<string, number>>;
}

type OtherCharge = { readonly name: string } & Charge;

interface QuestionReport {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
  readonly place: string;
  readonly confidence: number;
  readonly lineCount: number;
  readonly answers: readonly string[];
  /** "Another supplier": what an answer in one's own words would be; `null` where none is taken. */
  readonly inWords: string | null;
  /** What was read without proof, where the question is whether the file says so. */
  readonly readback: readonly {
    readonly what: string;
    readonly read: string;
    readonly from: string;
    readonly answers: readonly string[];
    readonly inWords: string | null;
    /** The offers that the row may be or is about, as far as they were read. */
    readonly offers: readonly OfferWords[];
    /** Whether it stands in the offers of the question too. */
    readonly isListed: boolean;
  }[];
  /** Every offer of the file as it was read, where the question is whether the file says so. */
  readonly offers: OffersReport | null;
}

interface OffersReport extends Omit<ShownOffers, "rows"> {
  readonly rows: readonly (Omit<ShownOffer, "answers" | "draft"> & {
    /** By which an answer names it. */
    readonly line: string;
    readonly answers: readonly string[];
  })[];
}

interface RankingReport {
  readonly currency: string;
  readonly groups: readonly GroupReport[];
  readonly notes: readonly string[];
}

interface GroupReport {
  readonly part: string;
  readonly description: string | null;
  readonly ranked: readonly {
    readonly rank: number;
    readonly supplier: string;
    readonly quantity: number | null;
    readonly landedCost: number;
    /** Freight and duty that nobody states: in no figure. */
    readonly open: readonly string[];
    readonly landedCostPerUnit: number | null;
    readonly unit: string | null;
    readonly leadTimeDays: number | null;
    readonly reliability: number | null;
    readonly score: number;
    readonly notes: readonly string[];
  }[];
  /** All that are ranked: `ranked` holds the best of them. */
  readonly rankedCount: number;
  readonly setAside: readonly {
    readonly supplier: string;
    readonly kind: string;
    readonly reason: string;
  }[];
  /** What is not stated of the costs, and how far it could change the order. */
  readonly openCosts: readonly string[];
  readonly notes: readonly string[];
}

export function packageReport(
  { readings, tables, recognition, aside }: ReadPackage,
  analysis: Analysis,
): PackageReport {
  return {
    files: readings.map(({ fileName, kind, problems }) => ({
      name: fileName,
      kind,
      setAside: aside.aside.find((each) => each.fileName === fileName)?.reason ?? null,
      problems: problems.map(({ kind, part, message }) => ({ kind, part, message })),
    })),
    lines: recognition.lines.map((line) => lineReport(line, tables)),
    questions: recognition.questions.map(
      ({
        id,
        text,
        reason,
        place,
        confidence,
        lineCount,
        answers,
        words,
        readback = [],
        offers,
      }) => ({
        id,
        text,
        reason,
        place: placeText(place, tables),
        confidence,
        lineCount,
        answers: answers.map(({ label }) => label),
        inWords: words?.label ?? null,
        readback: readback.map((row) => ({
          what: row.what,
          read: row.read,
          from: row.from,
          answers: row.answers.map(({ label }) => label),
          inWords: row.words?.label ?? null,
          offers: (row.offers ?? row.lines ?? []).map(wordsOf),
          isListed: row.isListed === true,
        })),
        offers: offers === undefined ? null : offersReport(offers),
      }),
    ),
    ranking: {
      currency: analysis.currency,
      groups: analysis.groups.map(groupReport),
      notes: [
        ...analysis.notes,
        ...aside.notes,
        ...analysis.standOuts.map(({ supplier, part, text }) => `${supplier}, ${part}: ${text}`),
      ],
    },
  };
}

function offersReport({ count, terms, rows }: ShownOffers): OffersReport {
  return {
    count,
    terms,
    rows: rows.map(({ answers, draft: { of }, ...row }) => ({
      line: of.kind === "line" ? of.lineId : "",
      ...row,
      answers: answers.map(({ label }) => label),
    })),
  };
}

/** What a line says beyond the fields that every line has. */
interface StatedLine extends QuoteLine {
  readonly otherCharges?: readonly { readonly name: string; readonly charge: Reading<Charge> }[];
  readonly paymentTerms?: Reading<string>;
  readonly alternative?: Reading<string>;
}

export function lineReport(line: StatedLine, tables: ReadPackage["tables"]): LineReport {
  const { quantity, prices, unit, quantityUnit } = line;
  const price = priceAt(line);
  const place = (prices[0]?.price ?? line.supplier).place;
  return {
    id: line.id,
    file: tables.get(line.tableId)?.fileName ?? fileOf(line, tables),
    place: placeText(place, tables),
    supplier: line.supplier.value,
    part: line.part?.value ?? null,
    description: line.description?.value ?? null,
    quantity: quantity?.value ?? null,
    unit: quantityUnit.value.label,
    unitPrice: price,
    per: unit.value.size,
    priceUnit: unit.value.label,
    currency: line.currency?.value ?? null,
    priceBreaks:
      prices.length < 2
        ? []
        : prices.map(({ fromQuantity, price }) => ({ fromQuantity, unitPrice: price.value })),
    tooling: line.tooling?.value ?? null,
    otherCharges: (line.otherCharges ?? []).map(({ name, charge }) => ({ name, ...charge.value })),
    freight: line.freight?.value ?? null,
    duty: line.duty?.value ?? null,
    minimumOrder: line.minimumOrder?.value ?? null,
    leadTimeDays: line.leadTimeDays?.value ?? null,
    validUntil: line.validUntil?.value ?? null,
    incoterm: line.incoterm?.value ?? null,
    freightTerm: line.freightTerm?.value ?? null,
    shipsFrom: line.shipsFrom?.value ?? null,
    paymentTerms: line.paymentTerms?.value ?? null,
    alternative: line.alternative !== undefined,
    confidence: confidenceOf(line),
  };
}

function wordsOf(draft: OfferDraft): OfferWords {
  const { of: _, ...words } = draft;
  return words;
}

/** An offer that the visitor said stands in no table of the file. */
function fileOf({ tableId }: QuoteLine, tables: ReadPackage["tables"]): string {
  const source = tableId.split("#", 1)[0] ?? "";
  return [...tables].find(([id]) => isIdOfSource(id, source))?.[1].fileName ?? source;
}

function priceAt({ prices, quantity }: QuoteLine): number | null {
  if (prices.length === 1) return prices[0]?.price.value ?? null;
  if (quantity === null) return null;
  const holding = prices.findLast(({ fromQuantity }) => fromQuantity <= quantity.value);
  return (holding ?? prices[0])?.price.value ?? null;
}

function confidenceOf(line: StatedLine): Record<string, number> {
  const readings: Record<string, Reading<unknown> | null | undefined> = {
    supplier: line.supplier,
    part: line.part,
    description: line.description,
    quantity: line.quantity,
    unit: line.quantityUnit,
    per: line.unit,
    currency: line.currency,
    tooling: line.tooling,
    freight: line.freight,
    duty: line.duty,
    minimumOrder: line.minimumOrder,
    leadTimeDays: line.leadTimeDays,
    validUntil: line.validUntil,
    incoterm: line.incoterm,
    paymentTerms: line.paymentTerms,
  };
  const stated = Object.entries(readings).flatMap(([field, reading]) =>
    reading ? [[field, reading.confidence] as const] : [],
  );
  const prices = line.prices.map(({ price }) => price.confidence);
  return { ...Object.fromEntries(stated), unitPrice: Math.min(...prices) };
}

function groupReport(group: Analysis["groups"][number]): GroupReport {
  const { title, description, best, rankedCount, setAside, notes } = group;
  return {
    part: title,
    description,
    ranked: best.map(({ rank, supplier, cost, open, leadTimeDays, reliability, score, notes }) => ({
      rank,
      supplier,
      quantity: cost.quantity?.amount ?? null,
      landedCost: cost.total,
      open,
      landedCostPerUnit: cost.perUnit,
      unit: cost.unitLabel,
      leadTimeDays,
      reliability,
      score,
      notes: notes.map(({ text }) => text),
    })),
    rankedCount,
    setAside: setAside.map(({ supplier, kind, reason }) => ({ supplier, kind, reason })),
    openCosts: group.openCosts,
    notes,
  };
}
