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

import type { Change } from "#app/format/improvement.ts";

type Image = typeof blade;

/** A measured change. The improvement is computed from `before` and `after`, never stored. */
export interface CaseResult extends Change {
  /** The symbol for what was held: position, parallelism and the like. */
  icon: "straightness" | "concentricity" | "parallelism" | "flatness" | "runout" | "position";
  metric: string;
  unit: string;
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

/** A change told as a share that is gone. */
const less = (
  icon: CaseResult["icon"],
  metric: string,
  before: number,
  after: number,
  unit: string,
): CaseResult => ({ icon, metric, before, after, unit, told: "reduction" });
const faster: typeof less = (...change) => ({ ...less(...change), told: "speed" });

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
    less("straightness", "RFQ cycle time", 15, 4, "working days"),
    faster("parallelism", "Approval time", 10, 2, "working days"),
    less("flatness", "Landed cost per blade", 1840, 1693, "US dollars"),
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
    less("concentricity", "RFQ cycle time", 10, 3, "working days"),
    less("position", "Lines converted by hand", 200, 12, "per board"),
    less("flatness", "Landed cost per board", 265, 241, "US dollars"),
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
    less("runout", "RFQ cycle time", 12, 4, "working days"),
    faster("parallelism", "Approval time", 5, 1, "working days"),
    less("flatness", "Landed cost per rotor set", 9600, 8640, "US dollars"),
  ],
  wordmark: kitebirdWordmark,
  part: [pitchLink],
  partCaption: "Pitch link, two spherical bearings",
  portrait: marcusOyelaran,
  stamp: marcusOyelaranStamp,
  industryPage: "/solutions/evtol",
};

export const caseStudies: [CaseStudy, ...CaseStudy[]] = [halvard, tessel, kitebird];
