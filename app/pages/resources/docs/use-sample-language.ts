import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router";

import { type SampleLanguage, sampleLanguages } from "./api/languages.ts";
import { useQuery } from "#app/page/use-query.ts";

const parameter = "lang";
const [{ id: firstLanguage }] = sampleLanguages;

/** The language of every sample on the page. It is in the address, so that a link shows what its sender saw. */
export function useSampleLanguage() {
  const { query } = useQuery();
  const navigate = useNavigate();
  const asked = query?.get(parameter);
  const [language, showLanguage] = useOptimistic<SampleLanguage>(
    sampleLanguages.find(({ id }) => id === asked)?.id ?? firstLanguage,
  );

  function chooseLanguage(next: SampleLanguage) {
    const search = new URLSearchParams(location.search);
    if (next === firstLanguage) search.delete(parameter);
    else search.set(parameter, next);
    startTransition(async () => {
      showLanguage(next);
      // Without the fragment: the router would scroll to it, away from the sample at hand.
      await navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
    });
  }

  return { language, chooseLanguage };
}
