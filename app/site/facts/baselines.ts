import type { claims } from "../claims.ts";

type HeadlineFigure = Extract<
  keyof typeof claims,
  "manualWork" | "cycleTime" | "approvals" | "landedCost" | "rfqCycle"
>;

const period = "six months before go-live compared with six months after";

/** What "by hand" counts wherever hours by hand stand. A page that counts a part of it names the part. */
export const handWork =
  "Hours that people worked on one RFQ, from request to award. Waiting is not counted.";

/** What each headline figure of claims.ts was compared with, over which time, and at whom. Analysis times say their number of responses. */
export const baselines: Record<HeadlineFigure, string> = {
  manualWork:
    "Hours that people worked on one sample RFQ, from request to award, compared with a spreadsheet",
  cycleTime: `Working days from request to award: 67%, 70% and 73% less in three published cases, ${period}`,
  approvals: `Working days from request to last signature in two published cases, ${period}`,
  landedCost:
    "Landed cost of one part in each of three published cases: 8%, 9% and 10% below the award before go-live",
  rfqCycle:
    "Working hours that passed from request to award of the same RFQ, compared with a spreadsheet",
};
