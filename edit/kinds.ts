import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { type CollectionName, collections } from "#app/prose/markdown/collections.ts";
import { body, type Field } from "#app/prose/markdown/fields.ts";
import { buildDay } from "#app/site/build-day.ts";
import { planProblems } from "#check/record-contradictions.ts";
import { shown } from "#make/collections/form-fields.ts";
import { planFields, roleFields, sessionFields } from "#make/collections/listed-fields.ts";
import {
  type Items,
  type List,
  planList,
  recordsIn,
  roleList,
  sessionList,
  type Values,
} from "#make/collections/records-in.ts";
import { textProblems } from "#make/plugins/markdown-plugin.ts";
import { sessionWarnings } from "#make/session-warnings.ts";

export interface Kind {
  name: string;
  /** The specification settles how many plans there are. */
  isFixed?: true;
  /** One for each, or one that holds a list. */
  file: (id: string) => string;
  list?: List;
  page: (id: string) => string;
  fields: Record<string, Field<unknown>>;
  /** What would stop the build or its checks, and what it warns of. */
  problems?: (source: string, id: string, root: string) => string[];
  warnings?: (items: Items) => string[];
}

function texts(name: CollectionName): Kind {
  return {
    name,
    file: (id) => `app/prose/${name}/${id}.md`,
    page: (id) => collections[name].address?.(id) ?? "/",
    fields: { ...collections[name].fields, text: body },
    problems: (source, id, root) => textProblems(name, id, source, root),
  };
}

const valuesIn = (items: Items) => [...items.values()] as never[];
export const kinds: readonly Kind[] = [
  texts("articles"),
  texts("guides"),
  {
    name: "roles",
    file: () => roleList.file,
    list: roleList,
    page: (id) => `/company/careers/${id}`,
    fields: roleFields,
  },
  {
    name: "sessions",
    file: () => sessionList.file,
    list: sessionList,
    page: (id) => `/resources/webinars#${id}`,
    fields: sessionFields,
    warnings: (items) => sessionWarnings(valuesIn(items), buildDay),
  },
  {
    name: "prices",
    isFixed: true,
    file: () => planList.file,
    list: planList,
    page: () => "/pricing",
    fields: planFields,
    problems: (file) => planProblems(valuesIn(recordsIn(file, planList))),
  },
];

/** The records of a kind, by the ends of their addresses. */
export async function itemsOf(root: string, { file, list: of }: Kind): Promise<Items> {
  const read = (id: string) => readFile(join(root, file(id)), "utf8");
  if (of) return recordsIn(await read(""), of);
  const names = (await readdir(join(root, dirname(file(""))))).sort();
  const ids = names.flatMap((each) => /^(.+)\.md$/.exec(each)?.[1] ?? []);
  const items = ids.map(async (id) => {
    const { head, body } = partsOf(await read(id));
    return [id, { ...(head.toJS() as Values), text: body.trim() }] as const;
  });
  return new Map(await Promise.all(items));
}

function partsOf(source: string) {
  const [, head = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  return { head: parseDocument(head), body };
}

/** The file with a record as it is now; one that was not there is the last of its list. */
export function written(
  { list: of }: Kind,
  source: string,
  opened: string | undefined,
  now: Values,
) {
  if (!of) {
    const { head } = partsOf(source);
    const { text: body, ...fields } = now;
    for (const [name, value] of Object.entries(fields))
      if (value === undefined) head.delete(name);
      else head.set(name, value);
    return `---\n${head.toString({ lineWidth: 0 })}---\n\n${String(body)}\n`;
  }
  const records = [...recordsIn(source, of)];
  const known = records.findIndex(([id]) => id === opened);
  // A new one takes from the last what no form asks for.
  const values = records.at(known)![1];
  const isChanged = Object.keys(now).some((name) => shown(now[name]) !== shown(values[name]));
  // Calendars take the newer entry of a session.
  const changedAt = `${new Date().toISOString().slice(0, 19)}Z`;
  const stamp = isChanged && "changedAt" in values && { changedAt };
  const all = records.map(([, each]) => each);
  all[known === -1 ? all.length : known] = { ...values, ...now, ...stamp };
  return JSON.stringify(all, null, 2);
}
