import type { ContactSubject } from "../contact-subjects.ts";
import { claims } from "../claims.ts";

export const controlDomains = {
  access: "Access",
  data: "Data",
  operations: "Operations",
  continuity: "Continuity",
  privacy: "Privacy",
  people: "People and suppliers",
} as const;

export type ControlDomain = keyof typeof controlDomains;

export const frameworks = {
  soc2: "SOC 2 Type II",
  iso27001: "ISO 27001",
  gdpr: "GDPR",
  ccpa: "CCPA",
} as const;

export type Framework = keyof typeof frameworks;

export const securitySubjects = {
  papers: {
    key: "security-papers",
    message: `Please send us the ${frameworks.soc2} report, the data processing agreement and the list of subprocessors.`,
  },
  report: {
    key: "security-report",
    message: `Please send us the ${frameworks.soc2} report.`,
  },
} satisfies Record<string, ContactSubject>;

export interface SecurityControl {
  /** Also its anchor on the page. */
  id: string;
  domain: ControlDomain;
  name: string;
  text: string;
  /** What a customer can look at. */
  evidence: string;
  /** Where each framework asks for it: trust services criteria, Annex A, article, section. */
  references: Partial<Record<Framework, string>>;
}

export const securityControls: SecurityControl[] = [
  {
    id: "AC-1",
    domain: "access",
    name: "Single sign-on",
    text: "Login through your identity provider. Your rules for passwords and second factors apply.",
    evidence: "Set up with your team, then tried by it",
    references: { soc2: "CC6.1", iso27001: "A.8.5" },
  },
  {
    id: "AC-2",
    domain: "access",
    name: "SCIM provisioning",
    text: "Joiners appear and leavers disappear when your directory says so.",
    evidence: "Provisioning log",
    references: { soc2: "CC6.2", iso27001: "A.5.16" },
  },
  {
    id: "AC-3",
    domain: "access",
    name: "Role-based access",
    text: "What a person may see, change and approve follows from the role, and the budget.",
    evidence: "Role matrix in the product",
    references: { soc2: "CC6.3", iso27001: "A.5.15", gdpr: "Art. 25" },
  },
  {
    id: "AC-4",
    domain: "access",
    name: "Access review",
    text: "Our own access to production is listed, justified and cut back every quarter.",
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC6.2", iso27001: "A.5.18" },
  },
  {
    id: "DA-1",
    domain: "data",
    name: "Row level security",
    text: "Every row carries its tenant, and the database refuses rows of another. Data isolation per tenant.",
    evidence: "Policy definitions, walked through with you",
    references: { soc2: "CC6.1", iso27001: "A.8.3", gdpr: "Art. 32", ccpa: "1798.100(e)" },
  },
  {
    id: "DA-2",
    domain: "data",
    name: "Encryption at rest",
    text: `${claims.encryption.figure} for databases, files and backups.`,
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC6.1", iso27001: "A.8.24", gdpr: "Art. 32", ccpa: "1798.150" },
  },
  {
    id: "DA-3",
    domain: "data",
    name: "Encryption in transit",
    text: "TLS between you and us, and between our own services.",
    evidence: "Any TLS scanner, pointed at us",
    references: { soc2: "CC6.7", iso27001: "A.8.24", gdpr: "Art. 32" },
  },
  {
    id: "DA-4",
    domain: "data",
    name: "Audit trail",
    text: "Who did what, when and why, from intake to award. Nobody can edit it, us included.",
    evidence: "Export of your own trail",
    references: { soc2: "CC7.2", iso27001: "A.8.15", gdpr: "Art. 5(2)" },
  },
  {
    id: "OP-1",
    domain: "operations",
    name: "Change control",
    text: "A change has a review, a test run and a name. No change reaches production by hand.",
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC8.1", iso27001: "A.8.32" },
  },
  {
    id: "OP-2",
    domain: "operations",
    name: "Vulnerability management",
    text: "Dependencies and images are scanned with each build. Findings have an owner and a date.",
    evidence: "Summary of open findings, under NDA",
    references: { soc2: "CC7.1", iso27001: "A.8.8" },
  },
  {
    id: "OP-3",
    domain: "operations",
    name: "Monitoring",
    text: "Sign-ins, exports and errors are watched. What looks wrong wakes a person.",
    evidence: "Status page",
    references: { soc2: "CC7.2", iso27001: "A.8.16" },
  },
  {
    id: "OP-4",
    domain: "operations",
    name: "Incident response",
    text: `A written plan with roles. Customers concerned are notified within ${claims.incidentNotice.figure}, our target.`,
    evidence: "Incident log on the status page",
    references: { soc2: "CC7.4", iso27001: "A.5.26", gdpr: "Art. 33" },
  },
  {
    id: "CO-1",
    domain: "continuity",
    name: "Backups",
    text: "Encrypted copies, kept apart from the original. A copy that was never restored does not count.",
    evidence: "Record of the last restore",
    references: { soc2: "A1.2", iso27001: "A.8.13", gdpr: "Art. 32" },
  },
  {
    id: "CO-2",
    domain: "continuity",
    name: "Availability",
    text: `${claims.uptime.figure} uptime SLA. One failed machine is not an incident.`,
    evidence: "Status page",
    references: { soc2: "A1.1", iso27001: "A.8.14" },
  },
  {
    id: "CO-3",
    domain: "continuity",
    name: "Recovery",
    text: "The way back is written down and rehearsed, by somebody who did not write it.",
    evidence: "Record of the last rehearsal",
    references: { soc2: "A1.3", iso27001: "A.5.30" },
  },
  {
    id: "PR-1",
    domain: "privacy",
    name: "Retention",
    text: `RFQ data is anonymized after ${claims.anonymization.figure}.`,
    evidence: "Privacy policy",
    references: { soc2: "C1.2", iso27001: "A.8.10", gdpr: "Art. 5(1)(e)", ccpa: "1798.100(a)(3)" },
  },
  {
    id: "PR-2",
    domain: "privacy",
    name: "Export and erasure",
    text: `You export what is yours, for ${claims.dataExport.figure} after termination too. Then it is erased.`,
    evidence: "Terms",
    references: { iso27001: "A.8.10", gdpr: "Art. 17, 20", ccpa: "1798.105" },
  },
  {
    id: "PR-3",
    domain: "privacy",
    name: "Processing on instruction",
    text: "We process quotes for you and for nothing else. We do not sell data, and train no shared model on it.",
    evidence: "Data processing agreement",
    references: { iso27001: "A.5.34", gdpr: "Art. 28", ccpa: "1798.140(ag)" },
  },
  {
    id: "PE-1",
    domain: "people",
    name: "Staff",
    text: "Background check where the law allows, confidentiality in the contract, security training that is tested.",
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC1.4", iso27001: "A.6.1, A.6.3" },
  },
  {
    id: "PE-2",
    domain: "people",
    name: "Subprocessors",
    text: "Each is reviewed before it sees data, and bound to the same terms. You hear of a new one before it starts.",
    evidence: "List of subprocessors, on request",
    references: { soc2: "CC9.2", iso27001: "A.5.19", gdpr: "Art. 28(2)", ccpa: "1798.100(d)" },
  },
];
