import { textAt } from "../../place-text.ts";
import type { QuoteLine } from "../../quote-line.ts";
import { chargeKindOf } from "../charges/charge-name.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import type { TableContext } from "../table/table-context.ts";
import { keyOf } from "./money-figures.ts";
import { isAskedAbout, listed, quoted, type ReadOffers, type Unproven } from "./unproven.ts";
import { choice } from "../questions/answers.ts";

const mostCharges = 5;

/** Charges that were read from words alone: the visitor sees them once. */
export function unprovenCharges(offers: ReadOffers): Unproven[] {
  const { lines } = offers;
  const areSeveral = lines.some(({ supplier }) => supplier.value !== lines[0]?.supplier.value);
  // What the text of a comparison calls a charge is hardly one of each supplier.
  return chargesShown(
    offers,
    (charge) =>
      chargeKindOf(charge.name) === null ||
      isPaidByPiece(charge) ||
      isQualified(offers.context, charge) ||
      (areSeveral && charge.supplier === null),
  );
}

/** Charges with a plain name, shown with the parts that bear them where something is read back anyway. */
export function chargesBeside(offers: ReadOffers): Unproven[] {
  const shown = new Set(unprovenCharges(offers).map(({ read }) => read));
  return chargesShown(offers, ({ raw }) => !shown.has(raw));
}

const qualifying =
  /(?<!\p{L})(?:amort\p{L}*|includ\p{L}*|inkl\p{L}*|enthalten|umgelegt|compris\p{L}*|incluid\p{L}*|inclus\p{L}*|waived?|already|bereits|déjà|existing|vorhanden\p{L}*|existant\p{L}*|existente\p{L}*|credit\p{L}*|gutgeschrieben|refund\p{L}*|deduct\p{L}*|deposit|share|anteil\p{L}*|paid|bezahlt|owned|option\p{L}*|without|ohne|sans|senza|sin|with|mit|if|falls|sofern|si|se|instead|in the (?:piece |unit )?price|im (?:stück|teile)?preis|per (?:pallet|crate|box|carton|heat|hour|day|week|kg|batch|lot|run|shipment|delivery)|(?:je|pro) (?:palette|kiste|stunde|charge|los|lieferung|tag)|par (?:palette|colis|heure|lot|livraison)|por (?:palet|caja|hora|lote|entrega)|a pallet)(?!\p{L})|\d\s?[x×]\s?\D{0,4}\d/iu;

/** "Tooling EUR 1,950 amortized in the price", "freight EUR 120 per pallet": more than a name and its amount. */
function isQualified({ file }: TableContext, { name, place, raw }: LooseCharge): boolean {
  const words = place.kind === "line" ? textAt(file, place) : null;
  const said = amountsIn(words ?? "").find(({ text }) => text === raw);
  return qualifying.test(said?.sentence ?? name);
}

/** The quantity multiplies it: a word that was misunderstood costs most here. */
function isPaidByPiece({ charge, place }: LooseCharge): boolean {
  return place.kind === "line" && charge.kind === "amount" && charge.per === "unit";
}

function chargesShown(
  { context, lines, alreadyAsked }: ReadOffers,
  isOpen: (charge: LooseCharge) => boolean,
): Unproven[] {
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
      bearing.length > 0 &&
      isOpen(charge);
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
