import {
  type CaseResult,
  type CaseStudy,
  halvard,
  kitebird,
  tessel,
} from "#app/site/case-studies.ts";
import { type Claim, claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

/** A headline figure, and one customer's measurement behind it. */
export interface Outcome {
  claim: Claim;
  /** What it was compared with. */
  baseline: string;
  text: string;
  study: CaseStudy;
  result: CaseResult;
}

export const outcomes: Outcome[] = [
  {
    claim: claims.cycleTime,
    baseline: baselines.cycleTime,
    text: "Quotes are read and converted automatically. Buyers spend their time on the decision.",
    study: halvard,
    result: halvard.results[0],
  },
  {
    claim: claims.approvals,
    baseline: baselines.approvals,
    text: "Requests go to all approvers at the same time. Everyone sees how much time is left.",
    study: kitebird,
    result: kitebird.results[1],
  },
  {
    claim: claims.landedCost,
    baseline: baselines.landedCost,
    text: "Freight, duty and tooling are compared together with the unit price.",
    study: tessel,
    result: tessel.results[2],
  },
];

export interface Story {
  study: CaseStudy;
  title: string;
  text: string;
}

export const stories: Story[] = [
  {
    study: halvard,
    title: "Their usual supplier ranked fourth.",
    text: "Halvard buys cast turbine blades from suppliers on two continents. They used to award to the lowest unit price, and freight used up the saving. Ranked by landed cost, two contracts went to other suppliers.",
  },
  {
    study: kitebird,
    title: "Two buyers sourced 212 aircraft parts.",
    text: "Kitebird had a fixed first flight date and 212 parts to buy. They ranked by lead time as well as cost and sent approvals out in parallel. The award log became their build record.",
  },
];
