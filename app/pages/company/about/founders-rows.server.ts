import { groupDigits } from "#app/format/group-digits.ts";
import { motorMountPrice, motorMountQuotation } from "#app/samples/motor-mount-quotation.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

/** A cell of the sheet; a marked one has the number of its redline. */
interface Cell {
  value: string;
  redline?: number | undefined;
}

export interface FoundersRow {
  supplier: string;
  cells: Cell[];
}

/** The motor mount of home's ranking: what three quotes look like where each figure is typed as it came. */
export function foundersRows(): FoundersRow[] {
  return samplePackage.vendors.map(({ id, supplier, cost, leadTimeDays }) => {
    const { supplierId, pieces } = motorMountQuotation;
    // Per 100 and in euros, yet multiplied as if it were for one piece: the mistake that the founders tell of.
    const price = id === supplierId ? motorMountPrice.euros : cost.parts / pieces;
    return {
      supplier,
      cells: [
        { value: groupDigits(price, 2), redline: id === supplierId ? 3 : undefined },
        { value: String(leadTimeDays) },
        { value: groupDigits(price * pieces, 0), redline: id === "norrvik" ? 2 : undefined },
      ],
    };
  });
}
