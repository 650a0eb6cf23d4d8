import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { type CollectionName, collections } from "#app/prose/markdown/collections.ts";
import {
  type Field,
  isoDate,
  list,
  movedFrom,
  number,
  oneOf,
  text,
} from "#app/prose/markdown/fields.ts";
import { authorNames } from "#app/site/authors.ts";
import { buildDay } from "#app/site/build-day.ts";
import { departments, jobTypes, locations } from "#app/site/careers/jobs.ts";
import { seriesParts } from "#app/site/webinars/webinars.ts";
import { planProblems } from "#check/record-contradictions.ts";
import { textProblems } from "#make/plugins/markdown-plugin.ts";
import { sessionWarnings } from "#make/session-warnings.ts";
import { amount, parts, shown, yesOrNo } from "./fields.ts";
import { code, type Item, type Items, type List, recordsIn, type Values } from "./records.ts";

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
    fields: { ...collections[name].fields, text: { ...text(), asked: { as: "text" } } },
    problems: (source, id, root) => textProblems(name, id, source, root),
  };
}

const valuesIn = (items: Items) => [...items.values()].map(({ values }) => values as never);
const plans: List = ["plans", "name", ""];

export const kinds: readonly Kind[] = [
  texts("articles"),
  texts("guides"),
  {
    name: "roles",
    file: () => "app/site/careers/jobs.ts",
    list: ["jobs", "path", "/company/careers/"],
    page: (id) => `/company/careers/${id}`,
    fields: {
      title: text(),
      department: oneOf(departments),
      location: oneOf(locations),
      type: oneOf(jobTypes),
      salary: parts(/^(?<from>\d+) (?<to>\d+)$/, "from and to, as 165000 205000"),
      summary: text(),
      postedOn: isoDate,
      duties: list(text()),
      brings: list(text()),
      workSample: text(),
      movedFrom,
    },
  },
  {
    name: "sessions",
    file: () => "app/site/webinars/webinars.ts",
    list: ["sessions", "slug", ""],
    page: () => "/resources/webinars",
    fields: {
      title: text(),
      description: text(),
      part: oneOf(seriesParts.map(({ name }) => name)),
      date: isoDate,
      time: { ...text(), asked: { as: "time", hint: "In New York" } },
      agenda: list(parts(/^(?<minutes>\d+) (?<what>.+)$/, "minutes and what, as 20 Questions")),
      presenter: oneOf(authorNames),
      coverSubject: oneOf(coverSubjects),
      attendees: number(),
      isLive: yesOrNo,
    },
    warnings: (items) => sessionWarnings(valuesIn(items), buildDay),
  },
  {
    name: "prices",
    isFixed: true,
    file: () => "app/site/plans/plans.ts",
    list: plans,
    page: () => "/pricing",
    fields: {
      monthlyPrice: amount,
      annualPrice: amount,
      checkedPrice: amount,
      rfqsPerMonth: amount,
      users: amount,
      checkedUsers: amount,
      features: list(text()),
    },
    problems: (file) => planProblems(valuesIn(recordsIn(file, plans))),
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
    const values = { ...(head.toJS() as Values), text: body.trim() };
    return [id, { values, start: 0, end: 0 }] as const;
  });
  return new Map(await Promise.all(items));
}

function partsOf(source: string) {
  const [, head = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  return { head: parseDocument(head), body };
}

/** The file with a record as it is now; one that was not there is the last of its list. */
export function written({ list: of }: Kind, source: string, known: Item | undefined, now: Values) {
  if (!of) {
    const { head } = partsOf(source);
    const { text: body, ...fields } = now;
    for (const [name, value] of Object.entries(fields))
      if (value === undefined) head.delete(name);
      else head.set(name, value);
    return `---\n${head.toString({ lineWidth: 0 })}---\n\n${String(body)}\n`;
  }
  const { values, start, end } = known ?? [...recordsIn(source, of).values()].at(-1)!;
  const isChanged = Object.keys(now).some((name) => shown(now[name]) !== shown(values[name]));
  // Calendars take the newer entry of a session.
  const changedAt = `${new Date().toISOString().slice(0, 19)}Z`;
  const stamp = isChanged && "changedAt" in values && { changedAt };
  const before = known ? source.slice(0, start) : `${source.slice(0, end)},\n`;
  return before + code({ ...values, ...now, ...stamp }, "{\n") + source.slice(end);
}
