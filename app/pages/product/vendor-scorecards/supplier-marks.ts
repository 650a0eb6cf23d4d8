import type { ScoredSupplier } from "./scorecards.ts";

interface SupplierMark {
  /** Dashes of the outline; none is a continuous line. */
  dashes?: string;
  /** Drawn around 0,0. */
  marker: string;
  isOpen: boolean;
  /** Hides what belongs to the supplier while its box in `group/scorecard` is not ticked: works before hydration. */
  hiddenUnlessCompared: string;
}

/** Each supplier's line and point, told apart without color. */
export const supplierMarks: Record<ScoredSupplier, SupplierMark> = {
  "tallow-creek": {
    marker: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    isOpen: false,
    hiddenUnlessCompared: "group-has-[#compare-tallow-creek:not(:checked)]/scorecard:hidden",
  },
  norrvik: {
    dashes: "8 5",
    marker: "M-5-5H5V5H-5Z",
    isOpen: true,
    hiddenUnlessCompared: "group-has-[#compare-norrvik:not(:checked)]/scorecard:hidden",
  },
  "reinhold-vogt": {
    dashes: "14 4 3 4",
    marker: "M0-6.500 6 4.500H-6Z",
    isOpen: false,
    hiddenUnlessCompared: "group-has-[#compare-reinhold-vogt:not(:checked)]/scorecard:hidden",
  },
  "sable-river": {
    dashes: "2 4",
    marker: "M0-7 7 0 0 7-7 0Z",
    isOpen: true,
    hiddenUnlessCompared: "group-has-[#compare-sable-river:not(:checked)]/scorecard:hidden",
  },
  ashgrove: {
    dashes: "20 6",
    marker: "M-5-5 5 5M5-5-5 5",
    isOpen: true,
    hiddenUnlessCompared: "group-has-[#compare-ashgrove:not(:checked)]/scorecard:hidden",
  },
};
