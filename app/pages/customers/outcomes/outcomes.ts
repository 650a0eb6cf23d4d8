import { readTable } from "#app/format/read-table.ts";
import { studyNamed } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

/** A headline figure, and one customer's measurement behind it. */
const rows = readTable<
  { claim: "cycleTime" | "approvals" | "landedCost"; study: string; result: number; text: string }[]
>(`
claim      | study    | result | text
cycleTime  | halvard  | 0      | Quotes are read and converted automatically. Buyers spend their time on the decision.
approvals  | kitebird | 1      | Requests go to all approvers at the same time. Everyone sees how much time is left.
landedCost | tessel   | 2      | Freight, duty and tooling are compared together with the unit price.`);

export const outcomes = rows.map(({ claim, text, ...found }) => {
  const study = studyNamed(found.study);
  const result = study.results[found.result]!;
  return { claim: claims[claim], baseline: baselines[claim], text, study, result };
});

export type Outcome = (typeof outcomes)[number];

const told = readTable<{ study: string; title: string; text: string }[]>(`
study    | title                                   | text
halvard  | Their usual supplier ranked fourth.     | Halvard buys cast turbine blades from suppliers on two continents. They used to award to the lowest unit price, and freight used up the saving. Ranked by landed cost, two contracts went to other suppliers.
kitebird | Two buyers sourced 212 aircraft parts.  | Kitebird had a fixed first flight date and 212 parts to buy. They ranked by lead time as well as cost and sent approvals out in parallel. The award log became their build record.`);

export const stories = told.map((story) => ({ ...story, study: studyNamed(story.study) }));

export type Story = (typeof stories)[number];
