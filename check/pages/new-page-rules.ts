/** What every page must have. A page that has not says what to do, and where. */
export interface NewPage {
  address: string;
  /** The file in which it is written. */
  source: string;
}

const lengths = { title: 60, shortestDescription: 50, longestDescription: 155 };

/** Where the `handle` of a page takes a field from. */
function whereToAdd(field: string, source: string): string {
  return source.endsWith(".md")
    ? `in the front matter of ${source}`
    : `add \`${field}\` to its handle in ${source}`;
}

export function titleProblems({ address, source }: NewPage, title: string): string[] {
  if (title === "" || title.startsWith("undefined"))
    return [`${address} has no title: ${whereToAdd("title", source)}`];
  if (title.length <= lengths.title) return [];
  return [
    `${address} has a title of ${title.length} characters, “${title}”: shorten \`title\` in ${source} to at most ${lengths.title}, the brand included`,
  ];
}

export function descriptionProblems({ address, source }: NewPage, description: string): string[] {
  if (description === "")
    return [`${address} has no description: ${whereToAdd("description", source)}`];
  const { shortestDescription, longestDescription } = lengths;
  if (description.length >= shortestDescription && description.length <= longestDescription)
    return [];
  return [
    `${address} has a description of ${description.length} characters: write ${shortestDescription} to ${longestDescription} in ${source}`,
  ];
}

export function imageProblems(page: NewPage, image: string, files: Set<string>): string[] {
  if (image === "") return [noImage(page)];
  const { pathname } = new URL(image, "https://site.example");
  return files.has(pathname)
    ? []
    : [
        `${page.address} names a social image that the build did not write, ${pathname}: see make/social/social-cards.ts`,
      ];
}

/** Title, description and image come from one call, so a page without an image has forgotten it. */
export function noImage({ address, source }: NewPage): string {
  return `${address} has no social image: add \`export const meta = () => pageMeta(handle)\` to ${source}`;
}

export function breadcrumbProblems({ address, source }: NewPage, hasBreadcrumbs: boolean) {
  return hasBreadcrumbs
    ? []
    : [
        `${address} has no breadcrumbs: put \`<Breadcrumbs page={handle} />\` first in the screen of ${source}`,
      ];
}

export type Reach = "within two clicks" | "further away" | "linked from nowhere";

export function linkProblems({ address }: NewPage, reach: Reach): string[] {
  if (reach === "within two clicks") return [];
  const found =
    reach === "further away" ? "is more than two clicks from home" : "has no link to it";
  return [
    `${address} ${found}: link to it from app/site/navigation.ts, app/layout/footer-links.ts or a page that home links to`,
  ];
}
