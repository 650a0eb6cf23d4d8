import { readTable } from "#app/format/read-table.ts";

import type { ScoredSupplier } from "./scorecards.ts";

interface SupplierMark {
  id: ScoredSupplier;
  /** Drawn around 0,0. */
  marker: string;
  isOpen?: true;
  /** Dashes of the outline; none is a continuous line. */
  dashes?: string;
  /** Hides what belongs to the supplier while its box in `group/scorecard` is not ticked: works before hydration. */
  hiddenUnlessCompared: string;
}

const marks = readTable<SupplierMark[]>(`
id            | marker                               | isOpen | dashes   | hiddenUnlessCompared
tallow-creek  | M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z |        |          | group-has-[#compare-tallow-creek:not(:checked)]/scorecard:hidden
norrvik       | M-5-5H5V5H-5Z                        | yes    | 8 5      | group-has-[#compare-norrvik:not(:checked)]/scorecard:hidden
reinhold-vogt | M0-6.500 6 4.500H-6Z                 |        | 14 4 3 4 | group-has-[#compare-reinhold-vogt:not(:checked)]/scorecard:hidden
sable-river   | M0-7 7 0 0 7-7 0Z                    | yes    | 2 4      | group-has-[#compare-sable-river:not(:checked)]/scorecard:hidden
ashgrove      | M-5-5 5 5M5-5-5 5                    | yes    | 20 6     | group-has-[#compare-ashgrove:not(:checked)]/scorecard:hidden`);

/** Each supplier's line and point, told apart without color. */
export const supplierMarks = Object.fromEntries(marks.map((mark) => [mark.id, mark])) as Readonly<
  Record<ScoredSupplier, SupplierMark>
>;
