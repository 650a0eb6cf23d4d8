/** One RFQ for a part that three shops would make three ways. US dollars; totals are computed, never stored. */
export const evtolRfq = {
  rfq: "RFQ-2207",
  partNumber: "LP-2207-1",
  partName: "Propulsor hub, rev A",
  material: "Ti-6Al-4V",
  piecesPerShipset: 6,
  /** The quantities a young program really asks for: flight test, conformity, the first year, rate. */
  rungs: [
    { shipsets: 3, name: "Flight test articles" },
    { shipsets: 6, name: "Conforming articles" },
    { shipsets: 12, name: "First year of production" },
    { shipsets: 24, name: "Ramp" },
    { shipsets: 48, name: "Rate" },
  ],
  lastShipset: 60,
  quotes: [
    {
      id: "billet",
      supplier: "Tallow Creek Machine",
      place: "Wichita, KS",
      process: "Machined from bar",
      certification: "Design values for the bar are published. No new tests needed.",
      breaks: [
        { from: 1, unitPrice: 4150 },
        { from: 72, unitPrice: 3890 },
        { from: 144, unitPrice: 3720 },
      ],
      tooling: 6_500,
      firstArticle: 4_800,
      freightPerShipset: 60,
      dutyPercent: 0,
      leadTimeDays: 49,
      reliability: 98,
    },
    {
      id: "additive",
      supplier: "Quillan Additive",
      place: "Tucson, AZ",
      process: "Laser powder bed, HIP, machined",
      certification:
        "Needs a process specification and test coupons: design values apply to one machine and one powder.",
      breaks: [
        { from: 1, unitPrice: 3050 },
        { from: 72, unitPrice: 2940 },
        { from: 144, unitPrice: 2880 },
      ],
      tooling: 3_200,
      firstArticle: 38_000,
      freightPerShipset: 70,
      dutyPercent: 0,
      leadTimeDays: 91,
      reliability: 90,
    },
    {
      id: "forging",
      supplier: "Norrvik Forge",
      place: "Luleå, SE",
      process: "Closed-die forging, machined",
      certification:
        "Grain flow is shown on a sectioned first article. No further tests after that.",
      breaks: [
        { from: 1, unitPrice: 2480 },
        { from: 72, unitPrice: 2260 },
        { from: 144, unitPrice: 2110 },
        { from: 288, unitPrice: 1980 },
      ],
      tooling: 68_000,
      firstArticle: 9_600,
      freightPerShipset: 85,
      dutyPercent: 3.5,
      leadTimeDays: 168,
      reliability: 93,
    },
  ],
} as const;

export const evtolSettings = {
  shipsets: {
    kind: "number",
    min: 1,
    max: evtolRfq.lastShipset,
    isWhole: true,
    default: 3,
    label: "Shipsets",
    unit: "shipsets",
  },
  days: {
    kind: "number",
    min: 1,
    max: 720,
    isWhole: true,
    default: 180,
    label: "First article needed in",
    unit: "days",
  },
} as const;

/** Where the certification basis reaches into a quote. */
export const evtolChallenges = [
  {
    heading: "Requirements still change",
    text: "The FAA certifies powered-lift as a special class and agrees the requirements for each aircraft. An early quote can price the wrong process.",
    answer: "The assumptions in each quote are shown beside its price.",
  },
  {
    heading: "Few parts, high start-up cost",
    text: "At three shipsets, tooling and first article can cost more than the parts.",
    answer: "Both are in the landed cost, at the quantity you choose.",
  },
  {
    heading: "Conformity inspection takes time",
    text: "A part for certification credit is inspected against its drawings and process specifications. New suppliers need time for that.",
    answer: "Lead time is counted to the inspected first article.",
  },
  {
    heading: "New suppliers have no history",
    text: "No supplier has delivered this part yet. The only record is their work on other parts.",
    answer: "Reliability shows what it is based on. Risk monitoring starts with the first quote.",
  },
];

export const evtolWorkflow = [
  {
    step: "Upload",
    text: "Drag in the RFQs or forward the emails. Each quote is matched to its part.",
  },
  {
    step: "Analyze",
    text: "Vendors, currencies and units are converted to one basis. Tooling and first article are spread over your shipsets.",
  },
  {
    step: "Approve",
    text: "Reviewers approve in parallel, by role and budget. Late approvals escalate automatically.",
  },
  {
    step: "Execute",
    text: "Export to an ERP file or PDF. The award log records the quantity and the assumptions.",
  },
];
