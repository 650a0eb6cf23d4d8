import blade from "drawing:blade";
import pcb from "drawing:pcb";
import pitchLink from "drawing:pitch-link";
import ingridSolheim from "drawing:portrait/Ingrid Solheim?hair=bob&hatch=titanium&glasses=false&flip=true";
import marcusOyelaran from "drawing:portrait/Marcus Oyelaran?hair=crop&hatch=glass&beard=true&glasses=false&flip=false";
import priyaRaman from "drawing:portrait/Priya Raman?hair=bun&hatch=board&glasses=true&flip=true";
import ingridSolheimStamp from "drawing:stamp/Ingrid Solheim";
import marcusOyelaranStamp from "drawing:stamp/Marcus Oyelaran";
import priyaRamanStamp from "drawing:stamp/Priya Raman";
import halvardWordmark from "drawing:wordmark/halvard";
import kitebirdWordmark from "drawing:wordmark/kitebird";
import tesselWordmark from "drawing:wordmark/tessel";

type Image = typeof blade;

/** A measured change. The improvement is computed from `before` and `after`, never stored. */
export interface CaseResult {
  /** The symbol for what was held: position, parallelism and the like. */
  icon: "straightness" | "concentricity" | "parallelism" | "flatness" | "runout" | "position";
  metric: string;
  before: number;
  after: number;
  unit: string;
  /** How the change is told: as a share that is gone, or as how many times faster. */
  told: "reduction" | "speed";
}

export interface CaseStudy {
  /** Fragment of its address on the case studies page. */
  id: string;
  company: string;
  industry: string;
  /** What happened, in one line. */
  headline: string;
  challenge: string;
  solution: string;
  testimonial: string;
  author: string;
  authorTitle: string;
  results: [CaseResult, CaseResult, CaseResult];
  wordmark: Image;
  /** The part they buy, in layers that lie on one another. */
  part: Image[];
  /** Name of the part and its view. */
  partCaption: string;
  portrait: Image;
  stamp: Image;
  industryPage: "/solutions/aerospace" | "/solutions/electronics" | "/solutions/evtol";
}

export const halvard: CaseStudy = {
  id: "halvard",
  company: "Halvard Aerospace",
  industry: "Aerospace",
  headline: "Landed cost replaced unit price.",
  challenge:
    "Nine foundries quoted castings in four currencies, most of them ex works. Two buyers normalized the quotes by hand and often skipped the flow-down clauses. The lowest unit price won. Then freight and a missing 3.1 certificate cost more than the saving.",
  solution:
    "Buyers forward every reply as it arrives. The RFQ Analyzer adds freight, duty and tooling to a landed cost and flags quotes without the certificate before it ranks them. Engineering, quality and finance approve in parallel.",
  testimonial:
    "The third time it ranked our usual foundry fourth, we asked why. It was right about the freight, and we had been wrong about it for six years.",
  author: "Ingrid Solheim",
  authorTitle: "Director of Supply Chain",
  results: [
    {
      icon: "straightness",
      metric: "RFQ cycle time",
      before: 15,
      after: 4,
      unit: "working days",
      told: "reduction",
    },
    {
      icon: "parallelism",
      metric: "Approval time",
      before: 10,
      after: 2,
      unit: "working days",
      told: "speed",
    },
    {
      icon: "flatness",
      metric: "Landed cost per blade",
      before: 1840,
      after: 1693,
      unit: "US dollars",
      told: "reduction",
    },
  ],
  wordmark: halvardWordmark,
  part: [blade],
  partCaption: "Turbine blade, cast",
  portrait: ingridSolheim,
  stamp: ingridSolheimStamp,
  industryPage: "/solutions/aerospace",
};

export const tessel: CaseStudy = {
  id: "tessel",
  company: "Tessel Boards",
  industry: "Electronics",
  headline: "Prices per piece, reel and thousand, compared.",
  challenge:
    "A board has two hundred lines, and three distributors price them in three ways. One reel was quoted per thousand and compared with a price per piece. The error stayed in the spreadsheet for a quarter.",
  solution:
    "Unit normalization converts every line to a price per piece and shows its confidence. Below the threshold a person checks the value, and the correction is kept for the next reply. Supplier 360 tracks who delivers as quoted.",
  testimonial:
    "We no longer convert reels by hand. We check the twelve lines it is not sure of, and that is all.",
  author: "Priya Raman",
  authorTitle: "VP Operations",
  results: [
    {
      icon: "concentricity",
      metric: "RFQ cycle time",
      before: 10,
      after: 3,
      unit: "working days",
      told: "reduction",
    },
    {
      icon: "position",
      metric: "Lines converted by hand",
      before: 200,
      after: 12,
      unit: "per board",
      told: "reduction",
    },
    {
      icon: "flatness",
      metric: "Landed cost per board",
      before: 265,
      after: 241,
      unit: "US dollars",
      told: "reduction",
    },
  ],
  wordmark: tesselWordmark,
  part: [pcb],
  partCaption: "Controller board, four layers",
  portrait: priyaRaman,
  stamp: priyaRamanStamp,
  industryPage: "/solutions/electronics",
};

export const kitebird: CaseStudy = {
  id: "kitebird",
  company: "Kitebird",
  industry: "eVTOL",
  headline: "Two people, 212 parts, one date.",
  challenge:
    "A first flight article with 212 quoted parts, most of them new, and a fixed date. Lead times were in email texts. Approvals waited while engineers were at the test stand.",
  solution:
    "Lead time is now a weight in the ranking. Approval Routing sends each request to all approvers at once and escalates late approvals. The award log is part of the build record.",
  testimonial:
    "The date held. I have worked on four programs and I am not used to writing that sentence.",
  author: "Marcus Oyelaran",
  authorTitle: "Sourcing Manager",
  results: [
    {
      icon: "runout",
      metric: "RFQ cycle time",
      before: 12,
      after: 4,
      unit: "working days",
      told: "reduction",
    },
    {
      icon: "parallelism",
      metric: "Approval time",
      before: 5,
      after: 1,
      unit: "working days",
      told: "speed",
    },
    {
      icon: "flatness",
      metric: "Landed cost per rotor set",
      before: 9600,
      after: 8640,
      unit: "US dollars",
      told: "reduction",
    },
  ],
  wordmark: kitebirdWordmark,
  part: [pitchLink],
  partCaption: "Pitch link, two spherical bearings",
  portrait: marcusOyelaran,
  stamp: marcusOyelaranStamp,
  industryPage: "/solutions/evtol",
};

export const caseStudies: [CaseStudy, ...CaseStudy[]] = [halvard, tessel, kitebird];
