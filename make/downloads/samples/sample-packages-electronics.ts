import { orderQuantity, requiredQuantity } from "#app/pages/solutions/electronics/bom-cost.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import type { SampleCell, SampleDocument } from "./sample-packages-document.ts";

const { rfq, lines, distributors } = electronicsSample;

type DistributorId = (typeof distributors)[number]["id"];
type PartNumber = (typeof inGerman)[number][0];

const inGerman = [
  ["MC04X104K", "Kondensator 100 nF 50 V X7R 0402"],
  ["RT04F1002", "Widerstand 10k 1% 0402"],
  ["PL6045-4R7", "Speicherdrossel 4,7 µH"],
  ["NV32G474", "Mikrocontroller, 32 Bit, LQFP"],
  ["XT8M-32", "Quarz 8 MHz"],
  ["HD14-SMT", "Stiftleiste, 14-polig"],
] as const;

const inFrench: Readonly<Record<PartNumber, string>> = {
  MC04X104K: "Condensateur 100 nF 50 V X7R 0402",
  RT04F1002: "Résistance 10k 1% 0402",
  "PL6045-4R7": "Inductance de puissance 4,7 µH",
  NV32G474: "Microcontrôleur 32 bits, LQFP",
  "XT8M-32": "Quartz 8 MHz",
  "HD14-SMT": "Connecteur, 14 positions",
};

/** A distributor's rows, one for each line that they offer. */
function rowsOf(id: DistributorId, row: (quoted: QuotedLine) => SampleCell[]): SampleCell[][] {
  const { supplier, currency, incoterm, freightPerLine, reliability } = distributors.find(
    (each) => each.id === id,
  )!;
  return lines.flatMap(({ offers, partNumber, description, ...line }) => {
    const offer = offers[id];
    if (!offer) return [];
    const { boards, attritionPercent } = electronicsSample;
    const needed = requiredQuantity(
      { ...line, offers },
      {
        boards,
        attritionPercent,
        activeOnly: false,
      },
    );
    return [
      row({
        supplier,
        currency,
        incoterm,
        freight: freightPerLine,
        reliability,
        partNumber: partNumber as PartNumber,
        description,
        needed,
        // A table has no column for packs: for this request, whole packs are the least that is sold.
        minimum: offer.multiple > 1 ? orderQuantity(needed, offer) : offer.minimum,
        prices: offer.breaks.map(({ unitPrice }) => unitPrice),
        leadTimeDays: offer.leadTimeDays,
        type: offer.mpn === partNumber ? "" : `, Typ ${offer.mpn}`,
      }),
    ];
  });
}

interface QuotedLine {
  supplier: string;
  currency: string;
  incoterm: string;
  freight: number | null;
  reliability: number;
  partNumber: PartNumber;
  description: string;
  needed: number;
  minimum: number;
  /** At each quantity that the distributor prices. */
  prices: number[];
  leadTimeDays: number;
  /** The part that is offered where it is another than the one asked for. */
  type: string;
}

const firstOf = ({ prices: [price = 0] }: QuotedLine) => price;

/** 6.200,00 */
const germanMoney = (amount: number) =>
  amount
    .toFixed(2)
    .replace(".", ",")
    .replace(/\B(?=(\d{3})+,)/, ".");
/** 6200,00 */
const frenchMoney = (amount: number) => amount.toFixed(2).replace(".", ",");

/** Replies to the request for 500 boards, made from the record that the electronics page shows. */
export const electronicsDocuments: Readonly<Record<string, SampleDocument>> = {
  "fennel-marsh.csv": {
    kind: "csv",
    separator: ",",
    head: [
      "Supplier",
      "MPN",
      "Description",
      "Qty",
      "Price per 1000",
      "Currency",
      "MOQ",
      "Total freight",
      "Incoterm",
      "Lead time (days)",
      "Rating",
    ],
    rows: rowsOf("fennel", (quoted) => [
      quoted.supplier,
      quoted.partNumber,
      quoted.description,
      String(quoted.needed),
      firstOf(quoted).toFixed(2),
      quoted.currency,
      String(quoted.minimum),
      quoted.freight?.toFixed(2) ?? null,
      quoted.incoterm,
      String(quoted.leadTimeDays),
      String(quoted.reliability),
    ]),
  },
  "copperline.xlsx": {
    kind: "xlsx",
    sheet: "Price list",
    above: [`Copperline quotation 88310 for ${rfq}`],
    head: [
      "Supplier",
      "MPN",
      "Description",
      "Unit price @ 1 (USD)",
      "Unit price @ 1000 (USD)",
      "Unit price @ 10000 (USD)",
      "Minimum order",
      "Incoterm",
      "Lead time (days)",
      "Rating",
    ],
    rows: rowsOf("copperline", (quoted) => [
      quoted.supplier,
      quoted.partNumber,
      quoted.description,
      ...quoted.prices,
      quoted.minimum,
      quoted.incoterm,
      quoted.leadTimeDays,
      quoted.reliability,
    ]),
  },
  "nordkette.csv": {
    kind: "csv",
    separator: ";",
    head: [
      "Lieferant",
      "Artikelnummer",
      "Bezeichnung",
      "Menge",
      "Preis je 1000",
      "Währung",
      "Mindestbestellmenge",
      "Lieferbedingung",
      "Lieferzeit",
      "Bewertung",
    ],
    rows: rowsOf("nordkette", (quoted) => [
      quoted.supplier,
      quoted.partNumber,
      `${new Map(inGerman).get(quoted.partNumber)}${quoted.type}`,
      String(quoted.needed),
      germanMoney(firstOf(quoted)),
      quoted.currency,
      String(quoted.minimum),
      quoted.incoterm,
      // Weeks, which the file leaves open: the tool asks.
      String(quoted.leadTimeDays / 7),
      String(quoted.reliability),
    ]),
  },
  "lioret-composants.eml": {
    kind: "eml",
    from: { name: "Lioret Composants", address: "devis@lioret.example" },
    subject: `Devis 2611-04, ${rfq}`,
    date: "Tue, 03 Nov 2026 16:40:00 +0100",
    body: [
      "Bonjour,",
      "",
      "veuillez trouver ci-joint notre devis. Nous ne proposons pas le connecteur HD14-SMT.",
      "",
      "Cordialement,",
      "Lioret Composants, Grenoble",
    ],
    attachment: {
      name: "devis-2611-04.csv",
      document: {
        kind: "csv",
        separator: ";",
        head: [
          "Fournisseur",
          "Référence",
          "Désignation",
          "Quantité",
          "Prix par 100",
          "Devise",
          "Incoterm",
          "Délai (jours)",
          "Valable jusqu'au",
          "Évaluation",
        ],
        rows: rowsOf("lioret", (quoted) => [
          quoted.supplier,
          quoted.partNumber,
          inFrench[quoted.partNumber],
          String(quoted.needed),
          frenchMoney(firstOf(quoted)),
          quoted.currency,
          quoted.incoterm,
          String(quoted.leadTimeDays),
          "31/12/2026",
          String(quoted.reliability),
        ]),
      },
    },
  },
};
