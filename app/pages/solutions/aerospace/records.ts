/** A clause or note of the order that a supplier has to meet. */
interface FlowDown {
  id: string;
  name: string;
  asks: string;
  /** Where it comes from. */
  from: "Quality" | "Special process" | "Defense contract";
}

/** It comes from the customer's contract: a buyer cannot waive it. */
export const isContractual = ({ from }: FlowDown): boolean => from === "Defense contract";

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
    asks: "Full first article inspection, Forms 1\u00a0to\u00a03",
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
    id: "access",
    name: "Right of access",
    asks: "Buyer, customer and authorities may inspect the site and its records",
    from: "Quality",
  },
  {
    id: "fixed-process",
    name: "Fixed process",
    asks: "No change of process, source or site without written approval",
    from: "Quality",
  },
  {
    id: "records",
    name: "Quality records, 10 years",
    asks: "Kept ten years after delivery, copies on request",
    from: "Quality",
  },
] as const satisfies FlowDown[];

/** What a foundry answers where nothing stands in the way. */
const usual = {
  fai: held("Full, priced"),
  heat: held("Per master heat"),
  "nadcap-ht": held("In house"),
  "nadcap-ndt": held("In house"),
  access: held("Agreed"),
  "fixed-process": held("Agreed"),
};

/**
 * The blades of the tool's aerospace sample. A civil engine flies on some military aircraft: the order has a DFARS clause, and its package
 * holds no controlled technical data, so that suppliers abroad may quote. Costs are what the analyzer makes
 * of the sample's files, in US dollars; `make/downloads/samples/samples-on-screens.test.ts` compares them.
 */
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
      cost: { parts: 178_800, tooling: 18_000, freight: 12_516, duty: 0 },
      leadTimeDays: 126,
      reliability: 97,
      answers: {
        ...usual,
        as9100: held("Certified"),
        "nadcap-ndt": condition("Lapses 40 days before shipment"),
        metals: held("US melt"),
        records: held("Kept 15 years"),
      },
    },
    {
      id: "haldane",
      supplier: "Haldane Turbine",
      place: "Derby, UK",
      cost: { parts: 166_122.91, tooling: 20_967.46, freight: 11_628.6, duty: 4_677.26 },
      leadTimeDays: 119,
      reliability: 88,
      answers: {
        ...usual,
        as9100: held("Certified, EN 9100"),
        metals: held("UK melt, qualifying country"),
        records: condition("On paper only"),
      },
    },
    {
      id: "sable-river",
      supplier: "Sable River Foundry",
      place: "Tulsa, OK",
      cost: { parts: 155_400, tooling: 24_500, freight: 900, duty: 0 },
      leadTimeDays: 112,
      reliability: 91,
      answers: {
        ...usual,
        as9100: held("Certified"),
        "nadcap-ht": missing("Sent out, source not named"),
        metals: held("US melt"),
        records: held("Kept 15 years"),
      },
    },
    {
      id: "ostermoor",
      supplier: "Ostermoor Feinguss",
      place: "Ulm, DE",
      cost: { parts: 162_234.47, tooling: 16_485.92, freight: 811.17, duty: 4_468.01 },
      leadTimeDays: 105,
      reliability: 90,
      answers: {
        ...usual,
        as9100: held("Certified, EN 9100"),
        metals: held("German melt, qualifying country"),
        access: condition("With 30 days' notice"),
        records: missing("Kept 5 years"),
      },
    },
    {
      id: "lotus-ridge",
      supplier: "Lotus Ridge Castings",
      place: "Taichung, TW",
      cost: { parts: 127_200, tooling: 26_000, freight: 1_272, duty: 3_830 },
      leadTimeDays: 98,
      reliability: 84,
      answers: {
        ...usual,
        as9100: held("Certified"),
        fai: condition("Form 3 for key characteristics only"),
        metals: missing("Melt source not stated"),
        access: missing("No answer"),
        "fixed-process": missing("No answer"),
        records: missing("No answer"),
      },
    },
  ],
} as const;

const waivable = aerospaceFlowDowns.filter((clause) => !isContractual(clause)).map(({ id }) => id);

export const aerospaceSettings = {
  must: { kind: "set", options: waivable, default: waivable },
} as const;

/** The clauses that the buyer requires, and those that stay in any case. */
export function requiredClauses(ticked: readonly string[]) {
  return aerospaceFlowDowns
    .filter((clause) => isContractual(clause) || ticked.includes(clause.id))
    .map(({ id }) => id);
}
