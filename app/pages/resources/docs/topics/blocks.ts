import type { SiteAddress } from "#app/ui/site-link.tsx";

/** A line of a table; with an id it can be linked to. */
export interface TableRow {
  id?: string;
  cells: string[];
}

/** A piece of documentation: a paragraph, or what its name says. Backticks mark code, as in Markdown. */
export type Block =
  | string
  | { list: string[] }
  | { columns: string[]; rows: TableRow[] }
  | { code: string; caption: string };

/** Where a reader goes on. */
export interface FurtherReading {
  label: string;
  to: SiteAddress;
}

export interface Topic {
  /** Anchor on the page. */
  id: string;
  title: string;
  blocks: Block[];
  see?: FurtherReading[];
  /** Words a reader may search for that are not in the text. */
  keywords?: string;
}
