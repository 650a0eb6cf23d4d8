import type { ContactSubject } from "../contact-subjects.ts";

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
  report: { key: "security-report", message: `Please send us the ${frameworks.soc2} report.` },
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
