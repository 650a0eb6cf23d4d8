import documentedCall from "drawing:documented-call";
import kwameAsante from "drawing:stamp/Kwame Asante";
import leaBrandt from "drawing:stamp/Lea Brandt";
import mailToQuote from "drawing:mail-to-quote";
import op30 from "drawing:op-30";
import rankedQuotes from "drawing:ranked-quotes";
import scalesToOne from "drawing:scales-to-one";
import ruthCastellanos from "drawing:stamp/Ruth Castellanos";

import type { RoutePattern } from "#app/addresses/site-path.ts";
import type { DrawingFile } from "#app/art/drawing.tsx";
import type { AuthorName } from "#app/site/authors.ts";
import type { Job } from "#app/site/careers/jobs.ts";

/** How a role begins: what it owns, what its first 90 days hold, and who it reports to. */
export interface RoleStart {
  part: { name: string; about: string; page: string; to: RoutePattern; drawing: DrawingFile };
  manager: AuthorName;
  stamp: DrawingFile;
  says: string;
  days: { until: number; what: string }[];
}

const lea = { manager: "Lea Brandt", stamp: leaBrandt } as const;
const kwame = { manager: "Kwame Asante", stamp: kwameAsante } as const;

/**
 * By the address that the role has, or had before. One that an editor adds has none until somebody writes it, and its
 * page is shorter.
 */
const starts: Readonly<Record<string, RoleStart>> = {
  "/company/careers/senior-backend-engineer": {
    part: {
      name: "Intake",
      about: "From a forwarded email to a quote with its source page.",
      page: "RFQ Analyzer",
      to: "/product/rfq-analyzer",
      drawing: mailToQuote,
    },
    ...lea,
    says: "A buyer forwards an email and expects a quote with its source page. You decide how that works, and you write down why.",
    days: [
      { until: 15, what: "Follow one forwarded email through the code to its quote." },
      { until: 30, what: "Release a first fix. Visit a customer's plant." },
      { until: 60, what: "Turn one kind of unreadable file into a task for a person." },
      { until: 90, what: "Own the intake pipeline, and take your first turn on call." },
    ],
  },
  "/company/careers/machine-learning-engineer": {
    part: {
      name: "Normalization",
      about: "Units, currencies and terms, converted so that quotes can be compared.",
      page: "RFQ Analyzer",
      to: "/product/rfq-analyzer",
      drawing: scalesToOne,
    },
    ...lea,
    says: "I wrote the first version of the analyzer that converts units and currencies. Your first task is to show me where it is wrong.",
    days: [
      { until: 15, what: "Measure today's models, and read what they got wrong." },
      { until: 30, what: "Build an evaluation set of scans. Visit a customer's plant." },
      { until: 60, what: "Calibrate the confidence score of one field and release it." },
      { until: 90, what: "Own the models that read quotes, and publish where they fail." },
    ],
  },
  "/company/careers/product-designer": {
    part: {
      name: "The ranking",
      about: "The screens where a buyer compares quotes and chooses one.",
      page: "Try the ranking",
      to: "/try",
      drawing: rankedQuotes,
    },
    ...kwame,
    says: "I answered RFQs at a foundry and never saw how they were compared. You design the screen on the buyer's side of that table.",
    days: [
      { until: 15, what: "Rank the sample quotes yourself, and note each doubt." },
      { until: 30, what: "Visit a purchasing team at its plant and report back." },
      { until: 60, what: "Prototype one comparison screen in code and release it." },
      { until: 90, what: "Own the comparison screens and the design system under them." },
    ],
  },
  "/company/careers/solutions-engineer": {
    part: {
      name: "Go-live",
      about: "Intake, SSO and approval routes, set up with the customer's team.",
      page: "Approval routing",
      to: "/product/approval-routing",
      drawing: op30,
    },
    manager: "Ruth Castellanos",
    stamp: ruthCastellanos,
    says: "I bought machined parts for ten years. In a demo you explain a ranking to someone who does that job now.",
    days: [
      { until: 15, what: "Watch demos, then rank three quotes by hand." },
      { until: 30, what: "Run a demo on a customer's own quotes. Visit a plant." },
      { until: 60, what: "Set up intake, SSO and approval routes with one customer." },
      { until: 90, what: "Own the setup of new customers in EMEA." },
    ],
  },
  "/company/careers/technical-writer": {
    part: {
      name: "The documentation",
      about: "The API reference, the quick starts and the guides.",
      page: "Documentation",
      to: "/resources/docs",
      drawing: documentedCall,
    },
    ...kwame,
    says: "I read every support message. Many of them are questions that a page of the documentation could have answered.",
    days: [
      { until: 15, what: "Run every example of the documentation." },
      { until: 30, what: "Publish one quick start, rewritten and tested." },
      { until: 60, what: "Add the answers of support threads to the guides." },
      { until: 90, what: "Own the API reference, the quick starts and the guides." },
    ],
  },
};

export function startOf({ path, movedFrom = [] }: Job): RoleStart | undefined {
  return [path, ...movedFrom].map((address) => starts[address]).find(Boolean);
}
