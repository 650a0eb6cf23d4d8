import { useEffect } from "react";

import { exampleQuestions } from "./records/questions.ts";
import { sharedState, useSharedState } from "#app/page/state/shared-state.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

const asked = sharedState<readonly string[]>([]);

function remember(question: string) {
  const questions = asked.read();
  if (questions.at(-1) === question) return;
  asked.write([...questions.filter((each) => each !== question), question]);
}

/** Null where nothing is asked. An empty question is one too: it is answered by saying so. */
const questionCodec: AddressCodec<string | null> = {
  read: (query) => query.get("q")?.trim() ?? null,
  write: (_query, question) => new URLSearchParams(question === null ? {} : { q: question }),
};

/** The question of the address, and those asked since the page was loaded, oldest first. Nothing is stored. */
export function useQuestion() {
  const { state: given, setState, isLive } = useAddressState(questionCodec);
  const questions = useSharedState(asked);

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
