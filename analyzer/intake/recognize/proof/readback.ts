import { draftOfLine } from "../../offer-draft.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { ReadbackRow } from "../../recognition.ts";
import { quoteCharges } from "../charges/quote-charges.ts";
import { confirm } from "../questions/raised-question.ts";
import { choice } from "../questions/table-questions.ts";
import { besideDoubts } from "./beside-doubts.ts";
import { fieldDoubts } from "./doubts/field-doubts.ts";
import { rowsInNoOffer } from "./rows-in-no-offer.ts";
import { chargesBeside, unprovenCharges } from "./shown-charges.ts";
import { unexplainedFigures } from "./unexplained-figures.ts";
import { unexplainedTerms, withAlternatives } from "./unexplained-terms.ts";
import { listed, type ReadOffers, shownRow, type Unproven } from "./unproven.ts";

const mostRows = 8;
/** Rows that may be offers are listed beyond these: none may be lost. */
const mostOfferRows = 30;
/** More than these nobody puts right one by one. */
const mostForms = 12;
const unprovenConfidence = 60;

/** What a rank rests on and nothing in the file proves is asked about in one question of the file. */
export function readBack(offers: Omit<ReadOffers, "alreadyAsked">): readonly QuoteLine[] {
  const { context } = offers;
  const lines = withAlternatives(context, offers.lines);
  if (context.corrections.choices.get("readback") === "leave out") return [];
  const questions = context.book.questions();
  const alreadyAsked = questions
    .flatMap(({ text, reason, answers }) => [text, reason, ...answers.map(({ label }) => label)])
    .join("\n");
  const all = { ...offers, lines, alreadyAsked };
  const found = [
    ...fieldDoubts(all),
    ...rowsInNoOffer(all),
    ...unexplainedFigures(all),
    ...unprovenCharges(all),
    ...unexplainedTerms(all),
  ];
  const beside = found.length === 0 ? [] : [...chargesBeside(all), ...besideDoubts(all, found)];
  const unproven = [
    ...found.filter(({ offers: drafts }) => drafts === undefined).slice(0, mostRows),
    ...found.filter(({ offers: drafts }) => drafts !== undefined).slice(0, mostOfferRows),
    ...beside,
  ];
  if (unproven.length === 0) return lines;
  const shown = [...unproven, ...quoteCharges(context, lines)].map((each) => shownRow(each, lines));
  const id = `${context.id}/readback`;
  const asked = context.book.ask({
    id,
    text: `Is this what ${context.table.fileName} says?`,
    confidence: unprovenConfidence,
    reason: "nothing else in the file proves it",
    place: { kind: "file", fileName: context.table.fileName },
    answers: [
      confirm("Yes, it says this", id),
      choice(context, "readback", "leave out", "No, leave the file out"),
    ],
    readback: [...shown, ...remainingOffers(shown, lines)],
  });
  return lines.map((line, index) => {
    asked.touch(index);
    return unproven.reduce(
      (doubted, each) =>
        each.lineIds === undefined || each.lineIds.has(line.id)
          ? withDoubt(doubted, each.field, asked.confidence)
          : doubted,
      line,
    );
  });
}

/** Whoever finds something else wrong in an offer can put it right here too. */
function remainingOffers(
  shown: readonly ReadbackRow[],
  lines: readonly QuoteLine[],
): readonly ReadbackRow[] {
  const known = new Set(
    shown
      .flatMap(({ offers = [], lines: own = [] }) => [...offers, ...own])
      .flatMap(({ of }) => (of.kind === "line" ? of.lineId : [])),
  );
  const rest = lines.filter(({ id }) => !known.has(id)).slice(0, mostForms);
  if (rest.length === 0) return [];
  return [
    {
      what: known.size === 0 ? "Offers" : "Further offers",
      read: listed(rest.map(({ part, prices }) => `${part?.value ?? ""} ${prices[0]?.price.raw}`)),
      from: "the file",
      answers: [],
      lines: rest.map(draftOfLine),
    },
  ];
}

/** What the visitor wrote is not in doubt. */
function isSaid({ place }: Reading<unknown>): boolean {
  return place.kind === "visitor";
}

function withDoubt(line: QuoteLine, field: Unproven["field"], most: number): QuoteLine {
  const less = <Value>(reading: Reading<Value>): Reading<Value> =>
    reading.confidence <= most || isSaid(reading) ? reading : { ...reading, confidence: most };
  const orNone = <Value>(reading: Reading<Value> | null) =>
    reading === null ? null : less(reading);
  switch (field) {
    case "supplier":
      return { ...line, supplier: less(line.supplier) };
    case "part": {
      // Prices of nobody knows which part may be price breaks of one, and their quantities where they begin.
      const prices = line.prices.map((each) => ({ ...each, price: less(each.price) }));
      return line.part === null
        ? { ...line, prices, quantity: orNone(line.quantity) }
        : { ...line, part: less(line.part) };
    }
    case "offer":
      return {
        ...line,
        part: orNone(line.part),
        quantity: orNone(line.quantity),
        prices: line.prices.map((each) => ({ ...each, price: less(each.price) })),
        leadTimeDays: orNone(line.leadTimeDays),
      };
    case "quantity":
      return { ...line, quantity: orNone(line.quantity) };
    case "price":
      return { ...line, prices: line.prices.map((each) => ({ ...each, price: less(each.price) })) };
    case "priceUnit":
      return { ...line, unit: less(line.unit) };
    case "leadTime":
      return { ...line, leadTimeDays: orNone(line.leadTimeDays) };
    case "currency":
      return { ...line, currency: orNone(line.currency) };
    case "validUntil":
      return { ...line, validUntil: orNone(line.validUntil) };
    case "minimumOrder":
      return { ...line, minimumOrder: orNone(line.minimumOrder) };
    case "incoterm":
      return { ...line, incoterm: orNone(line.incoterm) };
    case "charges":
      return {
        ...line,
        tooling: orNone(line.tooling),
        freight: orNone(line.freight),
        ...(line.otherCharges === undefined
          ? {}
          : {
              otherCharges: line.otherCharges.map(({ name, charge }) => ({
                name,
                charge: less(charge),
              })),
            }),
      };
    default:
      return line;
  }
}
