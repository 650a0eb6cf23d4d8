import type { claims } from "../claims.ts";

type HeadlineFigure = Extract<
  keyof typeof claims,
  "manualWork" | "cycleTime" | "approvals" | "landedCost" | "rfqCycle"
>;

const period = "six months before go-live compared with six months after";

/** What each headline figure of claims.ts was compared with, over which time, and at whom. Analysis times say their number of responses. */
export const baselines: Record<HeadlineFigure, string> = {
  manualWork: "Hours by hand for one sample RFQ, compared with a spreadsheet",
  cycleTime: `Working days from request to award at three customers, ${period}`,
  approvals: `Working days from request to last signature at two customers, ${period}`,
  landedCost:
    "Landed cost of one part at each of three customers, compared with the award before go-live",
  rfqCycle: "One sample RFQ from request to award, in working hours, compared with a spreadsheet",
};
