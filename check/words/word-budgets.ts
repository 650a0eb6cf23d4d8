import type { PageWords } from "./page-words.ts";

interface Budget {
  words: number;
  metaphors: number;
  tics: number;
  /** How often the page may say that what it shows is illustrative. */
  illustrative: number;
}

const reading: Budget = { words: 2_500, metaphors: 3, tics: 2, illustrative: 2 };
const product: Budget = { ...reading, words: 1_200 };
const work: Budget = { ...reading, metaphors: 1 };

/** The goal of a page, by the longest beginning of its address. */
const goals: Readonly<Record<string, Budget>> = {
  "/": reading,
  "/product": product,
  "/solutions": product,
  "/resources/docs": { ...work, words: 1_500 },
  "/company/contact": work,
  "/demo": work,
  "/legal": work,
  "/status": work,
};

/** Pages that are not there yet: the figure of today is the ceiling. Lower it with every edit, then take the line out. */
const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  // The dashboard, the customers and the prices each say it once.
  "/": { illustrative: 3 },
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
    metaphors: { count: page.metaphors.length, found: page.metaphors },
    tics: { count: page.tics.length, found: page.tics },
    illustrative: { count: page.illustrative.length, found: page.illustrative },
  };
  return Object.entries(counts).flatMap(([name, { count, found }]) => {
    const most = Object.entries(budget).find(([kind]) => kind === name)?.[1] ?? 0;
    const which = found.length > 0 ? `: ${found.join(", ")}` : "";
    return count > most ? [`${name}: ${count}, the budget is ${most}${which}`] : [];
  });
}
