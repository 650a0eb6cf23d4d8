import fc from "fast-check";
import { expect, test } from "vitest";

import { phraseOf } from "../answering/say.ts";
import { plausibleQuestion, wordSalad } from "./testing/arbitrary-questions.ts";
import { understand } from "./understand.ts";

function readingsOf(question: string) {
  const understanding = understand(question);
  if (understanding.kind === "reading") return [understanding.reading];
  return understanding.kind === "unsure" ? understanding.readings : [];
}

test("whatever was read can be asked for in the words that it is read back in", () => {
  fc.assert(
    fc.property(fc.oneof(plausibleQuestion, wordSalad), (question) => {
      for (const reading of readingsOf(question)) {
        const again = understand(phraseOf(reading));
        expect(again).toMatchObject({ kind: "reading", reading });
      }
    }),
    { numRuns: 500 },
  );
});
