import type { Incoterm } from "../quote/incoterm.ts";

/** What a rule leaves to the buyer between the named place and the door. */
export interface IncotermAdder {
  /** Of the goods: carriage, insurance, handling and export formalities that the price does not include. */
  readonly freightPercent: number;
  /** Of the goods and of tooling, which the customs value takes in: import duty and clearance. */
  readonly dutyPercent: number;
}

export type IncotermAdders = Readonly<Record<Incoterm, IncotermAdder>>;

const adder = (freightPercent: number, dutyPercent: number) => ({ freightPercent, dutyPercent });

/** Starting points, said to be assumptions wherever they are used, and edited by the visitor. */
export const assumedAdders: IncotermAdders = {
  /** The buyer collects, clears for export and carries. */
  EXW: adder(8, 2.5),
  /** The seller clears for export and hands over to the carrier. */
  FCA: adder(7, 2.5),
  /** Alongside the ship: loading and what follows is the buyer's. */
  FAS: adder(6.5, 2.5),
  /** On board: sea freight, insurance and what follows is the buyer's. */
  FOB: adder(6, 2.5),
  /** Sea freight paid: insurance, unloading and on-carriage remain. */
  CFR: adder(2.5, 2.5),
  /** As CFR, with least cover paid. */
  CIF: adder(2, 2.5),
  /** Carriage paid to the named place: insurance and on-carriage remain. */
  CPT: adder(1.5, 2.5),
  /** As CPT, with full cover paid. */
  CIP: adder(1, 2.5),
  /** At the door, not unloaded, not cleared for import. */
  DAP: adder(0.5, 2.5),
  /** At the door and unloaded, not cleared for import. */
  DPU: adder(0, 2.5),
  /** At the door, duty paid. */
  DDP: adder(0, 0),
};
