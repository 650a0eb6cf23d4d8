import type { CellValue } from "../../source.ts";
import { readHeader } from "../headers/read-header.ts";

const totalWords =
  /^(?:(?:sub|grand|net|gross|order|overall|invoice|quote)?[\s-]?total|sum|summe|gesamt|zwischensumme|gesamtsumme|gesamtbetrag|nettosumme|endsumme|endbetrag|nettobetrag|bruttobetrag|sous[\s-]?total|montant|importe|suma|base imponible|vat|mwst|ust|tva|iva|zzgl|plus vat|mehrwertsteuer)/iu;
/** What may follow: "Total station, blue" is a part. */
const afterTotal =
  /^\s*(?:$|[:.=(%\d€$£]|(?:net|netto|neto|brutto|gross|ht|ttc|eur|usd|gbp|chf|amount|price|value|sum|betrag|total|summe|excl|exkl|incl|inkl|vat|mwst|g[ée]n[ée]ral|général)(?!\p{L}))/iu;

/** A total stands in the first cells of its row. */
const cellsRead = 3;

/** "Total", "Zwischensumme", "Sous-total", "+ VAT" at the start of a row: not an offer. */
export function isTotalRow(cells: readonly (CellValue | null)[]): boolean {
  let read = 0;
  for (const cell of cells) {
    if (cell === null || cell.kind !== "text" || cell.text === "") continue;
    if (isTotal(cell.text.trim())) return true;
    read += 1;
    if (read === cellsRead) return false;
  }
  return false;
}

function isTotal(text: string): boolean {
  const found = text.length < 60 ? totalWords.exec(text) : null;
  return found !== null && afterTotal.test(text.slice(found[0].length));
}

const chargeWords =
  /tool|nre|setup|set-up|fracht|freight|shipping|transport|versand|werkzeug|rüst|einmal|outillage|moule|port|utillaje|molde|flete|envío|zoll|duty|customs|douane|arancel|packing|packag|verpack|emball|embalaje|surcharge|zuschlag|recargo/i;
const charges: ReadonlySet<string> = new Set(["tooling", "freight", "duty", "surcharge"]);

/** "Werkzeugkosten", "Freight": a row that prices a charge, where others price parts. */
export function isChargeName(text: string): boolean {
  if (text.length > 40 || !chargeWords.test(text)) return false;
  const { meanings, rest } = readHeader(text);
  return rest === "" && charges.has(meanings[0]?.meaning ?? "");
}
