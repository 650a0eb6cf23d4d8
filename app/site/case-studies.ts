import blade from "drawing:blade";
import pcb from "drawing:pcb";
import ingridSolheim from "drawing:portrait/Ingrid Solheim?hair=bob&hatch=titanium&glasses=false&flip=true";
import marcusOyelaran from "drawing:portrait/Marcus Oyelaran?hair=crop&hatch=glass&beard=true&glasses=false&flip=false";
import priyaRaman from "drawing:portrait/Priya Raman?hair=bun&hatch=board&glasses=true&flip=true";
import rotor from "drawing:rotor";
import rotorFrame from "drawing:rotor-frame-compact";
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
  company: "Halvard Aerostructures",
  industry: "Aerospace",
  headline: "The cheap blade stopped winning.",
  challenge:
    "Forgings came back from nine shops in four currencies, half of them ex works. Two buyers normalized them by hand, and the flow-down clauses were read last, if at all. The lowest unit price won, then freight and a missing 3.1 cert took the saving back.",
  solution:
    "Every reply is forwarded as it arrives. The RFQ Analyzer puts freight, duty and tooling into one landed cost, and a quote without the certificate is flagged before it is ranked. Engineering, quality and finance approve in parallel.",
  testimonial:
    "The third time it ranked our usual shop fourth, we asked why. It was right about the freight, and we had been wrong about it for six years.",
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
      after: 1674,
      unit: "US dollars",
      told: "reduction",
    },
  ],
  wordmark: halvardWordmark,
  part: [blade],
  partCaption: "Turbine blade, forged",
  portrait: ingridSolheim,
  stamp: ingridSolheimStamp,
  industryPage: "/solutions/aerospace",
};

export const tessel: CaseStudy = {
  id: "tessel",
  company: "Tessel Boards",
  industry: "Electronics",
  headline: "Per each, per reel, per thousand.",
  challenge:
    "A board has two hundred lines, and three distributors price them three ways. One reel quoted per thousand against a bid quoted each can hide in column K for a quarter. It did.",
  solution:
    "Unit normalization brings every line to one basis and shows its confidence. Below the threshold a person looks, and the correction is kept for the next reply. Supplier 360 tracks who delivers what they quoted.",
  testimonial:
    "Nobody here converts reels anymore. We read the twelve lines it was not sure of, and then we go to lunch.",
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
    "A first flight article, 212 quoted parts, most of them never made before, and a date that does not move. Lead times were promises in email bodies. Approvals waited for whoever was at the test stand.",
  solution:
    "Lead time became a weight in the ranking instead of a remark. Approval Routing sends a request to everyone it needs at once and escalates when the SLA runs down. The award log is the build record.",
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
      after: 8736,
      unit: "US dollars",
      told: "reduction",
    },
  ],
  wordmark: kitebirdWordmark,
  part: [rotor, rotorFrame],
  partCaption: "Lift propulsor, five blades",
  portrait: marcusOyelaran,
  stamp: marcusOyelaranStamp,
  industryPage: "/solutions/evtol",
};

export const caseStudies: CaseStudy[] = [halvard, tessel, kitebird];
