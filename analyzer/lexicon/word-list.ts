import type { HeaderMeaning } from "../intake/recognize/headers/header-meaning.ts";

/** What a header may read in one language, separated by commas; case, accents and punctuation do not count. */
export type WordList = Readonly<Partial<Record<HeaderMeaning, string>>>;
