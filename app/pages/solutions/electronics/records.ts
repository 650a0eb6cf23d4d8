const lifecycles = {
  active: "Active",
  nrnd: "Not for new designs",
  ltb: "Last-time buy",
} as const;

type Lifecycle = keyof typeof lifecycles;
type Money = readonly [amount: number, currency: "USD" | "EUR", per: number];
type Pack = readonly [minimum: number, multiple: number, name: string];

function offer(mpn: string, lifecycle: Lifecycle, price: Money, pack: Pack, leadTimeDays: number) {
  const [amount, currency, per] = price;
  const [minimum, multiple, packName] = pack;
  return {
    mpn,
    lifecycle: lifecycles[lifecycle],
    isActive: lifecycle === "active",
    price: { amount, currency, per },
    minimum,
    multiple,
    packName,
    leadTimeDays,
  };
}

/** One board's bill of materials and three distributors' answers. Part numbers are invented; totals are computed. */
export const electronicsRfq = {
  rfq: "RFQ-5520",
  partName: "Controller board, rev F",
  dollarsPerEuro: 1.0846,
  weights: { landedCost: 60, leadTime: 20, reliability: 20 },
  distributors: [
    { id: "fennel", supplier: "Fennel & Marsh", freight: 38, reliability: 94 },
    { id: "copperline", supplier: "Copperline", freight: 24, reliability: 96 },
    { id: "nordkette", supplier: "Nordkette", freight: 85, reliability: 89 },
  ],
  lines: [
    {
      id: "C1–C24",
      description: "Capacitor 100 nF 50 V X7R 0402",
      perBoard: 24,
      hasAttrition: true,
      rohs: "Compliant",
      reach: "No SVHC",
      offers: {
        fennel: offer("MC04X104K", "active", [3.1, "USD", 1000], [10_000, 10_000, "reel"], 6),
        copperline: offer("MC04X104K", "active", [0.0046, "USD", 1], [100, 100, "cut tape"], 2),
        nordkette: offer("MC04X104K", "active", [26, "EUR", 10_000], [10_000, 10_000, "reel"], 9),
      },
    },
    {
      id: "R1–R18",
      description: "Resistor 10k 1% 0402, thick film",
      perBoard: 18,
      hasAttrition: true,
      rohs: "By exemption",
      reach: "SVHC: lead",
      offers: {
        fennel: offer("RT04F1002", "active", [1.45, "USD", 1000], [10_000, 10_000, "reel"], 6),
        copperline: offer("RT04F1002", "active", [0.0031, "USD", 1], [100, 100, "cut tape"], 2),
        nordkette: offer("RT04F1002", "active", [12.9, "EUR", 10_000], [10_000, 10_000, "reel"], 9),
      },
    },
    {
      id: "L1–L2",
      description: "Power inductor 4.7 µH",
      perBoard: 2,
      hasAttrition: false,
      rohs: "Compliant",
      reach: "No SVHC",
      offers: {
        fennel: offer("PL6045-4R7", "ltb", [0.41, "USD", 1], [1_500, 1_500, "reel"], 6),
        copperline: offer("PL6045-4R7", "ltb", [0.47, "USD", 1], [10, 1, "cut tape"], 2),
        nordkette: offer("PL6050-4R7", "active", [330, "EUR", 1000], [1_000, 1_000, "reel"], 9),
      },
    },
    {
      id: "U1",
      description: "Microcontroller, 32-bit, LQFP",
      perBoard: 1,
      hasAttrition: false,
      rohs: "Compliant",
      reach: "No SVHC",
      offers: {
        fennel: offer("NV32G474", "active", [6.85, "USD", 1], [90, 90, "tray"], 12),
        copperline: offer("NV32G474", "active", [7.1, "USD", 1], [1, 1, "loose"], 3),
        nordkette: offer("NV32G474", "active", [6.2, "EUR", 1], [900, 90, "tray"], 9),
      },
    },
    {
      id: "Y1",
      description: "Crystal 8 MHz, 3.2 × 2.5 mm",
      perBoard: 1,
      hasAttrition: false,
      rohs: "Compliant",
      reach: "No SVHC",
      offers: {
        fennel: offer("XT8M-32", "nrnd", [0.29, "USD", 1], [3_000, 3_000, "reel"], 6),
        copperline: offer("XT8M-32", "nrnd", [0.44, "USD", 1], [1, 1, "cut tape"], 2),
        nordkette: offer("XQ8M-32", "active", [0.38, "EUR", 1], [100, 100, "cut tape"], 9),
      },
    },
    {
      id: "J1",
      description: "Header, 14 positions",
      perBoard: 1,
      hasAttrition: false,
      rohs: "Compliant",
      reach: "No SVHC",
      offers: {
        fennel: offer("HD14-SMT", "active", [0.92, "USD", 1], [500, 100, "tube"], 6),
        copperline: offer("HD14-SMT", "active", [1.05, "USD", 1], [250, 250, "tube"], 2),
        nordkette: offer("HD14-SMT", "active", [0.71, "EUR", 1], [1_000, 1_000, "box"], 9),
      },
    },
  ],
} as const;

export const electronicsSettings = {
  boards: {
    kind: "number",
    min: 1,
    max: 100_000,
    isWhole: true,
    default: 500,
    label: "Boards to build",
    unit: "boards",
  },
  attrition: { kind: "choice", options: ["0", "2", "5"], default: "2" },
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
} as const;

/** Price bases that one bill of materials comes back in, each as quoted; the common basis is computed. */
export const electronicsBases = [
  { heading: "Per thousand", distributor: "fennel", line: "C1–C24" },
  { heading: "Per reel, in euro", distributor: "nordkette", line: "C1–C24" },
  { heading: "Each, cut tape", distributor: "copperline", line: "C1–C24" },
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
    hides: "You need 500, the smallest order is 900. You pay for 400 you do not need.",
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
