import type { Language } from "../intake/recognize/headers/header-meaning.ts";
import { anyWord, anyWordSource } from "./any-word.ts";
import { wordsFor } from "./lexicon.ts";

interface WordsOfTax {
  /** Before a tax that is still to come. */
  readonly without: string;
  /** That it is in the amount. */
  readonly included: string;
  /** What is paid in the end, with every tax. */
  readonly payable: string;
}

const words: Readonly<Record<Language, WordsOfTax>> = {
  en: {
    without: `excl*, ex, without, before, net, net of, plus`,
    included: `gross, incl*, with tax`,
    payable: `payable`,
  },
  de: {
    without: `exkl*, ohne, netto, zzgl`,
    included: `brutto*, inkl*, mit mwst`,
    payable: `zu zahlen`,
  },
  fr: { without: `hors, ht, sans`, included: `ttc`, payable: `à payer` },
  es: { without: `sin`, included: `con iva, iva inc*`, payable: `a pagar` },
  it: { without: `senza, più, esclus*`, included: `con iva, ivato`, payable: `dovuto, da pagare` },
  pt: { without: `sem, mais`, included: `com iva`, payable: `a pagar` },
  nl: { without: `zonder`, included: `met btw`, payable: `te betalen` },
  pl: { without: `bez, netto`, included: `brutto, z vat`, payable: `do zapłaty` },
  cs: { without: `bez`, included: `s dph, vč*`, payable: `k úhradě` },
  sv: { without: `exklusive, utan`, included: `med moms`, payable: `att betala` },
  da: { without: `eks, ekskl*, uden`, included: `med moms`, payable: `at betale` },
  no: { without: `eks, ekskl*, uten`, included: `med mva`, payable: `å betale` },
  hu: { without: `nélkül*, plusz`, included: `bruttó, áfával, áfás`, payable: `fizetendő` },
  tr: { without: `hariç*, artı`, included: `brüt, kdv dahil, kdv'li`, payable: `ödenecek` },
  zh: { without: `不含, 未税`, included: `含税`, payable: `应付` },
  ja: { without: `税抜, 税別`, included: `税込`, payable: `お支払` },
};

function inAnyLanguage(thing: keyof WordsOfTax): string {
  return Object.values(words)
    .map((each) => each[thing])
    .join(", ");
}

export const taxName = anyWordSource(`${wordsFor("tax")}, vatu`);
const without = anyWordSource(inAnyLanguage("without"));
const note = new RegExp(
  String.raw`(?:${without}|\+)\.?\s*(?:of\s|de\s|les\s)?${taxName}|${taxName}\.?\s(?:excl\w*|exkl\w*|ekskl\w*|esclus[aoe]|non compris\w*|no inclu\w*|não inclu\w*|nélkül|har[iİ]ç|dah[iİ]l değ[iİ]l)`,
  "giu",
);
const before = new RegExp(without, "iu");
const included = anyWord(inAnyLanguage("included"));
const anyTax = new RegExp(
  `${taxName}|${anyWordSource(`${inAnyLanguage("included")}, ${inAnyLanguage("payable")}`)}`,
  "iu",
);

/** "Price excl. VAT" is a price: no tax stands below it. */
export function withoutTaxNote(text: string): string {
  return text.replace(note, " ");
}

/** A price that contains a tax is not the one that others are compared with. */
export function isWithTax(text: string): boolean {
  return included.test(text);
}

/** "Total incl. VAT", "zu zahlen": a sum that may hold a tax. */
export function mayHoldTax(text: string): boolean {
  return anyTax.test(text) && !before.test(text);
}
