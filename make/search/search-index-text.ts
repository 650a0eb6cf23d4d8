import { unescaped } from "../pages/built-page.ts";

export interface PageHeading {
  text: string;
  /** Its own, or that of the section around it. */
  id: string;
}

export interface PageText {
  /** From h1 to h3, in the order of the page. */
  headings: PageHeading[];
  /** The rest of what it says for itself. */
  text: string;
}

const tagOrText = /<(?<end>\/?)(?<tag>[a-z][a-z0-9-]*)(?<rest>[^>]*)>|(?<words>[^<]+)/g;
const voidTags = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** The words of a link are about where it leads. */
const skippedTags = new Set(["a", "nav", "noscript", "script", "style", "svg", "template"]);
const partsOfWords = new Set(["b", "code", "em", "strong", "sub", "sup"]);
const lineTags = new Set(["li", "tr"]);
const headingTags = new Set(["h1", "h2", "h3"]);

/** What a search reads of a built page. React escapes `<` and `>` in texts and attributes, so tags can be told apart. */
export function pageText(html: string, path: string): PageText {
  const main = /<main[^>]*>(?<content>[\s\S]*)<\/main>/.exec(html)?.groups?.["content"];
  if (main === undefined)
    throw new Error(`${path} has no main: adapt make/search/search-index-text.ts.`);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const leadsToNeighbor = (rest: string) => folder !== "/" && rest.includes(` href="${folder}`);
  const open: { tag: string; id: string; textBefore: number; isAboutNeighbor: boolean }[] = [];
  const isWithin = (tags: Set<string>) => open.some(({ tag }) => tags.has(tag));
  const headings: PageHeading[] = [];
  const text: string[] = [];
  const add = (words: string) => {
    const heading = isWithin(headingTags) ? headings.at(-1) : undefined;
    if (heading) heading.text += words;
    else text.push(words);
  };

  for (const { groups } of main.replaceAll("<!-- -->", "").matchAll(tagOrText)) {
    const { end, tag, rest = "", words = "" } = groups ?? {};
    if (tag === undefined) {
      if (!isWithin(skippedTags)) add(words);
      continue;
    }
    if (!partsOfWords.has(tag)) add(" ");
    if (end) {
      const closed = open.splice(open.findLastIndex((each) => each.tag === tag))[0];
      // A line that leads to a page beside this one is about that page.
      if (closed?.isAboutNeighbor) text.length = closed.textBefore;
    } else if (!voidTags.has(tag) && !rest.endsWith("/")) {
      open.push({ tag, id: lastingId(rest), textBefore: text.length, isAboutNeighbor: false });
      if (headingTags.has(tag)) {
        headings.push({ text: "", id: open.findLast(({ id }) => id !== "")?.id ?? "" });
      }
      const line = open.findLast((each) => lineTags.has(each.tag));
      if (line && tag === "a" && leadsToNeighbor(rest)) line.isAboutNeighbor = true;
    }
  }
  return {
    headings: headings
      .map(({ text, id }) => ({ text: readable(text), id }))
      .filter(({ text }) => text !== ""),
    text: readable(text.join("")),
  };
}

/** Ids that React makes up are not for links: they change with the code. */
function lastingId(attributes: string): string {
  return / id="(?!_)(?<id>[^"]+)"/.exec(attributes)?.groups?.["id"] ?? "";
}

function readable(text: string): string {
  return unescaped(text.replaceAll(/\s+/g, " ").replaceAll(/ (?=[.,;:!?](?: |$))/g, "")).trim();
}
