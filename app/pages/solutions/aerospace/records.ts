/** A clause or note of the order that a supplier has to meet. */
interface FlowDown {
  id: string;
  name: string;
  /** What it asks for. */
  asks: string;
  /** Where it comes from. */
  from: "Quality" | "Special process" | "Defense contract";
}

const held = (text: string) => ({ standing: "held", text }) as const;
const condition = (text: string) => ({ standing: "condition", text }) as const;
const missing = (text: string) => ({ standing: "missing", text }) as const;

export const aerospaceFlowDowns = [
  {
    id: "as9100",
    name: "AS9100 certificate",
    asks: "Quality system certified, scope covers castings",
    from: "Quality",
  },
  {
    id: "fai",
    name: "First article, AS9102",
    asks: "Full first article inspection, Forms 1 to 3",
    from: "Quality",
  },
  {
    id: "heat",
    name: "Material certificate",
    asks: "Chemistry and properties, traced to the master heat",
    from: "Quality",
  },
  {
    id: "nadcap-ht",
    name: "Nadcap, heat treating",
    asks: "AC7102, at the source that treats the part",
    from: "Special process",
  },
  {
    id: "nadcap-ndt",
    name: "Nadcap, penetrant inspection",
    asks: "AC7114/1, valid on the day of shipment",
    from: "Special process",
  },
  {
    id: "metals",
    name: "DFARS 252.225-7009",
    asks: "Specialty metals melted in the US or a qualifying country",
    from: "Defense contract",
  },
  {
    id: "cyber",
    name: "DFARS 252.204-7012",
    asks: "Covered defense information held under NIST SP 800-171",
    from: "Defense contract",
  },
] as const satisfies FlowDown[];

/** One RFQ with the notes block of a defense order. Costs in US dollars; totals and ranks are computed, never stored. */
export const aerospaceRfq = {
  rfq: "RFQ-3108",
  partNumber: "88214-01",
  partName: "Turbine blade, stage 2, rev C",
  material: "Nickel alloy, investment cast",
  quantity: 120,
  weights: { landedCost: 40, leadTime: 20, reliability: 40 },
  quotes: [
    {
      id: "corrigan",
      supplier: "Corrigan Castings",
      place: "Erie, PA",
      unitPrice: 1490,
      tooling: 18_000,
      firstArticle: 6_400,
      freight: 1_200,
      duty: 0,
      leadTimeDays: 126,
      reliability: 97,
      answers: {
        as9100: held("Certified"),
        fai: held("Full, priced"),
        heat: held("Per master heat"),
        "nadcap-ht": held("In house"),
        "nadcap-ndt": condition("Lapses 40 days before shipment"),
        metals: held("US melt"),
        cyber: held("Assessed, score posted"),
      },
    },
    {
      id: "haldane",
      supplier: "Haldane Turbine",
      place: "Derby, UK",
      unitPrice: 1385,
      tooling: 21_000,
      firstArticle: 7_200,
      freight: 4_800,
      duty: 0,
      leadTimeDays: 119,
      reliability: 88,
      answers: {
        as9100: held("Certified, EN 9100"),
        fai: held("Full, priced"),
        heat: held("Per master heat"),
        "nadcap-ht": held("In house"),
        "nadcap-ndt": held("In house"),
        metals: held("UK melt, qualifying country"),
        cyber: condition("Plan of action open"),
      },
    },
    {
      id: "sable-river",
      supplier: "Sable River Foundry",
      place: "Tulsa, OK",
      unitPrice: 1295,
      tooling: 24_500,
      firstArticle: 5_900,
      freight: 900,
      duty: 0,
      leadTimeDays: 112,
      reliability: 91,
      answers: {
        as9100: held("Certified"),
        fai: held("Full, priced"),
        heat: held("Per master heat"),
        "nadcap-ht": missing("Sent out, source not named"),
        "nadcap-ndt": held("In house"),
        metals: held("US melt"),
        cyber: held("Assessed, score posted"),
      },
    },
    {
      id: "lotus-ridge",
      supplier: "Lotus Ridge Castings",
      place: "Taichung, TW",
      unitPrice: 1060,
      tooling: 26_000,
      firstArticle: 5_200,
      freight: 7_400,
      duty: 6_300,
      leadTimeDays: 98,
      reliability: 90,
      answers: {
        as9100: held("Certified"),
        fai: condition("Form 3 for key characteristics only"),
        heat: held("Per master heat"),
        "nadcap-ht": held("In house"),
        "nadcap-ndt": held("In house"),
        metals: missing("Melt source not stated"),
        cyber: missing("No answer"),
      },
    },
  ],
} as const;

export const aerospaceSettings = {
  must: {
    kind: "set",
    options: aerospaceFlowDowns.map(({ id }) => id),
    default: aerospaceFlowDowns.map(({ id }) => id),
  },
} as const;

/** How the package runs: what is done, who signs, and what an auditor finds. */
export const aerospaceWorkflow = [
  {
    step: "Upload",
    text: "The RFQ goes in with its notes block; replies are forwarded as they arrive.",
    signs: "Buyer",
    leaves: "Every file, as received",
  },
  {
    step: "Analyze",
    text: "Each clause becomes a line. Answers are read, dated and set beside it; currencies and units come to one basis.",
    signs: "Analyzer, then a person below the confidence limit",
    leaves: "The quoted sentence behind each answer",
  },
  {
    step: "Approve",
    text: "Quality, engineering and program sign in parallel, by role and budget. What runs past its SLA escalates.",
    signs: "Quality, engineering, program",
    leaves: "Who, when, and the note they signed against",
  },
  {
    step: "Execute",
    text: "The award leaves as ERP export or PDF with the flow-downs attached, so that the order asks for what the contract does.",
    signs: "Buyer",
    leaves: "Order, flow-downs, first article plan",
  },
];
