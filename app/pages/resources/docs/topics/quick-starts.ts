import { claims } from "#app/site/claims.ts";
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
  /** What the reader has at the end. */
  result: string;
  steps: QuickStartStep[];
}

/** The minutes of a quick start are those of its steps, added up. */
export const quickStarts: QuickStart[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    result: "A key that works.",
    steps: [
      {
        minutes: 1,
        text: `Open a workspace: a ${claims.trial.figure} ${claims.trial.label}, no credit card.`,
        see: { label: "Plans", to: "/pricing" },
      },
      {
        minutes: 1,
        text: "Make a test key under Settings, API keys. It begins with `qw_test_`.",
        see: { label: "Authentication", to: "#authentication" },
      },
      { minutes: 1, text: "Keep it in the environment: `export QUOTEWRIGHT_API_KEY=qw_test_…`" },
      {
        minutes: 2,
        text: "List the sample's vendors. Three names come back, and you are in.",
        see: { label: "List vendors", to: "#list-vendors" },
      },
    ],
  },
  {
    id: "first-rfq-analysis",
    title: "First RFQ Analysis",
    result: "A ranking of your own quotes.",
    steps: [
      {
        minutes: 3,
        text: "Pick an RFQ with three answers or more, and save the mail thread as one .eml file.",
        see: { label: "Files", to: "#files" },
      },
      {
        minutes: 2,
        text: "Send it with a live key and without a `callback_url`. The call waits, and answers with the result.",
        see: { label: "Analyze an RFQ", to: "#analyze-rfq" },
      },
      {
        minutes: 3,
        text: "Read `best`. The first line is the one we would order from; check it against the one you did.",
      },
      {
        minutes: 2,
        text: "Send the file again with `analysis_type` set to `lead_time`, and see who moves up.",
      },
    ],
  },
  {
    id: "api-integration",
    title: "API Integration",
    result: "Rankings that arrive by themselves.",
    steps: [
      {
        minutes: 4,
        text: "Open an HTTPS address in your ERP's network that takes a POST, and send it along as `callback_url`.",
        see: { label: "Webhooks", to: "#webhooks" },
      },
      {
        minutes: 4,
        text: "Check the signature before you believe a word of it.",
        see: { label: "Checking the signature", to: "#checking-the-signature" },
      },
      {
        minutes: 2,
        text: "Store the ranking under its `id`, once, however often it comes.",
        see: { label: "Deliveries", to: "#deliveries" },
      },
      {
        minutes: 3,
        text: "Set up who approves, and above which amount.",
        see: { label: "Create an approval workflow", to: "#create-approval-workflow" },
      },
      {
        minutes: 2,
        text: "Handle 429 and 503: wait, then send the same again.",
        see: { label: "Rate limits", to: "#rate-limits" },
      },
    ],
  },
];
