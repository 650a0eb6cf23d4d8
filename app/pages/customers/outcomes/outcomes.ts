import {
  type CaseResult,
  type CaseStudy,
  halvard,
  kitebird,
  tessel,
} from "#app/site/case-studies.ts";
import { type Claim, claims } from "#app/site/claims.ts";

/** A headline figure, and one customer's measurement behind it. */
export interface Outcome {
  claim: Claim;
  text: string;
  study: CaseStudy;
  result: CaseResult;
}

export const outcomes: Outcome[] = [
  {
    claim: claims.cycleTime,
    text: "From the first reply in the inbox to an award somebody signs for. The reading, converting and chasing went; the deciding stayed.",
    study: halvard,
    result: halvard.results[0],
  },
  {
    claim: claims.approvals,
    text: "Requests go to everyone who must sign at the same time, with the SLA running where all can see it.",
    study: kitebird,
    result: kitebird.results[1],
  },
  {
    claim: claims.landedCost,
    text: "Freight, duty and tooling stand in the same bar as the unit price, so the cheap quote has to prove it.",
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
    title: "A shop they had trusted for years came fourth.",
    text: "Halvard buys blade forgings from shops on two continents. The lowest unit price used to win, and freight took the saving back on the dock. Ranked by landed cost, the order of the list changed, and so did two contracts.",
  },
  {
    study: kitebird,
    title: "An aircraft, bought by two people.",
    text: "Kitebird had a first flight date, 212 quoted parts, and nobody to spare. Lead time went into the ranking, approvals went out in parallel, and the award log became the build record.",
  },
];
