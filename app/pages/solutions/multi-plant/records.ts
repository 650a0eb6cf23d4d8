/** One bolt that four plants buy, each for itself. Prices in US dollars; pools and savings are computed, never stored. */
export const poolRfq = {
  rfq: "RFQ-6004",
  partNumber: "7-10035",
  partName: "Hex flange bolt M10 × 35",
  material: "Class 10.9, zinc-nickel",
  weights: { landedCost: 60, leadTime: 20, reliability: 20 },
  shipTos: [
    { id: "dayton", plant: "Dayton, OH", dock: "Dock 2", presentPrice: 0.212 },
    { id: "greenville", plant: "Greenville, SC", dock: "Dock 1", presentPrice: 0.238 },
    { id: "monterrey", plant: "Monterrey, MX", dock: "Dock 4", presentPrice: 0.196 },
    { id: "brno", plant: "Brno, CZ", dock: "Dock 1", presentPrice: 0.203 },
  ],
  quotes: [
    {
      id: "lakehead",
      supplier: "Lakehead Fastener",
      place: "Duluth, MN",
      breaks: [
        { from: 1, unitPrice: 0.205 },
        { from: 100_000, unitPrice: 0.184 },
        { from: 200_000, unitPrice: 0.168 },
        { from: 250_000, unitPrice: 0.158 },
      ],
      deliveryPerPiece: { dayton: 0.006, greenville: 0.009, monterrey: 0.021, brno: 0.052 },
      leadTimeDays: 28,
      reliability: 95,
    },
    {
      id: "monteverde",
      supplier: "Tornillos Monteverde",
      place: "Monterrey, MX",
      breaks: [
        { from: 1, unitPrice: 0.192 },
        { from: 150_000, unitPrice: 0.171 },
        { from: 250_000, unitPrice: 0.162 },
      ],
      deliveryPerPiece: { dayton: 0.018, greenville: 0.019, monterrey: 0.004, brno: 0.058 },
      leadTimeDays: 35,
      reliability: 92,
    },
    {
      id: "hanka",
      supplier: "Hanka Bolt",
      place: "Brno, CZ",
      breaks: [
        { from: 1, unitPrice: 0.198 },
        { from: 100_000, unitPrice: 0.176 },
        { from: 250_000, unitPrice: 0.155 },
      ],
      deliveryPerPiece: { dayton: 0.031, greenville: 0.033, monterrey: 0.037, brno: 0.003 },
      leadTimeDays: 49,
      reliability: 93,
    },
  ],
} as const;

const pieces = (amount: number) =>
  ({ kind: "number", min: 0, max: 10_000_000, isWhole: true, default: amount }) as const;

export const poolSettings = {
  dayton: pieces(84_000),
  greenville: pieces(46_000),
  monterrey: pieces(120_000),
  brno: pieces(30_000),
  pool: {
    kind: "set",
    options: ["dayton", "greenville", "monterrey", "brno"],
    default: ["dayton", "greenville", "monterrey", "brno"],
  },
} as const;

/** The four steps, and who does each: the plant, or everybody together. */
export const poolWorkflow = [
  {
    step: "Upload",
    plant: "Forwards the quotes it gets, for the part number it calls its own.",
    shared: "Part numbers of the same bolt are matched, and demand is added up by dock.",
  },
  {
    step: "Analyze",
    plant: "Sees its own landed price: the pooled price plus freight to its own dock.",
    shared: "One ranking, on pooled volume, in one currency and one unit.",
  },
  {
    step: "Approve",
    plant: "Its own roles, budgets and approvers. A plant that would pay more can say no.",
    shared: "Plants sign in parallel. SLA tracking names the desk where it waits.",
  },
  {
    step: "Execute",
    plant: "Its own releases, to its own dock, in its own ERP.",
    shared: "One agreement with a ship-to split, one Supplier 360 record, every decision logged.",
  },
];

/** What each side of the table is afraid of. */
export const poolChallenges = [
  {
    heading: "Four numbers, one bolt",
    text: "Nobody can pool what nobody can add up. Units and numbers are matched first.",
  },
  {
    heading: "The mean hides a loser",
    text: "A pool can save the company money and cost one plant some. That plant finds out first, and is the one that was asked last.",
  },
  {
    heading: "The break that just holds",
    text: "One plant leaves, the volume drops under the break, and everybody pays for it.",
  },
];
