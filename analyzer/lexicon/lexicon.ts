import type { HeaderMeaning, Language } from "../intake/recognize/headers/header-meaning.ts";
import { czech } from "./cs.ts";
import { danish } from "./da.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { hungarian } from "./hu.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import { dutch } from "./nl.ts";
import { norwegian } from "./no.ts";
import { polish } from "./pl.ts";
import { portuguese } from "./pt.ts";
import { swedish } from "./sv.ts";
import { turkish } from "./tr.ts";
import { chinese } from "./zh.ts";
import type { WordList } from "./word-list.ts";

/** What a quote calls things in each language: its headers, and the words before its figures. */
export const lexicon: Readonly<Record<Language, WordList>> = {
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
  hu: hungarian,
  tr: turkish,
  zh: chinese,
  ja: japanese,
};

/** All words for one thing, in any language, with commas between them. */
export function wordsFor(thing: HeaderMeaning): string {
  return Object.values(lexicon)
    .flatMap((words) => words[thing] ?? [])
    .join(", ");
}
