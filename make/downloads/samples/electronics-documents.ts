import { orderQuantity, requiredQuantity } from "#app/pages/solutions/electronics/bom-cost.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import {
  byColumns,
  type SampleCell,
  type SampleDocument,
  type SampleTable,
} from "./sample-document.ts";

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

/** What a distributor offers of the request's lines. */
function quotedBy(id: DistributorId) {
  const { supplier, currency, incoterm, freightPerLine, reliability } = distributors.find(
    (each) => each.id === id,
  )!;
  return lines.flatMap(({ offers, partNumber, description, ...line }) => {
    const offer = offers[id];
    if (!offer) return [];
    const { boards, attritionPercent } = electronicsSample;
    const asked = { boards, attritionPercent, activeOnly: false };
    const needed = requiredQuantity({ ...line, offers }, asked);
    return [
      {
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
        /** At each quantity that the distributor prices. */
        prices: offer.breaks.map(({ unitPrice }) => unitPrice),
        leadTimeDays: offer.leadTimeDays,
        /** The part that is offered where it is another than the one asked for. */
        type: offer.mpn === partNumber ? "" : `, Typ ${offer.mpn}`,
      },
    ];
  });
}

type QuotedLine = ReturnType<typeof quotedBy>[number];
type Column = [head: string, cell: (quoted: QuotedLine) => SampleCell];

/** A distributor's table, with a row for each line that they offer. */
function tableOf(id: DistributorId, columns: readonly Column[]): SampleTable {
  return byColumns(columns.map(([head, cell]) => [head, ...quotedBy(id).map(cell)]));
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
    ...tableOf("fennel", [
      ["Supplier", (quoted) => quoted.supplier],
      ["MPN", (quoted) => quoted.partNumber],
      ["Description", (quoted) => quoted.description],
      ["Qty", (quoted) => String(quoted.needed)],
      ["Price per 1000", (quoted) => firstOf(quoted).toFixed(2)],
      ["Currency", (quoted) => quoted.currency],
      ["MOQ", (quoted) => String(quoted.minimum)],
      ["Total freight", (quoted) => quoted.freight?.toFixed(2) ?? null],
      ["Incoterm", (quoted) => quoted.incoterm],
      ["Lead time (days)", (quoted) => String(quoted.leadTimeDays)],
      ["Rating", (quoted) => String(quoted.reliability)],
    ]),
  },
  "copperline.xlsx": {
    kind: "xlsx",
    sheet: "Price list",
    above: [`Copperline quotation 88310 for ${rfq}`],
    ...tableOf("copperline", [
      ["Supplier", (quoted) => quoted.supplier],
      ["MPN", (quoted) => quoted.partNumber],
      ["Description", (quoted) => quoted.description],
      ["Unit price @ 1 (USD)", (quoted) => quoted.prices[0] ?? null],
      ["Unit price @ 1000 (USD)", (quoted) => quoted.prices[1] ?? null],
      ["Unit price @ 10000 (USD)", (quoted) => quoted.prices[2] ?? null],
      ["Minimum order", (quoted) => quoted.minimum],
      ["Incoterm", (quoted) => quoted.incoterm],
      ["Lead time (days)", (quoted) => quoted.leadTimeDays],
      ["Rating", (quoted) => quoted.reliability],
    ]),
  },
  "nordkette.csv": {
    kind: "csv",
    separator: ";",
    ...tableOf("nordkette", [
      ["Lieferant", (quoted) => quoted.supplier],
      ["Artikelnummer", (quoted) => quoted.partNumber],
      ["Bezeichnung", (quoted) => `${new Map(inGerman).get(quoted.partNumber)}${quoted.type}`],
      ["Menge", (quoted) => String(quoted.needed)],
      ["Preis je 1000", (quoted) => germanMoney(firstOf(quoted))],
      ["Währung", (quoted) => quoted.currency],
      ["Mindestbestellmenge", (quoted) => String(quoted.minimum)],
      ["Lieferbedingung", (quoted) => quoted.incoterm],
      // Weeks, which the file leaves open: the tool asks.
      ["Lieferzeit", (quoted) => String(quoted.leadTimeDays / 7)],
      ["Bewertung", (quoted) => String(quoted.reliability)],
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
        ...tableOf("lioret", [
          ["Fournisseur", (quoted) => quoted.supplier],
          ["Référence", (quoted) => quoted.partNumber],
          ["Désignation", (quoted) => inFrench[quoted.partNumber]],
          ["Quantité", (quoted) => String(quoted.needed)],
          ["Prix par 100", (quoted) => frenchMoney(firstOf(quoted))],
          ["Devise", (quoted) => quoted.currency],
          ["Incoterm", (quoted) => quoted.incoterm],
          ["Délai (jours)", (quoted) => String(quoted.leadTimeDays)],
          ["Valable jusqu'au", () => "31/12/2026"],
          ["Évaluation", (quoted) => String(quoted.reliability)],
        ]),
      },
    },
  },
};
