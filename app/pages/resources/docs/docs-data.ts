import type { SiteAddress } from "#app/ui/site-link.tsx";

// What the build makes of app/prose/docs (make/docs). Backticks in a text mark code, as in Markdown.

/** The languages that every request is shown in. */
export const sampleLanguages = [
  { id: "curl", label: "curl", fence: "sh" },
  { id: "javascript", label: "JavaScript/Node.js", fence: "js" },
  { id: "python", label: "Python", fence: "python" },
  { id: "java", label: "Java", fence: "java" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

export interface Code {
  text: string;
  /** The lines, counted from 0, that set the parameters, in the parameters' order. */
  itemLines?: number[];
}

export type Samples = Record<SampleLanguage, Code>;

/** A line of a table; with an id it can be linked to. */
interface TableRow {
  id?: string;
  cells: string[];
}

/** A piece of a topic: a paragraph, or what its name says. */
export type Block =
  | string
  | { heading: string; id: string }
  | { list: string[] }
  /** With `bars`, what each row's share of its first figure means: the others follow, and what is left. */
  | { columns: string[]; rows: TableRow[]; bars?: string[] }
  /** Attempts one after the other, with the minutes between them. */
  | { waitMinutes: number[]; caption: string }
  | { code: string; caption: string }
  | { samples: Samples; caption: string };

/** Where a reader goes on. */
interface FurtherReading {
  label: string;
  to: SiteAddress;
}

export interface Topic {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** Words a reader may search for that are not in the text. */
  keywords: string;
  blocks: Block[];
  see: FurtherReading[];
  /** Stands under the text and takes the width of its heading too. */
  wide: Block[];
}

export interface QuickStart {
  id: string;
  title: string;
  /** What the reader does, in one line. */
  result: string;
  /** Those of its steps together. */
  minutes: number;
  steps: { text: string; minutes: number; see?: FurtherReading }[];
}

export interface Sdk {
  id: string;
  name: string;
  needs: string;
  note: string;
  listings: { caption: string; code: string }[];
}

/** One line of a parameter table. */
export interface ParameterRow {
  /** `approvers`, or `rules[].approver` for a part of one. */
  name: string;
  /** Number of its balloon in the samples; parts of a parameter have none. */
  item?: number;
  type: string;
  isRequired: boolean;
  description: string;
}

/** An error of the API. */
export interface Problem {
  /** Its row in the table of errors, to which a problem's `type` leads. */
  anchor: string;
  status: string;
  title: string;
  /** What the caller does about it. */
  remedy: string;
}

/** An endpoint as the reference shows it. */
export interface Endpoint {
  /** Anchor in the documentation. */
  id: string;
  method: string;
  path: string;
  group: string;
  summary: string;
  description: string;
  /** What a key must be allowed to do. */
  scope: string;
  parameters: ParameterRow[];
  samples: Samples;
  responses: { status: string; description: string; mediaType: string; text: string }[];
  problems: Problem[];
}

/** A part of the documentation with the places on its page. */
export interface DocsPart {
  id: string;
  path: SiteAddress;
  name: string;
  description: string;
  places: { id: string; title: string; call: string }[];
}

/** A place in the documentation that a search can lead to. */
export interface DocsPlace {
  path: SiteAddress;
  name: string;
  /** The part of the documentation it stands in. */
  part: string;
  /** Words to find it by that are not shown. */
  keywords: string;
  text: string;
}
