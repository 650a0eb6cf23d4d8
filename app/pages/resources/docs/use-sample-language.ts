import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";

import { type SampleLanguage, sampleLanguages } from "./api/languages.ts";

const [{ id: firstLanguage }] = sampleLanguages;

const languageCodec: AddressCodec<SampleLanguage> = {
  read(query) {
    const asked = query.get("lang");
    return sampleLanguages.find(({ id }) => id === asked)?.id ?? firstLanguage;
  },
  write: (query, language) =>
    withParameter(query, "lang", language === firstLanguage ? null : language),
};

/** The language of every sample on the page. It is in the address, so that a link shows what its sender saw. */
export function useSampleLanguage() {
  const { state: language, setState } = useAddressState(languageCodec);
  return {
    language,
    chooseLanguage: (next: SampleLanguage) => setState(() => next, "replace"),
  };
}
