import { claims } from "#app/site/claims.ts";
import { erp } from "#app/site/facts/erp.ts";
import type { PlanName } from "#app/site/plans/plans.ts";

/** True and false are a check mark and a dash. */
type ComparedValue = boolean | string;

export interface ComparedLine {
  feature: string;
  values: Record<PlanName, ComparedValue>;
}

const onEveryPlan = { Starter: true, Growth: true, Enterprise: true };
const fromGrowthUp = { Starter: false, Growth: true, Enterprise: true };
const onEnterprise = { Starter: false, Growth: false, Enterprise: true };

/** The comparison table below prices and limits, which come from the plans themselves. */
export const planComparison: { heading: string; lines: ComparedLine[] }[] = [
  {
    heading: "Modules",
    lines: [
      { feature: "RFQ Analyzer", values: onEveryPlan },
      { feature: "Approval routing", values: fromGrowthUp },
      { feature: "Supplier 360 (vendor scorecards)", values: fromGrowthUp },
      { feature: "Procurement Co-pilot", values: fromGrowthUp },
      { feature: "Analytics", values: fromGrowthUp },
      { feature: "Spend analytics", values: fromGrowthUp },
    ],
  },
  {
    heading: "Intake and analysis",
    lines: [
      { feature: "PDF, Excel, CSV and email attachments", values: onEveryPlan },
      { feature: "Unit and currency normalization", values: onEveryPlan },
      { feature: "Confidence scores", values: onEveryPlan },
      {
        feature: "Vendor scoring",
        values: {
          Starter: "Basic: our default weights",
          Growth: "Weighted: your own weights",
          Enterprise: "Weighted: your own weights",
        },
      },
    ],
  },
  {
    heading: "Output",
    lines: [
      { feature: "PDF/CSV export", values: onEveryPlan },
      { feature: `Export files for ${erp.systems.join(", ")}`, values: onEveryPlan },
      { feature: "API access", values: fromGrowthUp },
      { feature: "Audit trail", values: onEveryPlan },
    ],
  },
  {
    heading: "Control and support",
    lines: [
      { feature: "Row level security", values: onEveryPlan },
      { feature: `${claims.encryption.figure} encryption`, values: onEveryPlan },
      { feature: "SSO", values: onEnterprise },
      { feature: "SCIM", values: onEnterprise },
      {
        feature: "Uptime",
        values: {
          Starter: `${claims.uptime.figure} target`,
          Growth: `${claims.uptime.figure} target`,
          Enterprise: "SLA guarantees",
        },
      },
      {
        feature: "Support",
        values: {
          Starter: "Email support",
          Growth: "Priority support",
          Enterprise: "Dedicated customer success manager",
        },
      },
    ],
  },
];
