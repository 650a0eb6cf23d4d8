import type { QuoteLine, Reading } from "../../quote-line.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { chargeNoun } from "../charges/text-charges.ts";
import { isTotalName } from "../lines/total-rows.ts";
import { companyIn } from "../table/supplier-names.ts";
import type { TableContext } from "../table/table-context.ts";
import { piecesOf, labeledPiece } from "../text/label-pieces.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import { findIncoterm } from "../values/find-incoterm.ts";

/** Labels of what is said of every offer, and of what no offer needs. */
const usedBy: Readonly<Record<string, (line: QuoteLine) => Reading<unknown> | null>> = {
  supplier: ({ supplier }) => supplier,
  currency: ({ currency }) => currency,
  leadTime: ({ leadTimeDays }) => leadTimeDays,
  incoterm: ({ incoterm }) => incoterm,
  validUntil: ({ validUntil }) => validUntil,
};
const ofTheLetter: ReadonlySet<string> = new Set(["quoteDate", "quoteNumber", "contact"]);

/** A text that holds no figure, name or term but those that a label gives to every offer. */
export function isExplainedText(
  text: string,
  context: TableContext,
  lines: readonly QuoteLine[],
  isTotalled: boolean,
): boolean {
  return piecesOf(text).every((piece) => {
    if (isTotalled && isTotalName(piece)) return true;
    const labeled = labeledPiece(piece);
    if (labeled === null) return isPlain(piece);
    if (ofTheLetter.has(labeled.meaning)) return true;
    const of = usedBy[labeled.meaning];
    if (of === undefined) return false;
    const said = labeled.text.trim();
    return lines.every((line) => {
      const reading = of(line);
      return reading !== null && (reading.raw.includes(said) || said === String(reading.value));
    });
  });
}

const termWords =
  /incoterm|lead|deliver|liefer|livraison|délai|entrega|plazo|consegna|leverans|levering|levertijd|dostaw|dodac|szállít|határidő|tesl[iİ]m|érvény|geçerl|szerszám|kalıp|kedvezm|[iİ]skonto|[iİ]nd[iİ]r[iİ]m|valid|gültig|tooling|werkzeug|outillage|minim|mindest|discount|rabatt|remise|descuento|sconto|korting|surcharge|zuschlag|alternativ|option|instead|per |pro |je |par |por |hundred|thousand|hundert|tausend|交期|有效/iu;

/** Words without a figure, a company or a term. */
function isPlain(piece: string): boolean {
  return (
    !/\d/.test(piece) &&
    companyIn(piece) === null &&
    !termWords.test(piece) &&
    leadTimesIn(piece).length === 0 &&
    findIncoterm(piece, false) === null &&
    mentionedChargeKind(piece) === null &&
    !chargeNoun.test(piece)
  );
}
