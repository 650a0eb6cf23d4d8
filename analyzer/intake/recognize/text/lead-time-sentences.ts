import { datesIn } from "../values/dates.ts";
import { stockWords } from "../values/lead-times.ts";
import { remembered } from "../values/remembered.ts";
import { spansIn } from "./spans.ts";

/** A lead time that a sentence states, and how sure it is that it is one. */
export interface FoundLeadTime {
  readonly text: string;
  readonly confidence: number;
}

const names = String.raw`lead[\s-]?times?|deliver(?:y|ies)?(?: time| period)?|turn[\s-]?around(?: time)?|dispatch(?:ed)?|ships?|shipped|shipment|shipping time|ready(?: to ship)?|available|availability|programme|production time|manufactur\w* time|completion|lieferzeit|lieferfrist|liefertermin|lieferung|lieferbar|durchlaufzeit|fertigungszeit|bearbeitungszeit|versandbereit|versandfertig|verfügbar|fertigstellung|termin|délais?(?: de livraison)?|livraison|livrable|livré\w*|expédition|expédié\w*|disponib\w*|mise à disposition|fabrication|plazo(?: de entrega)?|entregas?|tiempo de entrega|t\.\s?e\.|suministro|disponibles?|consegna|termin[ei] di consegna|approntamento|spedizione|pronti|pronto|prazo(?: de entrega)?|entrega|expedição|disponível|levertijd|levering|leverbaar|levertermijn|gereed|verzending|leverans(?:tid)?|lev\.?\s?tid|levereras|klart?|färdig|levering(?:stid)?|leveres|leveranse|termin(?: dostawy| realizacji)?|czas (?:dostawy|realizacji)|dostawa|realizacja|wysyłka|gotowe|dodání|dodac\w*(?: lhůta| termín)?|termín(?: dodání)?|expedice|výroba|(?:szállítási|gyártási|vállalási|teljesítési) (?:határidő|idő)|szállít\w*|kiszállít\w*|átfutási idő|elkészül\w*|legyártás\w*|tesl[iİ]m(?:at)?(?: süresi)?|term[iİ]n(?: süresi)?|sevk(?:[iİ]yat)?|(?:tem[iİ]n|tedar[iİ]k|üret[iİ]m|imalat) süresi|s[iİ]pariş\p{L}*(?: onay\p{L}*| tar[iİ]h\p{L}*)* (?:it[iİ]baren|sonra)|交货期?|交期|货期|发货|出货|納期|納入|出荷`;
/** Words that stand after it: "4 weeks ARO", "3 Wochen nach Auftragseingang". */
const afterwards = String.raw`\bARO\b|after (?:receipt of )?(?:your )?(?:order|approval|p\.?o\.?)|from (?:receipt of )?(?:your )?order|nach (?:auftrag|bestell|klärung|freigabe|zeichnung)|ab (?:auftrag|bestell|klärung)|après (?:commande|réception)|à réception|dès (?:réception|commande)|tras (?:el )?pedido|desde (?:el )?pedido|después de|dall'ordine|da(?:l)? (?:ricevimento|ordine)|data ordine|após|depois d[ao]|na (?:opdracht|order|bestelling|akkoord)|efter (?:order|ordre|beställning)|etter (?:ordre|bestilling)|od (?:zamówienia|objedn|potwierdz)|po (?:zamówieni|objedn|otrzymani)|(?:a )?(?:meg)?rendelés(?:től|t követ| után| vissza|ük)|下单|订单|ご注文|受注`;
/** What a span may be of instead; sought nearest before it, then after it. */
const others = String.raw`valid|gültig|gilt|bindefrist|bindung|gebunden|validité|validez|vigencia|validità|validade|geldig|giltig|gyldig|gælder|ważn|związan|platnost|platí|érvény|kötöttség|geçerl|ops[iİ]yon|有效|有効|firm for|good for|hold(?:s)? (?:good|firm|for)|open for|expir|pay|net\b|netto\b|zahl|skonto|abzug|abzgl|paiement|règlement|escompte|pago|contado|pagamento|pagare|rimessa|betal|invoice|rechnung|factur|fattur|fatura|faktur|płatn|przelew|splatn|plat[eb]|fizet|átutal|jótáll|szavatos|ödeme|vade|peş[iİ]n|支払|付款|账期|月结|credit|crédito|kredit|fin de mois|end of month|\bEOM\b|warrant|guarant|garant|gewähr|záruk|gwaranc|质保|保修|保証|repl(?:y|ies)|respon|antwort|rückmeld|respuesta|réponse|risposta|cancel|storn|return|retour|reklam|complain|réclam|storage|lager(?:ung|geld)|notice|kündig|preavis|calibrat|mindestlaufzeit|contract|vertrag|frame|abruf|call[\s-]?off|price (?:fix|hold)|preisbindung`;
/** A span of what comes before the parts themselves. */
const beforehand = String.raw`sampl|prototyp|proto\b|first article|erstmuster|muster|tool|werkzeug|mould|mold|die\b|pattern|outillage|échantillon|utillaje|muestra|campion|stampo|molde|amostra|gereedschap|matrijs|proef|verktyg|prov\b|værktøj|verktøy|prøve|narzędz|próbk|nářad|vzor|szerszám|süllyeszték|minta|mintá|kalıp|fikstür|numune|模具|样品|金型|サンプル|試作`;

