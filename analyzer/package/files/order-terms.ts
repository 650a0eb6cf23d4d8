import type { QuoteLine } from "../../intake/quote-line.ts";
import type { Question, ReadbackRow, ShownOffers, ShownTerm } from "../../intake/recognition.ts";
import { deliveryTermText } from "../normalize/delivery.ts";

/** As a file is read back, and as an order of it says them. */
const terms: readonly { what: string; of: (line: QuoteLine) => string | null }[] = [
  { what: "Incoterm", of: deliveryTermText },
  { what: "Payment terms", of: ({ paymentTerms }) => paymentTerms?.value ?? null },
];

/** Files are read back with the terms that an order of them bears, wherever those were found. */
export function withOrderTerms(
  questions: readonly Question[],
  lines: readonly QuoteLine[],
): readonly Question[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return questions.map((question) => {
    if (question.offers === undefined) return question;
    const own = question.offers.rows.map(({ draft: { of } }) =>
      of.kind === "line" ? byId.get(of.lineId) : undefined,
    );
    return terms.reduce((all, { what, of }) => {
      const read = own.map((line) => (line && of(line)) ?? "not stated");
      const isAmerican = own.every(
        (line) => line?.freightTerm && of(line) === line.freightTerm.value,
      );
      return withTerm(all, what, isAmerican && what === "Incoterm" ? "Freight term" : what, read);
    }, question);
  });
}

/** Said once where all offers have the same, else beside each. */
function withTerm(
  question: Question,
  what: string,
  name: string,
  read: readonly string[],
): Question {
  const { offers, readback = [] } = question;
  const [first] = read;
  if (offers === undefined || first === undefined) return question;
  const isOfAll = read.every((each) => each === first);
  const term = { what: name, read: first };
  const isIt = (each: ShownTerm) => each.what === what;
  const others = (all: readonly ShownTerm[]) => all.filter((each) => !isIt(each));
  const shown: ShownOffers = {
    ...offers,
    terms: !isOfAll
      ? others(offers.terms)
      : offers.terms.some(isIt)
        ? offers.terms.map((each) => (isIt(each) ? term : each))
        : [...offers.terms, term],
    rows: offers.rows.map((row, at) => ({
      ...row,
      further: isOfAll
        ? others(row.further)
        : [...others(row.further), { what: name, read: read[at] ?? "" }],
    })),
  };
  const rows = readback.map((row): ReadbackRow =>
    row.isListed && row.what === what && isOfAll ? { ...row, ...term } : row,
  );
  return { ...question, readback: rows, offers: shown };
}
