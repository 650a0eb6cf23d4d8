import type { QuoteLine } from "../../quote-line.ts";
import type { OfferDraft, ReadbackRow, ShownOffers } from "../../recognition.ts";
import { quoteCharges } from "../charges/quote-charges.ts";
import { besideDoubts } from "./beside-doubts.ts";
import { fieldDoubts } from "./doubts/field-doubts.ts";
import { doubtedLine } from "./doubted-line.ts";
import { rowsInNoOffer } from "./rows-in-no-offer.ts";
import { missedChargeRows } from "../together/missed-charge-rows.ts";
import { rivalRows } from "../together/rival-rows.ts";
import { showOffers } from "./show-offers.ts";
import { isHarmless, signsAgainst } from "./signs.ts";
import { sureness } from "./sureness.ts";
import { chargesBeside } from "./shown-charges.ts";
import { unexplainedFigures } from "./unexplained-figures.ts";
import { unexplainedTerms, withAlternatives } from "./unexplained-terms.ts";
import { listed, type ReadOffers, shownRow, type Unproven } from "./unproven.ts";
import { isPlainFile } from "./plain-file.ts";
import { choice, confirm } from "../questions/answers.ts";

const mostRows = 8;
/** Rows that may be offers are listed beyond these: none may be lost. */
const mostOfferRows = 30;
export interface Believed {
  readonly lines: readonly QuoteLine[];
  /** What speaks against the reading of the file, in words that name the kind of it. */
  readonly signs: readonly string[];
}

/** A file that does not prove itself is shown whole in one question: every offer with all that was read of it. */
export function readBack(offers: Omit<ReadOffers, "alreadyAsked">): Believed {
  const { context } = offers;
  const lines = withAlternatives(context, offers.lines);
  if (context.corrections.choices.get("readback") === "leave out") return { lines: [], signs: [] };
  const questions = context.book.questions();
  const asked = questions.flatMap(({ text, answers }) => [
    text,
    ...answers.map(({ label }) => label),
  ]);
  const alreadyAsked = [...asked, ...questions.map(({ reason }) => reason)].join("\n");
  const all = { ...offers, lines, alreadyAsked };
  const figures = unexplainedFigures(all, asked.join("\n"));
  const found = [
    ...fieldDoubts(all),
    ...rowsInNoOffer(all),
    ...figures.rows,
    ...unexplainedTerms(all),
  ];
  const signs =
    context.file.second === undefined ? signsAlone(all, found) : signsAgainst(all, found);
  const open = signs.filter((sign) => !isHarmless(sign));
  if (open.length === 0) return { lines, signs };
  const missed = offers.together?.missed ?? [];
  const rivals = [
    ...rivalRows(context, offers.together),
    ...missedChargeRows(context, offers.contexts, missed),
  ];
  const unproven = [
    ...rivals,
    ...found
      .filter(({ offers: drafts }) => drafts === undefined)
      .filter((each, at) => at < mostRows || figures.rows.includes(each)),
    ...found.filter(({ offers: drafts }) => drafts !== undefined).slice(0, mostOfferRows),
    ...chargesBeside(all),
    ...besideDoubts(all, found),
  ];
  const { shown, doubted } = showOffers(lines, unproven, context.looseCharges);
  const rows = [...unproven, ...quoteCharges(context, lines)].map((each) =>
    shownRow(isSaidBelow(each, shown) ? { ...each, isListed: true } : each, lines),
  );
  const id = `${context.id}/readback`;
  const question = context.book.ask({
    id,
    text: `Is this what ${context.table.fileName} says${moreThan(shown)}?`,
    confidence: sureness(offers, open),
    reason: "nothing else in the file confirms it",
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
    offers: { ...shown, terms: [...shown.terms, ...figures.unused] },
  });
  const inDoubt = doubted(question.confidence).map((line, index) => {
    question.touch(index);
    return unproven.reduce(
      (less, each) =>
        each.lineIds === undefined || each.lineIds.has(line.id)
          ? doubtedLine(less, each.field, question.confidence)
          : less,
      line,
    );
  });
  return { lines: inDoubt, signs };
}

/** By the rules alone only a plain file is believed, and a sample of our own. */
function signsAlone(offers: ReadOffers, found: readonly Unproven[]): readonly string[] {
  const { isConfirmed } = offers.context.file;
  return found.length === 0 && (isConfirmed === true || isPlainFile(offers)) ? [] : ["read once"];
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
