import { useEffect, useSyncExternalStore } from "react";

import { exampleQuestions } from "./records/questions.ts";
import { useQuery } from "#app/page/use-query.ts";

const noQuestions: readonly string[] = [];
let asked = noQuestions;
const listeners = new Set<() => void>();

function remember(question: string) {
  if (asked.at(-1) === question) return;
  asked = [...asked.filter((each) => each !== question), question];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question of the address, and those asked since the page was loaded, oldest first. Nothing is stored. */
export function useQuestion() {
  const { query, setQuery } = useQuery();
  const given = query?.get("q")?.trim() || null;
  const questions = useSyncExternalStore(
    subscribe,
    () => asked,
    () => noQuestions,
  );

  useEffect(() => {
    if (given) remember(given);
  }, [given]);

  return {
    question: given ?? exampleQuestions[0],
    /** The address is not known while the prerendered page is taken over. */
    isReady: query !== null,
    isAsked: given !== null,
    asked: questions,
    ask: (question: string) => setQuery(new URLSearchParams({ q: question }), "push"),
  };
}
