import { whyUnpublished } from "#app/site/published.ts";

export type Values = Record<string, unknown>;
/** Records by the ends of their addresses, in the order of their list. */
export type Items = ReadonlyMap<string, Values>;

/** A JSON file that lists records: the field that names each, and what of it stands before the end of its address. */
export interface List {
  file: string;
  key: string;
  before: string;
}

export const roleList: List = {
  file: "app/site/careers/roles.json",
  key: "path",
  before: "/company/careers/",
};
export const sessionList: List = {
  file: "app/site/webinars/sessions.json",
  key: "slug",
  before: "",
};
export const docsList: List = {
  file: "app/pages/resources/docs/docs-parts.json",
  key: "path",
  before: "/resources/docs/",
};
export const planList: List = { file: "app/site/plans/plans.json", key: "name", before: "" };

/** Lists of which a record may be a draft, or its day to come. */
export const listsWithDrafts = [roleList, sessionList, docsList];

/** All of them, also where an id stands twice. */
export function entriesOf(source: string, { file, key, before }: List): [string, Values][] {
  try {
    const records = JSON.parse(source) as Values[];
    return records.map((each) => [String(each[key]).slice(before.length).toLowerCase(), each]);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

export const recordsIn = (source: string, list: List): Items => new Map(entriesOf(source, list));

export const isUnpublished = ({ draft, postedOn }: Values) =>
  whyUnpublished({ draft: draft === true || undefined, date: String(postedOn ?? "") }) !== null;
