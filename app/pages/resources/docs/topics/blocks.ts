import type { BarPart } from "#app/ui/drafting/hatched-bar.tsx";
import type { SiteAddress } from "#app/ui/site-link.tsx";

/** A line of a table; with an id it can be linked to. Its bar is drawn under its name, as long as 100%. */
export interface TableRow {
  id?: string;
  cells: string[];
  bar?: BarPart[];
}

/** What the hatches of a table's bars mean. */
export type BarLegend = { name: string; hatch: BarPart["hatch"] }[];

/** A piece of documentation: a paragraph, or what its name says. Backticks mark code, as in Markdown. */
export type Block =
  | string
  | { list: string[] }
  | { columns: string[]; rows: TableRow[]; legend?: BarLegend }
  /** Attempts one after the other, with the minutes between them. */
  | { waitMinutes: readonly number[]; caption: string }
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
  /** Stands under the text and takes the width of its heading too. */
  wideTable?: Extract<Block, { rows: TableRow[] }>;
  see?: FurtherReading[];
  /** Words a reader may search for that are not in the text. */
  keywords?: string;
}

/** All of a topic, in its order. */
export function blocksOf({ blocks, wideTable }: Pick<Topic, "blocks" | "wideTable">): Block[] {
  return wideTable ? [...blocks, wideTable] : blocks;
}
