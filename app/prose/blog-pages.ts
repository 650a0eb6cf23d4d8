/** The newest article stands above the first page's list and is not counted. */
export const articlesPerPage = 24;

/** Every article of the blog, as the build writes them for a search that looks beyond one page. */
export const allArticlesPath = "/resources/blog/articles.json";

export function blogPageCount(articleCount: number): number {
  return Math.max(1, Math.ceil((articleCount - 1) / articlesPerPage));
}

export function blogPagePath(number: number): "/resources/blog" | `/resources/blog/page/${number}` {
  return number === 1 ? "/resources/blog" : `/resources/blog/page/${number}`;
}

/** Addresses of the pages after the first. */
export function laterBlogPages(articleCount: number): string[] {
  return Array.from({ length: blogPageCount(articleCount) - 1 }, (_, index) =>
    blogPagePath(index + 2),
  );
}

/** Places in the list, newest first, that a page shows: from the first, up to the one before the second. */
export function articleRange(number: number): [from: number, to: number] {
  const from = 1 + (number - 1) * articlesPerPage;
  return [from, from + articlesPerPage];
}

/** Pages to go to from one: the ends and its neighbors, so that the row stays short. Null is a gap. */
export function pageSteps(number: number, count: number): (number | null)[] {
  const near = [1, number - 1, number, number + 1, count];
  const steps = [...new Set(near)]
    .filter((step) => step >= 1 && step <= count)
    .sort((a, b) => a - b);
  return steps.flatMap((step, index) => {
    const isGap = index > 0 && step > steps[index - 1]! + 1;
    return isGap ? [null, step] : [step];
  });
}
