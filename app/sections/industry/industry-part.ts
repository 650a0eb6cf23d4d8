import type { SiteAddress } from "#app/ui/site-link.tsx";

/** The words of a part of an industry's page (app/prose/records/solutions). */
export interface IndustryPart {
  title: string;
  /** Beside the title; empty where there is none. */
  note: string;
  text: string;
  /** What it lists, by name: a text, or one for each column. */
  items: Record<string, string[]>;
  reading: { label: string; to: SiteAddress }[];
}
