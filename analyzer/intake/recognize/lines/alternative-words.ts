const words =
  /(?<!\p{L})(?:alternative|alternate|alternativ(?:e|position|angebot)?|alternatief|alternativa|alternativo|alternatywa|alternativně|equivalent|substitute|not (?:to|as per|according to) drawing|deviat(?:es|ion|ing)(?: from)?|optional(?: item)?|eventualposition|bedarfsposition|optionsposition|options?|optionen|opciones|opzioni|opções|opties|opcional|opzionale|en option|variante|gleichwertig|abweichend|équivalent|variant|alternatív|alternatíva|helyettesítő|kiváltó|opcionális|opció|alternatif|muadil[iİ]?|eşdeğer[iİ]?|opsiyonel|zamiennik|niezgodn[aey] z rysunkiem|náhrada|náhradní provedení|substituto|sostituto|sustituto|remplacement|ersatzweise|vervang(?:ing|end)|ersättningsartikel|erstatningsvare|wie besehen|nicht nach zeichnung|non conforme (?:au plan|al disegno)|no conforme (?:a|al) plano|não conforme|替代品|替代|代替品|代替案)(?!\p{L})/iu;
const denied =
  /(?<!\p{L})(?:no|not|kein\w*|ohne|sans|sin|without|senza|sem|geen|inga|ingen|bez|nincs|nem)\s+(?:\p{L}+\s)?$/iu;

/** The words that call an offer an alternative, or `null`: "no deviations" does not. */
export function alternativeWords(text: string): string | null {
  if (text.length > 300) return null;
  const found = words.exec(text);
  if (found === null || denied.test(text.slice(0, found.index))) return null;
  return found[0];
}
