import { type CollectionName, collections } from "#app/prose/markdown/collections.ts";
import { docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import { inventedExamples } from "#app/prose/invented-examples.ts";
import { readFields } from "#app/prose/markdown/compile-record.ts";
import {
  collectionNames,
  type SlugsOf,
  slugsOf,
  sourceOf,
} from "../collections/read-collection.ts";
import { docsMarkdown, docsPageMarkdown } from "../docs/docs-markdown.ts";

/** What a twin says above the text, where the collection has it. */
interface Head {
  title: string;
  excerpt?: string;
  description?: string;
  author?: string;
  date?: string;
}

/** A page as Markdown: its title, who and when, and the text with links that lead back to the site. */
export function markdownTwin(head: Head, source: string, siteUrl: string): string {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/^<!--[\s\S]*?-->\n\n?/gm, "")
    .replaceAll(/!\[([^\]]*)\]\((?:drawing:[^)]*|<drawing:[^>]*>)\)/g, "*Figure: $1*")
    .replaceAll(/!\[([^\]]*)\]\(photo:[^)]*\)/g, "*Photograph: $1*")
    .replaceAll(/\]\((\/[^)]*)\)/g, `](${siteUrl}$1)`);
  const summary = head.excerpt ?? head.description;
  const byline = [head.author && `By ${head.author}`, head.date].filter(Boolean).join(", ");
  return [`# ${head.title}`, byline, summary && `> ${summary}`, text.trim()]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

/** Every Markdown file beside a page, by its path in the site. */
export function markdownTwins(
  siteUrl: string,
  slugs: SlugsOf = slugsOf,
): [path: string, text: string][] {
  return [...proseTwins(siteUrl, slugs), ...docsTwins(siteUrl)];
}

/** The overview's twin is the whole documentation. */
function docsTwins(siteUrl: string): [path: string, text: string][] {
  return [
    ["resources/docs.md", docsMarkdown(siteUrl)],
    ...docsPages.map((page): [string, string] => [
      `${page.path.slice(1)}.md`,
      docsPageMarkdown(page, siteUrl),
    ]),
  ];
}

/** Of pages that are made from a Markdown file. */
function proseTwins(siteUrl: string, slugs: SlugsOf): [path: string, text: string][] {
  return collectionNames.flatMap((name: CollectionName) => {
    const { address } = collections[name];
    if (!address) return [];
    return slugs(name).map((slug): [string, string] => {
      const source = sourceOf(name, slug);
      return [
        `${address(slug).slice(1)}.md`,
        markdownTwin(
          readFields(name, slug, source),
          name === "guides" ? `${source}\n${inventedExamples}\n` : source,
          siteUrl,
        ),
      ];
    });
  });
}
