import { expect, test } from "vitest";

import { titleInSentence } from "./rule-text.ts";

test("a title loses its capital inside a sentence, an abbreviation keeps it", () => {
  expect(titleInSentence("Plant manager")).toBe("plant manager");
  expect(titleInSentence("VP operations")).toBe("VP operations");
});
