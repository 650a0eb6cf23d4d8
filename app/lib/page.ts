import type { Register } from "react-router";

/** What a page says of itself, once: title, social tags, breadcrumbs and title block derive from it. */
export interface Page {
  /** Its address; null for the not-found screen, which stands at any. */
  path: Exclude<keyof Register["pages"], "/*"> | null;
  /** Short name, for breadcrumbs and the title block. */
  name: string;
  /** Document title without the brand, unique on the site. */
  title: string;
  description: string;
  /** Sheet number in the drawing set, in the order of the route table. */
  sheet: number;
  /** A page within another, such as a role: numbered under it, as sheet 24.1. */
  detail?: { number: number; parent: { label: string; to: NonNullable<Page["path"]> } };
  /** Kept out of search engines and the sitemap. */
  unlisted?: boolean;
}

/** Sheets in the set, without details: every screen of the specification, and not-found. */
export const sheetCount = 32;
