import { placeText } from "#analyzer/intake/place-text.ts";
import type { Charge, QuoteLine, Reading } from "#analyzer/intake/quote-line.ts";
import type { OfferDraft, OfferWords, ShownOffers } from "#analyzer/intake/recognition.ts";
import { isIdOfSource } from "#analyzer/intake/source.ts";
import type { Analysis } from "#analyzer/package/analysis.ts";

import type { ReadPackage } from "./read-package.ts";

/** What `--format json` writes: docs/analyze.md describes it, and scripts rely on it. */
export type PackageReport = ReturnType<typeof packageReport>;

export function packageReport(
  { readings, tables, recognition, aside }: ReadPackage,
  analysis: Analysis,
) {
  return {
    files: readings.map(({ fileName, kind, problems }) => ({
      name: fileName,
      kind,
      setAside: aside.aside.find((each) => each.fileName === fileName)?.reason ?? null,
      problems: problems.map(({ kind, part, message }) => ({ kind, part, message })),
    })),
    lines: recognition.lines.map((line) => lineReport(line, tables)),
    questions: recognition.questions.map((question) => questionReport(question, tables)),
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

type Question = ReadPackage["recognition"]["questions"][number];

function questionReport(question: Question, tables: ReadPackage["tables"]) {
  const { id, text, reason, confidence, lineCount, readback = [], offers } = question;
  return {
    id,
    text,
    reason,
    place: placeText(question.place, tables),
    confidence,
    lineCount,
    answers: question.answers.map(({ label }) => label),
    inWords: question.words?.label ?? null,
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
  };
}

function offersReport({ count, terms, rows }: ShownOffers) {
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

function lineReport(line: StatedLine, tables: ReadPackage["tables"]) {
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

function groupReport(group: Analysis["groups"][number]) {
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
