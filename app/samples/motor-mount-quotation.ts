import { dollars, formatMoney } from "#app/format/format-money.ts";
import type { CostParts } from "#analyzer/quote/landed-cost.ts";

const pieces = 240;
export const motorMountPrice = { euros: 16_596, per: 100 };
const toolingEuros = 1659.6;
const leadTimeDays = 18;
/** What the buyer knows of the way from the named place to its dock; duty is on goods and tooling. */
const freight = 4350;
const dutyPercent = 5;
/** US dollars for a euro, as in all samples. */
const rate = 1.0846;

const parts = Math.round((pieces * motorMountPrice.euros * rate) / motorMountPrice.per);
const tooling = Math.round(toolingEuros * rate);
const duty = Math.round(((parts + tooling) * dutyPercent) / 100);

/** Whether a value lies in the parts, the tooling, or freight and duty of the landed cost, or is the lead time. */
type QuotedPart = "parts" | "tooling" | "freight" | "leadTime";

/** A line as it came, with what was quoted in the supplier's own words, and what that comes to in the ranking. */
function line(part: QuotedPart, before: string, asQuoted: string, after: string, becomes: string) {
  return { part, before, asQuoted, after, becomes };
}

const each = `${dollars((motorMountPrice.euros / motorMountPrice.per) * rate, 2)} / ea`;
const delivered = `DDP + ${formatMoney(freight + duty)}`;

/**
 * A quotation for the motor mount, as it came by email. The dashboard ranks the figures that are computed of it here;
 * `make/downloads/samples/motor-mount-quotation.test.ts` has the analyzer read the mail itself.
 */
export const motorMountQuotation = {
  supplierId: "reinhold-vogt",
  number: "26-1187",
  signature: "Reinhold & Vogt Zerspanung GmbH",
  pieces,
  freight,
  dutyPercent,
  cost: { parts, tooling, freight, duty } satisfies CostParts,
  leadTimeDays,
  lines: [
    line("parts", "Motorhalter 40718-03, 240 Stk: ", "16.596,00 EUR / 100 Stk", "", each),
    line("tooling", "Werkzeugkosten ", "1.659,60 EUR einmalig", "", `${formatMoney(tooling)} NRE`),
    line("freight", "Lieferung ", "EXW Stuttgart", ", unverzollt", delivered),
    line("leadTime", "Lieferzeit ", "18 Tage", " ab Auftrag", `${leadTimeDays} d`),
  ],
};
