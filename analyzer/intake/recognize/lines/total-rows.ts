import { taxName } from "../../../lexicon/tax-words.ts";
import type { CellValue } from "../../source.ts";

const totalWords =
  /(?:net(?:to)?(?: amount| value| price)?|brutto|neto|gross(?: amount)?|(?:sub|grand|net|gross|order|overall|invoice|quote|offer|bid|package|lot|line|section|parts?|items?|materials?)?[\s-]?total|sum|summe|gesamt|zwischensumme|gesamtsumme|gesamtbetrag|gesamtpreis|(?:angebots|auftrags|bestell)(?:summe|betrag|wert)|(?:offert|order|ordre|tilbuds|total)(?:summa|sum|beløb|beløp|belopp)|nettosumme|endsumme|endbetrag|nettobetrag|bruttobetrag|übertrag|sous[\s-]?total|montant|importe|suma|base imponible|igv|zzgl|plus vat|total[ei]|sub[\s-]?totale|totale|totaal|subtotaal|totaalbedrag|totalt|delsumma|summa|att betala|i ?alt|subtotal|ialt|sum eks|beløb i alt|razem|łącznie|ogółem|wartość ogółem|do zapłaty|celkem|mezisoučet|součet|合计|总计|小计|总金额|总价|合計|小計|総計|税金|amount due|balance due|carried (?:forward|over)|brought forward|report|à reporter|suma y sigue|suma anterior|riporto|a riportare|transport|transporte|a transportar|overførsel|overført|att transportera|do przeniesienia|z przeniesienia|převod|payable|amount payable|goods(?: value| total)?|value of goods|warenwert|nettowarenwert|rechnungsbetrag|zu zahlen|auftragswert|valeur (?:des )?marchandises?|net à payer|valor (?:de la )?mercancía|a pagar|valore merce|totale merce|da pagare|valor da mercadoria|goederenwaarde|te betalen|varuvärde|varebeløb|varebeløp|å betale|at betale|wartość towaru|hodnota zboží|k úhradě|(?:nettó |bruttó |mind)?összesen|(?:rész|vég|nettó |bruttó )?összeg|(?:nettó |bruttó )?végösszeg|fizetendő(?: összeg)?|genel toplam|ara toplam|(?:mal h[iİ]zmet )?toplam|ödenecek(?: tutar)?|yekûn|税込|货款)/u
    .source;
/** What may follow: "Total station, blue" is a part. */
const afterTotal =
  /\s*(?:$|[:.=(%\d€$£]|\p{Script=Han}|(?:net|netto|neto|brutto|gross|ht|ttc|m\.?n|eur|usd|gbp|chf|pln|czk|sek|nok|dkk|cny|rmb|jpy|aud|cad|nzd|sgd|hkd|inr|brl|mxn|zar|try|huf|ron|bgn|thb|krw|twd|ars|clp|cop|pen|aed|sar|ils|myr|idr|vnd|php|amount|price|value|sum|betrag|total|summe|excl|exkl|ekskl|eks|incl|inkl|vat|mwst|dph|moms|mva|btw|iva|tva|g[ée]n[ée]ral|général|bez|excluding|including|before|after|without|ohne|mit|hors|sans|sin|con|senza|sem|com|zonder|met|utan|med|uden|uten|bez|of|for|lot|order|offer|position|value|payable|imponibile|complessivo|geral|oferta|offerta|bestelling|offerte|offert|tilbud|nabídky|oferty|da|di|del|de|l[ií]quido|bruto|nettó|bruttó|összesen|összeg|áfa|áfával|ft|tl|tutar[ıi]?|bedel[iİ]?|kdv|har[iİ]ç|dah[iİ]l|genel)(?!\p{L}))/u
    .source;
const totalName = new RegExp(`^(?:${totalWords}|${taxName})(?:${afterTotal})`, "iu");
/** Words that can be nothing but a total, whatever follows them: "Subtotal machining". */
const onlyTotal =
  /^(?:sub[\s-]?total\w*|grand total|total|zwischensumme|gesamtsumme|gesamtbetrag|summe|sous[\s-]?total|totale|totaal|subtotaal|totalt|delsumma|summa|i alt|razem|suma|celkem|mezisoučet|součet|összesen|mindösszesen|részösszeg|végösszeg|genel toplam|ara toplam|toplam|合计|小计|总计|合計|小計|総計)(?![\p{Script=Latin}-])/iu;

/** A total stands in the first cells of its row. */
const cellsRead = 3;

/** "Total", "Zwischensumme", "Sous-total", "+ VAT" at the start of a row: not an offer. */
export function isTotalRow(cells: readonly (CellValue | null)[]): boolean {
  let read = 0;
  for (const cell of cells) {
    if (cell === null || cell.kind !== "text" || cell.text === "") continue;
    if (isTotalName(cell.text.trim())) return true;
    read += 1;
    if (read === cellsRead) return false;
  }
  return false;
}

/** The words of a total, wherever they stand. */
export function isTotalName(text: string): boolean {
  return text.length < 60 && totalName.test(text.replace(/^[+*#\s]+/, ""));
}

/** "Subtotal machining": a total by its first word, in a row that counts nothing. */
export function beginsWithTotal(text: string): boolean {
  return text.length < 60 && onlyTotal.test(text.replace(/^[+*#\s]+/, ""));
}

/** A tax that is paid back is no cost. */
export function isTaxName(text: string): boolean {
  return taxed.test(text);
}

const taxed = new RegExp(
  String.raw`^\W*(?:(?:plus|zzgl\.?|add|estimated|est\.?|\d[\d.,]*\s?%)\s*){0,2}${taxName}`,
  "iu",
);
