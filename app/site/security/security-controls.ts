import type { ContactSubject } from "../contact-subjects.ts";
import { claims } from "../claims.ts";
import { controlReview } from "../facts/assurance.ts";
import { afterTermination, auditTrail, retention } from "../facts/retention.ts";
import { training } from "../facts/training.ts";

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
    text: "People sign in through your identity provider. Your rules for passwords and second factors apply.",
    evidence: "Tested with your team during setup",
    references: { soc2: "CC6.1", iso27001: "A.8.5" },
  },
  {
    id: "AC-2",
    domain: "access",
    name: "SCIM provisioning",
    text: "Your directory creates and removes accounts automatically.",
    evidence: "Provisioning log",
    references: { soc2: "CC6.2", iso27001: "A.5.16" },
  },
  {
    id: "AC-3",
    domain: "access",
    name: "Role-based access",
    text: "Role and budget decide what a person can see, change and approve.",
    evidence: "Role matrix in the product",
    references: { soc2: "CC6.3", iso27001: "A.5.15", gdpr: "Art. 25" },
  },
  {
    id: "AC-4",
    domain: "access",
    name: "Access review",
    text: `We review our own access to production ${controlReview} and remove what is not needed.`,
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC6.2", iso27001: "A.5.18" },
  },
  {
    id: "DA-1",
    domain: "data",
    name: "Row level security",
    text: "Data isolation per tenant: the database refuses access to another customer's rows.",
    evidence: "Review of the policy definitions with you",
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
    text: "TLS between you and us and between our own services.",
    evidence: "Result of any TLS scanner",
    references: { soc2: "CC6.7", iso27001: "A.8.24", gdpr: "Art. 32" },
  },
  {
    id: "DA-4",
    domain: "data",
    name: "Audit trail",
    text: `Records who did what, when and why, from intake to award. ${auditTrail.edits} ${auditTrail.names}`,
    evidence: "Export of your audit trail",
    references: { soc2: "CC7.2", iso27001: "A.8.15", gdpr: "Art. 5(2)" },
  },
  {
    id: "OP-1",
    domain: "operations",
    name: "Change control",
    text: "Every change is reviewed, tested and attributed to a person before release. No change is made by hand in production.",
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC8.1", iso27001: "A.8.32" },
  },
  {
    id: "OP-2",
    domain: "operations",
    name: "Vulnerability management",
    text: "Dependencies and images are scanned with each build. Every finding has an owner and a due date.",
    evidence: "Summary of open findings, under NDA",
    references: { soc2: "CC7.1", iso27001: "A.8.8" },
  },
  {
    id: "OP-3",
    domain: "operations",
    name: "Monitoring",
    text: "Sign-ins, exports and errors are monitored around the clock. Alerts go to the engineer on call.",
    evidence: "Status page",
    references: { soc2: "CC7.2", iso27001: "A.8.16" },
  },
  {
    id: "OP-4",
    domain: "operations",
    name: "Incident response",
    text: `A written plan assigns roles. Our target is to notify affected customers within ${claims.incidentNotice.figure}.`,
    evidence: "Incident log on the status page",
    references: { soc2: "CC7.4", iso27001: "A.5.26", gdpr: "Art. 33" },
  },
  {
    id: "CO-1",
    domain: "continuity",
    name: "Backups",
    text: "Encrypted backups are stored separately from the original. Restores are tested.",
    evidence: "Record of the last restore test",
    references: { soc2: "A1.2", iso27001: "A.8.13", gdpr: "Art. 32" },
  },
  {
    id: "CO-2",
    domain: "continuity",
    name: "Availability",
    text: `${claims.uptime.figure} uptime SLA on Enterprise, target on other plans. The failure of one machine does not stop the service.`,
    evidence: "Status page",
    references: { soc2: "A1.1", iso27001: "A.8.14" },
  },
  {
    id: "CO-3",
    domain: "continuity",
    name: "Recovery",
    text: "The recovery procedure is written down and rehearsed by a person who did not write it.",
    evidence: "Record of the last rehearsal",
    references: { soc2: "A1.3", iso27001: "A.5.30" },
  },
  {
    id: "PR-1",
    domain: "privacy",
    name: "Retention",
    text: retention,
    evidence: "Privacy policy",
    references: { soc2: "C1.2", iso27001: "A.8.10", gdpr: "Art. 5(1)(e)", ccpa: "1798.100(a)(3)" },
  },
  {
    id: "PR-2",
    domain: "privacy",
    name: "Export and erasure",
    text: afterTermination,
    evidence: "Terms",
    references: { iso27001: "A.8.10", gdpr: "Art. 17, 20", ccpa: "1798.105" },
  },
  {
    id: "PR-3",
    domain: "privacy",
    name: "Processing on instruction",
    text: `We process your data only to provide the service and do not sell it. ${training}`,
    evidence: "Data processing agreement",
    references: { iso27001: "A.5.34", gdpr: "Art. 28", ccpa: "1798.140(ag)" },
  },
  {
    id: "PE-1",
    domain: "people",
    name: "Staff",
    text: "Background checks where the law allows, confidentiality agreements, and security training with a test.",
    evidence: `${frameworks.soc2} report, on request`,
    references: { soc2: "CC1.4", iso27001: "A.6.1, A.6.3" },
  },
  {
    id: "PE-2",
    domain: "people",
    name: "Subprocessors",
    text: "We review each subprocessor before it receives data and bind it to the same terms. We tell you before a new one starts.",
    evidence: "List of subprocessors, on request",
    references: { soc2: "CC9.2", iso27001: "A.5.19", gdpr: "Art. 28(2)", ccpa: "1798.100(d)" },
  },
];
