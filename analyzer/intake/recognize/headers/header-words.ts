import type { Language } from "./header-meaning.ts";
import { german } from "./words/de.ts";
import { chinese, japanese } from "./words/east-asian.ts";
import { english } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { italian } from "./words/it.ts";
import { dutch } from "./words/nl.ts";
import { portuguese } from "./words/pt.ts";
import { danish, norwegian, swedish } from "./words/scandinavian.ts";
import { czech, polish } from "./words/slavic.ts";
import type { WordList } from "./words/word-list.ts";

/** What headers may read in each language. */
export const headerWords: Readonly<Record<Language, WordList>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  cs: czech,
  sv: swedish,
  da: danish,
  no: norwegian,
  zh: chinese,
  ja: japanese,
};
