import { brand } from "#app/site/brand.ts";
import { trial } from "#app/site/facts/trial.ts";
import type { FurtherReading } from "./blocks.ts";

interface QuickStartStep {
  minutes: number;
  /** Backticks mark code. */
  text: string;
  see?: FurtherReading;
}

export interface QuickStart {
  id: string;
  title: string;
  /** What the reader does, in one line. */
  result: string;
  steps: QuickStartStep[];
}

/** The minutes of a quick start are those of its steps, added up. */
export const quickStarts: QuickStart[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    result: "Create a key and make your first call.",
    steps: [
      {
        minutes: 1,
        text: `${trial.begin} You need no credit card.`,
        see: { label: "Book a demo", to: "/demo" },
      },
      {
        minutes: 1,
        text: "Create a test key in Settings, API keys. It begins with `qw_test_`.",
        see: { label: "Authentication", to: "/resources/docs/access#authentication" },
      },
      { minutes: 1, text: `Set it as a variable: \`export ${brand.constant}_API_KEY=qw_test_…\`` },
      {
        minutes: 2,
        text: "List the vendors of the sample. The answer has three names.",
        see: { label: "List vendors", to: "/resources/docs/reference#list-vendors" },
      },
    ],
  },
  {
    id: "first-rfq-analysis",
    title: "First RFQ Analysis",
    result: "Rank the quotes of one of your RFQs.",
    steps: [
      {
        minutes: 3,
        text: "Choose an RFQ with three or more quotes. Save the email thread as one .eml file.",
        see: { label: "Files", to: "/resources/docs/requests#files" },
      },
      {
        minutes: 2,
        text: "Send the file with a live key and without a `callback_url`. The call returns the result.",
        see: { label: "Analyze an RFQ", to: "/resources/docs/reference#analyze-rfq" },
      },
      {
        minutes: 3,
        text: "Read `best`. The first entry has the highest score. Compare it with the order you placed.",
      },
      {
        minutes: 2,
        text: "Send the file again with `analysis_type` set to `lead_time`. Compare the two rankings.",
      },
    ],
  },
  {
    id: "api-integration",
    title: "API Integration",
    result: "Receive each ranking in your own system.",
    steps: [
      {
        minutes: 4,
        text: "Set up an HTTPS address that accepts a POST. Send it as `callback_url`.",
        see: { label: "Webhooks", to: "/resources/docs/events#webhooks" },
      },
      {
        minutes: 4,
        text: "Check the signature of each event before you process it.",
        see: {
          label: "Checking the signature",
          to: "/resources/docs/events#checking-the-signature",
        },
      },
      {
        minutes: 2,
        text: "Store each ranking by its `id`. Ignore repeated deliveries.",
        see: { label: "Deliveries", to: "/resources/docs/events#deliveries" },
      },
      {
        minutes: 3,
        text: "Create an approval workflow with approvers and amounts.",
        see: {
          label: "Create an approval workflow",
          to: "/resources/docs/reference#create-approval-workflow",
        },
      },
      {
        minutes: 2,
        text: "Handle 429 and 503: wait, then repeat the request.",
        see: { label: "Rate limits", to: "/resources/docs/limits#rate-limits" },
      },
    ],
  },
];
