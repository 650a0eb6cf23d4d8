import type blade from "drawing:blade";
import caseStudies from "records:customers/cases";

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
  /** The part they buy. */
  part: Image;
  /** Name of the part and its view. */
  partCaption: string;
  portrait: Image;
  stamp: Image;
  industryPage: "/solutions/aerospace" | "/solutions/electronics" | "/solutions/evtol";
}

export function studyNamed(id: string): CaseStudy {
  const found = caseStudies.find((each) => each.id === id);
  if (!found) throw new Error(`No case study is named ${id}`);
  return found;
}

export const halvard = studyNamed("halvard");
export const tessel = studyNamed("tessel");
export const kitebird = studyNamed("kitebird");
export { caseStudies };
