import type { PagePath } from "#app/addresses/site-path.ts";

/** What a page says of itself, once: title, social tags, breadcrumbs and title block derive from it. */
export interface Page {
  /** Its address; null for the not-found screen, which stands at any, and for the answer to a form. */
  path: PagePath | null;
  /** Short name, for breadcrumbs and the title block. */
  name: string;
  /** Document title without the brand, unique on the site. */
  title: string;
  description: string;
  /** A page within another, such as a role: numbered under it, as sheet 24.1. */
  detail?: { number: number; parent: { label: string; to: NonNullable<Page["path"]> } };
  /** Of a text that someone wrote and dated, such as an article or a guide. */
  article?: {
    kind: "BlogPosting" | "TechArticle";
    /** As 2026-11-15. */
    publishedOn: string;
    /** Absent where the company signs. */
    author?: string;
  };
  /** Letter of the newest line in the page's own revision table. */
  revision?: string;
  /** Built from this file, as app/pages/…: what the page's tool needs when it is used first. It comes with the first touch. */
  firstUse?: string;
  /** Kept out of search engines and the sitemap. */
  unlisted?: boolean;
  /** Shown at an address that is another page's, where the site's scripts would put that page in its place. */
  withoutScripts?: boolean;
}
