/** The eleven rules of Incoterms 2020, from least to most borne by the seller. */
export const incoterms = [
  "EXW",
  "FCA",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
] as const;

export type Incoterm = (typeof incoterms)[number];

export function isIncoterm(text: string): text is Incoterm {
  return (incoterms as readonly string[]).includes(text);
}
