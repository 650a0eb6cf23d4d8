/**
 * Every figure the specification gives, once. Pages render from here, so that no two can disagree.
 * `figure` is what is set large, `label` what it measures and, where a sceptic asks, what is counted.
 */
export interface Claim {
  figure: string;
  label: string;
}

const demoMinutes = 15;
const sampleSeconds = 12;

export const claims = {
  bestResponses: { figure: "10", label: "best responses named" },
  clicks: { figure: "under 2 clicks", label: "from intake to ranking" },
  homeAnalysisTime: { figure: "2.4s", label: "analysis time" },
  packageAnalysis: { figure: `${sampleSeconds}-second`, label: "sample analysis" },
  packageAnalysisTime: { figure: `${sampleSeconds} seconds`, label: "sample analysis" },
  manualWork: { figure: "80%", label: "less manual work" },
  cycleTime: { figure: "60-80%", label: "cycle time reduction" },
  approvals: { figure: "5x", label: "faster approvals" },
  landedCost: { figure: "9%", label: "landed cost savings" },
  rfqCycle: { figure: "hours", label: "RFQ cycles, from weeks" },
  surprises: { figure: "0", label: "surprises, with compliance and audit" },

  satisfaction: { figure: "98%", label: "satisfaction, of support replies rated" },
  customers: { figure: "500+", label: "customers, counted by plant" },
  rating: { figure: "4.9/5", label: "average rating inside the product" },
  rfqsAnalyzed: { figure: "50M+", label: "RFQs analyzed, counted by line" },
  support: { figure: "24/7", label: "support" },
  founded: { figure: "2019", label: "founded" },
  team: { figure: "150+", label: "team members" },
  funding: { figure: "$50M", label: "Series B" },

  demoLength: { figure: `${demoMinutes}-minute`, label: "demo" },
  demoTime: { figure: `${demoMinutes} minutes`, label: "demo" },
  demoProposal: { figure: "24 hours", label: "to a proposal after the demo" },
  contactReply: { figure: "24 hours", label: "to a reply" },
  salesResponse: { figure: "2 hours", label: "sales response" },
  incidentNotice: { figure: "24 hours", label: "incident notification target" },
  uptime: { figure: "99.9%", label: "uptime SLA" },

  guides: { figure: "25+", label: "guides" },
  downloads: { figure: "50K+", label: "downloads" },
  learningBudget: { figure: "$3k", label: "learning budget" },

  trial: { figure: "14-day", label: "free trial" },
  annualSaving: { figure: "Save up to 20%", label: "on annual terms" },
  annualDiscount: { figure: "2-month", label: "discount on annual plans" },

  anonymization: { figure: "24 months", label: "until RFQ data is anonymized" },
  terminationNotice: { figure: "30 days", label: "notice for termination" },
  changeNotice: { figure: "30 days", label: "notice of price or terms changes" },
  dataExport: { figure: "30 days", label: "of data export after termination" },
  liability: { figure: "12 months", label: "of fees, the limit of liability" },
  encryption: { figure: "AES-256", label: "encryption at rest" },
} as const satisfies Record<string, Claim>;
