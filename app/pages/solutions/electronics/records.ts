import { electronicsSample } from "#app/samples/electronics-sample.ts";

export const electronicsSettings = {
  boards: {
    kind: "number",
    min: 1,
    max: 100_000,
    isWhole: true,
    default: electronicsSample.boards,
    label: "Boards to build",
    unit: "boards",
  },
  attrition: {
    kind: "choice",
    options: ["0", "2", "5"],
    default: `${electronicsSample.attritionPercent}`,
  },
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
} as const;

/** Price bases that one capacitor comes back in, each as quoted; the common basis is computed. */
export const electronicsBases = [
  { heading: "Per thousand", distributor: "fennel" },
  { heading: "Per hundred, in euro", distributor: "lioret" },
  { heading: "Each, cut tape", distributor: "copperline" },
] as const;

/** Where a bill of materials goes wrong, and what is done about it before the rank. */
export const electronicsChallenges = [
  {
    heading: "Price basis",
    hides:
      "Prices come per each, reel, tray or thousand. A mix-up is wrong by a factor of up to a thousand.",
    answer: "Converts to one unit and one currency. The quoted basis stays beside it.",
  },
  {
    heading: "MOQ and pack",
    hides: "You need 500, the smallest order is 900.",
    answer: "Works out the order quantity for your build and counts the surplus as cost.",
  },
  {
    heading: "Lifecycle",
    hides: "Not recommended for new designs, or last-time buy, is often a footnote.",
    answer: "Reads it with the price. An alternate part number is listed as a separate offer.",
  },
  {
    heading: "RoHS and REACH",
    hides: "Compliant by exemption is not the same as compliant. SVHC declarations go out of date.",
    answer: "Keeps each answer with its date and document in Supplier 360.",
  },
  {
    heading: "Decimal point",
    hides: "A price typed as 0.046 instead of 0.0046 is ten times too high.",
    answer: "Flags a price far from the other quotes or the last order, and asks a person.",
  },
];

export const electronicsWorkflow = [
  {
    step: "Upload",
    text: "PDF, Excel (.xlsx, .xls), CSV and email attachments, in the distributor's own format.",
  },
  {
    step: "Analyze",
    text: "Part number, price basis, currency, MOQ and pack are converted to one basis. Values with low confidence go to a person.",
  },
  {
    step: "Approve",
    text: "Alternates go to engineering first. Requests are routed by role and budget, with SLA tracking.",
  },
  {
    step: "Execute",
    text: "One order for each distributor, exported as an ERP file or PDF. RoHS and REACH answers are filed with the part.",
  },
];
