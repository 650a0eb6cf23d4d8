import type { Incoterm } from "./incoterm.ts";

/** What the price of a quote holds of the way to the buyer. */
export interface DeliveryTerm {
  readonly isFreightInPrice: boolean;
  readonly isDutyInPrice: boolean;
}

/** Under CFR and CIF the way from the port is still to be paid, so that freight is not all in the price. */
const freightInPrice: readonly Incoterm[] = ["CPT", "CIP", "DAP", "DPU", "DDP"];

export function termOfIncoterm(incoterm: Incoterm): DeliveryTerm {
  return {
    isFreightInPrice: freightInPrice.includes(incoterm),
    isDutyInPrice: incoterm === "DDP",
  };
}

/** How freight is paid under American usage, where FOB is no Incoterm: it says whose the goods are on the way. */
export const freightTerms = [
  "FOB origin",
  "FOB origin, freight prepaid",
  "FOB origin, freight prepaid and added",
  "FOB origin, freight collect",
  "FOB destination",
  "FOB destination, freight collect",
  "Freight prepaid",
  "Freight prepaid and added",
  "Freight collect",
] as const;

export type FreightTerm = (typeof freightTerms)[number];

/** Prepaid, and not added to the invoice: the seller bears it. */
const borneBySeller: readonly FreightTerm[] = [
  "FOB origin, freight prepaid",
  "FOB destination",
  "Freight prepaid",
];

export function termOfFreight(term: FreightTerm): DeliveryTerm {
  return { isFreightInPrice: borneBySeller.includes(term), isDutyInPrice: false };
}