/** What a lead time is called. */
export const leadTimeName = new RegExp(`(?<!\\p{L})(?:${names})`, "iu");
const namePattern = new RegExp(leadTimeName.source, "giu");
const cuePattern = new RegExp(
  `(?<lead>(?<!\\p{L})(?:${names})|${afterwards})|(?<other>(?<!\\p{L})(?:${others}))`,
  "giu",
);
const beforehandPattern = new RegExp(`(?<!\\p{L})(?:${beforehand})`, "iu");
const afterwardsPattern = new RegExp(`^[^.;]{0,12}?(?:${afterwards})`, "iu");
const stockPattern = new RegExp(`(?<!\\p{L})(?:${stockWords})(?!\\p{L})`, "iu");
/** How many characters before a span its word may stand. */
const reach = 60;

/** It speaks of samples or tools, which come before the parts. */
export function namesSamples(text: string): boolean {
  return beforehandPattern.test(text.replace(condition, " "));
}

/** "3 weeks after approval of the tool": the tool is what it counts from. */
const condition =
  /(?<!\p{L})(?:after|following|upon|nach|après|tras|después de|dopo|após|depois|na|efter|etter|po)\s(?:\p{L}+\s){0,4}\p{L}+[\s.,;]*$/iu;

/** The spans of time in a piece of text that are lead times, or may be one: nothing else claims them. */
export const leadTimesIn = remembered((written): readonly FoundLeadTime[] => {
  const piece = datesIn(written).reduce(
    (text, date) => text.replace(date.text, " ".repeat(date.text.length)),
    written,
  );
  const found: FoundLeadTime[] = [];
  let end = 0;
  for (const { text, index } of spansIn(piece)) {
    const before = piece.slice(Math.max(end, index - reach), index);
    const after = piece.slice(index + text.length);
    end = index + text.length;
    const kind = kindOf(before, after);
    if (kind !== "other") {
      const isEarlier = namesSamples(piece);
      found.push({ text, confidence: isEarlier ? 75 : kind });
    }
  }
  // "First series 8 weeks, then 4": which of them counts is asked.
  if (new Set(found.map(({ text }) => text)).size > 1) {
    return found.map(({ text }) => ({ text, confidence: 90 }));
  }
  if (found.length > 0 || spansIn(piece).length > 0) return found;
  const stock = stockPattern.exec(piece)?.[0];
  return stock === undefined ? [] : [{ text: stock, confidence: 80 }];
});

/** How sure a span between these words is a lead time, or that it is something else. */
function kindOf(before: string, after: string): number | "other" {
  if (afterwardsPattern.test(after)) return directly(before);
  const last = [...before.matchAll(cuePattern)].at(-1);
  if (last?.groups?.["other"] !== undefined) return "other";
  if (last !== undefined) return directly(before);
  const next = [...after.slice(0, 40).matchAll(cuePattern)][0];
  if (next?.groups?.["other"] !== undefined) return "other";
  return next === undefined ? 75 : 90;
}

/** "Lieferzeit ca. 4 Wochen": its name right before the span leaves no doubt. */
function directly(before: string): number {
  const last = [...before.matchAll(namePattern)].at(-1);
  if (last === undefined) return 90;
  const gap = before.slice(last.index + last[0].length);
  return /^[\s:：.\-–(]*(?:\p{L}{1,12}\.?[\s:：]*){0,2}$/u.test(gap) ? 95 : 90;
}
