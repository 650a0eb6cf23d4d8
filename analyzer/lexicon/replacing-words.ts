import type { Language } from "../intake/recognize/headers/header-meaning.ts";

interface ReplacingWords {
  /** Before the number of the quote that no longer holds. */
  readonly replaces: string;
  /** Behind the number of a quote that no longer holds. */
  readonly isReplaced: string;
  /** What makes it a matter of some parts or prices only. */
  readonly ofParts: string;
  /** What it then depends on, or what denies it. */
  readonly conditions: string;
}

/** How a quote says that it stands in the place of an earlier one. */
const replacing: Readonly<Record<Language, ReplacingWords>> = {
  en: {
    replaces: `replaces, replacing, supersedes, superseding, cancels and replaces, withdraws, in replacement of,
      in place of, we withdraw, revision of our, revision of quote, revision of quotation`,
    isReplaced: `withdrawn, is withdrawn, is hereby withdrawn, has been withdrawn, is superseded, is replaced, is void, is null and void,
      is canceled, is cancelled, is no longer valid, has been superseded, has been replaced`,
    ofParts: `item, items, line, lines, position, positions, pos, part, parts, price, prices, terms, conditions, only`,
    conditions: `if, unless, until, when, once, upon, may, might, not`,
  },
  de: {
    replaces: `ersetzt, ersetzen, anstelle von, anstelle unseres, tritt an die Stelle, widerrufen, ziehen wir zurück`,
    isReplaced: `wird ersetzt, ist ersetzt, ist ungültig, wird ungültig, verliert seine Gültigkeit, ist hinfällig, ist gegenstandslos,
      wird zurückgezogen, wird hiermit zurückgezogen, ist zurückgezogen, ist widerrufen`,
    ofParts: `Position, Positionen, Pos, Teil, Teile, Artikel, Preis, Preise, Bedingungen, nur`,
    conditions: `wenn, falls, sofern, bis, sobald, nicht`,
  },
  fr: {
    replaces: `annule et remplace, remplace`,
    isReplaced: `est remplacé, est remplacée, est annulé, est annulée, n'est plus valable, est retiré, est retirée`,
    ofParts: `poste, postes, ligne, lignes, position, pièce, pièces, prix, conditions, uniquement, seulement`,
    conditions: `si, sauf, lorsque, pas`,
  },
  es: {
    replaces: `sustituye, reemplaza, anula y sustituye, anula y reemplaza`,
    isReplaced: `queda anulada, queda anulado, queda sin efecto, queda sustituida, queda sustituido, ya no es válida`,
    ofParts: `partida, posición, línea, pieza, piezas, precio, precios, condiciones, solo, sólo`,
    conditions: `si, salvo, cuando, no sustituye, no reemplaza`,
  },
  it: {
    replaces: `sostituisce, annulla e sostituisce`,
    isReplaced: `è annullata, è annullato, è sostituita, è sostituito, non è più valida, è ritirata`,
    ofParts: `riga, righe, posizione, pezzo, pezzi, prezzo, prezzi, condizioni, solo`,
    conditions: `se, salvo, quando, non sostituisce`,
  },
  pt: {
    replaces: `substitui, anula e substitui, cancela e substitui`,
    isReplaced: `fica anulada, fica sem efeito, é substituída, já não é válida, fica cancelada`,
    ofParts: `item, itens, linha, posição, peça, peças, preço, preços, condições, só, apenas`,
    conditions: `se, salvo, quando, não`,
  },
  nl: {
    replaces: `vervangt, ter vervanging van`,
    isReplaced: `vervalt, is vervallen, komt te vervallen, is ingetrokken, is vervangen`,
    ofParts: `regel, regels, positie, onderdeel, prijs, prijzen, voorwaarden, alleen`,
    conditions: `als, indien, tenzij, niet`,
  },
  pl: {
    replaces: `zastępuje, anuluje i zastępuje`,
    isReplaced: `jest nieważna, została wycofana, traci ważność, zostaje anulowana`,
    ofParts: `pozycja, pozycje, pozycję, część, części, cena, ceny, warunki, tylko`,
    conditions: `jeśli, jeżeli, chyba że, nie`,
  },
  cs: {
    replaces: `nahrazuje, ruší a nahrazuje`,
    isReplaced: `je neplatná, pozbývá platnosti, byla stažena, se ruší`,
    ofParts: `položka, položky, položku, díl, díly, cena, ceny, podmínky, pouze, jen`,
    conditions: `pokud, jestliže, nenahrazuje`,
  },
  sv: {
    replaces: `ersätter`,
    isReplaced: `är återkallad, upphör att gälla, gäller inte längre, är ersatt`,
    ofParts: `rad, position, artikel, pris, priser, villkor, endast`,
    conditions: `om, såvida, inte ersätter, ersätter inte`,
  },
  da: {
    replaces: `erstatter`,
    isReplaced: `er trukket tilbage, bortfalder, er erstattet, er ikke længere gyldigt`,
    ofParts: `linje, position, vare, pris, priser, betingelser, kun`,
    conditions: `hvis, medmindre, erstatter ikke`,
  },
  no: {
    replaces: `erstatter`,
    isReplaced: `er trukket tilbake, bortfaller, er erstattet, er ikke lenger gyldig`,
    ofParts: `linje, posisjon, vare, pris, priser, vilkår, kun`,
    conditions: `hvis, med mindre, erstatter ikke`,
  },
  hu: {
    replaces: `felváltja, felülírja, hatálytalanítja, érvényteleníti, visszavonja, visszavonjuk, helyettesíti`,
    isReplaced: `helyébe lép, érvényét veszti, hatályát veszti, érvénytelen, visszavonva, visszavonásra került`,
    ofParts: `tétel, tételek, tételt, tételére, sor, sorok, pozíció, alkatrész, ár, árak, árat, árait, feltételek, csak, kizárólag`,
    conditions: `amennyiben, kivéve, amíg, nem váltja`,
  },
  tr: {
    replaces: `iptal edilen teklif, yerine geçtiği teklif`,
    isReplaced: `yerine geçer, yerine geçmektedir, yerini alır, geçersizdir, hükümsüzdür, iptal edilmiştir, geri çekilmiştir`,
    ofParts: `kalem, kalemler, kalemi, pozisyon, parça, parçalar, fiyat, fiyatlar, fiyatı, koşullar, şartlar, sadece, yalnızca`,
    conditions: `eğer, ise, halinde, durumunda, takdirde, değil, olmadıkça`,
  },
  zh: {
    replaces: `取代, 替代, 代替`,
    isReplaced: `作废, 作廢, 已失效, 已被取代`,
    ofParts: `项目, 零件, 价格, 價格`,
    conditions: `如果, 不取代`,
  },
  ja: {
    replaces: `下記見積の差替`,
    isReplaced: `は無効, を取り消し, を撤回, に代わる, を差し替え`,
    ofParts: `品目, 部品, 価格`,
    conditions: `場合, ません`,
  },
};

export function replacingWords(thing: keyof ReplacingWords): string {
  return Object.values(replacing)
    .map((words) => words[thing])
    .join(", ");
}
