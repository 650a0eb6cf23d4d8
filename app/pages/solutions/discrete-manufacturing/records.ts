/** One casting, three ways to pour it. US dollars; totals and ranks are computed, never stored. */
export const castingRfq = {
  rfq: "RFQ-4471",
  partNumber: "GH-178",
  partName: "Gearbox housing, rev B",
  material: "Aluminum, cast and machined",
  submission: "PPAP Level 3",
  weights: { landedCost: 70, leadTime: 10, reliability: 20 },
  quotes: [
    {
      id: "die-cast",
      supplier: "Kessler Druckguss",
      place: "Ulm, DE",
      process: "High-pressure die casting",
      piecePrice: 21.6,
      tool: { cost: 186_000, lifePieces: 100_000 },
      ppapCost: 4_500,
      weightKg: 3.4,
      index: { kind: "full", basePerKg: 2.3 },
      freightPerPiece: 1.35,
      dutyPercent: 3,
      leadTimeDays: 112,
      reliability: 94,
    },
    {
      id: "permanent-mold",
      supplier: "Pellworth Castings",
      place: "Rockford, IL",
      process: "Permanent mold",
      piecePrice: 31.9,
      tool: { cost: 58_000, lifePieces: 60_000 },
      ppapCost: 3_200,
      weightKg: 3.9,
      index: { kind: "band", basePerKg: 2.45, bandPercent: 5 },
      freightPerPiece: 0.85,
      dutyPercent: 0,
      leadTimeDays: 84,
      reliability: 91,
    },
    {
      id: "sand",
      supplier: "Lakehead Foundry",
      place: "Duluth, MN",
      process: "Sand casting",
      piecePrice: 44.5,
      tool: { cost: 12_400, lifePieces: 20_000 },
      ppapCost: 2_400,
      weightKg: 4.6,
      index: { kind: "fixed", validDays: 90 },
      freightPerPiece: 0.95,
      dutyPercent: 0,
      leadTimeDays: 42,
      reliability: 89,
    },
  ],
} as const;

export const castingSettings = {
  volume: {
    kind: "number",
    min: 1,
    max: 1_000_000,
    isWhole: true,
    default: 8_000,
    label: "Pieces a year",
    unit: "pieces",
  },
  years: {
    kind: "number",
    min: 1,
    max: 15,
    isWhole: true,
    default: 3,
    label: "Years of the program",
    unit: "years",
  },
  index: {
    kind: "number",
    min: 0.5,
    max: 9.99,
    isWhole: false,
    default: 2.62,
    label: "Aluminum index today",
    unit: "$/kg",
  },
} as const;

/** What hides in a casting quote, and where the analyzer puts it. */
export const castingChallenges = [
  {
    heading: "Tooling",
    text: "It is paid up front, spread over the piece price, or charged twice by mistake. Who owns the tool is in the terms.",
    answer:
      "Tooling is part of the landed cost, spread over your volume. Tools that wear out are counted again.",
  },
  {
    heading: "PPAP",
    text: "One quote includes Level 3, the next Level 1. Some lead times end at the first samples, before the warrant is signed.",
    answer:
      "Level, price and days are read as separate values. Lead time is counted to the approved part.",
  },
  {
    heading: "Material index",
    text: "Alloy surcharges change monthly, and quotes name different base months. The cheapest quote may be the oldest.",
    answer: "Every quote is adjusted to today's index by its own clause before it is ranked.",
  },
];

export const castingWorkflow = [
  {
    step: "Upload",
    text: "Drag and drop the RFQs or forward the emails. CSV works on day one.",
  },
  {
    step: "Analyze",
    text: "Vendors, currencies and units are converted to one basis and ranked by cost, delivery and compliance.",
  },
  {
    step: "Approve",
    text: "Requests are routed by role and budget. Finance approves tooling above the limit while quality reviews the PPAP.",
  },
  {
    step: "Execute",
    text: "Export to PDF or to a file for NetSuite, Dynamics or Infor. Direct ERP connections come later.",
  },
];
