import { claims } from "../claims.ts";

export interface SecurityAnswer {
  question: string;
  answer: "Yes" | "No" | "Shared";
  text: string;
  /** The control that stands behind it. */
  control: string;
}

interface SecurityDomain {
  domain: string;
  code: string;
  answers: SecurityAnswer[];
}

/**
 * Grouped as the CAIQ does, by the domains of the Cloud Controls Matrix. Made when asked for: a list that reads other
 * records as it loads would be part of every page's code.
 */
export const securityAnswers = (): SecurityDomain[] => [
  {
    domain: "Identity and access",
    code: "IAM",
    answers: [
      {
        question: "Do you support single sign-on with our identity provider?",
        answer: "Yes",
        text: "SSO and SCIM, on Enterprise.",
        control: "AC-1",
      },
      {
        question: "Is access removed when an employee leaves?",
        answer: "Shared",
        text: "You remove the person from your directory, SCIM removes the account here.",
        control: "AC-2",
      },
      {
        question: "Can approvals be limited by role and budget?",
        answer: "Yes",
        text: "Routing follows both, and every approval is logged.",
        control: "AC-3",
      },
    ],
  },
  {
    domain: "Data security and privacy",
    code: "DSP",
    answers: [
      {
        question: "Is our data separated from that of other customers?",
        answer: "Yes",
        text: "By row level security in the database, not only by the application above it.",
        control: "DA-1",
      },
      {
        question: "Do you train models on our quotes for other customers?",
        answer: "No",
        text: "What the analyzer learns from your quotes stays in your tenant.",
        control: "PR-3",
      },
      {
        question: "Can you delete our data on request?",
        answer: "Yes",
        text: `Export first, for ${claims.dataExport.figure} after termination, then erasure.`,
        control: "PR-2",
      },
    ],
  },
  {
    domain: "Cryptography and keys",
    code: "CEK",
    answers: [
      {
        question: "Is data encrypted at rest?",
        answer: "Yes",
        text: `${claims.encryption.figure}, backups included.`,
        control: "DA-2",
      },
      {
        question: "Is data encrypted in transit?",
        answer: "Yes",
        text: "TLS, inside and outside.",
        control: "DA-3",
      },
      {
        question: "Can we bring and hold our own keys?",
        answer: "No",
        text: "Not today. We would rather say so here than in the third call.",
        control: "DA-2",
      },
    ],
  },
  {
    domain: "Logging and monitoring",
    code: "LOG",
    answers: [
      {
        question: "Is there an audit trail that administrators cannot change?",
        answer: "Yes",
        text: "Entries are added and never edited. You can export them.",
        control: "DA-4",
      },
      {
        question: "Are security events watched?",
        answer: "Yes",
        text: "Sign-ins, exports and errors, with a person behind the alarm.",
        control: "OP-3",
      },
    ],
  },
  {
    domain: "Change and vulnerabilities",
    code: "CCC, TVM",
    answers: [
      {
        question: "Is every change reviewed before it is released?",
        answer: "Yes",
        text: "Review, tests, a name. No exceptions for Fridays.",
        control: "OP-1",
      },
      {
        question: "Do you scan for vulnerable components?",
        answer: "Yes",
        text: "With each build. A summary of open findings is available under NDA.",
        control: "OP-2",
      },
    ],
  },
  {
    domain: "Business continuity",
    code: "BCR",
    answers: [
      {
        question: "Do you back up our data and test the restore?",
        answer: "Yes",
        text: "Ask for the record of the last one.",
        control: "CO-1",
      },
      {
        question: "Is there an availability commitment?",
        answer: "Yes",
        text: `${claims.uptime.figure}; SLA guarantees are in the Enterprise contract.`,
        control: "CO-2",
      },
    ],
  },
  {
    domain: "Incident management",
    code: "SEF",
    answers: [
      {
        question: "Will you tell us about an incident that concerns us?",
        answer: "Yes",
        text: `The target for the first notice is ${claims.incidentNotice.figure}.`,
        control: "OP-4",
      },
    ],
  },
  {
    domain: "Supply chain and people",
    code: "STA, HRS",
    answers: [
      {
        question: "Do you use subprocessors?",
        answer: "Yes",
        text: "The list is available on request, and you hear of a new one before it starts.",
        control: "PE-2",
      },
      {
        question: "Are employees trained in security?",
        answer: "Yes",
        text: "When they join and after that, with a test at the end.",
        control: "PE-1",
      },
    ],
  },
];
