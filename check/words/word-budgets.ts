import { type PageWords, wordsOf } from "./page-words.ts";

interface Budget {
  words: number;
  /** Mean length of a sentence, and the length of the longest, in words. */
  sentence: number;
  longest: number;
  metaphors: number;
  tics: number;
  /** How often the page may say that what it shows is illustrative. */
  illustrative: number;
  /** Whole sentences that stand on the page more than once. */
  repeated: number;
}

const reading: Budget = {
  words: 2_500,
  sentence: 12,
  longest: 32,
  metaphors: 1,
  tics: 1,
  illustrative: 2,
  repeated: 0,
};
const product: Budget = { ...reading, words: 1_200, sentence: 10 };
/** Where people work or look something up. */
const work: Budget = { ...reading, metaphors: 0, tics: 0 };
/** Calculations and clauses of standards are long sentences. */
const prose: Budget = { ...reading, sentence: 14, longest: 55 };

/** The goal of a page, by the longest beginning of its address. */
const goals: Readonly<Record<string, Budget>> = {
  "/": reading,
  "/product": product,
  "/solutions": product,
  "/resources/blog": prose,
  "/resources/guides": prose,
  "/resources/docs": { ...work, words: 1_500 },
  "/404": work,
  "/company/accessibility": work,
  "/company/contact": work,
  "/construction": work,
  "/demo": work,
  "/form-results": work,
  "/legal": { ...work, longest: 55 },
  "/security": work,
  "/status": work,
  "/try": work,
};

/** Pages that need more, each with its reason. */
const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  // The dashboard, the customers and the prices each say it once.
  "/": { illustrative: 3 },
  // A summary and its clause begin with the same record.
  "/legal/privacy": { repeated: 1 },
  // The questions are chips, and examples where there is no script.
  "/product/copilot": { repeated: 2 },
  // Endpoints share errors and answers.
  "/resources/docs/reference": { repeated: 2 },
  // A control and the answer in the questionnaire are one record.
  "/security": { repeated: 7 },
  // The name of a table is its heading.
  "/solutions/aerospace": { repeated: 1 },
  // As above, and two fields have one hint.
  "/solutions/multi-plant": { repeated: 2 },
};

export function budgetOf(address: string): Budget {
  const nearest = Object.keys(goals)
    .filter((start) => start === "/" || address === start || address.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length)[0];
  return {
    ...(nearest === undefined ? reading : (goals[nearest] ?? reading)),
    ...ceilings[address],
  };
}

/** What a page says too much of. */
export function wordProblems(page: PageWords): string[] {
  const budget = budgetOf(page.address);
  const counts: Record<keyof Budget, { count: number; found: readonly string[] }> = {
    words: { count: page.words, found: [] },
    sentence: { count: Number(page.sentence.toFixed(1)), found: [] },
    longest: { count: wordsOf(page.longest).length, found: [page.longest] },
    metaphors: { count: page.metaphors.length, found: page.metaphors },
    tics: { count: page.tics.length, found: page.tics },
    illustrative: { count: page.illustrative.length, found: page.illustrative },
    repeated: { count: page.repeated.length, found: page.repeated },
  };
  return Object.entries(counts).flatMap(([name, { count, found }]) => {
    const most = Object.entries(budget).find(([kind]) => kind === name)?.[1] ?? 0;
    const which = found.length > 0 ? `: ${found.join(", ")}` : "";
    return count > most ? [`${name}: ${count}, the budget is ${most}${which}`] : [];
  });
}
