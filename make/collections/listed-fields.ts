import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import {
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
import { type List, recordLists, recordsIn } from "./records-in.ts";

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

const listed: readonly [file: string, list: List, fields: Fields][] = [
  ["app/site/careers/jobs.ts", recordLists["app/site/careers/jobs.ts"], roleFields],
  ["app/site/webinars/webinars.ts", recordLists["app/site/webinars/webinars.ts"], sessionFields],
  ["app/site/plans/plans.ts", planList, planFields],
];

/** What is wrong in the lists, where a build would go on: it takes their types away and does not look at them. */
export function listProblems(read: (file: string) => string): string[] {
  return listed.flatMap(([file, list, fields]) =>
    [...recordsIn(read(file), list)].flatMap(([id, { values }]) =>
      Object.entries(fields).flatMap(([name, field]) => {
        try {
          typed(field, shown(values[name]));
          return [];
        } catch (error) {
          return `${file}: ${id}: ${name} ${(error as Error).message}`;
        }
      }),
    ),
  );
}
