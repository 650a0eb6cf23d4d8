import type { SiteAddress } from "#app/ui/site-link.tsx";

/** The words of a part of a page (app/prose/records). */
export interface PagePart {
  title: string;
  /** Beside the title; empty where there is none. */
  note: string;
  text: string;
  /** What it lists, by name: a text, or one for each column. */
  items: Record<string, string[]>;
  reading: { label: string; to: SiteAddress }[];
}
