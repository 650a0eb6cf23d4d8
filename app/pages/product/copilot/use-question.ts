import { useEffect, useSyncExternalStore } from "react";

import { exampleQuestions } from "./records/questions.ts";
import { type AddressCodec, useAddressState } from "#app/page/use-address-state.ts";

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

/** Null where nothing is asked. An empty question is one too: it is answered by saying so. */
const questionCodec: AddressCodec<string | null> = {
  read: (query) => query.get("q")?.trim() ?? null,
  write: (_query, question) => new URLSearchParams(question === null ? {} : { q: question }),
};

/** The question of the address, and those asked since the page was loaded, oldest first. Nothing is stored. */
export function useQuestion() {
  const { state: given, setState, isLive } = useAddressState(questionCodec);
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
    isReady: isLive,
    isAsked: given !== null,
    asked: questions,
    ask: (question: string) => setState(() => question, "push"),
  };
}
