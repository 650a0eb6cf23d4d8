import type { QuoteLine } from "../../quote-line.ts";
import type { OfferDraft, ReadbackRow, ShownOffers } from "../../recognition.ts";
import { quoteCharges } from "../charges/quote-charges.ts";
import { confirm } from "../questions/raised-question.ts";
import { choice } from "../questions/table-questions.ts";
import { besideDoubts } from "./beside-doubts.ts";
import { fieldDoubts } from "./doubts/field-doubts.ts";
import { doubtedLine } from "./doubted-line.ts";
import { oddPriceUnits, oddValidity } from "./odd-terms.ts";
import { rowsInNoOffer } from "./rows-in-no-offer.ts";
import { showOffers } from "./show-offers.ts";
import { chargesBeside, unprovenCharges } from "./shown-charges.ts";
import { unexplainedFigures } from "./unexplained-figures.ts";
import { unexplainedTerms, withAlternatives } from "./unexplained-terms.ts";
import { listed, type ReadOffers, shownRow, type Unproven } from "./unproven.ts";
import { isWhollyProven } from "./wholly-proven.ts";

const mostRows = 8;
/** Rows that may be offers are listed beyond these: none may be lost. */
const mostOfferRows = 30;
const unprovenConfidence = 60;

/** A file that does not prove itself is shown whole in one question: every offer with all that was read of it. */
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
    ...oddValidity(all),
    ...fieldDoubts(all),
    ...rowsInNoOffer(all),
    ...unexplainedFigures(all),
    ...unprovenCharges(all),
    ...unexplainedTerms(all),
  ];
  const isProven = context.file.isConfirmed === true || isWhollyProven(all);
  if (found.length === 0 && isProven) return lines;
  const oddUnits = oddPriceUnits(all);
  const unproven = [
    ...oddUnits,
    ...found.filter(({ offers: drafts }) => drafts === undefined).slice(0, mostRows),
    ...found.filter(({ offers: drafts }) => drafts !== undefined).slice(0, mostOfferRows),
    ...chargesBeside(all),
    ...besideDoubts(all, [...oddUnits, ...found]),
  ];
  const { shown, doubted } = showOffers(lines, unproven, context.looseCharges);
  const rows = [...unproven, ...quoteCharges(context, lines)].map((each) =>
    shownRow(isSaidBelow(each, shown) ? { ...each, isListed: true } : each, lines),
  );
  const id = `${context.id}/readback`;
  const asked = context.book.ask({
    id,
    text: `Is this what ${context.table.fileName} says${moreThan(shown)}?`,
    confidence: unprovenConfidence,
    reason: "nothing else in the file proves it",
    place: { kind: "file", fileName: context.table.fileName },
    answers: [
      confirm("Yes, it says this", id),
      choice(context, "readback", "leave out", "No, leave the file out"),
    ],
    readback: [
      ...rows,
      ...remainingOffers(
        rows,
        shown.rows.map(({ draft }) => draft),
      ),
    ],
    offers: shown,
  });
  return doubted(asked.confidence).map((line, index) => {
    asked.touch(index);
    return unproven.reduce(
      (less, each) =>
        each.lineIds === undefined || each.lineIds.has(line.id)
          ? doubtedLine(less, each.field, asked.confidence)
          : less,
      line,
    );
  });
}

/** The terms of all offers show it, with its own form: nothing but its source would be new. */
function isSaidBelow({ field, what, read }: Unproven, { terms }: ShownOffers): boolean {
  return field === "supplier" && terms.some((term) => term.what === what && term.read === read);
}

/** What is not printed is said yes to as well. */
function moreThan({ count, rows }: ShownOffers): string {
  return rows.length < count ? `, with ${count - rows.length} more offers that are not shown` : "";
}

/** Whoever finds something else wrong in an offer can put it right here too. */
function remainingOffers(
  rows: readonly ReadbackRow[],
  drafts: readonly OfferDraft[],
): readonly ReadbackRow[] {
  const lineIdOf = ({ of }: OfferDraft) => (of.kind === "line" ? of.lineId : "");
  const known = new Set(
    rows.flatMap(({ offers = [], lines = [] }) => [...offers, ...lines]).map(lineIdOf),
  );
  const rest = drafts.filter((draft) => !known.has(lineIdOf(draft)));
  if (rest.length === 0) return [];
  return [
    {
      what: rest.length === drafts.length ? "Offers" : "Further offers",
      read: listed(rest.map(({ part, price }) => `${part} ${price}`)),
      from: "the file",
      answers: [],
      lines: rest,
      isListed: true,
    },
  ];
}
