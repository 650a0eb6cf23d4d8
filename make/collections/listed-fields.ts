import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import {
  type Field,
  type Fields,
  flag,
  isoDate,
  list,
  movedFrom,
  number,
  oneOf,
  text,
} from "#app/prose/markdown/fields.ts";
import { authorNames } from "#app/site/authors.ts";
import { departments, jobTypes, locations } from "#app/site/careers/jobs.ts";
import { seriesParts } from "#app/site/webinars/webinars.ts";

import { amount, parts, shown, typed, yesOrNo } from "./form-fields.ts";
import { elsewhere, entriesOf, type List, recordLists, type Values } from "./records-in.ts";

const agendaLine = /^(?<minutes>\d+)\W+(?:min(?:utes?)?\b\W+)?(?<what>.+)$/;

export const roleFields = {
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
  draft: flag,
} satisfies Fields;

export const sessionFields = {
  title: text(),
  description: text(),
  part: oneOf(seriesParts.map(({ name }) => name)),
  date: isoDate,
  time: { ...text(), asked: { as: "time", hint: "In New York" } },
  agenda: list(parts(agendaLine, "minutes and what, as 20 Questions")),
  presenter: oneOf(authorNames),
  coverSubject: oneOf(coverSubjects),
  attendees: number({ hint: "Who have registered so far: 0 at first" }),
  isLive: yesOrNo,
  draft: flag,
} satisfies Fields;

export const planFields = {
  monthlyPrice: amount("Billed monthly, which the page shows second; empty: on request"),
  annualPrice: amount("For a month, billed yearly"),
  checkedPrice: amount("For a month with an analyst who checks every reading"),
  rfqsPerMonth: amount(),
  users: amount(),
  checkedUsers: amount(),
  features: list(text()),
} satisfies Fields;

export const planList: List = ["plans", "name", ""];

/** With what a record has beside the fields that a form asks for. */
const listed: readonly [file: string, list: List, fields: Fields, others: readonly string[]][] = [
  ["app/site/careers/jobs.ts", recordLists["app/site/careers/jobs.ts"], roleFields, ["path"]],
  [
    "app/site/webinars/webinars.ts",
    recordLists["app/site/webinars/webinars.ts"],
    sessionFields,
    ["slug", "timeZone", "changedAt"],
  ],
  [
    "app/site/plans/plans.ts",
    planList,
    planFields,
    ["name", "description", "buildsOn", "callToAction", "isPopular"],
  ],
];

/** What is wrong in the lists, where a build would go on: it takes their types away and does not look at them. */
export function listProblems(read: (file: string) => string): string[] {
  return listed.flatMap(([file, list, fields, others]) =>
    entriesOf(read(file), list).flatMap(([id, { values }]) => [
      ...Object.keys(values)
        .filter((name) => !(name in fields || others.includes(name) || name === elsewhere))
        .map((name) => `${file}: ${id}: ${name} is not the name of a field`),
      ...Object.entries(fields).flatMap(([name, field]) => {
        const problem = isComputed(values, name) ? null : problemOf(field, values[name]);
        return problem === null ? [] : `${file}: ${id}: ${name} ${problem}`;
      }),
    ]),
  );
}

/** What is computed cannot be read here; nor can it be said what a record lacks that takes in another. */
const isComputed = (values: Values, name: string) =>
  name in values ? values[name] === undefined : elsewhere in values;

function problemOf(field: Field<unknown>, value: unknown): string | null {
  try {
    const meant = typed(field, shown(value));
    // A page takes it as it stands: to it, "no" in quotes is as good as yes.
    const isQuoted = typeof value === "string" && typeof meant !== "string";
    return isQuoted ? `must not be text in quotes; it is "${value}"` : null;
  } catch (error) {
    return (error as Error).message;
  }
}
