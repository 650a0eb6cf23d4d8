import { claims } from "../claims.ts";
import { afterTermination, auditTrail } from "../facts/retention.ts";
import { subprocessors } from "../facts/security-review.ts";
import { training } from "../facts/training.ts";

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
        text: "You remove the person from your directory. SCIM then removes the account here.",
        control: "AC-2",
      },
      {
        question: "Can approvals be limited by role and budget?",
        answer: "Yes",
        text: "Routing uses both. Every approval is logged.",
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
        text: "The database enforces row level security, in addition to the application.",
        control: "DA-1",
      },
      {
        question: "Do you train models on our quotes for other customers?",
        answer: "No",
        text: training,
        control: "PR-3",
      },
      {
        question: "Can you delete our data on request?",
        answer: "Yes",
        text: afterTermination,
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
        text: "TLS, between you and us and between our own services.",
        control: "DA-3",
      },
      {
        question: "Can we bring and hold our own keys?",
        answer: "No",
        text: "Not today. We hold the keys.",
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
        text: `${auditTrail.edits} You can export it.`,
        control: "DA-4",
      },
      {
        question: "Are security events monitored?",
        answer: "Yes",
        text: "Sign-ins, exports and errors. Alerts go to the engineer on call.",
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
        text: "Each change has a reviewer and a test run.",
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
        text: "We send the record of the last restore test on request.",
        control: "CO-1",
      },
      {
        question: "Is there an availability commitment?",
        answer: "Yes",
        text: `${claims.uptime.figure}. It is a target on Starter and Growth and an SLA in the Enterprise contract.`,
        control: "CO-2",
      },
    ],
  },
  {
    domain: "Incident management",
    code: "SEF",
    answers: [
      {
        question: "Do you notify us about incidents that affect us?",
        answer: "Yes",
        text: `Our target for the first notice is ${claims.incidentNotice.figure}.`,
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
        text: subprocessors,
        control: "PE-2",
      },
      {
        question: "Are employees trained in security?",
        answer: "Yes",
        text: "When they join and regularly after that, with a test.",
        control: "PE-1",
      },
    ],
  },
];
