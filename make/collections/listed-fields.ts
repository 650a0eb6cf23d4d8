import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import {
  type Fields,
  flag,
  isoDate,
  list,
  movedFrom,
  number,
  oneOf,
  readValues,
  text,
} from "#app/prose/markdown/fields.ts";
import { authorNames } from "#app/site/authors.ts";
import { departments, jobTypes, locations } from "#app/site/careers/jobs.ts";
import { seriesParts } from "#app/site/webinars/webinars.ts";

import { amount, orNull, parts, yesOrNo } from "./form-fields.ts";
import { docsList, entriesOf, type List, planList, roleList, sessionList } from "./records-in.ts";

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

const docsFields = {
  path: text(),
  name: text(),
  title: text(),
  description: text(),
  movedFrom,
  draft: flag,
};

/** What a record has beside the fields that a form asks for. */
const sessionIdentity = {
  slug: text(),
  timeZone: oneOf(["America/New_York"]),
  changedAt: text(),
};
const planIdentity = {
  name: oneOf(["Starter", "Growth", "Enterprise"]),
  description: text(),
  buildsOn: orNull(oneOf(["Starter", "Growth"])),
  callToAction: parts(/^(?<label>.+) (?<to>\/\S*)$/, "its label and where it leads"),
  isPopular: yesOrNo,
};

const listed: readonly [List, Fields][] = [
  [roleList, { path: text(), ...roleFields }],
  [sessionList, { ...sessionIdentity, ...sessionFields }],
  [planList, { ...planIdentity, ...planFields }],
  [docsList, docsFields],
];

/** What is wrong in the lists. Types are declared for them, not read from them. */
export function listProblems(read: (file: string) => string): string[] {
  return listed.flatMap(([list, fields]) => {
    const { file, key, before } = list;
    return entriesOf(read(file), list).flatMap(([id, given]) => {
      const { problems } = readValues(fields, given);
      if (!String(given[key]).startsWith(before)) problems.push([key, `must begin with ${before}`]);
      return problems.map((problem) => `${file}: ${id}: ${problem.join(" ")}`);
    });
  });
}
