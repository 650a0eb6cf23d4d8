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
      certification: "Published design values for the bar. Nothing new to show.",
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
        "Process specification and coupons first: the design values belong to this machine and this powder.",
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
      certification: "Grain flow cut up and shown on the first article. Then it is ordinary.",
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
  },
  days: { kind: "number", min: 1, max: 720, isWhole: true, default: 180 },
} as const;

/** Where the certification basis reaches into a quote. */
export const evtolChallenges = [
  {
    heading: "The basis is still moving",
    text: "Powered-lift is certified as a special class: the requirements are agreed for your aircraft, and a quote taken before they settle can price the wrong process.",
    answer: "Assumptions are read out of each quote and kept beside its price.",
  },
  {
    heading: "Low rate, high first article",
    text: "At three shipsets, tooling and first article can cost more than the parts. Left out of the comparison, they pick the supplier for you.",
    answer: "First article and tooling stand in landed cost, at the quantity you ask for.",
  },
  {
    heading: "Conformity before delivery",
    text: "An article for certification credit is inspected for conformity to its drawings and process specifications. A shop that has never been witnessed needs that in its lead time.",
    answer: "Lead time is to the inspected first article, not to the loading dock.",
  },
  {
    heading: "Suppliers without a history",
    text: "Nobody has delivered this part. Past performance elsewhere is all there is, and it says so.",
    answer: "Risk monitoring starts with the first quote, not with the first late delivery.",
  },
];

export const evtolWorkflow = [
  {
    step: "Upload",
    text: "A whole aircraft at once: drag in the RFQs or forward the emails, and each lands with the part it quotes.",
  },
  {
    step: "Analyze",
    text: "Vendors, currencies and units on one basis; tooling and first article spread over the shipsets you ask for.",
  },
  {
    step: "Approve",
    text: "Reviewers sign in parallel, by role and budget. What passes its SLA threshold escalates past the test stand.",
  },
  {
    step: "Execute",
    text: "Export to ERP or PDF. The award log says which quantity and which basis the choice was made on.",
  },
];
