import { plainText } from "./plain-words.ts";

/** What stands in a cell in place of a value, in four languages. */
const words = `
  n/a, na, n.a., n/k, none, nil, null, tbd, tba, tbc, tbq, to be defined, to be confirmed, to be advised,
  on request, upon request, price on request, por, on application, poa, ask, call, unknown, pending, open,
  no bid, no quote, not quoted, not offered, declined, nb, nq, not available, unavailable, x, see note,
  auf Anfrage, a. A., a.Anfr., Preis auf Anfrage, k. A., keine Angabe, offen, entfällt, entf., kein Angebot,
  nicht angeboten, nicht lieferbar, unbekannt, folgt, noch offen, nach Absprache, n. v.,
  sur demande, sur devis, s. d., nous consulter, à définir, à confirmer, non coté, non disponible, néant,
  pas d'offre, inconnu, s/o, sans objet, en attente,
  a consultar, consultar, bajo pedido, según consulta, a petición, por definir, por confirmar, no cotiza,
  no cotizado, sin oferta, no disponible, s/d, sin dato, sin datos, n/d, nd, pendiente, a convenir,
  su richiesta, da definire, da confermare, non quotato, non disponibile, sob consulta, a definir, não cotado, não disponível,
  op aanvraag, n.v.t., nvt, niet aangeboden, n.t.b., på begäran, offereras ej, ej aktuellt, på forespørgsel, på forespørsel,
  ikke tilbudt, na zapytanie, do ustalenia, brak, brak oferty, nie dotyczy, na dotaz, na vyžádání, nenabízíme,
  待定, 另议, 无, 面议, 未报价, 别途, 別途, 別途見積, 別途御見積, 見積不可, なし, 未定, 要相談, ask for price, not offered, no offer,
  call for price, w/o, nincs ajánlat, nem ajánlott, nem ajánljuk, nem elérhető, nem szállítható, kérésre, érdeklődjön,
  egyeztetés szerint, egyedi ajánlat, külön ajánlat, később, nincs, nem adunk ajánlatot, nem gyártjuk, teklif yok, yok, teklif edilmedi,
  teklif verilmedi, teklif verilmemiştir, fiyat sorunuz, sorunuz, talep üzerine, belirlenecek, bildirilecek, temin edilemiyor, stokta yok, regret, unable to quote, NQ, no-bid, included in price`;

const missingTexts = new Set(words.split(",").map(plainText));

/** "on request", "auf Anfrage", "TBD", "-": said, but not a value. */
export function isMissingText(text: string): boolean {
  if (text.length > 30 || /\d/.test(text)) return false;
  return /^[\s\-–—_.?/*#]*$/.test(text) || missingTexts.has(plainText(text));
}
