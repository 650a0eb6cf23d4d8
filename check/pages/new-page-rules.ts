/** What every page must have. A page that has not says what to do, and where. */
export interface NewPage {
  address: string;
  /** The file in which it is written, and what that says. */
  source: string;
  text: string;
}

/** File and line of a field of its record; where it has none, of the record, or of the part that matches. */
function placeOf({ source, text }: NewPage, wanted: RegExp): string {
  const lines = text.split("\n");
  const record = source.endsWith(".md")
    ? 0
    : lines.findIndex((line) => /^export const handle\b/.test(line));
  const at = lines.findIndex((line, index) => index >= record && wanted.test(line));
  return `${source}:${Math.max(at < 0 ? record : at, 0) + 1}`;
}
const titleField = /^\s*title:/;
const descriptionField = /^\s*(?:description|excerpt):/;

const lengths = { title: 60, shortestDescription: 50, longestDescription: 155 };

/** Where the `handle` of a page takes a field from. */
function whereToAdd(field: string, place: string): string {
  return place.includes(".md:")
    ? `in the front matter of ${place}`
    : `add \`${field}\` to its handle in ${place}`;
}

export function titleProblems(page: NewPage, title: string): string[] {
  const { address } = page;
  const place = placeOf(page, titleField);
  if (title === "" || title.startsWith("undefined"))
    return [`${address} has no title: ${whereToAdd("title", place)}`];
  if (title.length <= lengths.title) return [];
  return [
    `${address} has a title of ${title.length} characters, “${title}”: shorten \`title\` in ${place} to at most ${lengths.title}, the brand included`,
  ];
}

export function descriptionProblems(page: NewPage, description: string): string[] {
  const { address } = page;
  const place = placeOf(page, descriptionField);
  if (description === "")
    return [`${address} has no description: ${whereToAdd("description", place)}`];
  const { shortestDescription, longestDescription } = lengths;
  if (description.length >= shortestDescription && description.length <= longestDescription)
    return [];
  return [
    `${address} has a description of ${description.length} characters: write ${shortestDescription} to ${longestDescription} in ${place}`,
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
export function noImage(page: NewPage): string {
  const place = placeOf(page, /^export const meta\b/);
  return `${page.address} has no social image: add \`export const meta = () => pageMeta(handle)\` to ${place}`;
}

export function breadcrumbProblems(page: NewPage, hasBreadcrumbs: boolean) {
  return hasBreadcrumbs
    ? []
    : [
        `${page.address} has no breadcrumbs: put \`<Breadcrumbs page={handle} />\` first in the screen of ${placeOf(page, /^export default/)}`,
      ];
}

export type Reach = "within two clicks" | "further away" | "linked from nowhere";

export function linkProblems({ address }: Pick<NewPage, "address">, reach: Reach): string[] {
  if (reach === "within two clicks") return [];
  const found =
    reach === "further away" ? "is more than two clicks from home" : "has no link to it";
  return [
    `${address} ${found}: link to it from app/site/navigation.ts, app/layout/footer-links.ts or a page that home links to`,
  ];
}
