import { beforeAll, describe, expect, test } from "vitest";

import { readText } from "#analyzer/intake/read-text.ts";
import { agree, type Agreed } from "./agreeing-visitor.ts";
import { listCorpus, readCorpusFile } from "./corpus-files.ts";

/**
 * What a visitor who says yes to everything ends with, of every twentieth quote. `npm run bench -- corpus` tells of all.
 * The first two may only rise, the last only fall.
 */
const floor = { files: 75, allRight: 45, coreRight: 47, mostQuestions: 6 };
const every = 20;
const agreed: Agreed[] = [];

beforeAll(async () => {
  const quotes = (await listCorpus()).filter(({ truth }) => truth.lines);
  for (const [at, file] of quotes.entries()) {
    if (at % every === 0) agreed.push(agree(await readCorpusFile(file), file.truth));
  }
}, 300_000);

describe("Saying yes to everything", () => {
  test("ends right as often as before", () => {
    expect(agreed).toHaveLength(floor.files);
    expect(agreed.filter(({ isAllRight }) => isAllRight).length).toBeGreaterThanOrEqual(
      floor.allRight,
    );
    expect(agreed.filter(({ isCoreRight }) => isCoreRight).length).toBeGreaterThanOrEqual(
      floor.coreRight,
    );
  });

  test("asks no more than before", () => {
    const questions = agreed.map(({ questionCount }) => questionCount);
    expect(Math.max(...questions)).toBeLessThanOrEqual(floor.mostQuestions);
  });
});

test("what was assumed wrongly stays wrong, because nothing is typed", () => {
  const text = "Part\tQty\tUnit price\nA-1\t10\t5.00\n";
  const line = { supplier: "Meridian", part: "A-1", quantity: 10, unitPrice: 5, currency: "USD" };
  const truth = { layout: "table", language: "en", lines: [line] };
  const { isCoreRight, differences, questionCount } = agree(readText(text, "quote.txt"), truth);
  expect(isCoreRight).toBe(false);
  expect(differences.map(({ field }) => field)).toContain("supplier");
  expect(questionCount).toBeGreaterThan(0);
});
