import type { ScoredSupplier } from "./scorecards.ts";

/** A document on file. Its state follows from the sheet date, and is never stored. */
export interface SupplierDocument {
  number: string;
  supplier: ScoredSupplier;
  name: string;
  revision: string;
  /** Null for what does not run out. */
  expires: string | null;
}

/** The day on which the register is read. */
export const sheetDate = "2026-09-30";

/** Ahead of an expiry, the supplier and the buyer are told. */
export const noticeDays = 60;

export const supplierDocuments: readonly SupplierDocument[] = [
  {
    number: "D-101",
    supplier: "tallow-creek",
    name: "AS9100D certificate",
    revision: "3",
    expires: "2028-05-13",
  },
  {
    number: "D-102",
    supplier: "tallow-creek",
    name: "Nadcap, heat treating",
    revision: "5",
    expires: "2026-11-15",
  },
  {
    number: "D-103",
    supplier: "tallow-creek",
    name: "Certificate of insurance",
    revision: "8",
    expires: "2027-05-03",
  },
  {
    number: "D-104",
    supplier: "norrvik",
    name: "ISO 9001 certificate",
    revision: "6",
    expires: "2026-10-18",
  },
  {
    number: "D-105",
    supplier: "norrvik",
    name: "REACH declaration",
    revision: "C",
    expires: "2027-07-01",
  },
  {
    number: "D-106",
    supplier: "norrvik",
    name: "Certificate of insurance",
    revision: "4",
    expires: "2026-09-12",
  },
  {
    number: "D-107",
    supplier: "reinhold-vogt",
    name: "ISO 9001 certificate",
    revision: "9",
    expires: "2028-02-04",
  },
  {
    number: "D-108",
    supplier: "reinhold-vogt",
    name: "EN 10204 3.1 agreement",
    revision: "2",
    expires: null,
  },
  {
    number: "D-109",
    supplier: "reinhold-vogt",
    name: "Conflict minerals declaration",
    revision: "1",
    expires: "2027-04-02",
  },
  {
    number: "D-110",
    supplier: "sable-river",
    name: "AS9100D certificate",
    revision: "2",
    expires: "2026-11-29",
  },
  {
    number: "D-111",
    supplier: "sable-river",
    name: "Mutual NDA",
    revision: "A",
    expires: null,
  },
  {
    number: "D-112",
    supplier: "ashgrove",
    name: "AS9100D certificate",
    revision: "4",
    expires: "2029-07-20",
  },
  {
    number: "D-113",
    supplier: "ashgrove",
    name: "ITAR registration",
    revision: "7",
    expires: "2027-01-31",
  },
  {
    number: "D-114",
    supplier: "ashgrove",
    name: "Certificate of insurance",
    revision: "5",
    expires: "2027-08-15",
  },
];
