import type { QuoteLine } from "../../quote-line.ts";
import { keyOf } from "./money-figures.ts";
import { isAskedAbout, listed, quoted, type ReadOffers, type Unproven } from "./unproven.ts";
import { choice } from "../questions/answers.ts";

const mostCharges = 5;

/** The charges that were read from words, each with the parts that bear it. */
export function chargesBeside({ context, lines, alreadyAsked }: ReadOffers): Unproven[] {
  const bearers = new Map<string, QuoteLine[]>();
  for (const line of lines) {
    // What the visitor has said of it is sure.
    const unsure = readingsOfCharges(line).filter(({ confidence }) => confidence < 100);
    for (const raw of new Set(unsure.map((reading) => reading.raw))) {
      const known = bearers.get(raw);
      if (known === undefined) bearers.set(raw, [line]);
      else known.push(line);
    }
  }
  const open = context.looseCharges.flatMap((charge) => {
    const bearing = bearers.get(charge.raw) ?? [];
    const isShown =
      charge.unsure === undefined &&
      charge.kind !== "minimum" &&
      !isAskedAbout(alreadyAsked, charge.raw) &&
      bearing.length > 0;
    return isShown ? [{ charge, bearing }] : [];
  });
  return open.slice(0, mostCharges).map(({ charge, bearing }) => ({
    field: "charges",
    what: "Charge",
    read: charge.raw,
    from:
      bearing.length === lines.length
        ? quoted(charge.name)
        : `${quoted(charge.name)}, for ${listed(bearing.map(({ part }) => part?.value ?? ""))}`,
    answers: [choice(context, keyOf(charge), "none", "No charge")],
    lineIds: new Set(bearing.map(({ id }) => id)),
    isOfAll: true,
  }));
}

export function readingsOfCharges({ tooling, freight, otherCharges = [] }: QuoteLine) {
  return [tooling, freight, ...otherCharges.map(({ charge }) => charge)].filter(
    (reading) => reading !== null,
  );
}
