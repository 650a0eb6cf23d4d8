import { evtolSample } from "#app/samples/evtol-sample.ts";
import { byColumns, type SampleDocument } from "./sample-document.ts";

const { rfq, partNumber, partName, piecesPerShipset, shipsets, quotes } = evtolSample;
const [tallow, quillan, norrvik] = quotes;
const hubs = shipsets * piecesPerShipset;
const bar = "LP-2207-90";

const oneTime = ({ tooling, firstArticle }: (typeof quotes)[number]) => tooling + firstArticle;

/** A column for each quantity that is priced; bar has the one price. */
function priceColumns(
  { breaks }: (typeof quotes)[number],
  headOf: (from: number) => string,
  ...ofBar: number[]
) {
  return breaks.map(
    ({ from, unitPrice }, index) =>
      [headOf(from), unitPrice, ...(index === 0 ? ofBar : [])] as const,
  );
}

/** Replies to the request for 18 hubs, made from the record that the eVTOL page shows, and for bar beside them. */
export const evtolDocuments: Readonly<Record<string, SampleDocument>> = {
  "tallow-creek.xlsx": {
    kind: "xlsx",
    sheet: "Quotation",
    above: [
      `${tallow.supplier}, 880 Mill Street, Wichita, KS`,
      `Quotation TC-1182 for ${rfq}`,
      "Bar to AMS 4928, mill certificate with each shipment.",
    ],
    ...byColumns([
      ["Supplier", tallow.supplier, tallow.supplier],
      ["Part number", partNumber, bar],
      ["Description", partName, "Ti-6Al-4V bar, 90 mm"],
      ["Qty", hubs, 530],
      ["UoM", "ea", "lb"],
      ...priceColumns(tallow, (from) => `Unit price @ ${from} (USD)`, 29.4),
      ["Tooling and first article (USD)", oneTime(tallow), 0],
      ["Duty (USD)", tallow.duty, 0],
      ["Incoterm", tallow.incoterm, tallow.incoterm],
      ["Lead time", `${tallow.leadTimeDays / 7} weeks`, "5 weeks"],
      ["Valid until", "2026-12-31", "2026-12-31"],
      ["Rating", tallow.reliability, tallow.reliability],
    ]),
  },
  "norrvik-forge.xlsx": {
    kind: "xlsx",
    sheet: "Offer",
    above: ["Norrvik Forge, Luleå", "Offer 40-2207"],
    ...byColumns([
      ["Supplier", norrvik.supplier, norrvik.supplier],
      ["Part number", partNumber, bar],
      ["Description", "Propulsor hub, forged and machined", "Ti-6Al-4V bar, 90 mm"],
      ["Quantity", hubs, 240],
      ["Unit", "pcs", "kg"],
      ...priceColumns(norrvik, (from) => `Unit price @ ${from}`, 598),
      ["Currency", norrvik.currency, norrvik.currency],
      ["Tooling and first article", oneTime(norrvik), 0],
      ["Incoterm", norrvik.incoterm, norrvik.incoterm],
      ["Lead time (weeks)", norrvik.leadTimeDays / 7, 9],
      ["Valid until", "2027-03-31", "2027-03-31"],
      ["Rating", norrvik.reliability! / 20, norrvik.reliability! / 20],
    ]),
  },
  "metales-rioseco.pdf": {
    kind: "pdf",
    supplier: "Metales Rioseco",
    address: "Av. Fundidora 210, Monterrey, NL",
    above: [
      "Proveedor: Metales Rioseco",
      `Cotización 5121, ${rfq}`,
      "Moneda: MXN",
      "Incoterm: DDP",
      "Válido hasta: 2027-01-31",
    ],
    columnWidths: [84, 120, 52, 44, 78, 78, 48],
    ...byColumns([
      ["Número de parte", bar],
      ["Descripción", "Barra Ti-6Al-4V, 90 mm"],
      ["Cantidad", "240"],
      ["Unidad", "kg"],
      ["Precio unitario", "1290.00"],
      ["Plazo de entrega", "6 semanas"],
      ["Calificación", "86"],
    ]),
    below: [],
  },
  "quillan-additive.eml": {
    kind: "eml",
    from: { name: quillan.supplier, address: "quotes@quillan-additive.example" },
    subject: `Quote QA-0912 for ${rfq}`,
    date: "Wed, 04 Nov 2026 11:05:00 -0700",
    body: [
      "Hello,",
      "",
      "our quote is attached. We print the hub and buy powder, so the bar is not ours to sell.",
      "",
      "Quillan Additive, Tucson",
    ],
    attachment: {
      name: "qa-0912.xlsx",
      document: {
        kind: "xlsx",
        sheet: "QA-0912",
        above: [quillan.supplier],
        ...byColumns([
          ["Supplier", quillan.supplier],
          ["Part number", partNumber],
          ["Description", "Propulsor hub, printed, HIP, machined"],
          ["Quantity", hubs],
          ...priceColumns(quillan, (from) => `Unit price @ ${from} (USD)`),
          ["NRE (USD)", oneTime(quillan)],
          ["Duty (USD)", quillan.duty],
          ["Incoterm", quillan.incoterm],
          ["Lead time", `12-${quillan.leadTimeDays / 7} weeks`],
          ["Valid until", "2027-01-31"],
        ]),
      },
    },
  },
};
