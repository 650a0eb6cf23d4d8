import type { claims } from "../claims.ts";

type HeadlineFigure = Extract<
  keyof typeof claims,
  "manualWork" | "cycleTime" | "approvals" | "landedCost" | "rfqCycle"
>;

const period = "six months before go-live compared with six months after";

/** What each headline figure of claims.ts was compared with, over which time, and at whom. Analysis times say their number of responses. */
export const baselines: Record<HeadlineFigure, string> = {
  manualWork:
    "Every working hour from request to award of one sample RFQ, compared with a spreadsheet",
  cycleTime: `Working days from request to award in three published cases, ${period}`,
  approvals: `Working days from request to last signature in two published cases, ${period}`,
  landedCost:
    "Landed cost of one part in each of three published cases: 8%, 9% and 10% below the award before go-live",
  rfqCycle: "One sample RFQ from request to award, in working hours, compared with a spreadsheet",
};
